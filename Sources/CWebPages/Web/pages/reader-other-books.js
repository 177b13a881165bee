// The books that the listener reads besides this one, below the contents where those stand beside the text.

import { get } from '../lib/api.js'
import { standing } from '../lib/book-words.js'
import { addressOf } from '../lib/site.js'
import { bookCover } from '../ui/book-cover.js'
import { element } from '../ui/element.js'
import { byId, find } from '../ui/find.js'

const most = 8

/** @param {string} id  of the book that is open */
export async function offerOtherBooks(id) {
    const { books } = /** @type {Server.Shelf} */ (await get('/api/books').catch(() => ({ books: [] })))
    const others = books.filter(book => String(book.id) !== id && book.readAt && !book.isMissing)
        .toSorted((one, other) => (other.readAt ?? '').localeCompare(one.readAt ?? '')).slice(0, most)
    const place = byId('other-books')
    place.hidden = others.length === 0
    find(place, 'ul').replaceChildren(...others.map(book => element('li', {},
        element('a', { href: addressOf(`/books/${book.id}`) },
            bookCover(book), element('span', { lang: book.language, dir: 'auto' }, book.title, element('small', {}, standing(book).words))))))
}
