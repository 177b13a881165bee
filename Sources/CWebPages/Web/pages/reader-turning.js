// Moving through the text by hand: pages turned, controls that step back, and the chapter's title above.

import { byId } from '../ui/find.js'

/**
 * @param {object} parts
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {import('../ui/text-pane.js').TextPane} parts.pane
 * @param {import('../ui/taps.js').Taps} parts.taps
 * @param {import('../ui/quiet.js').Quiet} parts.quiet
 */
export function turnPages({ book, pane, taps, quiet }) {
    /** @param {number} step  to the right, from where the text may be read to the left */
    const turn = step => pane.view.turn(pane.direction === 'rtl' ? -step : step)
    const showChapter = () => { byId('chapter-title').textContent = book.chapterAt(pane.place)?.title ?? '' }
    taps.addEventListener('edge', ({ detail: { step } }) => turn(step))
    taps.addEventListener('stroke', ({ detail: { step } }) => turn(step))
    taps.addEventListener('drag', ({ detail: { by } }) => { if ('follow' in pane.view) pane.view.follow(by) })
    taps.addEventListener('drop', () => { if ('settle' in pane.view) pane.view.settle() })
    taps.addEventListener('blank', () => quiet.toggle())
    pane.addEventListener('moved', ({ detail: { byReader } }) => {
        showChapter()
        if (byReader && pane.mode === 'scroll') quiet.scrolled(byId('text').scrollTop)
    })
    showChapter()
}
