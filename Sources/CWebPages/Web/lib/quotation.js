// A passage with where it is from, as it is handed on.

import { wording } from './wording.js'

/**
 * @param {string} text
 * @param {{title: string, authors: string[]}} book
 * @param {string} chapter  its title; may be empty
 * @returns {string}  “…”, and in the next line the authors, the title and the chapter
 */
export function quotation(text, { title, authors }, chapter) {
    const words = text.trim().replace(/\s*\n\s*/g, '\n')
    // Its own marks around all of it are enough.
    const quoted = /^[“"„«].*[”"“»]$/s.test(words) ? words : wording.notes.quoted(words)
    const source = [authors.join(', '), title, chapter].filter(Boolean).join(', ')
    return `${quoted}\n— ${source}`
}
