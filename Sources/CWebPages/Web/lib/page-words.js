// Which page shows, in words.

import { wording } from './wording.js'

/** @typedef {{first: number, page: number, pages: number}} PageOfChapter  from `first` to `page` show, counted from 1 */

/**
 * @param {PageOfChapter} shown
 * @param {boolean} hasChapters  whether there is more than one: else nothing need be said of it
 * @returns {string}
 */
export function pageWords({ first, page, pages }, hasChapters) {
    const [numbers, left] = [first < page ? `${first}–${page}` : String(page), pages - page]
    if (!hasChapters) return first < page ? wording.reader.pagesOfBook(numbers, pages) : wording.reader.pageOfBook(numbers, pages)
    return left === 0 ? wording.reader.lastPage(numbers, pages) : wording.reader.pageWords(numbers, pages, left)
}

/** Whether what is listed as pages are the pages that show, as in a comic, and not those of a printed edition. @param {Server.Outline} outline */
export function hasOwnPages({ fixed, pages }) { return fixed !== null && fixed.pages.length === pages.length }
