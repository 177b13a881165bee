// What can be done with a word or a selection.

import { WordMenu } from '../ui/word-menu.js'

/** @typedef {import('../lib/span-index.js').Span} Span */

/**
 * @param {object} parts
 * @param {import('../ui/text-pane.js').TextPane} parts.pane
 * @param {import('../ui/taps.js').Taps} parts.taps
 * @param {import('../lib/speaker.js').Speaker} parts.speaker
 * @param {import('./reader-listening.js').Listening} parts.listening
 * @param {import('./reader-notes.js').ReaderNotes} parts.notes
 * @param {{open(offset: number): void}} parts.pronunciation
 * @param {import('./reader-messages.js').TellTrouble} parts.trouble
 */
export function wordMenu({ pane, taps, speaker, listening, notes, pronunciation, trouble }) {
    const menu = new WordMenu()
    taps.addEventListener('menu', ({ detail: { offset } }) => open(pane.wordAt(offset)))
    taps.addEventListener('select', ({ detail: span }) => open(span))
    pane.addEventListener('moved', ({ detail: { byReader } }) => { if (byReader) menu.close() })
    menu.addEventListener('play', ({ detail: span }) => listening.play(span.start))
    menu.addEventListener('bookmark', ({ detail: span }) => notes.addBookmark(span.start))
    menu.addEventListener('mark', ({ detail: { span, colour } }) => notes.mark(span, colour))
    menu.addEventListener('note', ({ detail: span }) => notes.annotate(span))
    menu.addEventListener('pronunciation', ({ detail: span }) => pronunciation.open(span.start))
    // Pages that come over a home network may have no clipboard.
    menu.addEventListener('copy', ({ detail: span }) => navigator.clipboard?.writeText(pane.text(span)).catch(trouble))

    /** @param {Span|null} span  @param {boolean} [takesFocus] */
    function open(span, takesFocus = false) {
        const box = span && pane.box(span)
        if (box) menu.open({ span, words: pane.text(span), box, takesFocus })
    }

    return {
        /** Opens it for what is selected, or for the word that is spoken; asked for by the keyboard. */
        openHere() { open(taps.selection ?? speaker.word ?? pane.wordAt(listening.here), true) },
        /** Highlights what is selected, or the sentence that is spoken. */
        markHere() {
            const span = taps.selection ?? speaker.sentence
            if (!span) return
            document.getSelection()?.removeAllRanges()
            notes.mark(span)
        },
    }
}
