// What the voice makes of a chapter. Events: `look` and `hear` with a span, `pronounce` with an offset.

import { capital } from '../lib/capital.js'
import { languageName } from '../lib/languages.js'
import { reasonWords } from '../lib/reason-words.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { byId } from './find.js'
import { icon } from './icons.js'
import { Panel } from './panel.js'

/** @typedef {import('../lib/span-index.js').Span} Span */

/** @extends {Panel<{look: Span, hear: Span, pronounce: number}>} */
export class ReportPanel extends Panel {
    #place = byId('report-list')

    constructor() { super('report') }

    /** @param {string} chapter */
    wait(chapter) {
        byId('report-chapter').textContent = chapter
        this.#place.replaceChildren(element('p.soft', { role: 'status' }, wording.report.oneMoment))
        this.open()
    }

    /** @param {string} words */
    set trouble(words) { this.#place.replaceChildren(element('p.trouble', { role: 'alert' }, words)) }

    /** @param {Server.Report} report */
    show({ omissions, changes, guesses }) {
        this.#place.replaceChildren(
            ...this.#part(wording.report.skipped, wording.report.nothingSkipped, omissions, omission => this.#omission(omission)),
            element('p.soft', {}, element('a', { href: addressOf('/settings#skipped') }, wording.report.chooseSkipped)),
            ...this.#part(wording.report.changed, wording.report.nothingChanged, changes, change => this.#change(change)),
            ...this.#part(wording.report.guessed, wording.report.nothingGuessed, guesses, guess => this.#guess(guess)))
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
                element('small.soft', {}, [capital(rule.replaceAll('-', ' ')), count > 1 && wording.report.times(count)].filter(Boolean).join(' · '))),
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
