// Bookmarks and highlights: made, changed, and shown in lists and in the text.

import { get, send } from '../lib/api.js'
import { BookNotes } from '../lib/book-notes.js'
import { NoteOutbox } from '../lib/note-outbox.js'
import { markColours } from '../lib/mark-colours.js'
import { placeWords } from '../lib/place-words.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { byId } from '../ui/find.js'
import { NotesPanel } from '../ui/notes-panel.js'
import { ask } from '../ui/question.js'

/** @typedef {import('../lib/span-index.js').Span} Span */

// Code units of text that name a bookmark until the server does.
const labelLength = 60

export class ReaderNotes {
    #notes
    #offers
    #pane
    #panel
    #trouble
    /** @type {Map<string, string>}  notes that Esc has closed before they were kept, by their stretches */
    #begun = new Map()

    /**
     * @param {object} parts
     * @param {string} parts.id  of the book
     * @param {import('../lib/book-text.js').BookText} parts.book
     * @param {import('../ui/text-pane.js').TextPane} parts.pane
     * @param {import('../ui/text-paint.js').TextPaint} parts.paint
     * @param {import('../ui/offers.js').Offers} parts.offers
     * @param {import('../lib/events.js').ServerEvents} parts.events
     * @param {Pick<Storage, 'getItem'|'setItem'|'removeItem'>} parts.storage
     * @param {import('./reader-messages.js').TellTrouble} parts.trouble
     * @param {() => number} parts.here  where the listener is
     * @param {(offset: number) => void} parts.goTo
     */
    constructor({ id, book, pane, paint, offers, events, storage, trouble, here, goTo }) {
        const outbox = new NoteOutbox({
            book: id, get, send, storage, tell: trouble,
            describe: (_, { offset, start = offset, end = start + labelLength }) => {
                const text = pane.text({ start, end: Math.min(end, book.length) })
                return { chapter: book.chapterIndexAt(start), text, label: text.trim() }
            },
        })
        const notes = this.#notes = new BookNotes({
            path: `/api/books/${id}`, get: path => outbox.get(path), send: (method, path, body) => outbox.send(method, path, body),
        })
        this.#offers = offers
        this.#pane = pane
        this.#trouble = trouble
        this.#panel = new NotesPanel(offset => placeWords(book, offset))
        notes.addEventListener('change', () => this.#show(paint))
        // Where the notes are, as a share of the book, is known better when its times are.
        book.times.addEventListener('change', () => this.#show(paint))
        notes.load()
        events.addEventListener('notes', ({ detail }) => { if (String(detail.book) === id) notes.load() })
        events.addEventListener('open', () => notes.load())
        this.#offerDownload(id, book.outline.title)
        this.#listen(here, goTo)
    }

    /** Shows the lists. */
    open() { this.#panel.open() }

    /** @param {number} offset */
    async addBookmark(offset) {
        const bookmark = await this.#tried(this.#notes.addBookmark(offset))
        if (!bookmark) return
        this.#offers.make('bookmark', {
            words: wording.notes.bookmarked(bookmark.label), seconds: 6,
            actions: {
                [wording.notes.rename]: () => this.#rename(bookmark),
                [wording.common.undo]: () => this.#tried(this.#notes.removeBookmark(bookmark)),
            },
        })
    }

    /** Highlights a stretch, and the whole of the words that it cuts. @param {Span} span  @param {string} [colour] */
    mark(span, colour = 'yellow') { return this.#tried(this.#notes.mark(this.#pane.wholeWords(span), { colour })) }

    /** Has a note written about a stretch. @param {Span} span */
    async annotate(span) {
        const whole = this.#pane.wholeWords(span)
        await this.#annotate(this.#notes.markOn(whole) ?? { ...whole, text: this.#pane.text(whole) })
    }

    /** @param {import('../ui/text-paint.js').TextPaint} paint */
    #show(paint) {
        const { bookmarks, highlights } = this.#notes
        this.#panel.show(bookmarks, highlights)
        paint.set('noted', highlights.filter(mark => mark.note))
        for (const colour of markColours) paint.set(`mark-${colour}`, highlights.filter(mark => mark.colour === colour))
    }

    /** @param {string} id  @param {string} title */
    #offerDownload(id, title) {
        for (const link of byId('download-notes').querySelectorAll('a')) {
            const { notes } = link.dataset
            link.href = addressOf(`/api/books/${id}/notes.${notes}`)
            link.download = `${wording.notes.fileName(title)}.${notes}`
        }
    }

    /** @param {() => number} here  @param {(offset: number) => void} goTo */
    #listen(here, goTo) {
        const panel = this.#panel
        byId('open-notes').addEventListener('click', () => panel.open())
        panel.addEventListener('go', ({ detail: offset }) => goTo(offset))
        panel.addEventListener('bookmark', () => this.addBookmark(here()))
        panel.addEventListener('rename', ({ detail }) => this.#rename(detail))
        panel.addEventListener('forget', ({ detail }) => this.#remove(detail, detail.label, this.#notes.removeBookmark(detail)))
        panel.addEventListener('annotate', ({ detail }) => this.#annotate(detail))
        panel.addEventListener('unmark', ({ detail }) => this.#unmark(detail))
    }

    /** @param {Server.Bookmark} bookmark */
    async #rename(bookmark) {
        const label = await ask({ heading: wording.notes.renameHeading, yes: wording.notes.rename, label: wording.notes.name, value: bookmark.label })
        if (label !== null) await this.#tried(this.#notes.rename(bookmark, label))
    }

    /** @param {Span & {text: string, colour?: string, note?: string}} highlight  there already or not */
    async #annotate({ start, end, text, colour = 'yellow', note: value = '' }) {
        const words = text.trim().slice(0, 200)
        const place = `${start}-${end}`
        const begun = this.#begun.get(place) ?? value
        this.#begun.delete(place)
        const note = await ask({
            heading: wording.notes.yours, words, yes: wording.notes.keep, label: wording.notes.note, value: begun, lines: 5,
            leave: typed => { if (typed !== value) this.#begun.set(place, typed) },
        })
        if (note !== null) await this.#tried(this.#notes.mark({ start, end }, { colour, note }))
    }

    /** @param {Server.Highlight} highlight */
    async #unmark(highlight) {
        const { note } = highlight
        const heading = wording.notes.askDelete
        if (note && !await ask({ heading, words: note, yes: wording.book.delete })) return
        await this.#remove(highlight, wording.notes.quoted(highlight.text.trim()), this.#notes.removeHighlight(highlight))
    }

    /**
     * @param {Server.Bookmark|Server.Highlight} note
     * @param {string} words  what it is called
     * @param {Promise<void>} removing
     */
    async #remove(note, words, removing) {
        if (await this.#tried(removing.then(() => true))) {
            this.#panel.offerBack(wording.notes.removed(words), () => this.#tried(this.#notes.restore(note)))
        }
    }

    /**
     * @template Answer
     * @param {Promise<Answer>} work
     * @returns {Promise<Answer|null>}  `null` when it did not work, which has been said
     */
    async #tried(work) {
        try {
            return await work
        } catch (error) {
            this.#trouble(error)
            return null
        }
    }
}
