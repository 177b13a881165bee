// A place as people write it: a share of the book, a time from its beginning, or a page of the printed edition.

/**
 * @param {string} words  such as `40 %`, `40`, `1:20`, `1:20:30`, `2 h 5 min`, `35 min`, `p. 12`, `xii`
 * @param {import('./spoken-times.js').SpokenTimes} times
 * @param {Server.Outline['pages']} [pages]
 * @returns {number|null}  an offset; `null` when the words are no place
 */
export function placeOf(words, times, pages = []) {
    const text = words.trim().toLowerCase().replace(',', '.')
    // A number alone is a share.
    const labels = /^[a-z]/.test(text) ? [text, /^(?:page|pag|seite|p|s)\.?\s*(\S+)$/.exec(text)?.[1]] : []
    const printed = pages.find(({ label }) => labels.includes(label.toLowerCase()))
    if (printed) return printed.offset
    const share = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)
    if (share) return Number(share[1]) <= 100 ? times.offsetAt(times.total * Number(share[1]) / 100) : null
    const seconds = clockSeconds(text) ?? spelledSeconds(text)
    return seconds === null || seconds > times.total ? null : times.offsetAt(seconds)
}

/** @param {string} text  `hours:minutes` or `hours:minutes:seconds` */
function clockSeconds(text) {
    const clock = /^(\d{1,4}):([0-5]?\d)(?::([0-5]?\d))?$/.exec(text)
    return clock ? Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0) : null
}

/** @param {string} text  `2 h`, `2 h 5 min`, `35 min` */
function spelledSeconds(text) {
    const spelled = /^(?:(\d{1,4})\s*h(?:ours?)?)?\s*(?:(\d{1,5})\s*m(?:in(?:utes?)?)?)?$/.exec(text)
    if (!spelled || (spelled[1] === undefined && spelled[2] === undefined)) return null
    return Number(spelled[1] ?? 0) * 3600 + Number(spelled[2] ?? 0) * 60
}
