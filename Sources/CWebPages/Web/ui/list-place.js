// Where in a long list one is: found again when one comes back to its page, or loads it anew.
//
// The browser looks for it before there is a list. The entry in its history keeps what stood in the window, for heights of what
// was never drawn are guesses; and several of them, for a book that was read may stand elsewhere now.

import { debounced } from '../lib/debounced.js'
import { lastAtMost } from '../lib/sorted.js'

// Milliseconds of calm after scrolling.
const calm = 150
const mostKept = 6
// Milliseconds.
const settling = 1000

/** @typedef {{y: number, cards: {key: string, top: number}[], filter: string}} Kept */

export class ListPlace {
    #list
    #filter

    /**
     * @param {HTMLElement} list  its children have keys, see `drawList`
     * @param {HTMLSelectElement} filter  what of it is shown
     */
    constructor(list, filter) {
        this.#list = list
        this.#filter = filter
        history.scrollRestoration = 'manual'
        const keep = debounced(calm, () => this.#keep())
        addEventListener('scroll', keep, { passive: true })
        filter.addEventListener('change', keep)
    }

    /**
     * Goes to where one was, now that there is a list.
     * @param {() => void} redraw  something else of it is shown
     */
    async find(redraw) {
        /** @type {Kept|undefined} */
        const kept = history.state?.list
        if (!kept) return
        if (kept.filter !== this.#filter.value) {
            this.#filter.value = kept.filter
            if (this.#filter.selectedIndex < 0) this.#filter.value = ''
            redraw()
        }
        const children = this.#children
        const places = kept.cards.map(({ key, top }) => ({ key, top, index: children.findIndex(({ dataset }) => dataset.key === key) }))
        const [last] = places.toSorted((one, other) => other.index - one.index)
        if (!last || last.index < 0) return scrollTo(0, kept.y)
        // What is drawn beside it, and above the list, may move it still.
        const hands = new AbortController()
        for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
            addEventListener(type, () => hands.abort(), { passive: true, signal: hands.signal })
        }
        let child = children[last.index]
        for (const end = performance.now() + settling; performance.now() < end && !hands.signal.aborted;) {
            // A card is drawn anew when what it says has changed.
            if (!child.isConnected) {
                const anew = this.#children.find(({ dataset }) => dataset.key === last.key)
                if (!anew) break
                child = anew
            }
            scrollBy(0, child.getBoundingClientRect().top - last.top)
            await new Promise(requestAnimationFrame)
        }
        hands.abort()
    }

    get #children() { return /** @type {HTMLElement[]} */ ([...this.#list.children]) }

    #keep() {
        const children = this.#children
        const first = lastAtMost(children, 0, child => child.getBoundingClientRect().bottom) + 1
        const cards = children.slice(first, first + mostKept)
            .map(child => ({ key: child.dataset.key ?? '', top: Math.round(child.getBoundingClientRect().top) }))
            .filter(({ top }) => top < innerHeight)
        /** @type {Kept} */
        const list = { y: Math.round(scrollY), cards, filter: this.#filter.value }
        history.replaceState({ ...history.state, list }, '')
    }
}
