// The books on the page: what the server has, drawn.

import { get } from '../lib/api.js'
import { keptStorage } from '../lib/kept-storage.js'
import { waitingPlace, withOwnPlace } from '../lib/place-keeper.js'
import { allCollections, allSeries, inSeriesOrder, isShown } from '../lib/shelf-filter.js'
import { wording } from '../lib/wording.js'
import { bookCard } from '../ui/book-card.js'
import { continueCard } from '../ui/continue-card.js'
import { showProblem } from '../ui/dialog.js'
import { drawList } from '../ui/draw-list.js'
import { byId, find } from '../ui/find.js'
import { removedBook } from '../ui/removed-book.js'

/** @param {Server.Book} book */
const look = book => JSON.stringify(book)

/**
 * What was read while the server is away only this device knows.
 * @param {Server.Shelf} shelf
 * @returns {Promise<Server.Shelf>}
 */
async function withOwnPlaces(shelf) {
    const storage = keptStorage(() => localStorage)
    const books = await Promise.all(shelf.books.map(async book => {
        const own = waitingPlace(book.id, storage)
        if (!own) return book
        const { knots } = await get(`/api/books/${book.id}/times?at=0`).catch(() => ({ knots: [] }))
        return withOwnPlace(book, own, knots)
    }))
    return { ...shelf, books: books.toSorted((one, other) => (other.readAt ?? other.addedAt).localeCompare(one.readAt ?? one.addedAt)) }
}

/** The list of books, with the one that goes on above it and those that were removed below. */
export class Shelf {
    #query
    #filter
    #selection
    #actions
    /** @type {Server.Shelf} */
    #shown = { books: [], removed: [] }
    /** Whether the server has told of books yet: until then the library is not empty. */
    #isKnown = false
    /** @type {AbortController|null} */
    #asking = null
    /** @type {Map<number, string>}  what is said of the books that this device keeps */
    #onDevice = new Map()
    /** @type {Map<number, {says: string, card: HTMLElement}>}  also those that a search has put aside */
    #cards = new Map()

    /**
     * @param {() => {q: string, sort: string}} query  what to ask for
     * @param {import('./library-filter.js').LibraryFilter} filter  which of it to show
     * @param {import('../lib/selection.js').Selection} selection
     * @param {import('./library-actions.js').BookActions} actions
     */
    constructor(query, filter, selection, actions) {
        this.#query = query
        this.#filter = filter
        this.#selection = selection
        this.#actions = actions
    }

    /** Asks the server and draws; a question that another has overtaken is dropped. */
    async refresh() {
        this.#asking?.abort()
        const mine = this.#asking = new AbortController()
        try {
            const answer = await get(`/api/books?${new URLSearchParams(this.#query())}`, { signal: mine.signal })
            if (mine !== this.#asking) return
            this.#shown = answer.isFromDevice ? await withOwnPlaces(answer) : answer
            if (mine !== this.#asking) return
            this.#isKnown = true
            this.#draw()
            if (!this.#filter.isOffered) await this.#offerAll()
        } catch (error) {
            if (error.name === 'AbortError') return
            byId('trouble').hidden = false
            showProblem(byId('trouble'), error)
        }
    }

    /** What there is to filter by is known of all books alone, and the page may begin with a search. */
    async #offerAll() {
        const all = await get('/api/books').catch(() => null)
        if (all && !this.#filter.isOffered) this.#filter.offer(allCollections(all.books), allSeries(all.books))
    }

    /** All that are known. */
    get books() { return this.#shown.books }

    /** Those that the filter lets through. */
    get visible() {
        const filter = this.#filter.value
        const books = this.books.filter(book => isShown(book, filter))
        return filter.startsWith('series:') ? inSeriesOrder(books) : books
    }

    /** Shows other ones of the books that are known, or offers other things with them. */
    redraw() { if (this.#isKnown) this.#draw() }

    /** Says which books this device keeps, and how much of each. @param {Map<number, string>} words */
    set onDevice(words) {
        this.#onDevice = words
        this.#draw()
    }

    /** Only one book has changed, and its place in the list may stay. @param {number} id */
    async refreshBook(id) {
        if (!this.#shown.books.some(book => book.id === id)) return
        try {
            const book = await get(`/api/books/${id}`)
            this.#shown.books = this.#shown.books.map(other => other.id === id ? book : other)
            this.#draw()
        } catch { /* it was removed meanwhile: an event says so */ }
    }

    /** The book that was read last and is not finished. @returns {Server.Book|null} */
    get lastRead() {
        const begun = this.#shown.books.filter(book => book.readAt && !book.isMissing && !book.isFinished)
        return begun.reduce((last, book) => last?.readAt && last.readAt >= (book.readAt ?? '') ? last : book, /** @type {Server.Book|null} */ (null))
    }

    /** @param {number} id */
    focus(id) { this.#link(byId('shelf').querySelector(`[data-key="${id}"]`))?.focus() }

    /** Where the focus goes when a book goes: to the one beside it. @param {number} id  @returns {() => void} */
    focusBeside(id) {
        const card = byId('shelf').querySelector(`[data-key="${id}"]`)
        const link = this.#link(card?.nextElementSibling ?? card?.previousElementSibling)
        return () => link?.focus()
    }

    /** The button of a book's menu, which a dialog it opened gives the focus back to. @param {number} id */
    focusMenu(id) {
        // Whoever went on meanwhile is not called back.
        if (document.activeElement !== document.body) return
        const button = byId('shelf').querySelector(`[data-key="${id}"] .card-menu`)
        if (button instanceof HTMLElement) button.focus()
        else byId('books').focus()
    }

    /** @param {Element|null|undefined} card  @returns {HTMLElement|null} */
    #link(card) { return card?.querySelector('.card-link') ?? null }

    #draw() {
        const { books: all, removed, isFromDevice } = this.#shown
        const { q } = this.#query()
        // Only all books have all collections.
        if (q === '') this.#filter.offer(allCollections(all), allSeries(all))
        const state = this.#filter.value
        const books = this.visible
        this.#selection.keep(new Set(all.map(({ id }) => id)))
        const isEmpty = all.length === 0 && q === ''
        const now = new Date()
        byId('trouble').hidden = true
        byId('away').hidden = !isFromDevice
        byId('empty').hidden = !isEmpty
        byId('books').hidden = isEmpty
        byId('search-form').hidden = isEmpty
        const last = q === '' && state === '' ? this.lastRead : null
        byId('continue').hidden = !last
        drawList(byId('continue'), last ? [last] : [], look, (book, old) => old ?? continueCard(book, now))
        drawList(byId('shelf'), books, book => String(book.id), book => this.#card(book, now))
        byId('count').textContent = q === '' ? wording.library.count(books.length) : wording.library.countFound(books.length)
        byId('nothing').hidden = books.length > 0
        byId('nothing').textContent = all.length > 0 || q === ''
            ? wording.library.noSuchBook : wording.library.noneHas(q)
        // Whoever may neither restore nor delete has nothing to do with them.
        byId('removed').hidden = removed.length === 0 || !this.#actions.mayChange()
        drawList(find(byId('removed'), 'ul'), removed, look, (book, old) => old ?? removedBook(book, now, this.#actions))
    }

    // A card that says the same as before stays as it is: its menu may be open, its button may have the focus.
    /** @param {Server.Book} book  @param {Date} now  @returns {HTMLElement} */
    #card(book, now) {
        const device = this.#onDevice.get(book.id)
        const selection = this.#selection
        const replaceFile = this.#actions.mayChange() ? this.#actions.replaceFile : null
        const says = look(book) + now.toDateString() + device + selection.isOn + selection.has(book.id) + (replaceFile !== null)
        const kept = this.#cards.get(book.id)
        if (kept?.says === says) return kept.card
        const card = bookCard(book, { now, device, selection, items: this.#actions.items, replaceFile })
        this.#cards.set(book.id, { says, card })
        return card
    }
}
