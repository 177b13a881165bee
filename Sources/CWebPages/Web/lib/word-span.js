// The word around a place in a text.

const words = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/**
 * @param {string} text
 * @param {number} index  UTF-16 code units into it
 * @returns {import('./span-index.js').Span|null}  counted in the text; `null` when there is no word
 */
export function wordAround(text, index) {
    for (const match of text.matchAll(words)) {
        const end = match.index + match[0].length
        if (index < match.index) return null
        if (index < end) return { start: match.index, end }
    }
    return null
}
