// Keeps the spoken line in sight, until the reader looks elsewhere.
//
// Events: `change` when it begins or ends to follow.

export class Follow extends EventTarget {
    #view
    #isOn = true
    #sentence = null

    /** @param {() => object} view  the scroll or paged view that is there */
    constructor(view) {
        super()
        this.#view = view
    }

    get isOn() { return this.#isOn }

    /** The reader has moved the text by hand; when the voice is still in sight, it may go on following. */
    yield() {
        if (this.#sentence && !this.#view().shows(this.#sentence.start)) this.#set(false)
    }

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
        this.#sentence = span
        if (!isSpoken) return
        if (this.#isOn) this.#view().reveal(span)
        else if (this.#view().shows(span.start)) this.#set(true)
    }

    /** @param {import('../lib/span-index.js').Span} span  long sentences leave the window or the page half-way */
    word(span) { if (this.#isOn && !this.#view().shows(span.start)) this.#view().reveal(span) }

    #set(isOn) {
        if (isOn === this.#isOn) return
        this.#isOn = isOn
        this.dispatchEvent(new CustomEvent('change'))
    }
}
