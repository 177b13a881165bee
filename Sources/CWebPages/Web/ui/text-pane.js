// The text of the book, as one long page or page by page; what shows stays when that is changed.
//
// Events: `moving`, `moved` and `broken` of the view that shows it.

import { Emitter } from '../lib/emitter.js'
import { wordAround } from '../lib/word-span.js'
import { FixedView } from './fixed-view.js'
import { PagedView } from './paged-view.js'
import { ScrollView } from './scroll-view.js'

/**
 * @typedef {import('./book-part.js').BookPart} BookPart
 * @typedef {'scroll'|'paged'} Mode
 * @typedef {ScrollView|PagedView|FixedView} View
 * @typedef {{byReader: boolean, byLayout?: boolean}} Moved  by the reader's hand, or because the window or the fonts changed
 * @typedef {{moving: void, moved: Moved, broken: Error}} PaneEvents
 * @typedef {PaneEvents & {filled: BookPart, emptied: BookPart}} ViewEvents
 */

/** @extends {Emitter<PaneEvents>} */
export class TextPane extends Emitter {
    #root
    #book
    #paint
    #omissions
    /** @type {View|null}  before a mode is set there is none */
    #view = null

    /**
     * @param {object} parts
     * @param {HTMLElement} parts.root
     * @param {import('../lib/book-text.js').BookText} parts.book
     * @param {import('./text-paint.js').TextPaint} parts.paint
     * @param {import('../lib/omissions.js').Omissions} parts.omissions
     */
    constructor({ root, book, paint, omissions }) {
        super()
        this.#root = root
        this.#book = book
        this.#paint = paint
        this.#omissions = omissions
        omissions.addEventListener('change', () => {
            paint.set('skipped', omissions.spans)
            this.#showSpoken()
        })
        root.lang = book.outline.language ?? ''
        root.dir = book.outline.direction ?? 'ltr'
        paint.parts = () => this.#view?.filled ?? []
    }

    /** @returns {View} */
    get view() {
        if (!this.#view) throw new Error('The text has no mode yet')
        return this.#view
    }

    /** @returns {Mode} */
    get mode() { return this.view.kind }

    /** The first offset that shows. */
    get place() { return this.view.place }

    /**
     * Shows the book in a mode at a place.
     * @param {Mode} mode
     * @param {number} [offset]  where it is now, if there is a now
     * @param {number|null} [line]  of the window, where the place is to stand in a long page; see `lineOf`
     */
    async setMode(mode, offset = this.#view?.place ?? 0, line = null) {
        this.#view?.close()
        document.body.classList.toggle('is-paged', mode === 'paged')
        document.body.classList.toggle('is-scroll', mode !== 'paged')
        document.body.classList.toggle('is-fixed', mode === 'paged' && Boolean(this.#book.outline.fixed))
        const view = this.#viewFor(mode)
        this.#view = view
        view.addEventListener('moving', () => this.say('moving'))
        view.addEventListener('moved', ({ detail }) => this.say('moved', detail))
        view.addEventListener('broken', ({ detail }) => this.say('broken', detail))
        for (const type of /** @type {const} */ (['filled', 'emptied'])) view.addEventListener(type, () => this.#changed())
        await (view instanceof ScrollView ? view.show(offset, line) : view.show(offset))
    }

    /** How far below the window's top a place stands in a long page, in pixels; `null` on pages, and where no text is. @param {number} offset */
    lineOf(offset) { return this.view instanceof ScrollView ? this.view.lineOf(offset) : null }

    /** @param {Mode} mode  @returns {View} */
    #viewFor(mode) {
        const parts = { root: this.#root, book: this.#book }
        const { fixed } = this.#book.outline
        if (mode !== 'paged') return new ScrollView(parts)
        return fixed ? new FixedView({ ...parts, fixed }) : new PagedView(parts)
    }

    /** Which way pages are turned. @returns {'ltr'|'rtl'} */
    get direction() {
        const { fixed, direction } = this.#book.outline
        return this.mode === 'paged' && fixed ? fixed.direction : direction
    }

    /** Whether there is no word in the book. */
    get isWordless() { return this.#book.outline.unspoken?.isWordless ?? false }

    /** @param {number} offset */
    show(offset) { return this.view.show(offset) }

    /** @param {Element|null} element  @returns {BookPart|undefined} */
    partOf(element) {
        const part = element?.closest?.('.part')
        return part ? this.view.filled.find(({ element }) => element === part) : undefined
    }

    /** The text of a stretch, as far as it is there. @param {import('../lib/span-index.js').Span} span */
    text(span) { return this.view.filled.map(part => part.text(span)).join('') }

    /** A stretch without the white space at its ends. @param {import('../lib/span-index.js').Span} span */
    trimmed({ start, end }) {
        const text = this.text({ start, end })
        if (text.length !== end - start) return { start, end }
        const [before, after] = [text.length - text.trimStart().length, text.length - text.trimEnd().length]
        return before === text.length ? { start, end } : { start: start + before, end: end - after }
    }

    /** A stretch without white space at its ends, and with the whole of the words that it cuts. @param {import('../lib/span-index.js').Span} span */
    wholeWords(span) {
        const { start, end } = this.trimmed(span)
        const [first, last] = [this.wordAt(start), this.wordAt(end - 1)]
        return {
            start: first && first.start < start && start < first.end ? first.start : start,
            end: last && last.start < end && end < last.end ? last.end : end,
        }
    }

    /** The box around a stretch, or around what of it is there. @param {import('../lib/span-index.js').Span} span */
    box(span) {
        for (const part of this.view.filled) {
            const range = part.range(span)
            // Of a formula alone nothing of the text itself is drawn.
            const box = range?.getBoundingClientRect()
            if (box) return box.height > 0 ? box : part.box(span.start) ?? box
        }
        return null
    }

    /** The word at an offset. @param {number} offset  @returns {import('../lib/span-index.js').Span|null} */
    wordAt(offset) {
        const part = this.view.filled.find(({ start, end }) => start <= offset && offset < end)
        if (!part) return null
        const from = Math.max(part.start, offset - 80)
        const word = wordAround(part.text({ start: from, end: offset + 80 }), offset - from)
        return word && { start: from + word.start, end: from + word.end }
    }

    // Many parts may come at once; they are painted together.
    #changed() {
        if (this.#isChanging) return
        this.#isChanging = true
        queueMicrotask(() => {
            this.#isChanging = false
            this.#omissions.follow(this.view.filled)
            this.#showSpoken()
            this.#paint.repaint()
        })
    }
    #isChanging = false

    // Words that a picture shows already, and that the book hides therefore, are seen when the voice says them.
    #showSpoken() {
        let hasChanged = false
        for (const part of this.view.filled) {
            for (const element of part.element.querySelectorAll('[data-layout~="unseen"]')) {
                const start = part.offset(element, 0)
                const isSpoken = start !== null && this.#omissions.isSpoken(start)
                hasChanged ||= isSpoken !== element.classList.contains('is-spoken')
                element.classList.toggle('is-spoken', isSpoken)
            }
        }
        if (hasChanged) this.view.relayout()
    }
}
