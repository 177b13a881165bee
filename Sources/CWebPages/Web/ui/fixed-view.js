// A book of pages that are pictures, such as a comic: one page fills the window, or two side by side.
//
// Events: `moved` `{byReader, byLayout}` when other pages show, `filled` and `emptied` with a part.

import { Emitter } from '../lib/emitter.js'
import { pageSpreads } from '../lib/page-spreads.js'
import { lastAtMost } from '../lib/sorted.js'
import { wording } from '../lib/wording.js'
import { BookPart } from './book-part.js'
import { element } from './element.js'
import { SlidingPage, turnByWheel } from './page-turns.js'

/** @extends {Emitter<import('./text-pane.js').ViewEvents>} */
export class FixedView extends Emitter {
    #root
    #book
    #fixed
    #sheets = element('div.sheets')
    /** @type {BookPart[]} */
    #parts = []
    /** @type {number[][]} */
    #spreads = []
    #spread = -1
    #place = 0
    #turn = 0
    #stop = new AbortController()
    #sliding
    #wide = matchMedia('(min-width: 900px) and (min-aspect-ratio: 5/4)')

    /**
     * @param {object} parts
     * @param {HTMLElement} parts.root
     * @param {import('../lib/book-text.js').BookText} parts.book
     * @param {Server.FixedPages} parts.fixed
     */
    constructor({ root, book, fixed }) {
        super()
        this.#root = root
        this.#book = book
        this.#fixed = fixed
        this.#sheets.dir = fixed.direction
        root.replaceChildren(this.#sheets)
        this.#sliding = new SlidingPage(root, this.#sheets)
        const { signal } = this.#stop
        turnByWheel(root, step => { if (!this.#scrolls(step)) this.turn(step) }, signal)
        this.#spreads = pageSpreads(fixed, this.#wide.matches)
        this.#wide.addEventListener('change', () => {
            this.#spreads = pageSpreads(fixed, this.#wide.matches)
            this.#spread = -1
            this.#open(this.#place).then(() => this.say('moved', { byReader: false, byLayout: true }))
        }, { signal })
    }

    /** @returns {'paged'} */
    get kind() { return 'paged' }

    /** The parts that show. @returns {BookPart[]} */
    get filled() { return this.#parts.filter(part => part.isFilled) }

    /** The first offset of the pages that show, or the place that was gone to. */
    get place() { return this.#place }

    /** Which pages of their chapter show, from 1, and of how many. */
    get pageOfChapter() {
        const { start, end } = this.#book.chapterAt(this.#place)
        const first = this.#pageAt(start)
        const last = this.#pageAt(Math.max(start, end - 1))
        const shown = this.#spreads[this.#spread] ?? [first]
        // Beside the first page of a chapter the last one of another may lie.
        const [from, to] = [Math.max(first, shown[0]), Math.min(last, shown[shown.length - 1])]
        return { first: from - first + 1, page: to - first + 1, pages: last - first + 1 }
    }

    /** Goes to the page with a place. @param {number} offset  @returns {Promise<void>} */
    async show(offset) {
        await this.#open(offset)
        this.say('moved', { byReader: false })
    }

    /** Turns to the page with a stretch unless it shows. @param {import('../lib/span-index.js').Span} span */
    async reveal(span) { if (!this.shows(span.start)) await this.show(span.start) }

    /** Whether the character at an offset is on the pages that show. @param {number} offset */
    shows(offset) { return this.#spreads[this.#spread]?.includes(this.#pageAt(offset)) ?? false }

    /** @param {number} step  1 or −1 */
    async turn(step) {
        const next = this.#spreads[this.#spread + step]
        if (!next) return this.settle()
        await this.#open(this.#fixed.pages[next[0]].start)
        this.#sliding.turned(step, this.#fixed.direction === 'rtl')
        this.say('moved', { byReader: true })
    }

    /** The page goes with a finger. @param {number} by  pixels */
    follow(by) { this.#sliding.follow(by) }

    /** The finger is gone, and no page was turned. */
    settle() { this.#sliding.settle() }

    /** Pictures fit themselves into the window. */
    relayout() { this.say('moved', { byReader: false, byLayout: true }) }

    close() {
        this.#stop.abort()
        this.#root.replaceChildren()
    }

    // MARK: Pages

    /** @param {number} offset */
    #pageAt(offset) { return Math.max(0, lastAtMost(this.#fixed.pages, offset, page => page.start)) }

    /** The parts of a page. @param {number} page */
    #partsOf(page) {
        const end = this.#fixed.pages[page + 1]?.start ?? this.#book.length
        const first = this.#book.partAt(page === 0 ? 0 : this.#fixed.pages[page].start)
        const last = this.#book.partAt(Math.max(0, end - 1))
        return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    }

    /** @param {number} offset */
    async #open(offset) {
        this.#place = offset
        const page = this.#pageAt(offset)
        const spread = this.#spreads.findIndex(pages => pages.includes(page))
        const turn = ++this.#turn
        if (spread === this.#spread) return
        const pages = this.#spreads[spread] ?? []
        const sheets = await Promise.all(pages.map(page => this.#sheet(page)))
        if (turn !== this.#turn || this.#stop.signal.aborted) return
        for (const part of this.#parts) this.say('emptied', part)
        this.#spread = spread
        this.#parts = sheets.flatMap(({ parts }) => parts)
        this.#sheets.classList.toggle('are-two', pages.length === 2)
        this.#sheets.replaceChildren(...sheets.map(({ sheet }) => sheet))
        for (const part of this.#parts) this.say('filled', part)
        this.#lookAhead(spread)
    }

    /** @param {number} page */
    async #sheet(page) {
        const indices = this.#partsOf(page)
        const texts = await Promise.all(indices.map(index => this.#book.part(index)))
        const parts = indices.map(index => new BookPart(index, this.#book.parts))
        parts.forEach((part, number) => part.fill(texts[number].html))
        const sheet = element('div.sheet', {}, ...parts.map(part => part.element))
        const { isPicture } = this.#fixed.pages[page]
        sheet.classList.toggle('is-picture', isPicture)
        if (!isPicture) {
            sheet.tabIndex = 0
            sheet.setAttribute('role', 'group')
            sheet.setAttribute('aria-label', wording.contents.page(String(page + 1)))
        }
        // Whoever cannot see it shall know at least which one it is.
        const picture = isPicture ? sheet.querySelector('img') : null
        if (picture && !picture.alt && !sheet.textContent?.trim()) picture.alt = wording.contents.page(String(page + 1))
        return { sheet, parts }
    }

    /** Has the pictures of the neighbours fetched. @param {number} spread */
    async #lookAhead(spread) {
        for (const page of [spread + 1, spread - 1].flatMap(next => this.#spreads[next] ?? [])) {
            for (const index of this.#partsOf(page)) {
                const part = await this.#book.part(index).catch(() => null)
                if (!part || this.#stop.signal.aborted) return
                const template = document.createElement('template')
                template.innerHTML = part.html
                for (const { src } of template.content.querySelectorAll('img')) new Image().src = src
            }
        }
    }

    /** Whether a page of text still has something that way. @param {number} step */
    #scrolls(step) {
        const sheet = this.#sheets.querySelector('.sheet:not(.is-picture)')
        if (!sheet) return false
        const rest = step > 0 ? sheet.scrollHeight - sheet.clientHeight - sheet.scrollTop : sheet.scrollTop
        return rest > 1
    }
}
