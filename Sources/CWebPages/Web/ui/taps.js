// What the reader means by taps, clicks, long presses and strokes on the text.
//
// Events: `word` `{offset}` · `link` `{element}` · `picture` `{element}` · `edge` `{step}` of a page · `blank` ·
// `menu` `{offset}` · `select` `{start, end}`, or `null` when nothing is selected any more · `drag` `{by}` while a finger
// goes to a side of a page · `stroke` `{step}`, or `drop`, when it is gone.

import { Emitter } from '../lib/emitter.js'
import { targetOf } from './find.js'

// Strokes shorter than this, in pixels, are taps; fingers tremble by the other.
const shortestStroke = 40
const tremble = 10
// Milliseconds; a little longer than the systems' own, which select the word first.
const longPress = 600

/**
 * @typedef {import('../lib/span-index.js').Span} Span
 * @typedef {{word: {offset: number}, link: {element: HTMLAnchorElement}, picture: {element: HTMLImageElement}, edge: {step: number}, blank: void,
 *     menu: {offset: number}, select: Span|null, drag: {by: number}, stroke: {step: number}, drop: void}} TapEvents
 */

/** @extends {Emitter<TapEvents>} */
export class Taps extends Emitter {
    #root
    #partOf
    #isPaged
    #hadSelection = false
    /** @type {{x: number, y: number}|null}  where the finger went down, while it may still be a tap */
    #down = null

    /**
     * @param {object} parts
     * @param {HTMLElement} parts.root
     * @param {(element: Element|null) => import('./book-part.js').BookPart|undefined} parts.partOf
     * @param {() => boolean} parts.isPaged
     */
    constructor({ root, partOf, isPaged }) {
        super()
        this.#root = root
        this.#partOf = partOf
        this.#isPaged = isPaged
        root.addEventListener('pointerdown', event => this.#pressed(event))
        root.addEventListener('pointermove', event => this.#moved(event))
        for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
            addEventListener(type, event => {
                this.#isDown = false
                clearTimeout(this.#press)
                this.#released(event)
                this.#selected()
            })
        }
        root.addEventListener('click', event => this.#clicked(event))
        root.addEventListener('dblclick', event => {
            const picture = targetOf(event)?.closest('.sheet.is-picture img')
            if (picture instanceof HTMLImageElement && !this.#isAtEdge(event.clientX)) this.say('picture', { element: picture })
        })
        root.addEventListener('contextmenu', event => this.#asked(event))
        document.addEventListener('selectionchange', () => this.#selected())
    }

    /** The offset of the character under a point; `null` when there is none. @param {number} x  @param {number} y */
    offsetAt(x, y) {
        const formula = document.elementFromPoint(x, y)?.closest('.formula.is-set')
        if (formula) return this.#partOf(formula)?.offset(formula, 0) ?? null
        const caret = document.caretPositionFromPoint?.(x, y)
        const range = caret ? null : document.caretRangeFromPoint?.(x, y)
        const node = caret?.offsetNode ?? range?.startContainer
        const within = caret?.offset ?? range?.startOffset
        if (!(node instanceof Text) || within === undefined) return null
        const part = this.#partOf(node.parentElement)
        const offset = part?.offset(node, within) ?? null
        if (!part || offset === null) return null
        // The caret is beside a character: the tap is on it, or on the one before, or on neither.
        for (const at of [offset, offset - 1]) {
            const boxes = part.range({ start: at, end: at + 1 })?.getClientRects() ?? []
            for (const box of boxes) {
                if (x >= box.left - 3 && x <= box.right + 3 && y >= box.top - 4 && y <= box.bottom + 4) return at
            }
        }
        return null
    }

    /** What is selected of the text. @returns {import('../lib/span-index.js').Span|null} */
    get selection() {
        const selection = document.getSelection()
        if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
        const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
        if (!this.#root.contains(startContainer) || !this.#root.contains(endContainer)) return null
        const start = this.#offset(startContainer, startOffset)
        const end = this.#offset(endContainer, endOffset)
        return start !== null && end !== null && start < end ? { start, end } : null
    }

    /** @param {Node} node  @param {number} within */
    #offset(node, within) {
        const element = node instanceof Element ? node : node.parentElement
        return this.#partOf(element)?.offset(node, within) ?? null
    }

    /** @param {PointerEvent} event */
    #pressed(event) {
        this.#isDown = true
        this.#hadSelection = this.selection !== null
        this.#down = { x: event.clientX, y: event.clientY }
        clearTimeout(this.#press)
        if (event.pointerType !== 'touch') return
        this.#press = setTimeout(() => {
            const offset = this.offsetAt(event.clientX, event.clientY)
            // What follows is the end of the press, and no tap.
            this.#down = null
            if (offset !== null && !this.selection) this.say('menu', { offset })
        }, longPress)
    }
    #press = 0

    /** @param {PointerEvent} event */
    #moved({ clientX, clientY, pointerType, isPrimary }) {
        if (!this.#down) return
        const [x, y] = [clientX - this.#down.x, clientY - this.#down.y]
        if (!this.#isDragged && Math.hypot(x, y) <= tremble) return
        clearTimeout(this.#press)
        if (!isPrimary || pointerType === 'mouse' || !this.#isPaged() || this.selection) return
        if (!this.#isDragged && Math.abs(x) < 1.5 * Math.abs(y)) return
        this.#isDragged = true
        this.say('drag', { by: x })
    }
    #isDragged = false

    /** @param {PointerEvent} event */
    #released(event) {
        if (!this.#isDragged) return
        this.#isDragged = false
        const x = event.clientX - (this.#down?.x ?? event.clientX)
        this.#down = null
        if (event.type === 'pointerup' && Math.abs(x) >= shortestStroke && !this.selection) this.say('stroke', { step: x < 0 ? 1 : -1 })
        else this.say('drop')
    }

    /** @param {PointerEvent} event */
    #clicked(event) {
        if (event.button !== 0 || event.defaultPrevented) return
        const link = targetOf(event)?.closest('a')
        if (link) {
            event.preventDefault()
            this.say('link', { element: link })
            return
        }
        const picture = targetOf(event)?.closest('img')
        if (targetOf(event)?.closest('.sheet.is-picture')) {
            if (this.#down) this.#tappedBeside(event.clientX)
            return
        }
        if (picture && !picture.classList.contains('is-missing')) {
            this.say('picture', { element: picture })
            return
        }
        // A tap that ends a selection, and a drag that makes one, mean nothing else.
        if (this.#hadSelection || this.selection || !this.#down) return
        const offset = this.offsetAt(event.clientX, event.clientY)
        if (offset !== null) this.say('word', { offset })
        else this.#tappedBeside(event.clientX)
    }

    /** @param {number} x */
    #tappedBeside(x) {
        if (!this.#isPaged() || !this.#isAtEdge(x)) this.say('blank')
        else this.say('edge', { step: this.#share(x) < 0.5 ? -1 : 1 })
    }

    /** @param {number} x */
    #isAtEdge(x) { return this.#share(x) <= 0.2 || this.#share(x) >= 0.8 }

    /** How far a point is from the left, as a share of the text's width. @param {number} x */
    #share(x) {
        const { left, width } = this.#root.getBoundingClientRect()
        return (x - left) / width
    }

    /** @param {PointerEvent} event */
    #asked(event) {
        const link = targetOf(event)?.closest('a')
        if (link?.classList.contains('external') || this.selection) return
        const offset = this.offsetAt(event.clientX, event.clientY)
        if (offset === null) return
        // On a touch screen a long press also selects, which must go on; of a link the browser would show the address.
        if (event.pointerType !== 'touch' || link) event.preventDefault()
        this.say('menu', { offset })
    }

    // Told once it is made, and once it is gone.
    #selected() {
        clearTimeout(this.#settling)
        if (this.#isDown) return
        this.#settling = setTimeout(() => {
            const { selection } = this
            if (selection?.start === this.#told?.start && selection?.end === this.#told?.end) return
            this.#told = selection
            this.say('select', selection)
        }, 150)
    }
    #settling = 0
    #isDown = false
    /** @type {Span|null}  the selection that was told last */
    #told = null
}
