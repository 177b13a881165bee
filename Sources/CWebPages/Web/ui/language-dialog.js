// Says what a book is in.

import { languageName, languages } from '../lib/languages.js'
import { unspokenWords } from '../lib/unspoken-words.js'
import { wording } from '../lib/wording.js'
import { labelled, showDialog } from './dialog.js'
import { element } from './element.js'

/**
 * @param {{title: string, language: string|null, unspoken?: Server.Unspoken|null}} book
 * @param {(changes: {language: string|null}) => Promise<void>} save  `null` for what the book and its text say
 * @returns {Promise<boolean>}  whether it was saved
 */
export function languageDialog(book, save) {
    const own = book.language && book.language !== 'mul' ? new Intl.Locale(book.language).language : ''
    const offered = own && !languages.includes(own) ? [own, ...languages] : languages
    const select = element('select', {},
        element('option', { value: '' }, wording.book.asBookSays),
        ...offered.map(code => ({ code, name: languageName(code) }))
            .sort((one, other) => one.name.localeCompare(other.name, 'en'))
            .map(({ code, name }) => element('option', { value: code, selected: code === own }, name)))
    const hint = book.language === 'mul' ? wording.book.severalLanguages
        : own ? wording.book.takenToBeIn(languageName(own)) : wording.book.languageUnknown
    return showDialog(wording.common.language, [
        element('p.hint', { dir: 'auto' }, book.title),
        labelled(wording.book.bookIsIn, select, hint),
        ...book.unspoken ? [element('p.hint', {}, unspokenWords(book.unspoken).message)] : [],
    ], { action: wording.common.save, perform: () => save({ language: select.value || null }) })
}
