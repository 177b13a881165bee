// Where “back” and “forward” lead: to sentences, to paragraphs, or some seconds away.

// Later than this into a sentence or paragraph, in seconds, “back” means its beginning.
const stillAtBeginning = 1.5
// Code units that are read in a second, where the book does not say.
const usualPace = 15

export class Skips {
    #speaker
    #book

    /**
     * @param {import('./speaker.js').Speaker} speaker
     * @param {import('./book-text.js').BookText} book
     */
    constructor(speaker, book) {
        this.#speaker = speaker
        this.#book = book
    }

    /** @param {number} step  1 or −1 */
    async sentence(step) {
        const { start } = await this.#book.sentenceAt(this.#speaker.offset)
        await this.#go(step, start, 'sentence')
    }

    /** @param {number} step  1 or −1 */
    async paragraph(step) {
        await this.#go(step, await this.#book.paragraphAt(this.#speaker.offset), 'paragraph')
    }

    /** @param {number} seconds  of the book's sound at speed 1; negative goes back */
    async seconds(seconds) {
        if (this.#speaker.skip(seconds)) return
        const { length, seconds: whole } = this.#book.outline
        const guess = this.#speaker.offset + seconds * (whole > 0 ? length / whole : usualPace)
        const { start } = await this.#book.sentenceAt(Math.floor(Math.min(Math.max(0, guess), Math.max(0, length - 1))))
        await this.#speaker.goTo(start)
    }

    async #go(step, start, kind) {
        const isBeginning = step < 0 && this.#secondsSince(start) > stillAtBeginning
        await this.#speaker.goTo(isBeginning ? start : await this.#book[kind](start, step))
    }

    #secondsSince(start) {
        const until = this.#speaker.secondsUntil(start)
        if (until !== null) return -until
        return this.#speaker.offset > start ? Infinity : 0
    }
}
