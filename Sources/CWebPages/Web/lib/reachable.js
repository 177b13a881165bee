// By what other devices reach the library.

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
    const hosts = isThisComputers(hostname) ? known : [origin]
    return hosts.map(host => new URL(address, host).href)
}
