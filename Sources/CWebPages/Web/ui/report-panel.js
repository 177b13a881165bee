// What the voice makes of a chapter. Events: `look` and `hear` with a span, `pronounce` with an offset, `silence` with all
// rules that are not applied from now on.

import { capital } from '../lib/capital.js'
import { languageName } from '../lib/languages.js'
import { reasonWords } from '../lib/reason-words.js'
import { ruleWords } from '../lib/rule-words.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { byId } from './find.js'
import { icon } from './icons.js'
import { Panel } from './panel.js'
import { RuleList } from './rule-list.js'

/** @typedef {import('../lib/span-index.js').Span} Span */

/** @extends {Panel<{look: Span, hear: Span, pronounce: number, silence: string[]}>} */
export class ReportPanel extends Panel {
    #place = byId('report-list')
    #rules = new RuleList()
    #showsRules = false

    constructor() {
        super('report')
        this.#rules.addEventListener('change', ({ detail }) => this.say('silence', detail))
    }

    /** @param {string} chapter */
    wait(chapter) {
        byId('report-chapter').textContent = chapter
        this.#place.replaceChildren(element('p.soft', { role: 'status' }, wording.report.oneMoment))
        this.open()
    }

    /** @param {string} words */
    set trouble(words) { this.#place.replaceChildren(element('p.trouble', { role: 'alert' }, words)) }

    /**
     * @param {Server.Report} report
     * @param {string[]} silentRules  that are not applied
     */
    show({ omissions, changes, guesses }, silentRules) {
        const focused = document.activeElement?.id
        this.#place.replaceChildren(
            ...this.#part(wording.report.skipped, wording.report.nothingSkipped, omissions, omission => this.#omission(omission)),
            element('p.soft', {}, element('a', { href: addressOf('/settings#skipped') }, wording.report.chooseSkipped)),
            ...this.#part(wording.report.changed, wording.report.nothingChanged, changes, change => this.#change(change)),
            ...this.#switches(changes, silentRules),
            ...this.#part(wording.report.guessed, wording.report.nothingGuessed, guesses, guess => this.#guess(guess)))
        if (focused?.startsWith('rule-')) document.getElementById(focused)?.focus()
    }

    /**
     * The rules at work here, and those that are off, each with a switch.
     * @param {Server.Report['changes']} changes
     * @param {string[]} silentRules
     */
    #switches(changes, silentRules) {
        const rows = this.#rules.rows(changes.map(({ rule }) => rule).filter(rule => rule !== 'pronunciation'), silentRules)
        if (rows.length === 0) return []
        const off = silentRules.length > 0 && ` · ${wording.report.rulesOff(silentRules.length)}`
        const details = element('details.more', { open: this.#showsRules },
            element('summary', {}, wording.report.rules, off), element('p.hint', {}, wording.report.rulesHint), element('div.card', {}, ...rows))
        details.addEventListener('toggle', () => { this.#showsRules = details.open })
        return [details]
    }

    /**
     * @template Item
     * @param {string} heading
     * @param {string} none
     * @param {Item[]} items
     * @param {(item: Item) => HTMLElement} row
     */
    #part(heading, none, items, row) {
        return [
            element('h3', {}, heading, items.length > 0 && element('small.soft', {}, ` ${items.length}`)),
            items.length > 0 ? element('ul.notes', {}, ...items.map(row)) : element('p.soft', {}, none),
        ]
    }

    /** @param {Server.Report['omissions'][number]} omission */
    #omission(omission) {
        return element('li', {},
            this.#there(omission, element('span', { dir: 'auto' }, omission.text), element('small.soft', {}, capital(reasonWords(omission)))),
            this.#button('play', wording.common.hear(omission.text), () => this.say('hear', spanOf(omission))))
    }

    /** @param {Server.Report['changes'][number]} change */
    #change(change) {
        const { printed, said, rule, language, count, start } = change
        const how = language && printed === said ? element('em', {}, wording.report.asIn(languageName(language))) : said && element('strong', {}, said)
        return element('li', {},
            this.#there(change,
                element('span', { dir: 'auto' }, printed, ' → ', how || element('em', {}, wording.report.nothing)),
                element('small.soft', {}, [ruleWords(rule), count > 1 && wording.report.times(count)].filter(Boolean).join(' · '))),
            this.#button('edit', wording.report.changeNamed(printed), () => this.say('pronounce', start)))
    }

    /** @param {Server.Report['guesses'][number]} guess */
    #guess(guess) {
        const { word, respelling, count, start } = guess
        return element('li', {},
            this.#there(guess,
                element('span', { dir: 'auto' }, word, ' → ', respelling ? element('strong', {}, respelling) : element('em', {}, wording.report.unknown)),
                count > 1 && element('small.soft', {}, wording.report.times(count))),
            this.#button('edit', wording.report.changeNamed(word), () => this.say('pronounce', start)))
    }

    /** @param {Span} span  @param {...(Node|false)} words */
    #there(span, ...words) {
        return element('button.go', {
            type: 'button', title: wording.report.showInText,
            onclick: () => { this.close(); this.say('look', spanOf(span)) },
        }, ...words)
    }

    /** @param {string} sign  @param {string} label  @param {() => void} act */
    #button(sign, label, act) {
        return element('button.plain', { type: 'button', 'aria-label': label, title: label, onclick: () => { this.close(); act() } }, icon(sign))
    }
}

/** @param {Span} span */
function spanOf({ start, end }) { return { start, end } }
