// Which chapters of a book are meant, with how long the voice speaks each. Event: `change`.

import { get } from '../lib/api.js'
import { Emitter } from '../lib/emitter.js'
import { SpokenTimes } from '../lib/spoken-times.js'
import { durationWords } from '../lib/time-words.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'

/** @extends {Emitter<{change: void}>} */
export class ChapterChoice extends Emitter {
    #chapters
    #times
    #id
    /** @type {HTMLInputElement[]}  of all chapters */
    #boxes = []
    #field

    /**
     * @param {Server.Outline} outline
     * @param {object} parts
     * @param {string} parts.legend
     * @param {(index: number) => boolean} parts.isChosen  to begin with
     * @param {number} [parts.here]  where the listener is, as an offset
     */
    constructor(outline, { legend, isChosen, here }) {
        super()
        this.#id = outline.id
        this.#chapters = outline.chapters
        this.#times = new SpokenTimes(outline)
        const rows = outline.chapters.map(({ title }, index) => {
            const box = element('input', { type: 'checkbox', value: String(index), checked: isChosen(index) })
            box.addEventListener('change', () => this.say('change'))
            this.#boxes.push(box)
            return element('li', {}, element('label', { dir: 'auto' }, box, ` ${title || wording.common.untitled}`, element('span.amount', {})))
        })
        const now = here === undefined ? -1 : outline.chapters.findLastIndex(({ start }) => start <= here)
        this.#field = element('fieldset.chapter-choice', {}, element('legend', {}, legend),
            element('p.row', {}, this.#shortcut(wording.chapters.none, () => false),
                now > 0 && this.#shortcut(wording.chapters.fromHere, index => index >= now), this.#shortcut(wording.chapters.all, () => true)),
            element('ol', { role: 'list' }, ...rows))
    }

    get field() { return this.#field }

    /** Indices, ascending. @returns {number[]} */
    get chosen() { return this.#boxes.filter(({ checked }) => checked).map(({ value }) => Number(value)) }

    get isAll() { return this.#boxes.every(({ checked }) => checked) }

    /** How long the voice speaks what is chosen, at speed 1. */
    get seconds() { return this.chosen.reduce((sum, index) => sum + this.#secondsOf(index), 0) }

    /** Asks the server how long the chapters are, which may take a moment. */
    async learn() {
        try {
            this.#times.knots = (await get(`/api/books/${this.#id}/times?at=0`)).knots
        } catch {
            return   // Without them nothing is promised.
        }
        for (const [index, box] of this.#boxes.entries()) {
            const seconds = this.#secondsOf(index)
            const amount = box.parentElement?.querySelector('.amount')
            if (amount) amount.textContent = seconds > 0 ? durationWords(seconds) : wording.common.notRead
        }
        this.say('change')
    }

    /** @param {string} words  @param {(index: number) => boolean} isChosen */
    #shortcut(words, isChosen) {
        return element('button', { type: 'button', onclick: () => {
            for (const [index, box] of this.#boxes.entries()) box.checked = isChosen(index)
            this.say('change')
        } }, words)
    }

    /** @param {number} index */
    #secondsOf(index) {
        const { start, end } = this.#chapters[index]
        return this.#times.secondsAt(end) - this.#times.secondsAt(start)
    }
}
