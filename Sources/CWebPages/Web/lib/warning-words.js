import { wording } from './wording.js'

/**
 * What a book lacks, or was repaired in it: in the language of the page where that can say it, else in the server's own English.
 * @param {Server.Warning} warning
 * @returns {string}
 */
export function warningWords({ code, facts, message }) { return wording.warnings[code]?.(facts) ?? message }
