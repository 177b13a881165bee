// Durations and speeds as people say them.

import { wording } from './wording.js'

/** @param {number} seconds  @returns {string}  such as `4 h 10 min`, `12 min`, `< 1 min` */
export function durationWords(seconds) {
    if (!Number.isFinite(seconds)) return ''
    const minutes = Math.round(seconds / 60)
    if (minutes < 1) return '< 1 min'
    if (minutes < 60) return `${minutes} min`
    const hours = Math.floor(minutes / 60)
    return minutes % 60 === 0 || hours >= 10 ? `${Math.round(minutes / 60)} h` : `${hours} h ${minutes % 60} min`
}

/**
 * How much of a book was heard: never 0 % of what is begun, nor 100 % before the end.
 * @param {number} share  0 … 1
 * @returns {number}  whole percent
 */
export function wholePercent(share) { return share > 0 ? Math.min(100, Math.max(1, Math.floor(100 * share))) : 0 }

/** @param {number} seconds  @returns {string}  such as `4:05` */
export function clockWords(seconds) {
    const whole = Math.max(0, Math.ceil(seconds))
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** @param {number} speed  @returns {string}  such as `1.25×` */
export function speedWords(speed) { return `${numberWords(speed, 2)}×` }

/** @param {number} value  @param {number} digits  after the point, at most  @returns {string}  such as `1.25` */
export function numberWords(value, digits) { return value.toLocaleString(wording.locale, { maximumFractionDigits: digits }) }

// Those that are offered wherever a listener chooses one from a list.
const usualSpeeds = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2]

/** The usual speeds, and the one that is chosen already, whatever it is. @param {number} speed  @returns {number[]}  ascending */
export function speedsWith(speed) { return [...new Set([...usualSpeeds, speed])].sort((one, other) => one - other) }
