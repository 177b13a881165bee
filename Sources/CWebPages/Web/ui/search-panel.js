// Search in the book. Events: `go` with a span, `hits` with the spans that were found.

import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { byId } from './find.js'
import { Panel } from './panel.js'

/** @typedef {import('../lib/span-index.js').Span} Span */

/** @extends {Panel<{go: Span, hits: Span[]}>} */
export class SearchPanel extends Panel {
    #find
    #placeWords
    #field = byId('search-field', HTMLInputElement)
    #list = byId('search-hits')
    #count = byId('search-count')
    #more = byId('search-more')
    /** @type {Server.Hit[]} */
    #hits = []
    /** @type {number|null}  where the search goes on */
    #next = null
    #turn = 0
    #delay = 0

    /**
     * @param {(words: string, from: number) => Promise<{hits: Server.Hit[], next: number|null}>} find
     * @param {(offset: number) => string} placeWords  where an offset is, for people
     */
    constructor(find, placeWords) {
        super('search')
        this.#find = find
        this.#placeWords = placeWords
        this.#field.addEventListener('input', () => {
            clearTimeout(this.#delay)
            this.#delay = setTimeout(() => this.#search(), 250)
        })
        // In a search field, this key would empty it.
        this.#field.addEventListener('keydown', event => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            this.close()
        })
        byId('search-form').addEventListener('submit', event => {
            event.preventDefault()
            clearTimeout(this.#delay)
            this.#search()
        })
        this.#more.addEventListener('click', () => this.#search(this.#next ?? 0))
    }

    /** @override */
    open() {
        super.open()
        this.#field.select()
    }

    /** Finds words that were not typed here. @param {string} words */
    find(words) {
        this.#field.value = words
        this.#search()
    }

    async #search(from = 0) {
        const turn = ++this.#turn
        const words = this.#field.value.trim()
        if (from === 0) this.#clear()
        if (words === '') {
            this.#count.textContent = ''
            return
        }
        let answer
        try {
            answer = await this.#find(words, from)
        } catch (error) {
            if (turn === this.#turn) this.#count.textContent = error.message
            return
        }
        if (turn !== this.#turn) return
        this.#hits.push(...answer.hits)
        this.#next = answer.next
        this.#more.hidden = answer.next === null
        this.#count.textContent = this.#countWords()
        this.#list.append(...answer.hits.map(hit => this.#row(hit)))
        this.say('hits', this.#hits.map(({ start, end }) => ({ start, end })))
    }

    #clear() {
        this.#hits = []
        this.#next = null
        this.#more.hidden = true
        this.#list.replaceChildren()
        this.say('hits', [])
    }

    #countWords() {
        const count = this.#hits.length
        if (count === 0) return wording.search.none
        return this.#next === null ? wording.search.places(count) : wording.search.firstPlaces(count)
    }

    /** @param {Server.Hit} hit */
    #row(hit) {
        const button = element('button', { type: 'button' },
            element('small', {}, this.#placeWords(hit.start)), hit.before, element('mark', {}, hit.match), hit.after)
        button.addEventListener('click', () => {
            this.close()
            this.say('go', { start: hit.start, end: hit.end })
        })
        return element('li', {}, button)
    }
}
