// Colours stretches of the text by the CSS Custom Highlight API: the document itself is never cut.

import { markColours } from '../lib/mark-colours.js'

/** What is painted later lies above. */
const layers = ['skipped', ...markColours.map(colour => `mark-${colour}`), 'noted', 'sentence', 'failed', 'hit', 'found', 'word']

/** @typedef {import('../lib/span-index.js').Span & {reason?: string, words?: string}} Painted  `reason` and `words` where a tap tells them */

export class TextPaint {
    /** @type {Map<string, Highlight>} */
    #highlights = new Map()
    /** @type {Map<string, Painted[]>} */
    #spans = new Map()
    /** @type {() => import('./book-part.js').BookPart[]} */
    #parts = () => []

    constructor() {
        if (!globalThis.CSS?.highlights) return
        layers.forEach((name, priority) => {
            const highlight = new Highlight()
            highlight.priority = priority
            CSS.highlights.set(name, highlight)
            this.#highlights.set(name, highlight)
        })
    }

    /** @param {() => import('./book-part.js').BookPart[]} parts  those whose text is there */
    set parts(parts) {
        this.#parts = parts
        this.repaint()
    }

    /**
     * @param {string} name  one of the layers
     * @param {Painted[]} spans
     */
    set(name, spans) {
        this.#spans.set(name, spans)
        this.#paint(name)
    }

    /** The stretch of a layer with an offset. @param {string} name  @param {number} offset */
    at(name, offset) { return this.#spans.get(name)?.find(span => span.start <= offset && offset < span.end) }

    /** Parts have come or gone. */
    repaint() { for (const name of layers) this.#paint(name) }

    /** @param {string} name */
    #paint(name) {
        const highlight = this.#highlights.get(name)
        if (!highlight) return
        highlight.clear()
        const parts = this.#parts()
        for (const span of this.#spans.get(name) ?? []) {
            for (const part of parts) {
                const range = part.range(span)
                if (!range) continue
                highlight.add(range)
                for (const drawn of part.drawn(span)) highlight.add(drawn)
            }
        }
    }
}
