// Text nodes and the offsets they begin at: a place in the book becomes a place in the document, and back.
//
// It rests on one promise of the server: the text of a part's nodes, end to end, is the book's text.

import { lastAtMost } from './sorted.js'

/** @typedef {{start: number, end: number}} Span  UTF-16 code units of the book; the end is not part of it */

/** The text nodes of one part of the book. */
export class SpanIndex {
    #nodes
    /** @type {number[]} */
    #starts = []
    /** @type {Map<Node, number>} */
    #startOf = new Map()

    /**
     * @param {Text[]} nodes  in the order of the document
     * @param {number} start  where the first one begins
     */
    constructor(nodes, start) {
        this.#nodes = nodes.filter(node => node.length > 0)
        let offset = start
        for (const node of this.#nodes) {
            this.#starts.push(offset)
            this.#startOf.set(node, offset)
            offset += node.length
        }
        this.start = start
        this.end = offset
    }

    /**
     * Where an offset is in the document.
     * @param {number} offset  brought into the part when it lies outside
     * @param {boolean} [isEnd]  whether a stretch ends there: then the end of a node rather than the start of the next
     * @returns {{node: Text, offset: number}|null}  `null` when the part has no text
     */
    position(offset, isEnd = false) {
        if (this.#nodes.length === 0) return null
        const inside = Math.min(Math.max(offset, this.start), this.end)
        const index = Math.max(0, lastAtMost(this.#starts, isEnd && inside > this.start ? inside - 1 : inside))
        return { node: this.#nodes[index], offset: inside - this.#starts[index] }
    }

    /**
     * The offset of a place in the document.
     * @param {Node} node  a text node, or an element and the number of a child as ranges have it
     * @param {number} within  code units into the text node, or children into the element
     * @returns {number|null}  `null` when it is not in this part
     */
    offset(node, within) {
        const start = this.#startOf.get(node)
        if (start !== undefined) return start + Math.min(within, /** @type {Text} */ (node).length)
        const child = node.childNodes?.[within]
        const following = this.#nodes.findIndex(text => child
            ? text === child || child.contains(text) || isAfter(text, child)
            : isAfter(text, node) && !node.contains(text))
        if (following >= 0) return this.#starts[following]
        return this.#nodes.length > 0 && isAfter(node, this.#nodes[0]) ? this.end : null
    }

    /** The text of a stretch. @param {Span} span */
    text({ start, end }) {
        let text = ''
        for (let index = Math.max(0, lastAtMost(this.#starts, start)); index < this.#nodes.length; index++) {
            const from = this.#starts[index]
            if (from >= end) break
            text += this.#nodes[index].data.slice(Math.max(0, start - from), end - from)
        }
        return text
    }
}

/** All text nodes below an element, in order. @param {Node} root  @returns {Text[]} */
export function textNodes(root) {
    const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_TEXT)
    /** @type {Text[]} */
    const nodes = []
    while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode))
    return nodes
}

/** @param {Node} node  @param {Node} other */
function isAfter(node, other) {
    return (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
