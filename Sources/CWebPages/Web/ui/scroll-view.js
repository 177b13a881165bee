// The whole book as one long page. Only the parts near the window are there; the others keep their place free.
//
// Events: `moving` when the reader scrolls, `moved` `{byReader}` when another stretch shows, `filled` and `emptied`
// with a part, `broken` with an error.

import { Emitter } from '../lib/emitter.js'
import { PartColumn } from './part-column.js'
import { sight, tabInSight } from './tab-in-sight.js'

// Windows' heights that are kept filled above and below, and beyond which parts are let go.
const near = 1.5
const far = 6
// Where a place that is gone to is put, as a share of the window's height: below the bar, with a little above it.
const landing = 0.18
// The reading band, as shares of the window's height: what is spoken there is not moved.
const band = { top: 0.1, bottom: 0.66 }

/** @extends {Emitter<import('./text-pane.js').ViewEvents>} */
export class ScrollView extends Emitter {
    #root
    #column
    #place = 0
    /** @type {number|null}  the first offset in the window, once the text is there; stays when its width changes */
    #anchor = null
    /** @type {'free'|'landing'|'top'}  what is held until the reader moves: the place where it landed, or the anchor */
    #hold = 'free'
    /** @type {number|null}  pixels below the window's top at which the place is to stand; `null` where it lands otherwise */
    #line = null
    /** The window's size when the place landed. */
    #landedIn = ''
    #expected = 0
    #isGliding = false
    #frame = 0
    #stop = new AbortController()

    /**
     * @param {object} parts
     * @param {HTMLElement} parts.root  scrolls
     * @param {import('../lib/book-text.js').BookText} parts.book
     */
    constructor({ root, book }) {
        super()
        this.#root = root
        this.#column = new PartColumn(book)
        root.replaceChildren(this.#column.element)
        root.scrollTop = 0
        const options = { passive: true, signal: this.#stop.signal }
        root.addEventListener('scroll', () => this.#scrolled(), options)
        for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'scrollend']) {
            root.addEventListener(type, () => { this.#isGliding = false }, options)
        }
        tabInSight(root, this.#stop.signal)
        this.#column.addEventListener('changed', ({ detail: { before, height } }) => this.#correct(before, height))
        this.#column.addEventListener('narrowed', () => this.relayout())
        for (const type of /** @type {const} */ (['filled', 'emptied'])) {
            this.#column.addEventListener(type, ({ detail }) => {
                if (this.#hold !== 'free') this.#settle()
                this.say(type, detail)
            })
        }
        this.#column.addEventListener('broken', ({ detail }) => this.say('broken', detail))
        this.#column.measure()
    }

    /** @returns {'scroll'} */
    get kind() { return 'scroll' }

    /** The parts whose text is there. @returns {import('./book-part.js').BookPart[]} */
    get filled() { return this.#column.filled }

    /** The first offset in the window, or the place that was gone to while the reader does not move. */
    get place() { return this.#place }

    /**
     * Goes to a place and stays there until the reader moves.
     * @param {number} offset
     * @param {number|null} [line]  pixels below the window's top, where it is to stand at a height of its own
     * @returns {Promise<void>}
     */
    async show(offset, line = null) {
        const part = this.#column.partWith(offset)
        this.#place = offset
        this.#anchor = null
        // The window may be another by now.
        this.#line = line !== null && line >= 0 && line <= this.#root.clientHeight * band.bottom ? line : null
        this.#hold = 'landing'
        this.#landedIn = this.#size
        if (!part.isFilled) {
            this.#settle()
            await this.#column.fill(part.index)
            if (this.#place !== offset || this.#stop.signal.aborted) return
        }
        this.#settle()
        this.#update()
    }

    /** Brings a stretch into the reading band unless it is there. @param {import('../lib/span-index.js').Span} span */
    async reveal(span) {
        const box = this.#column.partWith(span.start).box(span.start)
        if (!box) return this.show(span.start)
        const { top, height } = this.#root.getBoundingClientRect()
        if (box.top >= top + height * band.top && box.bottom <= top + height * band.bottom) return
        const by = box.top - top - height * landing
        this.#hold = 'free'
        if (Math.abs(by) > height * 1.5 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
            this.#scrollTo(this.#root.scrollTop + by)
        } else {
            this.#isGliding = true
            this.#root.scrollBy({ top: by, behavior: 'smooth' })
        }
    }

    /** How far below the window's top a place stands, in pixels; `null` where no text is. @param {number} offset */
    lineOf(offset) {
        const box = this.#column.partWith(offset).box(offset)
        return box && box.top - this.#root.getBoundingClientRect().top
    }

    /** Whether the character at an offset is in the window. @param {number} offset */
    shows(offset) {
        const box = this.#column.partWith(offset).box(offset)
        const { top, bottom } = this.#root.getBoundingClientRect()
        return box !== null && box.bottom > top && box.top < bottom
    }

    /** @param {number} step  1 or −1: a window's height */
    turn(step) { this.#root.scrollBy({ top: step * this.#root.clientHeight * 0.85 }) }

    /** Fonts or widths have changed: what the window began with, or the place that was gone to, stays in the window. */
    relayout() {
        if (this.#stop.signal.aborted) return
        // Held from now on: many changes, as while a window is drawn larger, must not add up to a way. A place that was
        // gone to stays where it landed when it is only that the letters come in their own typeface.
        const isTurned = this.#hold === 'landing' && this.#landedIn !== this.#size
        if ((this.#hold === 'free' || isTurned) && this.#anchor !== null) this.#hold = 'top'
        this.#column.measure()
        this.#settle()
        this.#update()
        if (this.#anchor !== null && this.#hold === 'top' && !this.shows(this.#place)) this.#place = this.#anchor
    }

    close() {
        this.#stop.abort()
        this.#column.close()
        cancelAnimationFrame(this.#frame)
        this.#root.replaceChildren()
    }

    #update() {
        const { top, height } = this.#root.getBoundingClientRect()
        /** @param {number} windows  heights of a window below the top of this one */
        const at = windows => this.#column.indexAt(top + windows * height)
        const shown = at(0)
        // What shows first is filled first.
        for (let index = shown, last = at(1 + near); index <= last; index++) this.#column.fill(index)
        for (let index = shown - 1, first = at(-near); index >= first; index--) this.#column.fill(index)
        const [least, most] = [at(-far) - 1, at(far) + 1]
        for (const part of this.filled) if (part.index < least || part.index > most) this.#column.empty(part)
    }

    // MARK: Scrolling

    #scrolled() {
        // A window that is turned scrolls by itself; what it began with is looked for in relayout().
        if (this.#column.isNarrowing) return
        const byReader = !this.#isGliding && Math.abs(this.#root.scrollTop - this.#expected) > 2
        this.#expected = this.#root.scrollTop
        if (byReader) {
            this.#hold = 'free'
            // At once: what follows the voice must not scroll back before it knows.
            this.say('moving')
        }
        cancelAnimationFrame(this.#frame)
        this.#frame = requestAnimationFrame(() => {
            if (this.#column.isNarrowing) return
            this.#update()
            const first = this.#firstOffset()
            if (this.#hold === 'free') this.#place = first
            if (this.#hold !== 'top') this.#anchor = this.#stands(first) && this.#stands(this.#place) ? first : null
            this.say('moved', { byReader })
        })
    }

    // Where no text is yet, what shows first is a guess, and nothing to come back to.
    /** @param {number} offset */
    #stands(offset) { return this.#column.partWith(offset).isFilled }

    // Heights that change above what is read must not move it.
    /** @param {import('./part-column.js').Box} before  @param {number} height */
    #correct(before, height) {
        const frame = this.#root.getBoundingClientRect()
        if (this.#hold !== 'free') {
            this.#settle()
        } else if (before.top < frame.top && Math.abs(height - before.height) > 0.5) {
            const isCovering = before.bottom > frame.bottom
            const share = isCovering ? (frame.top - before.top) / before.height : 1
            this.#scrollTo(this.#root.scrollTop + share * (height - before.height))
        }
    }

    // The place or the anchor is put where it is held.
    #settle() {
        const offset = this.#hold === 'top' ? this.#anchor ?? this.#place : this.#place
        const part = this.#column.partWith(offset)
        const box = part.box(offset) ?? part.element.getBoundingClientRect()
        const frame = this.#root.getBoundingClientRect()
        const line = this.#hold === 'landing' ? frame.top + (this.#line ?? frame.height * landing) : this.#topLine
        this.#scrollTo(this.#root.scrollTop + box.top - line)
    }

    get #size() { return `${this.#root.clientWidth} ${this.#root.clientHeight}` }

    /** Where the text begins below the bar, in pixels of the window. */
    get #topLine() { return sight(this.#root).top }

    /** @param {number} top */
    #scrollTo(top) {
        this.#root.scrollTop = Math.round(top)
        this.#expected = this.#root.scrollTop
    }

    #firstOffset() {
        const line = this.#topLine
        const part = this.#column.parts[this.#column.indexAt(line)]
        const last = Math.max(part.start, part.end - 1)
        if (part.isFilled) return Math.min(part.firstOffset(box => box.top >= line - 2), last)
        const box = part.element.getBoundingClientRect()
        const share = Math.min(1, Math.max(0, (line - box.top) / box.height))
        return Math.min(Math.floor(part.start + (part.end - part.start) * share), last)
    }
}
