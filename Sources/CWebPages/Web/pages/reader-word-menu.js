// What can be done with a word or a selection.

import { quotation } from '../lib/quotation.js'
import { wording } from '../lib/wording.js'
import { WordMenu } from '../ui/word-menu.js'

/** @typedef {import('../lib/span-index.js').Span} Span */

// Code units that an address takes without being refused for its length.
const longestTranslation = 1500

/**
 * @param {object} parts
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {import('../ui/text-pane.js').TextPane} parts.pane
 * @param {import('../ui/taps.js').Taps} parts.taps
 * @param {import('../lib/speaker.js').Speaker} parts.speaker
 * @param {import('./reader-listening.js').Listening} parts.listening
 * @param {import('./reader-notes.js').ReaderNotes} parts.notes
 * @param {{open(offset: number): void}} parts.pronunciation
 * @param {ReturnType<typeof import('./reader-lookup.js').lookUps>} parts.lookUp
 * @param {import('./reader-messages.js').TellTrouble} parts.trouble
 * @param {import('./reader-messages.js').Announce} parts.announce
 */
export function wordMenu({ book, pane, taps, speaker, listening, notes, pronunciation, lookUp, trouble, announce }) {
    const menu = new WordMenu()
    taps.addEventListener('menu', ({ detail: { offset } }) => open(pane.wordAt(offset)))
    taps.addEventListener('select', ({ detail: span }) => open(span))
    pane.addEventListener('moved', ({ detail: { byReader } }) => { if (byReader) menu.close() })
    menu.addEventListener('play', ({ detail: span }) => listening.play(span.start))
    menu.addEventListener('bookmark', ({ detail: span }) => notes.addBookmark(span.start))
    menu.addEventListener('mark', ({ detail: { span, colour } }) => notes.mark(span, colour))
    menu.addEventListener('note', ({ detail: span }) => notes.annotate(span))
    menu.addEventListener('pronunciation', ({ detail: span }) => pronunciation.open(span.start))
    menu.addEventListener('lookUp', ({ detail: span }) => lookUp.open(whole(span)))
    // Pages that come over a home network may have no clipboard.
    menu.addEventListener('copy', ({ detail: span }) => navigator.clipboard?.writeText(pane.text(span)).catch(trouble))
    menu.addEventListener('quote', ({ detail: span }) => quote(pane.wholeWords(span)).catch(trouble))

    /** A selection may begin and end inside words. @param {Span} span */
    const whole = span => pane.text(pane.wholeWords(span))

    /** Passed on where the device can, else copied. @param {Span} span */
    async function quote(span) {
        const text = quotation(pane.text(span), book.outline, book.chapterAt(span.start)?.title ?? '')
        const isTouch = matchMedia('(pointer: coarse)').matches
        if (isTouch && navigator.share) {
            // Who thinks better of it has not met with an error.
            await navigator.share({ text }).catch(error => { if (error.name !== 'AbortError') throw error })
        } else if (navigator.clipboard) {
            await navigator.clipboard.writeText(text)
            announce(wording.reader.copiedWithSource)
        }
    }

    /** @param {Span|null} span  @param {boolean} [takesFocus] */
    function open(span, takesFocus = false) {
        const box = span && pane.box(span)
        if (!box) return
        const words = whole(span)
        menu.open({ span, words, box, takesFocus, translation: lookUp.translation(words.slice(0, longestTranslation)) })
    }

    /** What is selected, or the word that is spoken. */
    const spanHere = () => taps.selection ?? speaker.word ?? pane.wordAt(listening.here)

    return {
        /** Opens it for what is selected, or for the word that is spoken; asked for by the keyboard. */
        openHere() { open(spanHere(), true) },
        /** Looks that up; asked for by the keyboard. */
        lookUpHere() {
            const span = spanHere()
            if (span) lookUp.open(whole(span))
        },
        /** Highlights what is selected, or the sentence that is spoken. */
        markHere() {
            const span = taps.selection ?? speaker.sentence
            if (!span) return
            document.getSelection()?.removeAllRanges()
            notes.mark(span)
        },
    }
}
