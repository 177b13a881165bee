// What came of a backup, in sentences.

import { counted } from './book-words.js'

/**
 * @param {Server.Restored} restored
 * @returns {string}
 */
export function restoredWords({ places, bookmarks, highlights, pronunciations, covers, settings, activity, missing, refused }) {
    /** @type {[number, string][]} */
    const counts = [
        [places, 'place'], [bookmarks, 'bookmark'], [highlights, 'highlight'], [pronunciations, 'pronunciation'],
        [covers, 'cover'], [settings, 'setting'],
    ]
    const words = counts.filter(([count]) => count > 0).map(([count, name]) => counted(count, name))
    if (activity > 0) words.push(`reading time of ${counted(activity, 'day')}`)
    const sentences = [words.length > 0 ? `Restored: ${words.join(', ')}.` : 'Nothing in it was new.']
    if (missing.length > 0) {
        const titles = missing.slice(0, 5).map(({ title }) => `“${title}”`).join(', ')
        const more = missing.length > 5 ? ` and ${missing.length - 5} more` : ''
        sentences.push(`Not here: ${titles}${more}. Add ${missing.length === 1 ? 'its file' : 'their files'}, and restore it again.`)
    }
    if (refused > 0) sentences.push(`${counted(refused, 'thing')} in it could not be used.`)
    return sentences.join(' ')
}
