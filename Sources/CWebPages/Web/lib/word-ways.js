// Ways to say a word: those that can be chosen, which of them holds, and what they are called.

import { ruleWords } from './rule-words.js'
import { wording } from './wording.js'

/** @typedef {Server.Pronunciation & {words: string}} Way  with its words for people */

// The nearer a rule is to the word, the more it counts.
const nearest = ['here', 'book', 'always']

/**
 * @param {Server.SpokenWord} about
 * @returns {{ways: Way[], chosen: number, own: string, scope: string}}
 *     `chosen` is the way that holds, else the first that is not silence; -1 for the listener's own, which is `own`
 */
export function waysOf({ word, said: { respelling }, alternatives, rules }) {
    const ways = alternatives.map(({ way, said, label }) => ({ way, said, words: wayWords({ way, said, label }, word) }))
    const rule = rules.toSorted((one, other) => nearest.indexOf(one.scope) - nearest.indexOf(other.scope))[0]
    if (!rule) return { ways, chosen: ways.findIndex(({ way }) => way !== 'skip'), own: '', scope: 'book' }
    const { way, said = '', scope } = rule
    const chosen = ways.findIndex(other => other.way === way && (way === 'skip' || other.said === said))
    if (chosen >= 0 || way === 'say') return { ways, chosen, own: chosen < 0 ? said : '', scope }
    // What is said already is not among the alternatives to it.
    const words = wayWords({ way, said, label: respelling || said }, word)
    return { ways: [{ way, said, words }, ...ways], chosen: 0, own: '', scope }
}

/** @param {Server.Pronunciation & {label: string}} way  @param {string} word */
function wayWords({ way, said, label }, word) {
    if (way === 'skip') return wording.pronunciation.leaveOut
    if (way === 'say') return said === word ? wording.pronunciation.asPrinted(word) : wording.pronunciation.digits
    // The server tells when a word is said so: behind how it sounds, or alone.
    return label.replace(/[^()]+(?=\)?$)/, words => wording.readings[words] ?? words)
}

/** Why a word is said as it is. @param {Server.SpokenWord['said']} said */
export function whyWords({ words, rule }) {
    return wording.sources[rule] ?? (words ? wording.pronunciation.spelledOut(ruleWords(rule)) : wording.pronunciation.leftOut)
}
