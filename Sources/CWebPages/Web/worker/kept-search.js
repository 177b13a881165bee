// Searches the text of a kept book, while the server that does it better is away.

const keptSearch = (() => {
    const surroundings = 60   // code units shown before and after
    /** @type {Record<string, string>} */
    const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' }

    /** The text of a part. Its HTML is the server's own, in which nothing but these is escaped. @param {string} html */
    const textOf = html => html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#13);/g, (_, name) => entities[name])

    // One code unit for each, so that offsets stay what they are.
    /** @param {string} text  without capitals, accents and kinds of quotes */
    function folded(text) {
        return Array.from({ length: text.length }, (_, index) => {
            const unit = text[index]
            if (unit < '\x80') return unit.toLowerCase()
            if ('‘’‚‛′'.includes(unit)) return "'"
            if ('“”„‟«»″'.includes(unit)) return '"'
            const plain = unit.normalize('NFD')[0].toLowerCase()
            return plain.length === 1 ? plain : unit
        }).join('')
    }

    /** @param {string} words  @returns {RegExp|null}  what finds them, whatever the blanks between them */
    function pattern(words) {
        const parts = folded(words).split(/\s+/).filter(Boolean).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        return parts.length > 0 ? new RegExp(parts.join('\\s+'), 'g') : null
    }

    /**
     * @param {object} question
     * @param {string} question.words
     * @param {number} question.from  where to begin
     * @param {number} question.limit  hits
     * @param {{parts: {start: number, end: number, chapter: number}[]}} outline
     * @param {(index: number) => Promise<{html: string, start: number}|undefined>} partOf
     */
    return async function search({ words, from, limit }, outline, partOf) {
        const wanted = pattern(words)
        const hits = []
        for (const [index, { end, chapter }] of outline.parts.entries()) {
            if (!wanted || end <= from) continue
            const part = await partOf(index)
            if (!part) continue
            const text = textOf(part.html)
            for (const { index: at, 0: { length } } of folded(text).matchAll(wanted)) {
                const start = part.start + at
                if (start < from) continue
                if (hits.length === limit) return { hits, next: start }
                hits.push({
                    start, end: start + length, chapter, match: text.slice(at, at + length),
                    before: text.slice(Math.max(0, at - surroundings), at), after: text.slice(at + length, at + length + surroundings),
                })
            }
        }
        return { hits, next: null }
    }
})()

// A worker's scripts have no imports: this one is found by its name.
Object.assign(globalThis, { keptSearch })

/** @typedef {typeof keptSearch} Search */
