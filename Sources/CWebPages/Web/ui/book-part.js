// One part of the book in the page: a place kept free for it, or its text.

import { SpanIndex, textNodes } from '../lib/span-index.js'
import { firstWhere } from '../lib/sorted.js'
import { wording } from '../lib/wording.js'
import { addressLinks } from './book-links.js'
import { setFormulas } from './formulas.js'

// For boxes alone: a range lives until it is collected, and the browser mends each at every change of the page.
const probe = document.createRange()

// Pixels of a picture that shows something though nobody has said what.
const smallest = 200

export class BookPart {
    /** @type {SpanIndex|null}  of the text, while it is there */
    #index = null
    /** @type {{start: number, end: number, tree: ShadowRoot}[]}  where formulas are set in the place of text */
    #formulas = []

    /**
     * @param {number} index
     * @param {Server.Outline['parts']} parts  of the book
     */
    constructor(index, parts) {
        const { start, end, chapter } = parts[index]
        this.index = index
        this.start = start
        this.end = end
        this.element = document.createElement('section')
        this.element.className = 'part'
        // Its first paragraph is one like the others.
        this.element.classList.toggle('goes-on', parts[index - 1]?.chapter === chapter)
        this.element.dataset.part = String(index)
    }

    get isFilled() { return this.#index !== null }

    /** @param {string} html  made by the server, out of text and marks: never the book's own markup */
    fill(html) {
        this.element.innerHTML = html
        addressLinks(this.element)
        for (const table of this.element.querySelectorAll('table')) makeScrollable(table)
        for (const image of this.element.querySelectorAll('img')) letEnlarge(image)
        // A paragraph of verse is a line in some books and a stanza in others.
        for (const verse of this.element.querySelectorAll('.verse p')) {
            verse.classList.toggle('stanza', verse.textContent.trim().includes('\n'))
        }
        const index = this.#index = new SpanIndex(textNodes(this.element), this.start)
        this.#formulas = setFormulas(this.element).flatMap(host => {
            const start = index.offset(host, 0)
            return start === null || !host.shadowRoot ? []
                : [{ start, end: start + (host.textContent?.length ?? 0), tree: host.shadowRoot }]
        })
    }

    empty() {
        this.element.replaceChildren()
        this.#index = null
        this.#formulas = []
    }

    /**
     * What of a stretch lies in this part.
     * @param {import('../lib/span-index.js').Span} span
     * @returns {Range|null}
     */
    range({ start, end }) { return this.#set(document.createRange(), { start, end }) }

    /** What is drawn in the place of a stretch's text: formulas, each as a whole. @param {import('../lib/span-index.js').Span} span  @returns {Range[]} */
    drawn({ start, end }) {
        return this.#formulas.filter(formula => formula.start < end && start < formula.end).map(({ tree }) => {
            const range = document.createRange()
            range.selectNodeContents(tree)
            return range
        })
    }

    /** @param {Range} range  that is set  @param {import('../lib/span-index.js').Span} span */
    #set(range, { start, end }) {
        if (!this.#index || end <= this.start || start >= this.end) return null
        const from = this.#index.position(start)
        const to = this.#index.position(end, true)
        if (!from || !to) return null
        range.setStart(from.node, from.offset)
        range.setEnd(to.node, to.offset)
        return range
    }

    /**
     * The box of the character at an offset, or of the next one that is drawn.
     * @param {number} offset
     * @returns {DOMRect|null}
     */
    box(offset) {
        if (!this.#index) return null
        // Line ends of blocks are not drawn; a run of them is short. That of a picture stands for the picture.
        for (let at = offset; at < Math.min(this.end, offset + 64); at++) {
            const box = [...this.#set(probe, { start: at, end: at + 1 })?.getClientRects() ?? []].find(box => box.height > 0)
                ?? this.#drawingAt(at)?.getBoundingClientRect()
            if (box) return box
        }
        return null
    }

    /**
     * The first offset for whose box a test holds; it must hold for all that follow, too.
     * @param {(box: DOMRect) => boolean} holds
     * @returns {number}  the part's end when there is none
     */
    firstOffset(holds) {
        return firstWhere(this.start, this.end, offset => {
            const box = this.box(offset)
            return box === null || holds(box)
        })
    }

    /** @param {Node} node  @param {number} within  as ranges have it  @returns {number|null} */
    offset(node, within) { return this.#index?.offset(node, within) ?? null }

    /** @param {{start: number, end: number}} span */
    text(span) { return this.#index?.text(span) ?? '' }

    /** @param {number} offset */
    #drawingAt(offset) {
        const element = this.#index?.position(offset)?.node.parentElement
        return element?.closest('.formula.is-set') ?? element?.closest('figure')?.querySelector('img') ?? null
    }
}

// A picture between paragraphs is a button for the keyboard and for screen readers; one in a link is the link's.
/** @param {HTMLImageElement} image */
function letEnlarge(image) {
    const offer = () => {
        if (!image.closest('figure') || image.closest('a')) return
        image.tabIndex = 0
        image.setAttribute('role', 'button')
    }
    if (image.alt) offer()
    else image.addEventListener('load', () => {
        if (Math.min(image.naturalWidth, image.naturalHeight) < smallest) return
        image.alt ||= wording.reader.picture
        offer()
    })
    image.addEventListener('error', () => {
        image.classList.add('is-missing')
        image.removeAttribute('tabindex')
        image.removeAttribute('role')
        // Without an address it is shown by its description, not as something broken.
        image.removeAttribute('src')
    })
}

// A wide table scrolls by itself, and by the keyboard too.
/** @param {HTMLTableElement} table */
function makeScrollable(table) {
    const frame = document.createElement('div')
    frame.className = 'table-frame'
    frame.tabIndex = 0
    frame.setAttribute('role', 'group')
    frame.setAttribute('aria-label', wording.common.table)
    table.replaceWith(frame)
    frame.append(table)
}
