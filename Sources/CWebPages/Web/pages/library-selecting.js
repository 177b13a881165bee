// Several books at once: picked one by one, then put together, marked or removed.

import { send } from '../lib/api.js'
import { allCollections } from '../lib/shelf-filter.js'
import { wording } from '../lib/wording.js'
import { collectionDialog } from '../ui/details-dialog.js'
import { byId } from '../ui/find.js'
import { toast, toastError } from '../ui/toast.js'

/**
 * @param {import('../lib/selection.js').Selection} selection
 * @param {import('./library-shelf.js').Shelf} shelf
 */
export function selectBooks(selection, shelf) {
    const [begin, bar, count] = [byId('select', HTMLButtonElement), byId('picked'), byId('picked-count')]
    const buttons = ['pick-all', 'pick-collection', 'pick-finished', 'pick-remove'].map(id => byId(id, HTMLButtonElement))
    const [all, collection, finished, remove] = buttons

    selection.addEventListener('change', () => {
        bar.hidden = !selection.isOn
        begin.setAttribute('aria-pressed', String(selection.isOn))
        document.body.classList.toggle('is-selecting', selection.isOn)
        count.textContent = selection.size === 0 ? wording.library.tapBooks : wording.library.picked(selection.size)
        for (const button of [collection, finished, remove]) button.disabled = selection.size === 0
        shelf.redraw()
    })
    begin.addEventListener('click', () => { if (selection.isOn) selection.end(); else selection.begin() })
    byId('pick-done').addEventListener('click', end)
    document.addEventListener('keydown', event => {
        if (event.key === 'Escape' && selection.isOn && !document.querySelector('dialog[open], .menu')) end()
    })
    all.addEventListener('click', () => { for (const { id } of shelf.visible) selection.pick(id, true) })
    collection.addEventListener('click', () => {
        const books = picked()
        collectionDialog(books, allCollections(shelf.books), async name => {
            await each(books, book => send('PATCH', path(book), { collections: [...book.collections, name] }))
            toast(wording.library.inCollection(books.length, name))
            end()
        })
    })
    finished.addEventListener('click', () => together(book => send('PATCH', path(book), { mark: 'finished' }), wording.library.markedFinished))
    remove.addEventListener('click', () => together(
        book => send('DELETE', path(book)), wording.library.severalRemoved, book => send('POST', `${path(book)}/restore`)))

    const picked = () => shelf.books.filter(({ id }) => selection.has(id))

    function end() {
        selection.end()
        begin.focus()
    }

    /**
     * @param {(book: Server.Book) => Promise<unknown>} work
     * @param {(count: number) => string} words  what was done
     * @param {(book: Server.Book) => Promise<unknown>} [undo]
     */
    async function together(work, words, undo) {
        const books = picked()
        try {
            await each(books, work)
            toast(words(books.length), undo && { label: wording.common.undo, choose: () => each(books, undo).then(() => shelf.focus(books[0].id)).catch(toastError) })
            end()
        } catch (error) {
            toastError(error)
        }
    }

    /** @param {Server.Book[]} books  @param {(book: Server.Book) => Promise<unknown>} work */
    async function each(books, work) {
        try {
            for (const book of books) await work(book)
        } finally {
            await shelf.refresh()
        }
    }
}

/** @param {Server.Book} book */
const path = book => `/api/books/${book.id}`
