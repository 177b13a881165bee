// How the text looks: theme, fonts, sizes, scroll or pages. Events: `theme`, `mode`, `settings` with the new value.

import { fonts, ranges } from '../lib/reader-settings.js'
import { element } from './element.js'
import { Panel, byId } from './panel.js'

export class AppearancePanel extends Panel {
    #form
    #settings

    /** @param {{settings: object, theme: string, mode: string}} values */
    constructor({ settings, theme, mode }) {
        super(byId('appearance'))
        this.#form = this.dialog.querySelector('form')
        this.#settings = settings
        byId('fonts').append(...Object.entries(fonts).map(([name, { name: words, stack }]) => {
            const label = element('span', {}, words)
            label.style.fontFamily = stack
            return element('label', {}, element('input', { type: 'radio', name: 'font', value: name }), label)
        }))
        for (const [name, range] of Object.entries(ranges)) Object.assign(this.#form.elements[name], range)
        this.#form.elements.theme.value = theme
        this.mode = mode
        this.#fill()
        this.#form.addEventListener('input', event => this.#changed(event.target))
    }

    set mode(mode) { this.#form.elements.mode.value = mode }

    #fill() {
        const { elements } = this.#form
        elements.font.value = this.#settings.font
        elements.justify.checked = this.#settings.justify
        for (const name of Object.keys(ranges)) elements[name].value = this.#settings[name]
        this.#words()
    }

    #words() {
        const { size, lineHeight, width } = this.#settings
        const words = { size: `${size} px`, lineHeight: lineHeight.toFixed(1), width: `${width} em` }
        for (const output of this.#form.querySelectorAll('output')) output.textContent = words[output.dataset.of]
    }

    #changed({ name, value, checked }) {
        if (name === 'theme' || name === 'mode') {
            this.say(name, value)
            return
        }
        const changed = name === 'justify' ? checked : name in ranges ? Number(value) : value
        this.#settings = { ...this.#settings, [name]: changed }
        this.#words()
        this.say('settings', this.#settings)
    }
}
