// Links of the book: to places, to notes beside the text, and to pages outside.

import { get } from '../lib/api.js'
import { fragmentPath } from '../lib/book-paths.js'
import { wording } from '../lib/wording.js'
import { byId } from '../ui/find.js'
import { NotePopup } from '../ui/note-popup.js'
import { ask } from '../ui/question.js'

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {string} parts.revision
 * @param {import('../ui/taps.js').Taps} parts.taps
 * @param {(offset: number) => void} parts.look  shows a place
 * @param {(span: import('../lib/span-index.js').Span) => void} parts.hear  speaks a note
 */
export function followLinks({ id, revision, taps, look, hear }) {
    const note = new NotePopup(async span => (await get(fragmentPath(id, revision, span))).html)
    taps.addEventListener('link', ({ detail: { element } }) => follow(element))
    note.addEventListener('link', ({ detail: link }) => follow(link))
    note.addEventListener('go', ({ detail: span }) => look(span.start))
    note.addEventListener('hear', ({ detail: span }) => hear(span))

    /** @param {HTMLAnchorElement} link */
    function follow(link) {
        const { offset, note: start, noteEnd: end } = link.dataset
        if (start !== undefined) note.show({ start: Number(start), end: Number(end) })
        else if (offset !== undefined) {
            look(Number(offset))
            // The link may go with the part of the text that it stands in, and the keys with it.
            byId('text').focus({ preventScroll: true })
        }
        else if (/^(https?|mailto):/.test(link.href)) leave(link.href)
    }
}

/** @param {string} address */
async function leave(address) {
    const yes = await ask({ heading: wording.reader.openOutside, words: address, yes: wording.reader.openInTab })
    if (yes) window.open(address, '_blank', 'noopener,noreferrer')
}
