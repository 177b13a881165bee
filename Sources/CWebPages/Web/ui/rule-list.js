import { Emitter } from '../lib/emitter.js'
import { ruleKind, ruleWords } from '../lib/rule-words.js'
import { element } from './element.js'

/**
 * Rules for spoken forms, each with a switch. Events: `change` — all rules that are off from now on.
 * @extends {Emitter<{change: string[]}>}
 */
export class RuleList extends Emitter {
    /** @type {string[]} */
    #off = []

    /**
     * @param {Iterable<string>} rules  that are shown, besides those that are off
     * @param {string[]} off
     * @returns {HTMLElement[]}  a row for each kind of rule
     */
    rows(rules, off) {
        this.#off = off
        /** @type {Map<string, string[]>} */
        const kinds = new Map()
        for (const name of new Set([...rules, ...off])) kinds.set(ruleKind(name), [...kinds.get(ruleKind(name)) ?? [], name])
        return [...kinds].map(([kind, names]) => ({ names, words: ruleWords(kind) }))
            .sort((one, other) => one.words.localeCompare(other.words))
            .map(({ names, words }) => this.#row(names, words))
    }

    /** @param {string[]} names  @param {string} words */
    #row(names, words) {
        const box = element('input', { type: 'checkbox', role: 'switch', id: `rule-${ruleKind(names[0])}` })
        box.checked = !names.some(name => this.#off.includes(name))
        box.addEventListener('change', () => {
            const others = this.#off.filter(name => !names.includes(name))
            this.#off = box.checked ? others : [...others, ...names]
            this.say('change', this.#off)
        })
        return element('div.row.switch', {}, element('label', { for: box.id }, words), box)
    }
}
