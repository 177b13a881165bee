import { wording } from './wording.js'

/**
 * Why something is skipped: in the language of the page where that can say it, else in the server's own English.
 * @param {{reason?: string, words?: string}} omission
 * @returns {string}  “page numbers”
 */
export function reasonWords({ reason, words }) { return wording.reasons[reason ?? ''] ?? words ?? '' }
