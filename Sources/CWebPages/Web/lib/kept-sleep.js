// How the sleep timer stands, kept by the tab for the page that is loaded anew in it.

import { keptJSON } from './kept-storage.js'

const name = 'vorleser.sleep'

/** @typedef {import('./sleep-timer.js').Standing} Standing */

export class KeptSleep {
    #storage
    #book
    /** @type {string|null}  what was written last; `null` before anything was */
    #said = null

    /**
     * @param {Pick<Storage, 'getItem'|'setItem'|'removeItem'>} storage  of the tab
     * @param {string} book
     */
    constructor(storage, book) {
        this.#storage = storage
        this.#book = book
    }

    /**
     * What was kept, as far as it still holds; what was set for another book is over.
     * @param {number} here  where the listener is
     * @param {(offset: number) => number} chapterEnd  of the chapter with an offset
     * @returns {Standing|null}
     */
    standing(here, chapterEnd) {
        const kept = keptJSON(this.#storage, name)
        if (kept?.book === this.#book) {
            if (kept.seconds > 0) return { seconds: kept.seconds }
            // It may have been read on elsewhere, or the text may be another by now.
            if (here < kept.chapterEnd && chapterEnd(kept.chapterEnd - 1) === kept.chapterEnd) return { chapterEnd: kept.chapterEnd }
        }
        this.#storage.removeItem(name)
        return null
    }

    /** Told at each tick; only what has changed is written. @param {Standing|null} standing */
    keep(standing) {
        const words = standing ? JSON.stringify({ book: this.#book, ...standing }) : ''
        if (words === this.#said) return
        this.#said = words
        if (words) this.#storage.setItem(name, words)
        else this.#storage.removeItem(name)
    }
}
