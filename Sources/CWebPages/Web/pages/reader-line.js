// The line of the window at which the place stands: a page that is loaded anew in the same tab has its text where it was.

import { keptJSON, keptStorage } from '../lib/kept-storage.js'

const name = 'vorleser.line'
const storage = keptStorage(() => sessionStorage)

/**
 * Where a place stood when the tab left it: pixels below the window's top; `null` when it left the book elsewhere.
 * @param {string} book
 * @param {number} offset
 * @returns {number|null}
 */
export function keptLine(book, offset) {
    const kept = keptJSON(storage, name)
    return kept?.book === book && kept.offset === offset ? kept.line : null
}

/**
 * @param {string} book
 * @param {import('../ui/text-pane.js').TextPane} pane
 * @param {import('./reader-places.js').Places} places
 */
export function keepLine(book, pane, places) {
    const keep = () => {
        const offset = places.noted
        storage.setItem(name, JSON.stringify({ book, offset, line: pane.lineOf(offset) }))
    }
    // A browser that needs the memory takes what is out of sight without a word more.
    document.addEventListener('visibilitychange', () => { if (document.hidden) keep() })
    addEventListener('pagehide', keep)
}
