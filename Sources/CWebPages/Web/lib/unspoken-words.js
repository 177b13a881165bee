import { languageName } from './languages.js'
import { wording } from './wording.js'

/**
 * Why a book is not read aloud: in the language of the page where that can say it, else in the server's own English.
 * @param {Server.Unspoken} unspoken
 * @returns {Server.Unspoken}  with `words` for a card, and a sentence in `message`
 */
export function unspokenWords(unspoken) {
    const { wordless, letters, language } = wording.unspoken
    const own = unspoken.isWordless ? wordless : unspoken.language ? language?.(languageName(unspoken.language)) : letters
    return own ? { ...unspoken, words: own[0], message: own[1], suggestion: own[2] ?? null } : unspoken
}
