// What is said of the time that was spent with books.

import { duration } from './book-words.js'

/** @param {number} seconds  @returns {string}  less than a minute is none */
export function timeSpent(seconds) { return seconds < 60 ? 'none' : duration(seconds) }

/** @param {{listened: number, read: number}} time  @returns {string} */
export function spentWords({ listened, read }) {
    const parts = [[listened, 'heard'], [read, 'read']].filter(([seconds]) => Number(seconds) >= 60)
    return parts.map(([seconds, word]) => `${duration(Number(seconds))} ${word}`).join(', ') || 'nothing'
}

/** @param {number} count */
function daysInARow(count) { return count === 1 ? '1 day in a row' : `${count} days in a row` }

/**
 * One line for the library: “4 h this week · 5 days in a row”; empty when there is nothing to say.
 * @param {Server.Statistics} statistics  of seven days
 */
export function weekWords({ days, streak }) {
    const seconds = days.reduce((sum, { listened, read }) => sum + listened + read, 0)
    if (seconds < 60) return ''
    return [`${duration(seconds)} in seven days`, streak > 1 && daysInARow(streak)].filter(Boolean).join(' · ')
}

/**
 * The facts below the days.
 * @param {Server.Statistics} statistics
 * @returns {[string, string][]}  what it is, and how much
 */
export function statisticsFacts({ days, streak, longestStreak, total, lettersPerMinute }) {
    const sum = days.reduce((all, day) => ({ listened: all.listened + day.listened, read: all.read + day.read }), { listened: 0, read: 0 })
    return [
        [`Last ${days.length} days`, spentWords(sum)],
        ['In a row', streak === longestStreak ? daysInARow(streak) : `${daysInARow(streak)}, ${longestStreak} at most`],
        // An English word and its blank are six letters.
        ...lettersPerMinute ? /** @type {[string, string][]} */ ([['Read without the voice', `about ${Math.round(lettersPerMinute / 60) * 10} words a minute`]]) : [],
        ['In all', spentWords(total)],
    ]
}
