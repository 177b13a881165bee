// A place as people write it: a share of the book, or a time from its beginning.

/**
 * @param {string} words  such as `40 %`, `40`, `1:20`, `1:20:30`, `2 h 5 min`, `35 min`
 * @param {import('./spoken-times.js').SpokenTimes} times
 * @returns {number|null}  an offset; `null` when the words are no place
 */
export function placeOf(words, times) {
    const text = words.trim().toLowerCase().replace(',', '.')
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
