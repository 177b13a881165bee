import { ago, authorNames } from '../lib/book-words.js'
import { element } from './element.js'

/**
 * A book that was removed and can be had back.
 * @param {Server.Book} book
 * @param {Date} now
 * @param {{restore: (book: Server.Book) => void, removeForGood: (book: Server.Book) => void}} actions
 */
export function removedBook(book, now, { restore, removeForGood }) {
    const about = [authorNames(book.authors), book.removedAt && `removed ${ago(book.removedAt, now)}`].filter(Boolean).join(' · ')
    return element('li.removed-book', {},
        element('div', {}, element('p.removed-title', { lang: book.language, dir: 'auto' }, book.title), element('p.hint', {}, about)),
        element('button.small', { type: 'button', 'aria-label': `Restore ${book.title}`, onclick: () => restore(book) }, 'Restore'),
        element('button.small.danger', { type: 'button', 'aria-label': `Delete ${book.title} for good`,
            onclick: () => removeForGood(book) }, 'Delete for good'))
}
