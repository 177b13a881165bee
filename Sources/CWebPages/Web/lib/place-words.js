import { wholePercent } from './time-words.js'
import { wording } from './wording.js'

/**
 * Where a place is, for people: its chapter, and how much of the book has been heard there.
 * @param {import('./book-text.js').BookText} book
 * @param {number} offset
 * @returns {string}  “Chapter 3 · 17 %”
 */
export function placeWords(book, offset) {
    const share = wording.common.percent(wholePercent(book.times.share(offset)))
    return [book.chapterAt(offset)?.title, share].filter(Boolean).join(' · ')
}
