// The text of a book, fetched part by part: what stands where, and where sentences and paragraphs begin.

import { lastAtMost } from './sorted.js'
import { SpokenTimes } from './spoken-times.js'

/**
 * @typedef {import('./span-index.js').Span} Span
 * @typedef {Server.Part} Part
 */

export class BookText {
    #fetchPart
    #paragraphs
    #limit
    /** @type {Map<number, Promise<Part>>}  the one asked for last is last */
    #kept = new Map()
    /** @type {WeakMap<Part, number[]>}  found when they are asked for: the text must not wait for them */
    #paragraphStarts = new WeakMap()

    /**
     * @param {object} parts
     * @param {Server.Outline} parts.outline  of `/api/books/ID/outline`
     * @param {(index: number) => Promise<Part>} parts.fetchPart
     * @param {(html: string) => number[]} parts.paragraphs  where paragraphs begin, counted from the part's start
     * @param {number} [parts.limit]  so many parts are kept
     */
    constructor({ outline, fetchPart, paragraphs, limit = 40 }) {
        this.outline = outline
        this.times = new SpokenTimes(outline)
        this.#fetchPart = fetchPart
        this.#paragraphs = paragraphs
        this.#limit = limit
    }

    get length() { return this.outline.length }

    /** @returns {Server.Outline['parts']} */
    get parts() { return this.outline.parts }

    /** The index of the part with an offset. @param {number} offset */
    partAt(offset) { return Math.max(0, lastAtMost(this.outline.parts, offset, part => part.start)) }

    /** The index of the chapter with an offset. @param {number} offset */
    chapterIndexAt(offset) { return Math.max(0, lastAtMost(this.outline.chapters, offset, chapter => chapter.start)) }

    /** @param {number} offset  @returns {Server.Chapter} */
    chapterAt(offset) { return this.outline.chapters[this.chapterIndexAt(offset)] }

    /**
     * @param {number} index
     * @returns {Promise<Part>}
     */
    part(index) {
        let part = this.#kept.get(index)
        this.#kept.delete(index)
        if (!part) {
            part = this.#fetchPart(index)
            part.catch(() => this.#kept.delete(index))
        }
        this.#kept.set(index, part)
        // The first key is the part that was asked for longest ago.
        for (const oldest of this.#kept.keys()) {
            if (this.#kept.size <= this.#limit) break
            this.#kept.delete(oldest)
        }
        return part
    }

    /** The sentence with an offset. @param {number} offset  @returns {Promise<Span>} */
    async sentenceAt(offset) {
        const part = await this.part(this.partAt(offset))
        const index = lastAtMost(part.sentences, offset)
        return { start: part.sentences[index] ?? part.start, end: part.sentences[index + 1] ?? part.end }
    }

    /**
     * Where the next or the previous sentence begins.
     * @param {number} offset
     * @param {number} step  1 or −1
     * @returns {Promise<number>}  the first or last place of the book when there is none
     */
    sentence(offset, step) { return this.#neighbour(offset, step, part => part.sentences) }

    /** The same for paragraphs. @param {number} offset  @param {number} step */
    paragraph(offset, step) { return this.#neighbour(offset, step, part => this.#paragraphsOf(part)) }

    /** Where the paragraph with an offset begins. @param {number} offset */
    async paragraphAt(offset) {
        const part = await this.part(this.partAt(offset))
        const starts = this.#paragraphsOf(part)
        return starts[lastAtMost(starts, offset)] ?? part.start
    }

    /** @param {Part} part  @returns {number[]} */
    #paragraphsOf(part) {
        let starts = this.#paragraphStarts.get(part)
        if (!starts) {
            starts = this.#paragraphs(part.html).map(offset => part.start + offset)
            this.#paragraphStarts.set(part, starts)
        }
        return starts
    }

    /**
     * @param {number} offset
     * @param {number} step  1 or −1
     * @param {(part: Part) => number[]} starts
     * @returns {Promise<number>}
     */
    async #neighbour(offset, step, starts) {
        let index = this.partAt(offset)
        let place = lastAtMost(starts(await this.part(index)), offset) + step
        // Parts without a sentence, as of pictures alone, are passed over.
        for (;;) {
            const found = starts(await this.part(index))[place]
            if (found !== undefined && place >= 0) return found
            index += step
            if (index < 0) return 0
            if (index >= this.parts.length) return Math.max(0, this.length - 1)
            place = step > 0 ? 0 : starts(await this.part(index)).length - 1
        }
    }
}
