// What can be done with a book of the library.

import { send } from '../lib/api.js'
import { standing } from '../lib/book-words.js'
import { sendFile } from '../lib/send-file.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { languageDialog } from '../ui/language-dialog.js'
import { allCollections, allSeries } from '../lib/shelf-filter.js'
import { removeForGoodDialog } from '../ui/book-dialogs.js'
import { detailsDialog } from '../ui/details-dialog.js'
import { exportDialog } from '../ui/export-dialog.js'
import { feedDialog } from '../ui/feed-dialog.js'
import { keepDialog } from '../ui/keep-dialog.js'
import { byId } from '../ui/find.js'
import { toast, toastError } from '../ui/toast.js'

/**
 * @typedef {object} BookActions
 * @property {(book: Server.Book) => import('../ui/menu.js').MenuItem[]} items  of its menu
 * @property {(book: Server.Book) => Promise<void>} remove
 * @property {(books: Server.Book[]) => Promise<void>} removeAll
 * @property {(book: Server.Book) => Promise<void>} restore
 * @property {(book: Server.Book) => Promise<boolean>} removeForGood
 * @property {(book: Server.Book) => Promise<void>} replaceFile
 * @property {(book: string) => boolean} isGoing  whether the book with a path of the server's was just removed, though it may still show
 * @property {() => boolean} mayChange  whether who listens may change the books of the household
 * @property {(book: Server.Book) => boolean} mayDelete  whether who listens may take a book from all for good
 */

/** Where the server has a book. @param {Server.Book} book */
const path = book => `/api/books/${book.id}`

/**
 * @param {object} parts
 * @param {() => import('./library-shelf.js').Shelf} parts.shelf
 * @param {import('../lib/events.js').ServerEvents} parts.events
 * @param {import('../lib/device-keeping.js').DeviceKeeping|null} parts.keeping  books on this device
 * @param {import('./library-household.js').Household} parts.household  who is listening, and what they may do
 * @param {(options: {multiple: boolean}) => Promise<File[]>} parts.chooseFiles
 * @param {(id: number) => void} parts.forget  a book that was just added was removed again
 * @returns {BookActions}
 */
export function bookActions({ shelf, events, keeping, household, chooseFiles, forget }) {
    /** The paths of books that the server was asked to remove, until they show no more. @type {Set<string>} */
    const going = new Set()

    /** @param {Server.Book} book  @param {object} changes */
    async function change(book, changes) {
        await send('PATCH', path(book), changes)
        await shelf().refresh()
    }

    /** @param {Server.Book} book */
    async function remove(book) {
        const focusBeside = shelf().focusBeside(book.id)
        going.add(path(book))
        try {
            await send('DELETE', path(book))
            forget(book.id)
            await shelf().refresh()
            focusBeside()
            toast(wording.library.wasRemoved(book.title), { label: wording.common.undo, choose: () => restore(book) })
        } catch (error) {
            toastError(error)
        } finally {
            going.delete(path(book))
        }
    }

    /** @param {Server.Book[]} books */
    async function removeAll(books) {
        try {
            for (const book of books) {
                await send('DELETE', path(book))
                forget(book.id)
            }
            const undo = async () => { for (const book of books) await restore(book) }
            toast(wording.library.severalRemoved(books.length), { label: wording.common.undo, choose: undo })
        } catch (error) {
            toastError(error)
        }
        await shelf().refresh()
        // The button is gone with the copies.
        if (document.activeElement === document.body) byId('books').focus()
    }

    /** @param {Server.Book} book */
    async function restore(book) {
        try {
            await send('POST', `${path(book)}/restore`)
            await shelf().refresh()
            shelf().focus(book.id)
        } catch (error) {
            toastError(error)
        }
    }

    /** @param {Server.Book} book */
    function removeForGood(book) {
        return removeForGoodDialog(book, async () => {
            await send('DELETE', `${path(book)}?now=true`)
            await shelf().refresh()
        })
    }

    /** @param {Server.Book} book */
    async function replaceFile(book) {
        const [file] = await chooseFiles({ multiple: false })
        if (!file) return
        try {
            await sendFile('PUT', `${path(book)}/file?name=${encodeURIComponent(file.name)}`, file, () => {})
            toast(wording.library.isBack(book.title))
            await shelf().refresh()
        } catch (error) {
            toastError(error)
        }
    }

    /** @param {Server.Book} book */
    async function edit(book) {
        const { books } = shelf()
        const isSaved = await detailsDialog(book, {
            series: allSeries(books), collections: allCollections(books),
            save: changes => change(book, changes),
            choosePicture: async () => (await chooseFiles({ multiple: false }))[0] ?? null,
            setCover: async picture => {
                const cover = `${path(book)}/cover`
                const changed = picture ? await sendFile('PUT', cover, picture, () => {}) : await send('DELETE', cover)
                await shelf().refresh()
                return changed
            },
        })
        if (isSaved) shelf().focusMenu(book.id)
    }

    /** @param {Server.Book} book */
    async function chooseLanguage(book) {
        if (await languageDialog(book, changes => change(book, changes))) shelf().focusMenu(book.id)
    }

    /** From the menu, which has given the focus to its button. @param {Server.Book} book  @param {object} changes */
    async function changeHere(book, changes) {
        try {
            await change(book, changes)
            shelf().focusMenu(book.id)
        } catch (error) {
            toastError(error)
        }
    }

    /** @param {Server.Book} book */
    const items = book => bookMenu(book, { events, keeping, household, change: changeHere, edit, chooseLanguage, remove, replaceFile })
    return {
        items, remove, removeAll, restore, removeForGood, replaceFile,
        isGoing: book => going.has(book), mayChange: () => household.may('shelf'),
        mayDelete: book => isTheirsToDecide(book, household),
    }
}

/**
 * @param {Server.Book} book
 * @param {object} parts
 * @param {import('../lib/events.js').ServerEvents} parts.events
 * @param {import('../lib/device-keeping.js').DeviceKeeping|null} parts.keeping
 * @param {import('./library-household.js').Household} parts.household
 * @param {(book: Server.Book, changes: object) => Promise<void>} parts.change
 * @param {(book: Server.Book) => void} parts.edit
 * @param {(book: Server.Book) => void} parts.chooseLanguage
 * @param {(book: Server.Book) => void} parts.remove
 * @param {(book: Server.Book) => void} parts.replaceFile
 * @returns {import('../ui/menu.js').MenuItem[]}
 */
function bookMenu(book, { events, keeping, household, change, edit, chooseLanguage, remove, replaceFile }) {
    const [mayChange, mayExport] = [household.may('shelf'), household.may('export')]
    const always = [
        ...marks(book, mark => change(book, { mark })),
        ...mayChange ? [
            { label: wording.book.editMenu, icon: 'edit', choose: () => edit(book) },
            { label: wording.book.languageMenu, icon: 'language', choose: () => chooseLanguage(book) },
            ...household.isShared && isTheirsToDecide(book, household) ? [privacy(book, isPrivate => change(book, { isPrivate }))] : [],
            { label: wording.common.remove, icon: 'remove', isDanger: true, choose: () => remove(book) },
        ] : [],
    ]
    if (book.isMissing && mayChange) return [{ label: wording.book.importAgainMenu, icon: 'upload', choose: () => replaceFile(book) }, ...always]
    return [
        { label: wording.common.read, icon: 'book', href: addressOf(`/books/${book.id}`) },
        ...book.unspoken ? [] : [{ label: wording.common.listen, icon: 'play', href: addressOf(`/books/${book.id}?listen=1`) }],
        { label: wording.book.keepMenu, icon: 'keep', choose: () => keepDialog(book, { keeping }).catch(toastError) },
        ...mayExport ? [{ label: wording.book.exportMenu, icon: 'export', choose: () => exportDialog(book, events) }] : [],
        ...book.unspoken || !mayExport ? [] : [{ label: wording.book.feedMenu, icon: 'podcast', choose: () => feedDialog(book) }],
        { label: wording.book.downloadOriginal, icon: 'download', href: addressOf(`${path(book)}/file`), downloads: true },
        ...always,
    ]
}

/**
 * Whether who listens may take a book from the others: nobody but an owner takes away what they are reading.
 * @param {Server.Book} book
 * @param {import('./library-household.js').Household} household
 */
function isTheirsToDecide(book, household) { return household.may(book.isOthersToo ? 'house' : 'shelf') }

/**
 * Who sees a book.
 * @param {Server.Book} book
 * @param {(isPrivate: boolean) => void} set
 * @returns {import('../ui/menu.js').MenuItem}
 */
function privacy(book, set) {
    return { label: book.isPrivate ? wording.people.showToAll : wording.people.keepToMyself, icon: 'keep', choose: () => set(!book.isPrivate) }
}

/**
 * What may be said of how far a book was read.
 * @param {Server.Book} book
 * @param {(mark: 'unread'|'finished') => void} set
 * @returns {import('../ui/menu.js').MenuItem[]}
 */
function marks(book, set) {
    const { state } = standing(book)
    return [
        ...state === 'finished' ? [] : [{ label: wording.book.markFinished, icon: 'check', choose: () => set('finished') }],
        ...state === 'new' ? [] : [{ label: wording.book.markUnread, icon: 'restore', choose: () => set('unread') }],
    ]
}
