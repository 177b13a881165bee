// The whole book as one long page. Only the parts near the window are there; the others keep their place free.
//
// Events: `moving` when the reader scrolls, `moved` `{byReader}` when another stretch shows, `filled` and `emptied` with a part.

import { BookPart } from './book-part.js'
import { lastAtMost } from '../lib/sorted.js'

// Windows' heights that are kept filled above and below, and beyond which parts are let go.
const near = 1.5
const far = 6
// Where a place that is gone to is put, as a share of the window's height: below the bar, with a little above it.
const landing = 0.18

export class ScrollView extends EventTarget {
    #root
    #book
    #parts
    #filling = new Set()
    #heights = new WeakMap()
    #perUnit = 0.75
    #place = 0
    #isHeld = false
    #expected = 0
    #isGliding = false
    #frame = 0
    #stop = new AbortController()
    #watch

    /**
     * @param {object} parts
     * @param {HTMLElement} parts.root  scrolls
     * @param {import('../lib/book-text.js').BookText} parts.book
     */
    constructor({ root, book }) {
        super()
        this.#root = root
        this.#book = book
        this.#parts = book.parts.map((span, index) => new BookPart(index, span))
        const column = document.createElement('div')
        column.className = 'column'
        column.append(...this.#parts.map(part => part.element))
        root.replaceChildren(column)
        root.scrollTop = 0
        const options = { passive: true, signal: this.#stop.signal }
        root.addEventListener('scroll', () => this.#scrolled(), options)
        for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
            root.addEventListener(type, () => { this.#isGliding = false }, options)
        }
        root.addEventListener('scrollend', () => { this.#isGliding = false }, options)
        this.#watch = new ResizeObserver(entries => this.#resized(entries))
        this.#watch.observe(column)
        this.#measure()
    }

    get kind() { return 'scroll' }

    /** The parts whose text is there. @returns {BookPart[]} */
    get filled() { return this.#parts.filter(part => part.isFilled) }

    /** The first offset in the window. */
    get place() { return this.#place }

    /** Goes to a place and stays there until the reader moves. @param {number} offset  @returns {Promise<void>} */
    async show(offset) {
        const index = this.#book.partAt(offset)
        this.#place = offset
        this.#isHeld = true
        if (!this.#parts[index].isFilled) {
            this.#jumpTo(this.#parts[index].element.getBoundingClientRect())
            await this.#fill(index)
            if (this.#place !== offset || this.#stop.signal.aborted) return
        }
        this.#settle()
        this.#update()
    }

    /** Brings a stretch into the reading band unless it is there. @param {import('../lib/span-index.js').Span} span */
    async reveal(span) {
        const box = this.#parts[this.#book.partAt(span.start)].box(span.start)
        if (!box) return this.show(span.start)
        const { top, height } = this.#root.getBoundingClientRect()
        if (box.top >= top + height * 0.1 && box.bottom <= top + height * 0.66) return
        const by = box.top - top - height * landing
        this.#isHeld = false
        if (Math.abs(by) > height * 1.5 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
            this.#scrollTo(this.#root.scrollTop + by)
        } else {
            this.#isGliding = true
            this.#root.scrollBy({ top: by, behavior: 'smooth' })
        }
    }

    /** Whether the character at an offset is in the window. @param {number} offset */
    shows(offset) {
        const box = this.#parts[this.#book.partAt(offset)].box(offset)
        const { top, bottom } = this.#root.getBoundingClientRect()
        return box !== null && box.bottom > top && box.top < bottom
    }

    /** @param {number} step  1 or −1: a window's height */
    turn(step) { this.#root.scrollBy({ top: step * this.#root.clientHeight * 0.85 }) }

    /** Fonts or widths have changed: the same place stays in the window. */
    relayout() {
        this.#measure()
        this.#settle()
        this.#update()
    }

    close() {
        this.#stop.abort()
        this.#watch.disconnect()
        cancelAnimationFrame(this.#frame)
        this.#root.replaceChildren()
    }

    // MARK: Filling

    #update() {
        if (this.#stop.signal.aborted) return
        const { top, height } = this.#root.getBoundingClientRect()
        const first = this.#at(top - near * height)
        const last = this.#at(top + (1 + near) * height)
        const shown = this.#at(top)
        // What shows first is filled first.
        for (let index = shown; index <= last; index++) this.#fill(index)
        for (let index = shown - 1; index >= first; index--) this.#fill(index)
        const [least, most] = [this.#at(top - far * height) - 1, this.#at(top + far * height) + 1]
        for (const part of this.filled) if (part.index < least || part.index > most) this.#empty(part)
    }

    /** The part at a height of the window. */
    #at(y) { return Math.max(0, lastAtMost(this.#parts, y, part => part.element.getBoundingClientRect().top)) }

    async #fill(index) {
        const part = this.#parts[index]
        if (part.isFilled || this.#filling.has(index)) return
        this.#filling.add(index)
        try {
            const { html } = await this.#book.part(index)
            if (this.#stop.signal.aborted) return
            this.#change(part, () => {
                part.fill(html)
                part.element.style.height = ''
            })
            this.#watch.observe(part.element)
            this.#learn(part)
            this.#say('filled', part)
        } catch (error) {
            this.#say('broken', error)
        } finally {
            this.#filling.delete(index)
        }
    }

    #empty(part) {
        this.#watch.unobserve(part.element)
        this.#say('emptied', part)
        this.#change(part, () => {
            part.element.style.height = `${part.element.getBoundingClientRect().height}px`
            part.empty()
        })
    }

    // Heights that change above what is read must not move it.
    #change(part, work) {
        const before = part.element.getBoundingClientRect()
        work()
        const { height } = part.element.getBoundingClientRect()
        this.#heights.set(part.element, height)
        this.#correct(before, height)
    }

    #correct(before, height) {
        const frame = this.#root.getBoundingClientRect()
        if (this.#isHeld) {
            this.#settle()
        } else if (before.top < frame.top && Math.abs(height - before.height) > 0.5) {
            const isCovering = before.bottom > frame.bottom
            const share = isCovering ? (frame.top - before.top) / before.height : 1
            this.#scrollTo(this.#root.scrollTop + share * (height - before.height))
        }
    }

    #resized(entries) {
        for (const { target } of entries) {
            if (target.classList.contains('column')) {
                const width = Math.round(target.clientWidth)
                if (this.#heights.get(target) !== width) {
                    this.#heights.set(target, width)
                    this.relayout()
                }
                continue
            }
            const before = this.#heights.get(target)
            const box = target.getBoundingClientRect()
            this.#heights.set(target, box.height)
            if (before !== undefined && Math.abs(before - box.height) > 0.5) {
                this.#correct({ top: box.top, bottom: box.top + before, height: before }, box.height)
            }
        }
    }

    // The first part that is filled tells how high the others will be.
    #learn(part) {
        if (this.#hasLearned || part.end - part.start < 500) return
        this.#hasLearned = true
        this.#measure()
        if (this.#isHeld) this.#settle()
    }
    #hasLearned = false

    #measure() {
        const samples = this.filled.filter(part => part.end - part.start >= 500)
        if (samples.length > 0) {
            const height = samples.reduce((sum, part) => sum + part.element.getBoundingClientRect().height, 0)
            this.#perUnit = height / samples.reduce((sum, part) => sum + part.end - part.start, 0)
        }
        for (const part of this.#parts) {
            if (!part.isFilled) part.element.style.height = `${Math.max(24, (part.end - part.start) * this.#perUnit)}px`
        }
    }

    // MARK: Scrolling

    #scrolled() {
        const byReader = !this.#isGliding && Math.abs(this.#root.scrollTop - this.#expected) > 2
        this.#expected = this.#root.scrollTop
        if (byReader) {
            this.#isHeld = false
            // At once: what follows the voice must not scroll back before it knows.
            this.#say('moving')
        }
        cancelAnimationFrame(this.#frame)
        this.#frame = requestAnimationFrame(() => {
            this.#update()
            if (!this.#isHeld) this.#place = this.#firstOffset()
            this.#say('moved', { byReader })
        })
    }

    // The place that was gone to is put where it belongs.
    #settle() {
        const part = this.#parts[this.#book.partAt(this.#place)]
        const box = part.box(this.#place) ?? part.element.getBoundingClientRect()
        this.#jumpTo(this.#isHeld || !part.isFilled ? box : { top: box.top + this.#root.clientHeight * landing })
    }

    #jumpTo({ top }) {
        const frame = this.#root.getBoundingClientRect()
        this.#scrollTo(this.#root.scrollTop + top - frame.top - frame.height * landing)
    }

    #scrollTo(top) {
        this.#root.scrollTop = Math.round(top)
        this.#expected = this.#root.scrollTop
    }

    #firstOffset() {
        const { top } = this.#root.getBoundingClientRect()
        const line = top + parseFloat(getComputedStyle(this.#root).scrollPaddingTop || '0')
        const part = this.#parts[this.#at(line)]
        if (!part.isFilled) {
            const box = part.element.getBoundingClientRect()
            return Math.floor(part.start + (part.end - part.start) * Math.min(1, Math.max(0, (line - box.top) / box.height)))
        }
        return Math.min(part.firstOffset(box => box.top >= line - 2), Math.max(part.start, part.end - 1))
    }

    #say(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })) }
}
