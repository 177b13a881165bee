// What is said of the time that was spent with books.

import { duration } from './book-words.js'
import { wording } from './wording.js'

/** @param {{listened: number, read: number}} time  @returns {string}  both kinds, as `vorleser statistics` has them */
export function spentWords({ listened, read }) {
    return [listened >= 1 && wording.statistics.heard(duration(listened)), read >= 1 && wording.statistics.read(duration(read))]
        .filter(Boolean).join(', ') || wording.statistics.nothing
}

/**
 * One line for the library: “4 h this week · 5 days in a row”; empty when there is nothing to say.
 * @param {Server.Statistics} statistics  of seven days
 */
export function weekWords({ days, streak }) {
    const seconds = days.reduce((sum, { listened, read }) => sum + listened + read, 0)
    if (seconds < 60) return ''
    return [wording.statistics.inSevenDays(duration(seconds)), streak > 1 && wording.statistics.daysInARow(streak)].filter(Boolean).join(' · ')
}

/**
 * The facts below the days.
 * @param {Server.Statistics} statistics
 * @returns {[string, string][]}  what it is, and how much
 */
export function statisticsFacts({ days, streak, longestStreak, total, lettersPerMinute }) {
    const sum = days.reduce((all, day) => ({ listened: all.listened + day.listened, read: all.read + day.read }), { listened: 0, read: 0 })
    const inARow = wording.statistics.daysInARow(streak)
    return [
        [wording.statistics.lastDays(days.length), spentWords(sum)],
        [wording.statistics.inARow, streak === longestStreak ? inARow : wording.statistics.daysInARowAtMost(inARow, longestStreak)],
        // An English word and its blank are six letters.
        ...lettersPerMinute ? /** @type {[string, string][]} */ ([[wording.statistics.withoutVoice, wording.statistics.wordsAMinute(Math.round(lettersPerMinute / 60) * 10)]]) : [],
        [wording.statistics.inAll, spentWords(total)],
    ]
}
