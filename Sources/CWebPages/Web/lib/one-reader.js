// Of the pages of one browser, one is being read at a time: that which was touched last. And a book that one of them speaks is
// not read in another one meanwhile.
//
// Events: `elsewhere` when another page was touched, `heard` when another page speaks the same book, or has ended it.

import { Emitter } from './emitter.js'

/** @extends {Emitter<{elsewhere: void, heard: {isSpeaking: boolean}}>} */
export class OneReader extends Emitter {
    #channel
    #book
    #name = Math.random().toString(36)
    #isHere = false

    /**
     * @param {Pick<BroadcastChannel, 'postMessage'|'addEventListener'>|null} channel  of all pages; none where there is no such thing
     * @param {string} book  the one that this page shows
     */
    constructor(channel, book) {
        super()
        this.#channel = channel
        this.#book = book
        channel?.addEventListener('message', ({ data }) => {
            if (!data || data.name === this.#name) return
            if (data.isTouched) {
                this.#isHere = false
                this.say('elsewhere')
            }
            if (data.isSpeaking !== undefined && data.book === book) this.say('heard', { isSpeaking: data.isSpeaking })
        })
    }

    /** Somebody is at this page. */
    touch() {
        if (this.#isHere) return
        this.#isHere = true
        this.#tell({ isTouched: true })
    }

    /** This page speaks, or has ended. Told ever anew while it speaks: it may go away without a word. @param {boolean} isSpeaking */
    speak(isSpeaking) { this.#tell({ isSpeaking }) }

    /** @param {object} what */
    #tell(what) { this.#channel?.postMessage({ name: this.#name, book: this.#book, ...what }) }
}
