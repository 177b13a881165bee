// Whether what has the focus got it by the Tab key.
//
// A frame around all that is read does good only to those who come by it, and so do a button's own keys and controls that stay
// for it: whoever has tapped a button wants the space bar to be play and pause all the same, and the text to itself.

import { byId } from './find.js'

/** @returns {{readonly isByTab: boolean}} */
export function focusByTab() {
    let lastKey = ''
    // A dialog that closes gives the focus back, by whatever key.
    /** @type {WeakSet<EventTarget>} */
    let reached = new WeakSet()
    addEventListener('keydown', ({ key }) => { lastKey = key }, { capture: true })
    addEventListener('pointerdown', () => {
        lastKey = ''
        reached = new WeakSet()
    }, { capture: true })
    addEventListener('focusin', ({ target }) => { if (target && lastKey === 'Tab') reached.add(target) }, { capture: true })
    const text = byId('text')
    text.addEventListener('focus', () => text.classList.toggle('shows-focus', lastKey === 'Tab'))
    return { get isByTab() { return reached.has(document.activeElement ?? document) } }
}
