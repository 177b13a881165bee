// Which books of the library are shown: by how far they were read, by collection, by series.

import { standing } from './book-words.js'

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The collections of all books, each once, in order. @param {Server.Book[]} books */
export function allCollections(books) { return inOrder(books.flatMap(book => book.collections)) }

/** The series of all books, each once, in order. @param {Server.Book[]} books */
export function allSeries(books) { return inOrder(books.flatMap(book => book.series ? [book.series.name] : [])) }

/** @param {string[]} names */
function inOrder(names) { return [...new Set(names)].sort(collator.compare) }

/**
 * @param {Server.Book} book
 * @param {string} filter  `new`, `begun`, `finished`, `collection:NAME`, `series:NAME`; empty for all
 */
export function isShown(book, filter) {
    if (filter.startsWith('collection:')) return book.collections.includes(filter.slice('collection:'.length))
    if (filter.startsWith('series:')) return book.series?.name === filter.slice('series:'.length)
    return !filter || standing(book).state === filter
}

/** Books of a series in its order. @param {Server.Book[]} books  @returns {Server.Book[]} */
export function inSeriesOrder(books) {
    return books.toSorted((one, other) => collator.compare(one.series?.position ?? '\uffff', other.series?.position ?? '\uffff'))
}
