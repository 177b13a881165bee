import { wording } from './wording.js'

/**
 * What a book lacks, or was repaired in it: in the language of the page where that can say it, else in the server's own English.
 * @param {Server.Warning} warning
 * @returns {string}
 */
export function warningWords({ code, facts, message }) { return wording.warnings[code]?.(facts) ?? message }

/**
 * What several warnings say, each thing once, with how often it is said.
 * @param {Server.Warning[]} warnings
 * @param {number} most  of the things that are said; the other warnings are counted
 * @returns {string[]}
 */
export function warningLines(warnings, most) {
    /** @type {Map<string, number>} */
    const counts = new Map()
    for (const words of warnings.map(warningWords)) counts.set(words, (counts.get(words) ?? 0) + 1)
    const said = [...counts].slice(0, most)
    const rest = said.reduce((sum, [, count]) => sum - count, warnings.length)
    const lines = said.map(([words, count]) => count > 1 ? wording.common.repeated(words, count) : words)
    return rest > 0 ? [...lines, wording.common.andMore(rest)] : lines
}
