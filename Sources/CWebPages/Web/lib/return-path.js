import { addressOf, pathOf } from './site.js'

/**
 * The page of ours that somebody wanted before they had to prove who they are.
 * @param {string} query  of the address, `?to=…`
 * @param {string} origin  ours
 * @returns {string}  its address without the origin; that of the library when it is none or leads elsewhere
 */
export function returnPath(query, origin) {
    const library = addressOf('/')
    const wanted = new URLSearchParams(query).get('to') ?? library
    try {
        const url = new URL(wanted, origin)
        const path = pathOf(url.pathname)
        const isOurs = url.origin === origin && path !== null && !path.startsWith('//') && !['/pair', '/people'].includes(path)
        return isOurs ? url.pathname + url.search + url.hash : library
    } catch {
        return library
    }
}
