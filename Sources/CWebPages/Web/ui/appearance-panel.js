// How the text looks: theme, fonts, sizes, scroll or pages. Events: `theme`, `mode`, `settings` with the new value.

import { fonts, rangeNames, ranges, switchNames } from '../lib/reader-settings.js'
import { numberWords } from '../lib/time-words.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { byId, find } from './find.js'
import { Panel } from './panel.js'

/** @typedef {import('../lib/reader-settings.js').ReaderSettings} ReaderSettings */

/** @extends {Panel<{theme: string, mode: import('./text-pane.js').Mode, settings: ReaderSettings}>} */
export class AppearancePanel extends Panel {
    #form
    #settings

    /** @param {{settings: ReaderSettings, theme: string, mode: import('./text-pane.js').Mode}} values */
    constructor({ settings, theme, mode }) {
        super('appearance')
        this.#form = find(this.dialog, 'form', HTMLFormElement)
        this.#settings = settings
        byId('fonts').append(...Object.entries(fonts).map(([name, { name: words, stack }]) => {
            const label = element('span', {}, words())
            label.style.fontFamily = stack
            return element('label', {}, element('input', { type: 'radio', name: 'font', value: name }), label)
        }))
        for (const [name, range] of Object.entries(ranges)) Object.assign(this.#fields[name], range)
        this.#fields.theme.value = theme
        this.mode = mode
        this.#fill()
        this.#form.addEventListener('input', ({ target }) => this.#changed(/** @type {HTMLInputElement} */ (target)))
    }

    /** The inputs by name; a group of radio buttons counts as one. @returns {Record<string, HTMLInputElement>} */
    get #fields() { return /** @type {any} */ (this.#form.elements) }

    /** @param {import('./text-pane.js').Mode} mode */
    set mode(mode) { this.#fields.mode.value = mode }

    #fill() {
        const fields = this.#fields
        fields.font.value = this.#settings.font
        for (const name of switchNames) fields[name].checked = this.#settings[name]
        for (const name of rangeNames) fields[name].value = String(this.#settings[name])
        this.#words()
    }

    #words() {
        const { size, lineHeight, width, margin, letterSpacing, wordSpacing } = this.#settings
        /** @type {Record<string, string>} */
        const words = {
            size: `${size} px`, lineHeight: numberWords(lineHeight, 1), width: `${width} em`, margin: `${margin} px`,
            letterSpacing: letterSpacing ? `+${numberWords(letterSpacing, 2)} em` : wording.looks.usual,
            wordSpacing: wordSpacing ? `+${numberWords(wordSpacing, 2)} em` : wording.looks.usual,
        }
        for (const output of this.#form.querySelectorAll('output')) output.textContent = words[output.dataset.of ?? '']
    }

    /** @param {HTMLInputElement} input */
    #changed({ name, value, checked }) {
        if (name === 'theme') return this.say('theme', value)
        if (name === 'mode') return this.say('mode', value === 'paged' ? 'paged' : 'scroll')
        const changed = switchNames.some(known => known === name) ? checked : name in ranges ? Number(value) : value
        this.#settings = { ...this.#settings, [name]: changed }
        this.#words()
        this.say('settings', this.#settings)
    }
}
