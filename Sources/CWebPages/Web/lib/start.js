// Whether somebody has just come, rather than gone back to the library from a book.

import { ownName } from './site.js'

/** @returns {boolean}  true once in a tab, and not when another page of ours was here before */
export function isFreshStart() {
    const came = globalThis.navigation?.activation?.from != null
    try {
        const isKnown = sessionStorage.getItem(ownName('vorleser.started')) !== null
        sessionStorage.setItem(ownName('vorleser.started'), 'yes')
        return !isKnown && !came && !location.search
    } catch {
        return false
    }
}
