import { capital } from './capital.js'
import { wording } from './wording.js'

/**
 * What a rule for spoken forms is about, whatever the language it is for: “fr-roman-number” and “roman-number” are one.
 * @param {string} rule
 */
export function ruleKind(rule) { return rule.replace(/^(de|es|fr|it|pt)-/, '') }

/**
 * What a rule is called: in the language of the page where that can say it, else as the server names it.
 * @param {string} rule
 * @returns {string}  “Roman numbers”
 */
export function ruleWords(rule) {
    const kind = ruleKind(rule)
    return wording.rules[kind] ?? capital(kind.replaceAll('-', ' '))
}
