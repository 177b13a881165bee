// Keeps the spoken line in sight, until the reader looks elsewhere.
//
// Events: `change` when it begins or ends to follow.

import { Emitter } from '../lib/emitter.js'

/** @extends {Emitter<{change: void}>} */
export class Follow extends Emitter {
    #view
    #isOn = true
    /** @type {number|null}  where the voice is: its word, or where its sentence begins */
    #place = null

    /** @param {() => import('./text-pane.js').View} view  the scroll or paged view that is there */
    constructor(view) {
        super()
        this.#view = view
    }

    get isOn() { return this.#isOn }

    /** The reader has moved the text by hand; when the voice is still in sight, it may go on following. */
    yield() { if (!this.#isInSight) this.#set(false) }

    /** The window has changed, not what is looked at: whoever follows the voice goes on following it. */
    keep() {
        const place = this.#place
        if (this.#isOn && place !== null && !this.#view().shows(place)) this.#view().reveal({ start: place, end: place + 1 })
    }

    get #isInSight() { return this.#place === null || this.#view().shows(this.#place) }

    /** @param {import('../lib/span-index.js').Span|null} [span]  where the voice is */
    resume(span) {
        this.#set(true)
        if (span) this.#view().reveal(span)
    }

    /**
     * The voice has come to another sentence.
     * @param {import('../lib/span-index.js').Span} span
     * @param {boolean} isSpoken  it sounds; otherwise the voice only waits there, and the reader may look where he likes
     */
    sentence(span, isSpoken) {
        this.#place = span.start
        if (!isSpoken) return
        if (this.#isOn) this.#view().reveal(span)
        else if (this.#view().shows(span.start)) this.#set(true)
    }

    /** @param {import('../lib/span-index.js').Span} span  long sentences leave the window or the page half-way */
    word(span) {
        this.#place = span.start
        if (this.#isOn && !this.#isInSight) this.#view().reveal(span)
    }

    /** @param {boolean} isOn */
    #set(isOn) {
        if (isOn === this.#isOn) return
        this.#isOn = isOn
        this.say('change')
    }
}
