// What came of a backup, in sentences.

import { listed } from './book-words.js'
import { wording } from './wording.js'

/**
 * @param {Server.Restored} restored
 * @param {string[]} [others]  whose things are in it besides
 * @returns {string}
 */
export function restoredWords({ places, bookmarks, highlights, pronunciations, covers, settings, activity, missing, refused }, others = []) {
    /** @type {[number, (count: number) => string][]} */
    const counts = [
        [places, wording.backup.places], [bookmarks, wording.backup.bookmarks], [highlights, wording.backup.highlights],
        [pronunciations, wording.backup.pronunciations], [covers, wording.backup.covers], [settings, wording.backup.settings],
        [activity, wording.backup.activity],
    ]
    const words = counts.filter(([count]) => count > 0).map(([count, say]) => say(count))
    const sentences = [words.length > 0 ? wording.backup.restored(words.join(', ')) : wording.backup.nothingNew]
    if (missing.length > 0) {
        const titles = missing.slice(0, 5).map(({ title }) => wording.backup.title(title)).join(', ')
        const all = missing.length > 5 ? wording.backup.andMore(titles, missing.length - 5) : titles
        sentences.push(wording.backup.notHere(all, missing.length))
    }
    if (refused > 0) sentences.push(wording.backup.refused(refused))
    if (others.length > 0) sentences.push(ofOthers(others))
    return sentences.join(' ')
}

/** What is said where nothing was the listener's. @param {string[]} others */
export function othersWords(others) { return `${wording.backup.noneYours} ${ofOthers(others)}` }

/** @param {string[]} names */
function ofOthers(names) { return wording.backup.ofOthers(listed(names.map(name => name || wording.backup.firstPerson))) }
