// What is said of a book on its card: how far it was read, how long it takes, when it was read last.

import { durationWords, wholePercent } from './time-words.js'
import { unspokenWords } from './unspoken-words.js'
import { wording } from './wording.js'

// Made once: a library of 500 books asks for them a thousand times.
/** @type {Intl.RelativeTimeFormat|undefined} */
let relative
/** @type {Intl.DateTimeFormat|undefined} */
let clock
/** @type {Intl.ListFormat|undefined} */
let list
const nextTo = '\u202f'   // keeps a number and its sign on one line

/**
 * A length of time for people, as it is said everywhere, which no line breaks: “25 min”, “1 h 20 min”, “12 h”.
 * @param {number} seconds
 * @returns {string}
 */
export function duration(seconds) { return durationWords(seconds).replace(/ (?=min|h)/g, nextTo).replaceAll(' ', '\u00a0') }

/**
 * How a book stands with its listener.
 * @param {{place: {offset: number, progress: number}|null, seconds: number, secondsLeft: number|null, isFinished: boolean,
 *     mark?: 'unread'|'finished'|null, unspoken?: Server.Unspoken|null}} book  `unspoken` when no voice reads it: then nothing is promised
 * @returns {{state: 'new'|'begun'|'finished', progress: number, words: string}}  `progress` is 0 … 1
 */
export function standing(book) {
    const progress = Math.min(1, Math.max(0, book.place?.progress ?? 0))
    if (book.unspoken) return { state: (book.place?.offset ?? 0) > 0 ? 'begun' : 'new', progress, words: unspokenWords(book.unspoken).words }
    const whole = book.seconds > 0 ? duration(book.secondsLeft || book.seconds) : ''
    if (book.mark === 'finished') return { state: 'finished', progress: 1, words: wording.common.finished }
    if (!book.place || book.place.offset === 0 || book.mark === 'unread') return { state: 'new', progress: 0, words: join(wording.book.unread, whole) }
    if (book.isFinished) return { state: 'finished', progress: 1, words: wording.common.finished }
    const left = book.secondsLeft ? wording.common.left(duration(book.secondsLeft)) : ''
    return { state: 'begun', progress, words: join(wording.book.resumeAt(`${wholePercent(progress)}${nextTo}%`), left) }
}

/**
 * How long ago, in days as a calendar counts them: “today”, “3 days ago”.
 * @param {string} moment  ISO 8601
 * @param {Date} now
 * @returns {string}
 */
export function ago(moment, now) {
    relative ??= new Intl.RelativeTimeFormat(wording.locale, { numeric: 'auto' })
    const days = Math.max(0, Math.round((midnight(now) - midnight(new Date(moment))) / 86_400_000))
    if (days < 7) return relative.format(-days, 'day')
    if (days < 31) return relative.format(-Math.floor(days / 7), 'week')
    if (days < 365) return relative.format(-Math.floor(days / 30.5), 'month')
    return relative.format(-Math.floor(days / 365), 'year')
}

/**
 * The same, with the time of day where that was today: “today, 14:05”.
 * @param {string} moment  ISO 8601
 * @param {Date} now
 * @returns {string}
 */
export function agoAt(moment, now) {
    const date = new Date(moment)
    if (midnight(date) !== midnight(now)) return ago(moment, now)
    clock ??= new Intl.DateTimeFormat(wording.locale, { hour: 'numeric', minute: '2-digit' })
    return wording.devices.todayAt(clock.format(date))
}

/** @param {Date} date */
function midnight(date) {
    return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

/** @param {string[]} authors  @returns {string}  “A”, “A and B”, “A, B and 3 others” */
export function authorNames(authors) {
    if (authors.length > 3) return wording.book.authors(authors[0], authors[1], authors.length - 2)
    return listed(authors)
}

/** @param {string[]} things  @returns {string}  “A, B and C” */
export function listed(things) {
    list ??= new Intl.ListFormat(wording.locale, { type: 'conjunction' })
    return list.format(things)
}

/** @param {{name: string, position: string|null}} series  @returns {string}  “Barsetshire 2” */
export function seriesWords({ name, position }) { return position ? `${name}\u00a0${position}` : name }

/** @param {string} format  as the server calls it  @returns {string} */
export function formatName(format) {
    /** @type {Record<string, string>} */
    const names = { text: wording.book.plainText, txt: wording.book.plainText, markdown: 'Markdown', md: 'Markdown' }
    return names[format] ?? format.toUpperCase()
}

/** @param {number} bytes  @returns {string}  “330 MB” */
export function size(bytes) {
    const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']
    const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
    const digits = { maximumFractionDigits: bytes / 1000 ** step < 10 && step > 1 ? 1 : 0 }
    return new Intl.NumberFormat(wording.locale, { style: 'unit', unit: units[step], unitDisplay: step ? 'short' : 'long', ...digits })
        .format(bytes / 1000 ** step)
}

/** @param {...string} words */
function join(...words) { return words.filter(Boolean).join('\u00a0· ') }
