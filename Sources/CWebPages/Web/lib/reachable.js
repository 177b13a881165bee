// By what other devices reach the library.

import { get } from './api.js'

/** Whether a host's name means, on each computer, that computer itself. @param {string} hostname */
export function isThisComputers(hostname) { return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) }

/**
 * Where other devices find a path of the library, the best address first; none where only this machine reaches it.
 * @param {string} address  of the path, as this page finds it
 * @param {string[]} known  where the library is, as the server knows it
 * @param {{origin: string, hostname: string}} here  where this page is
 * @returns {string[]}
 */
export function addressesForOthers(address, known, { origin, hostname }) {
    // What has led here leads others here, too: it may be a proxy's, of which the server knows nothing.
    const hosts = isThisComputers(hostname) ? known.filter(host => !isThisComputers(new URL(host).hostname)) : [origin]
    return hosts.map(host => new URL(address, host).href)
}

/** Where the library is, as the server knows it; asked only by a page that other devices cannot open by its own address. @returns {Promise<string[]>} */
export async function knownAddresses() { return isThisComputers(location.hostname) ? (await get('/api/devices')).addresses ?? [] : [] }
