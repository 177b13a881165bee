// The parts of a book one below the other: those that are wanted filled, the others a place kept free for them.
//
// Events: `filled` and `emptied` with a part, `broken` with an error, `narrowed` when the column's width has changed,
// `changed` `{before, height}` when the height of a part has.

import { Emitter } from '../lib/emitter.js'
import { lastAtMost } from '../lib/sorted.js'
import { BookPart } from './book-part.js'

// Parts shorter than this tell little of how high others are.
const telling = 500
// Pixels for a code unit, before any part has told.
const usualHeight = 0.75
const leastHeight = 24

/**
 * @typedef {{top: number, bottom: number, height: number}} Box
 * @typedef {{filled: BookPart, emptied: BookPart, broken: Error, narrowed: void, changed: {before: Box, height: number}}}
 *     ColumnEvents
 */

/** @extends {Emitter<ColumnEvents>} */
export class PartColumn extends Emitter {
    #book
    #filling = new Set()
    #heights = new WeakMap()
    #width = 0
    #perUnit = usualHeight
    #hasLearned = false
    #isClosed = false
    #watch = new ResizeObserver(entries => this.#resized(entries))

    /** @param {import('../lib/book-text.js').BookText} book */
    constructor(book) {
        super()
        this.#book = book
        /** @type {BookPart[]} */
        this.parts = book.parts.map((_, index) => new BookPart(index, book.parts))
        this.element = document.createElement('div')
        this.element.className = 'column'
        this.element.append(...this.parts.map(part => part.element))
        this.#watch.observe(this.element)
    }

    /** The parts whose text is there. */
    get filled() { return this.parts.filter(part => part.isFilled) }

    /** Whether its width has changed without having been told yet: where the text stands then says nothing. */
    get isNarrowing() { return this.element.getBoundingClientRect().width !== this.#width }

    /** The part with an offset. @param {number} offset */
    partWith(offset) { return this.parts[this.#book.partAt(offset)] }

    /** The index of the part at a height of the window, in pixels. @param {number} y */
    indexAt(y) { return Math.max(0, lastAtMost(this.parts, y, part => part.element.getBoundingClientRect().top)) }

    /** @param {number} index  @returns {Promise<void>} */
    async fill(index) {
        const part = this.parts[index]
        if (part.isFilled || this.#filling.has(index)) return
        this.#filling.add(index)
        try {
            const { html } = await this.#book.part(index)
            if (this.#isClosed) return
            this.#change(part, () => {
                part.fill(html)
                part.element.style.height = ''
            })
            this.#watch.observe(part.element)
            this.#learn(part)
            this.say('filled', part)
        } catch (error) {
            this.say('broken', error)
        } finally {
            this.#filling.delete(index)
        }
    }

    /** @param {BookPart} part */
    empty(part) {
        this.#watch.unobserve(part.element)
        this.say('emptied', part)
        this.#change(part, () => {
            part.element.style.height = `${part.element.getBoundingClientRect().height}px`
            part.empty()
        })
    }

    /** Guesses the heights of what is not filled by those of what is. */
    measure() {
        const samples = this.filled.filter(isTelling)
        if (samples.length > 0) {
            const height = samples.reduce((sum, part) => sum + part.element.getBoundingClientRect().height, 0)
            this.#perUnit = height / samples.reduce((sum, part) => sum + part.end - part.start, 0)
        }
        for (const part of this.parts) {
            const height = Math.max(leastHeight, (part.end - part.start) * this.#perUnit)
            if (!part.isFilled) part.element.style.height = `${height}px`
        }
    }

    close() {
        this.#isClosed = true
        this.#watch.disconnect()
    }

    /** @param {BookPart} part  @param {() => void} work */
    #change(part, work) {
        const before = part.element.getBoundingClientRect()
        work()
        const { height } = part.element.getBoundingClientRect()
        this.#heights.set(part.element, height)
        this.say('changed', { before, height })
    }

    // The first part that is filled tells how high the others will be.
    /** @param {BookPart} part */
    #learn(part) {
        if (this.#hasLearned || !isTelling(part)) return
        this.#hasLearned = true
        this.measure()
    }

    // Pictures that arrive change heights later.
    /** @param {ResizeObserverEntry[]} entries */
    #resized(entries) {
        for (const { target } of entries) {
            const box = target.getBoundingClientRect()
            if (target === this.element) {
                if (box.width !== this.#width) this.say('narrowed')
                this.#width = box.width
                continue
            }
            const before = this.#heights.get(target)
            this.#heights.set(target, box.height)
            if (before === undefined || Math.abs(before - box.height) <= 0.5) continue
            const old = { top: box.top, bottom: box.top + before, height: before }
            this.say('changed', { before: old, height: box.height })
        }
    }
}

/** @param {BookPart} part */
function isTelling({ start, end }) { return end - start >= telling }
