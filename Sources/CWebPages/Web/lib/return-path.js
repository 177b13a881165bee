/**
 * The page of ours that somebody wanted before they had to prove who they are.
 * @param {string} query  of the address, `?to=…`
 * @param {string} origin  ours
 * @returns {string}  a path; `/` when it is none or leads elsewhere
 */
export function returnPath(query, origin) {
    const wanted = new URLSearchParams(query).get('to') ?? '/'
    try {
        const url = new URL(wanted, origin)
        const isOurs = url.origin === origin && !url.pathname.startsWith('//') && !['/pair', '/people'].includes(url.pathname)
        return isOurs ? url.pathname + url.search + url.hash : '/'
    } catch {
        return '/'
    }
}
