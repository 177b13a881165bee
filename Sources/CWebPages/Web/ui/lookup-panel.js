// What dictionaries say of a word. Events: `ask` with another word, `hear` with the word.

import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { byId } from './find.js'
import { Panel } from './panel.js'

/** @extends {Panel<{ask: string, hear: string}>} */
export class LookupPanel extends Panel {
    #field = byId('lookup-field', HTMLInputElement)
    #state = byId('lookup-state')
    #entries = byId('lookup-entries')

    constructor() {
        super('lookup')
        byId('lookup-form').addEventListener('submit', event => {
            event.preventDefault()
            const word = this.#field.value.trim()
            if (word) this.say('ask', word)
        })
        // In a search field, this key would empty it.
        this.#field.addEventListener('keydown', event => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            this.close()
        })
        byId('lookup-hear').addEventListener('click', () => {
            const word = this.#field.value.trim()
            if (word) this.say('hear', word)
        })
    }

    /** Opens while the answer is still on its way. @param {string} word */
    wait(word) {
        this.#field.value = word
        this.#state.textContent = ''
        this.#entries.replaceChildren()
        this.open()
    }

    /** @param {Server.DictionaryAnswer} answer  @param {string|null} language  what the headwords are in */
    show({ word, entries, advice }, language) {
        this.#field.value = word
        this.#state.textContent = advice ? wording.lookUp.noDictionary(advice)
            : entries.length === 0 ? wording.lookUp.notFound(word) : ''
        this.#entries.replaceChildren(...entries.map(entry => this.#entry(entry, language)))
    }

    /** @param {string} words  why nothing is shown */
    set trouble(words) { this.#state.textContent = words }

    /** @param {Server.DictionaryEntry} entry  @param {string|null} language */
    #entry({ dictionary, headword, text }, language) {
        return element('article', {},
            element('h3', language ? { lang: language } : {}, headword),
            ...text.split('\n').map(paragraph),
            element('p.source', {}, dictionary))
    }
}

/** Blanks before a paragraph say how far in it stands. @param {string} text */
function paragraph(text) {
    const depth = Math.min(4, (text.length - text.trimStart().length) / 2 | 0)
    return element('p', depth > 0 ? { 'data-depth': String(depth) } : {}, text.trim())
}
