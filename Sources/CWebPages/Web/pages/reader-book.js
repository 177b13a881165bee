// The book as it is asked for: its outline, its parts, and what is skipped of it.

import { get } from '../lib/api.js'
import { partPath } from '../lib/book-paths.js'
import { BookText } from '../lib/book-text.js'
import { Omissions } from '../lib/omissions.js'
import { patiently } from '../lib/patience.js'
import { textNodes } from '../lib/span-index.js'
import { whenBack } from '../lib/way-back.js'
import { wording } from '../lib/wording.js'
import { id, opening } from './reader-opening.js'

/**
 * What is known of the book before its text.
 * @param {import('../ui/offers.js').Offers} offers  say that the server does not answer
 * @returns {Promise<Server.Outline>}
 */
export async function fetchOutline(offers) {
    const words = wording.server.askedAgain
    const outline = await patiently(() => opening.get(`/api/books/${id}/outline`), {
        tell: isLost => {
            if (isLost && !offers.has('connection')) offers.make('connection', { words, isTrouble: true })
        },
    })
    offers.take('connection')
    return outline
}

/** @param {Server.Outline} outline */
export function bookText(outline) {
    return new BookText({ outline, fetchPart: index => fetchPart(outline, index), paragraphs })
}

/** What is skipped of a book that is read aloud. @param {Server.Outline} outline */
export function bookOmissions(outline) {
    return new Omissions(async ({ start, end }) => {
        if (outline.unspoken) return []
        const path = `/api/books/${id}/omissions?${new URLSearchParams({ start: String(start), end: String(end) })}`
        return (await patiently(() => get(path))).omissions
    })
}

/** @param {Server.Outline} outline  @param {number} index  @returns {Promise<Server.Part>} */
function fetchPart(outline, index) {
    return patiently(async () => {
        try {
            return await opening.get(partPath(id, outline, index))
        } catch (error) {
            // The file was replaced: all offsets mean something else now.
            if (error.status === 409) whenBack(() => location.reload())
            throw error
        }
    })
}

/** Where blocks begin, counted from the part's start. @param {string} html  @returns {number[]} */
function paragraphs(html) {
    const template = document.createElement('template')
    template.innerHTML = html
    const blocks = 'p, h1, h2, h3, h4, h5, h6, li, tr, pre, figcaption, caption'
    const starts = []
    let offset = 0
    let current = null
    for (const node of textNodes(template.content)) {
        const block = node.parentElement?.closest(blocks) ?? null
        if (block !== current && node.data.trim() !== '') {
            starts.push(offset)
            current = block
        }
        offset += node.length
    }
    return starts
}
