/** Keeps the pages themselves on this device, so that they open while the server is away. Books: kept-books.js. */
export function keepShell() {
    // Without a safe connection (a plain address in the network) browsers do not offer it.
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {})
}
