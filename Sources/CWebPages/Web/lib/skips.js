// Where “back” and “forward” lead: to sentences, to paragraphs, or some seconds away.

// Later than this into a sentence or paragraph, in seconds, “back” means its beginning.
const stillAtBeginning = 1.5

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

    /**
     * Where the next or the previous chapter begins: so far that one may want to come back.
     * @param {number} step  1 or −1
     * @param {number} here  where the listener is
     * @returns {number}  `here` when there is none
     */
    chapter(step, here) {
        const { chapters } = this.#book.outline
        const index = this.#book.chapterIndexAt(here)
        const isInside = here === this.#speaker.offset ? this.#secondsSince(chapters[index].start) > stillAtBeginning
            : here > chapters[index].start
        const next = chapters[step < 0 && isInside ? index : index + step]
        return (next ?? (step < 0 ? chapters[0] : null))?.start ?? here
    }

    /** @param {number} seconds  of the book's sound at speed 1; negative goes back */
    async seconds(seconds) {
        if (this.#speaker.skip(seconds)) return
        const { times, length } = this.#book
        const guess = times.offsetAt(Math.max(0, times.secondsAt(this.#speaker.offset) + seconds))
        const { start } = await this.#book.sentenceAt(Math.min(guess, Math.max(0, length - 1)))
        await this.#speaker.goTo(start)
    }

    /** @param {number} step  @param {number} start  @param {'sentence'|'paragraph'} kind */
    async #go(step, start, kind) {
        const isBeginning = step < 0 && this.#secondsSince(start) > stillAtBeginning
        await this.#speaker.goTo(isBeginning ? start : await this.#book[kind](start, step))
    }

    /** @param {number} start */
    #secondsSince(start) {
        const until = this.#speaker.secondsUntil(start)
        if (until !== null) return -until
        return this.#speaker.offset > start ? Infinity : 0
    }
}
