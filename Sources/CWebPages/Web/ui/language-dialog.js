// Says what a book is in.

import { languageName, languages } from '../lib/languages.js'
import { labelled, showDialog } from './dialog.js'
import { element } from './element.js'

/**
 * @param {{title: string, language: string|null, unspoken?: {message: string}|null}} book
 * @param {(changes: {language: string|null}) => Promise<void>} save  `null` for what the book and its text say
 * @returns {Promise<boolean>}  whether it was saved
 */
export function languageDialog(book, save) {
    const own = book.language && book.language !== 'mul' ? new Intl.Locale(book.language).language : ''
    const offered = own && !languages.includes(own) ? [own, ...languages] : languages
    const select = element('select', {},
        element('option', { value: '' }, 'As the book and its text say'),
        ...offered.map(code => ({ code, name: languageName(code) }))
            .sort((one, other) => one.name.localeCompare(other.name, 'en'))
            .map(({ code, name }) => element('option', { value: code, selected: code === own }, name)))
    const hint = book.language === 'mul' ? 'It is taken to be in several languages.'
        : own ? `It is taken to be in ${languageName(own)}.` : 'Nobody knows what it is in.'
    return showDialog('Language', [
        element('p.hint', { dir: 'auto' }, book.title),
        labelled('The book is in', select, hint),
        ...book.unspoken ? [element('p.hint', {}, book.unspoken.message)] : [],
    ], { action: 'Save', perform: () => save({ language: select.value || null }) })
}
