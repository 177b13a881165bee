// The book page by page: a stretch of a chapter in columns, of which the window shows one or two.
//
// Events: `moved` `{byReader, byLayout}` when another page shows, or the same in another window, `filled` and `emptied` with a part.

import { Emitter } from '../lib/emitter.js'
import { BookPart } from './book-part.js'
import { firstWhere } from '../lib/sorted.js'
import { SlidingPage, turnByWheel } from './page-turns.js'

// So many parts of a chapter are laid out together; a book without chapters would take seconds.
const mostParts = 6
// A table is made smaller to fit its page, but no smaller than this share of its size.
const leastShare = 0.6

/** @extends {Emitter<import('./text-pane.js').ViewEvents>} */
export class PagedView extends Emitter {
    #root
    #book
    #columns = document.createElement('div')
    /** @type {BookPart[]} */
    #parts = []
    #page = 0
    #pages = 1
    #place = 0
    // The first offset of the page when the reader came to it: it stays on the page whatever the window's size.
    #anchor = 0
    #turn = 0
    #stop = new AbortController()
    #sliding
    #watch

    /**
     * @param {object} parts
     * @param {HTMLElement} parts.root
     * @param {import('../lib/book-text.js').BookText} parts.book
     */
    constructor({ root, book }) {
        super()
        this.#root = root
        this.#book = book
        this.#columns.className = 'columns'
        root.replaceChildren(this.#columns)
        this.#sliding = new SlidingPage(root, this.#columns)
        const options = { signal: this.#stop.signal }
        turnByWheel(root, step => { this.turn(step) }, this.#stop.signal)
        // The browser scrolls to what is found or focused; a page must not stand askew.
        root.addEventListener('scroll', () => this.#straighten(), options)
        root.addEventListener('focusin', ({ target }) => { if (target instanceof Element) this.#showFocused(target) }, options)
        // A picture that comes late must not push the place off the page.
        root.addEventListener('load', () => this.#layOut(this.#place), { capture: true, ...options })
        this.#watch = new ResizeObserver(() => this.relayout())
        this.#watch.observe(root)
    }

    /** @returns {'paged'} */
    get kind() { return 'paged' }

    /** The parts whose text is there. @returns {BookPart[]} */
    get filled() { return this.#parts.filter(part => part.isFilled) }

    /** The first offset of the page, or the place that was gone to while it is on the page. */
    get place() { return this.#place }

    /** Which page of its chapter shows, from 1, and of how many; guessed where a chapter is very long. */
    get pageOfChapter() {
        const chapter = this.#book.chapterAt(this.#place)
        const [start, end] = [this.#parts[0]?.start ?? 0, this.#parts.at(-1)?.end ?? 0]
        const perPage = (end - start) / this.#pages || 1
        const before = Math.round((start - chapter.start) / perPage)
        const after = Math.round((chapter.end - end) / perPage)
        const page = before + this.#page + 1
        return { first: page, page, pages: before + this.#pages + after }
    }

    /** Goes to the page with a place. @param {number} offset  @returns {Promise<void>} */
    async show(offset) {
        this.#place = offset
        const turn = ++this.#turn
        const wanted = this.#sheetAt(offset)
        if (this.#parts[0]?.index !== wanted[0]) {
            const texts = await Promise.all(wanted.map(index => this.#book.part(index)))
            if (turn !== this.#turn || this.#stop.signal.aborted) return
            for (const part of this.#parts) this.say('emptied', part)
            this.#parts = wanted.map(index => new BookPart(index, this.#book.parts))
            this.#parts.forEach((part, number) => part.fill(texts[number].html))
            this.#columns.replaceChildren(...this.#parts.map(part => part.element))
            this.#count()
            for (const part of this.#parts) this.say('filled', part)
        }
        this.#open(this.#pageOf(offset))
        this.#scrollTable(offset)
        this.#anchor = this.#firstOffset()
        this.say('moved', { byReader: false })
    }

    /** Turns to the page with a stretch unless it shows. @param {import('../lib/span-index.js').Span} span */
    async reveal(span) {
        if (this.shows(span.start)) this.#scrollTable(span.start)
        else await this.show(span.start)
    }

    /** Whether the character at an offset is on the page. @param {number} offset */
    shows(offset) {
        const [first, last] = [this.#parts.at(0), this.#parts.at(-1)]
        if (!first || !last || offset < first.start || offset >= last.end) return false
        return this.#pageOf(offset) === this.#page
    }

    /** @param {number} step  1 or −1 */
    async turn(step) {
        const page = this.#page + step
        if (page >= 0 && page < this.#pages) {
            this.#open(page)
            this.#place = this.#anchor = this.#firstOffset()
        } else {
            const next = step > 0 ? this.#parts.at(-1)?.end : (this.#parts[0]?.start ?? 0) - 1
            if (next === undefined || next < 0 || next >= this.#book.length) return this.settle()
            await this.show(next)
            if (step < 0) this.#place = this.#anchor
        }
        this.#sliding.turned(step, this.#isRightToLeft)
        this.say('moved', { byReader: true })
    }

    /** The page goes with a finger. @param {number} by  pixels */
    follow(by) { this.#sliding.follow(by) }

    /** The finger is gone, and no page was turned. */
    settle() { this.#sliding.settle() }

    /** Fonts or the window have changed: what the page began with stays on the page. */
    relayout() {
        const anchor = this.#anchor
        this.#layOut(anchor)
        // Not where the page begins now: back in the old window the old page shows.
        this.#anchor = anchor
    }

    close() {
        this.#stop.abort()
        this.#watch.disconnect()
        this.#root.replaceChildren()
    }

    // MARK: Pages

    /** @param {number} offset */
    #layOut(offset) {
        if (this.#parts.length === 0 || this.#stop.signal.aborted) return
        this.#count()
        this.#open(this.#pageOf(offset))
        this.#anchor = this.#firstOffset()
        if (!this.shows(this.#place)) this.#place = offset
        this.say('moved', { byReader: false, byLayout: true })
    }

    // The parts that are laid out with an offset: of one chapter, and always the same ones.
    /** @param {number} offset */
    #sheetAt(offset) {
        const chapter = this.#book.chapterAt(offset)
        const first = this.#book.partAt(chapter.start)
        const last = this.#book.partAt(Math.max(chapter.start, chapter.end - 1))
        const begin = first + Math.floor((this.#book.partAt(offset) - first) / mostParts) * mostParts
        return Array.from({ length: Math.min(mostParts, last - begin + 1) }, (_, index) => begin + index)
    }

    #count() {
        this.#fitTables()
        const style = getComputedStyle(this.#columns)
        const columns = Number(style.columnCount) || 1
        const gap = parseFloat(style.columnGap) || 0
        const width = (this.#columns.clientWidth + gap) / columns
        this.#pages = Math.max(1, Math.ceil(Math.round((this.#columns.scrollWidth + gap) / width) / columns))
    }

    // One that is wider than its column would reach into the next; one that stays too wide scrolls in itself.
    #fitTables() {
        const frames = [.../** @type {NodeListOf<HTMLElement>} */ (this.#columns.querySelectorAll('.table-frame'))]
        for (const frame of frames) {
            frame.classList.remove('is-too-wide')
            frame.style.removeProperty('--shrink')
        }
        const shares = frames.map(frame => {
            const [[room], [wanted]] = [frame.getClientRects(), frame.firstElementChild?.getClientRects() ?? []]
            return room && wanted ? room.width / wanted.width : 1
        })
        frames.forEach((frame, index) => {
            const share = shares[index]
            // Less by a hair, for what rounding takes.
            if (share < 0.999) frame.style.setProperty('--shrink', String(Math.max(leastShare, share * 0.99)))
            frame.classList.toggle('is-too-wide', share < leastShare)
        })
    }

    // A place in a table that scrolls may be on the page and out of sight.
    /** @param {number} offset */
    #scrollTable(offset) {
        const part = this.#parts.findLast(part => part.start <= offset)
        const frame = part?.range({ start: offset, end: offset + 1 })?.startContainer.parentElement?.closest('.is-too-wide')
        const box = part?.box(offset)
        if (!frame || !box) return
        const { top, bottom, height } = frame.getBoundingClientRect()
        if (box.top < top || box.bottom > bottom) frame.scrollTop += box.top - top - height / 3
    }

    /** @param {number} offset  @returns {number} */
    #pageOf(offset) {
        const part = this.#parts.findLast(part => part.start <= offset) ?? this.#parts[0]
        const box = part?.box(offset)
        return box ? this.#pageOfBox(box) : part && part !== this.#parts[0] ? this.#pageOf(part.start - 1) : 0
    }

    // Both boxes are where the page that is open has put them, so that it does not matter how wide that one was.
    /** @param {DOMRect} box */
    #pageOfBox(box) {
        const first = this.#columns.getBoundingClientRect()
        const middle = (box.left + box.right) / 2
        const along = this.#isRightToLeft ? first.right - middle : middle - first.left
        const page = Math.floor(along / this.#root.getBoundingClientRect().width)
        return Math.min(this.#pages - 1, Math.max(0, page))
    }

    get #isRightToLeft() { return getComputedStyle(this.#columns).direction === 'rtl' }

    /** @param {number} page */
    #open(page) {
        this.#page = Math.min(Math.max(0, page), this.#pages - 1)
        const by = this.#page * this.#root.getBoundingClientRect().width
        this.#columns.style.transform = `translateX(${this.#isRightToLeft ? by : -by}px)`
        this.#limitReach()
    }

    // By the Tab key one comes to what shows; further on one comes by turning pages.
    #limitReach() {
        const targets = [.../** @type {NodeListOf<HTMLElement>} */ (this.#columns.querySelectorAll('a[href], [tabindex]'))]
        // All are measured before any is changed, or each change would have the page laid out again.
        const wanted = targets.map(target => this.#holds(target) ? 0 : -1)
        targets.forEach((target, index) => { if (target.tabIndex !== wanted[index]) target.tabIndex = wanted[index] })
    }

    // Whether the page that shows has the beginning of an element.
    /** @param {Element} target */
    #holds(target) {
        const [box] = target.getClientRects()
        return box !== undefined && this.#pageOfBox(box) === this.#page
    }

    // Screen readers and scripts give the focus to what is on any page.
    /** @param {Element} target */
    #showFocused(target) {
        const [box] = target.getClientRects()
        if (target === this.#root || !box || this.#holds(target)) return
        const page = this.#pageOfBox(box)
        // The browser has scrolled to it already, as far as it can.
        this.#root.scrollTo(0, 0)
        this.#goTo(page)
    }

    #firstOffset() {
        const [start, end] = [this.#parts[0].start, this.#parts[this.#parts.length - 1].end]
        return Math.min(firstWhere(start, end, offset => this.#pageOf(offset) >= this.#page), end - 1)
    }

    #straighten() {
        const by = this.#root.scrollLeft
        if (by === 0 && this.#root.scrollTop === 0) return
        this.#root.scrollTo(0, 0)
        const pages = Math.round(Math.abs(by) / this.#root.clientWidth)
        if (pages > 0) this.#goTo(this.#page + pages)
    }

    // The reader wants to see another page of those that are laid out.
    /** @param {number} page */
    #goTo(page) {
        this.#open(page)
        this.#place = this.#anchor = this.#firstOffset()
        this.say('moved', { byReader: true })
    }
}
