import { authorNames, ago, standing } from '../lib/book-words.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { bookCover } from './book-cover.js'
import { element } from './element.js'
import { icon } from './icons.js'
import { progressBar } from './progress-bar.js'

/**
 * The book that was read last, large: one tap and it speaks.
 * @param {Server.Book} book
 * @param {Date} now
 * @returns {HTMLElement}
 */
export function continueCard(book, now) {
    const { progress, words } = standing(book)
    const bar = progressBar(progress)
    return element('div.continue-card', {},
        element('div.continue-glow', { 'aria-hidden': 'true' }, bookCover(book, { isEager: true })),
        element('a.continue-cover', { href: addressOf(`/books/${book.id}`), tabindex: -1, 'aria-hidden': 'true' }, bookCover(book, { isEager: true })),
        element('div.continue-words', {},
            book.readAt && element('p.eyebrow', {}, wording.book.lastRead(ago(book.readAt, now))),
            element('h2', { lang: book.language, dir: 'auto' }, element('a', { href: addressOf(`/books/${book.id}`) }, book.title)),
            book.authors.length > 0 && element('p.author', { lang: book.language, dir: 'auto' }, authorNames(book.authors)),
            element('div.continue-standing', {}, bar, element('p.standing', {}, words)),
            element('div.continue-actions', {},
                !book.unspoken && element('a.button.main', { href: addressOf(`/books/${book.id}?listen=1`), 'aria-label': wording.common.listenTo(book.title) }, icon('play'), wording.common.listen),
                element('a.button', { href: addressOf(`/books/${book.id}`), 'aria-label': wording.common.readBook(book.title) }, icon('book'), wording.common.read))))
}
