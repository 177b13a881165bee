import { wording } from '../lib/wording.js'
import { bookCover } from './book-cover.js'
import { labelled, showDialog, showProblem } from './dialog.js'
import { element } from './element.js'

/**
 * @typedef {object} Details
 * @property {string} title
 * @property {string[]} authors
 * @property {{name: string, position: string|null}|null} series
 * @property {string[]} collections
 *
 * @typedef {object} DetailsParts
 * @property {string[]} series  of all books, to choose from
 * @property {string[]} collections  of all books
 * @property {(details: Details) => Promise<void>} save
 * @property {() => Promise<File|null>} choosePicture
 * @property {(picture: File|null) => Promise<Server.Book>} setCover  `null` for the book's own
 */

/**
 * What a book is called and where it belongs, to be changed.
 * @param {Server.Book} book
 * @param {DetailsParts} parts
 */
export function detailsDialog(book, { series, collections, save, choosePicture, setCover }) {
    const field = (/** @type {Record<string, any>} */ more) => element('input', { type: 'text', dir: 'auto', autocomplete: 'off', ...more })
    const title = field({ value: book.title, required: true })
    const authors = field({ value: book.authors.join('; ') })
    const name = field({ value: book.series?.name ?? '', list: 'known-series' })
    const position = field({ value: book.series?.position ?? '', inputmode: 'decimal', maxlength: 20 })
    const belongs = field({ value: book.collections.join('; '), list: 'known-collections' })
    return showDialog(wording.common.edit, [
        coverField(book, choosePicture, setCover),
        labelled(wording.common.title, title),
        labelled(wording.book.authorsField, authors, wording.book.authorsHint),
        element('div.field-pair', {}, labelled(wording.library.series, name), labelled(wording.book.number, position)),
        labelled(wording.library.collections, belongs, wording.book.collectionsHint),
        options('known-series', series),
        options('known-collections', collections),
    ], {
        action: wording.common.save,
        perform: () => save({
            title: title.value.trim() || book.title,
            authors: names(authors.value),
            series: name.value.trim() ? { name: name.value.trim(), position: position.value.trim() || null } : null,
            collections: names(belongs.value),
        }),
    })
}

/** @param {string} text  @returns {string[]} */
function names(text) { return text.split(';').map(name => name.trim()).filter(Boolean) }

/** @param {string} id  @param {string[]} values */
function options(id, values) { return element('datalist', { id }, ...values.map(value => element('option', { value }))) }

/** @param {Server.Book} book  @param {DetailsParts['choosePicture']} choosePicture  @param {DetailsParts['setCover']} setCover */
function coverField(book, choosePicture, setCover) {
    const shown = element('div.cover-now', {}, bookCover(book, { isEager: true }))
    const problem = element('p.problem', { role: 'alert', hidden: true })
    const own = element('button.small', { type: 'button', hidden: !book.chosenCover, onclick: () => put(null) }, wording.book.ownCover)
    const choose = element('button.small', { type: 'button' }, wording.book.choosePicture)
    choose.addEventListener('click', async () => {
        const picture = await choosePicture()
        if (picture) await put(picture)
    })

    /** @param {File|null} picture */
    async function put(picture) {
        problem.hidden = true
        try {
            const changed = await setCover(picture)
            shown.replaceChildren(bookCover(changed, { isEager: true }))
            if (own === document.activeElement) choose.focus()
            own.hidden = !changed.chosenCover
        } catch (error) {
            showProblem(problem, error)
        }
    }

    return element('div.cover-field', { role: 'group', 'aria-label': wording.book.cover }, shown, element('div', {}, choose, own, problem))
}

/**
 * Puts several books into a collection.
 * @param {Server.Book[]} books
 * @param {string[]} collections  of all books, to choose from
 * @param {(name: string) => Promise<void>} add
 */
export function collectionDialog(books, collections, add) {
    const name = element('input', { type: 'text', required: true, dir: 'auto', autocomplete: 'off', list: 'known-collections' })
    return showDialog(wording.book.addToCollection, [
        element('p.hint', {}, books.length === 1 ? books[0].title : wording.library.count(books.length)),
        labelled(wording.book.collection, name, wording.book.collectionHint),
        options('known-collections', collections),
    ], { action: wording.common.add, perform: () => add(name.value.trim()) })
}
