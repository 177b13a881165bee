// The bookmarks and highlights of a book, as the server keeps them.
//
// Events: `change` when they may be others.

import { Emitter } from './emitter.js'

/**
 * @typedef {import('./span-index.js').Span} Span
 * @typedef {import('./api.js')} Api
 */

/** @extends {Emitter<{change: void}>} */
export class BookNotes extends Emitter {
    #path
    #get
    #send
    #last = Promise.resolve()

    /** @type {Server.Bookmark[]} */
    bookmarks = []
    /** @type {Server.Highlight[]} */
    highlights = []

    /**
     * @param {object} parts
     * @param {string} parts.path  of the book
     * @param {Api['get']} parts.get
     * @param {Api['send']} parts.send
     */
    constructor({ path, get, send }) {
        super()
        this.#path = path
        this.#get = get
        this.#send = send
    }

    /** Asks the server; without an answer what is known so far stands. */
    load() { return this.#inTurn(() => this.#fetch()).catch(() => {}) }

    /** @param {number} offset  @returns {Promise<Server.Bookmark>} */
    addBookmark(offset) { return this.#change(() => this.#send('POST', `${this.#path}/bookmarks`, { offset })) }

    /** @param {Server.Bookmark} bookmark  @param {string} label */
    rename({ id }, label) { return this.#change(() => this.#send('PATCH', `${this.#path}/bookmarks/${id}`, { label })) }

    /** @param {Server.Bookmark} bookmark */
    removeBookmark({ id }) { return this.#change(() => this.#send('DELETE', `${this.#path}/bookmarks/${id}`)) }

    /** The highlight of just this stretch. @param {Span} span */
    markOn(span) { return this.highlights.find(({ start, end }) => start === span.start && end === span.end) }

    /**
     * Highlights a stretch, or changes the highlight that is there.
     * @param {Span} span
     * @param {{colour: string, note?: string}} wish  without a note the one that is there stays
     */
    mark({ start, end }, wish) {
        return this.#change(() => {
            const same = this.markOn({ start, end })
            return same
                ? this.#send('PATCH', `${this.#path}/highlights/${same.id}`, wish)
                : this.#send('POST', `${this.#path}/highlights`, { start, end, ...wish })
        })
    }

    /** @param {Server.Highlight} highlight */
    removeHighlight({ id }) { return this.#change(() => this.#send('DELETE', `${this.#path}/highlights/${id}`)) }

    /** Makes what was removed again, as old as it was. @param {Server.Bookmark|Server.Highlight} note  @returns {Promise<void>} */
    restore(note) {
        const age = Math.max(0, Date.now() - Date.parse(note.createdAt))
        return this.#change(() => 'offset' in note
            ? this.#send('POST', `${this.#path}/bookmarks`, { offset: note.offset, label: note.label, age })
            : this.#send('POST', `${this.#path}/highlights`, { start: note.start, end: note.end, colour: note.colour, note: note.note, age }))
    }

    async #fetch() {
        const [marked, noted] = await Promise.all([this.#get(`${this.#path}/bookmarks`), this.#get(`${this.#path}/highlights`)])
        this.bookmarks = marked.bookmarks
        this.highlights = noted.highlights
        this.say('change')
    }

    /**
     * Does something with the notes and asks what has become of them.
     * @template Answer
     * @param {() => Promise<Answer>} work
     */
    #change(work) {
        return this.#inTurn(async () => {
            const answer = await work()
            await this.#fetch()
            return answer
        })
    }

    /**
     * One after another: what was there before a change must not show after it, nor a mark be made twice.
     * @template Answer
     * @param {() => Promise<Answer>} work
     */
    #inTurn(work) {
        const done = this.#last.then(work)
        this.#last = done.then(() => {}, () => {})
        return done
    }
}
