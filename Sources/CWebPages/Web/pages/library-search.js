// The search of what is written in all books: asked for in steps, until all are searched or something else is typed.
// Events: `search` with the words, when it begins.

import { get } from '../lib/api.js'
import { Emitter } from '../lib/emitter.js'
import { addressOf } from '../lib/site.js'
import { troubleWords } from '../lib/trouble-words.js'
import { wording } from '../lib/wording.js'
import { element } from '../ui/element.js'
import { byId } from '../ui/find.js'

/** @extends {Emitter<{search: string}>} */
export class TextSearch extends Emitter {
    #words = ''
    /** @type {AbortController|null} */
    #asking = null
    #list = byId('text-hits')
    #state = byId('text-state')
    #button = byId('search-text')

    constructor() {
        super()
        this.#button.addEventListener('click', () => this.search())
        byId('text-stop').addEventListener('click', () => this.#end(wording.library.stopped))
    }

    /** What is typed; what was found for other words goes. @param {string} words */
    set words(words) {
        if (words === this.#words) return
        this.#words = words
        this.#asking?.abort()
        this.#list.replaceChildren()
        this.#state.textContent = ''
        byId('text-stop').hidden = true
        byId('in-text').hidden = words === ''
        this.#button.hidden = words === ''
        this.#button.textContent = wording.library.searchText(words)
    }

    /** Searches all books for what is typed. */
    async search() {
        if (this.#words === '') return
        this.#asking?.abort()
        const mine = this.#asking = new AbortController()
        const words = this.#words
        this.say('search', words)
        this.#list.replaceChildren()
        this.#button.hidden = true
        byId('text-stop').hidden = false
        const sum = { searched: 0, books: 0, unread: /** @type {string[]} */ ([]) }
        /** @type {number|null} */
        let from = null
        try {
            do {
                this.#state.textContent = sum.searched === 0 ? wording.library.searching : wording.library.searchingSoFar(sumWords(sum))
                const query = new URLSearchParams({ q: words, ...from !== null && { from: String(from) } })
                /** @type {Server.LibraryHits} */
                const answer = await get(`/api/search?${query}`, { signal: mine.signal })
                if (mine !== this.#asking) return
                sum.searched += answer.searched
                sum.books += answer.books.length
                sum.unread.push(...answer.unread)
                this.#list.append(...answer.books.map(book => bookHits(book, words)))
                from = answer.next
            } while (from !== null)
            this.#end('', sum)
        } catch (error) {
            if (error.name === 'AbortError' || mine !== this.#asking) return
            this.#end(troubleWords(error), sum)
        }
    }

    /** @param {string} words  @param {Sum} [sum] */
    #end(words, sum) {
        this.#asking?.abort()
        this.#asking = null
        byId('text-stop').hidden = true
        this.#state.textContent = [words, sum && sumWords(sum)].filter(Boolean).join(' ')
        this.#button.hidden = words === ''
    }
}

/** @typedef {{searched: number, books: number, unread: string[]}} Sum */

/** @param {Sum} sum */
function sumWords({ searched, books, unread }) {
    const found = wording.library.foundIn(books, searched)
    return unread.length > 0 ? `${found} ${wording.library.unread(unread.join(', '))}` : found
}

/** @param {Server.LibraryHits['books'][0]} book  @param {string} words */
function bookHits({ id, title, authors, hits, hasMore }, words) {
    /** @param {number} at */
    const address = at => addressOf(`/books/${id}?${new URLSearchParams({ find: words, at: String(at) })}`)
    return element('li', {},
        element('h3', {}, title, ' ', element('small', {}, authors.join(', '))),
        element('ul', { role: 'list' }, ...hits.map(hit => element('li', {}, element('a.hit', { href: address(hit.start) },
            element('small', {}, hit.chapter), hit.before, element('mark', {}, hit.match), hit.after)))),
        hasMore && element('p', {}, element('a', { href: `${address(hits[0].start)}&all=1` }, wording.library.allPlaces)))
}
