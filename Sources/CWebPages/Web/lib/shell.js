import { addressOf } from './site.js'

/** Keeps the pages themselves on this device, so that they open while the server is away. Books: kept-books.js. */
export function keepShell() {
    // Without a safe connection (a plain address in the network) browsers do not offer it.
    const { lang } = document.documentElement
    // Under another address it is another worker: it keeps the words of the page's language, too.
    navigator.serviceWorker?.register(addressOf(lang === 'en' ? '/service-worker.js' : `/service-worker.js?words=${lang}`)).catch(() => {})
}
