/** Keeps the pages themselves on this device, so that they open while the server is away. Books are not kept. */
export function keepShell() {
    // Without a safe connection (a plain address in the network) browsers do not offer it.
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {})
}
