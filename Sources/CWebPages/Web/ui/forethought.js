// Tells which link will most likely be followed next: the one under a finger, or where a pointer rests.

import { targetOf } from './find.js'

// Milliseconds over a link that are no passing by.
const rest = 120
// Milliseconds in which a link is told once.
const calm = 30_000

/**
 * @param {Document|HTMLElement} root
 * @param {string} selector  of the links
 * @param {(path: string) => void} tell
 */
export function foretell(root, selector, tell) {
    const told = new Map()
    let resting = 0

    /** @param {string} path */
    function say(path) {
        if (performance.now() - (told.get(path) ?? -Infinity) < calm) return
        told.set(path, performance.now())
        tell(path)
    }

    // What a link led to may be gone with it meanwhile.
    /** @param {HTMLAnchorElement} link */
    const restOver = link => { if (link.isConnected) say(link.pathname) }

    /** @param {Event} event  @returns {HTMLAnchorElement|null} */
    const linkOf = event => targetOf(event)?.closest(selector) ?? null
    root.addEventListener('pointerdown', (/** @type {Event} */ event) => {
        const link = linkOf(event)
        if (link) say(link.pathname)
    }, { passive: true })
    root.addEventListener('pointerover', (/** @type {Event} */ event) => {
        clearTimeout(resting)
        const link = linkOf(event)
        if (link && event instanceof PointerEvent && event.pointerType === 'mouse') resting = setTimeout(restOver, rest, link)
    }, { passive: true })
}
