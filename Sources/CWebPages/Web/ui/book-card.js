import { ago, authorNames, formatName, seriesWords, standing } from '../lib/book-words.js'
import { capital } from '../lib/capital.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { bookCover } from './book-cover.js'
import { element } from './element.js'
import { icon } from './icons.js'
import { menuButton } from './menu.js'
import { progressBar } from './progress-bar.js'

/**
 * A book in the list: one tap opens it, one tap plays it, a menu holds the rest.
 * @param {Server.Book} book  as the server tells it; `device` says how much of it is kept on this one
 * @param {{now: Date, device?: string|null, selection: import('../lib/selection.js').Selection, items: (book: Server.Book) => import('./menu.js').MenuItem[],
 *     replaceFile: ((book: Server.Book) => void)|null}} parts  without `replaceFile` a file that is gone stays gone
 * @returns {HTMLLIElement}
 */
export function bookCard(book, { now, device, selection, items, replaceFile }) {
    const { state, progress, words } = standing(book)
    const more = element('button.plain.round.card-menu', { type: 'button', 'aria-label': wording.book.moreAbout(book.title) }, icon('more'))
    menuButton(more, () => items(book))
    const bar = state !== 'new' && progressBar(progress)
    return element(`li.book${book.isMissing ? '.is-missing' : ''}`, {},
        element('div.card-words', {},
            element('h3', { lang: book.language, dir: 'auto' },
                element('a.card-link', { href: addressOf(`/books/${book.id}`) }, book.title)),
            book.authors.length > 0 && element('p.author', { lang: book.language, dir: 'auto' }, authorNames(book.authors)),
            book.series && element('p.about', { lang: book.language, dir: 'auto' }, seriesWords(book.series)),
            ...book.isMissing ? missing(book, replaceFile) : [
                element('p.standing', {}, words),
                element('p.about', {},
                    [book.readAt && capital(ago(book.readAt, now)), formatName(book.format)].filter(Boolean).join(' · ')),
                device && element('p.on-device', {}, icon('keep'), device),
            ]),
        element('div.card-cover', {},
            bookCover(book), bar,
            !book.isMissing && !book.unspoken && element('a.listen', { href: addressOf(`/books/${book.id}?listen=1`), 'aria-label': wording.common.listenTo(book.title) },
                icon('play'))),
        more,
        selection.isOn && picker(book, selection))
}

/** @param {Server.Book} book  @param {import('../lib/selection.js').Selection} selection */
function picker(book, selection) {
    const box = element('input', {
        type: 'checkbox', 'aria-label': wording.library.pick(book.title), checked: selection.has(book.id),
        onchange: () => selection.pick(book.id, box.checked),
    })
    return element('label.pick', {}, box)
}

/** @param {Server.Book} book  @param {((book: Server.Book) => void)|null} replaceFile */
function missing(book, replaceFile) {
    return [
        element('p.problem', {}, icon('warning'), wording.book.fileMissing),
        replaceFile && element('button.small', { type: 'button', onclick: () => replaceFile(book), 'aria-label': wording.book.importNamedAgain(book.title) },
            wording.book.importAgain),
    ]
}
