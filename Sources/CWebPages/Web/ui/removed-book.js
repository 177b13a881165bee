import { ago, authorNames } from '../lib/book-words.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'

/**
 * A book that was removed and can be had back.
 * @param {Server.Book} book
 * @param {Date} now
 * @param {{restore: (book: Server.Book) => void, removeForGood: (book: Server.Book) => void, mayDelete: (book: Server.Book) => boolean}} actions
 */
export function removedBook(book, now, { restore, removeForGood, mayDelete }) {
    const about = [authorNames(book.authors), book.removedAt && wording.book.removedWhen(ago(book.removedAt, now))].filter(Boolean).join(' · ')
    return element('li.removed-book', {},
        element('div', {}, element('p.removed-title', { lang: book.language, dir: 'auto' }, book.title), element('p.hint', {}, about)),
        element('button.small', { type: 'button', 'aria-label': wording.book.restoreNamed(book.title), onclick: () => restore(book) }, wording.book.restore),
        mayDelete(book) && element('button.small.danger', { type: 'button', 'aria-label': wording.book.deleteNamedForGood(book.title),
            onclick: () => removeForGood(book) }, wording.book.deleteForGood))
}
