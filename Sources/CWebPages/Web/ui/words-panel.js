// What is known of words: the dictionaries that are installed, and where the listener has texts translated.

import { get } from '../lib/api.js'
import { listed } from '../lib/book-words.js'
import { wording } from '../lib/wording.js'
import { showProblem } from './dialog.js'
import { byId } from './find.js'

export class WordsPanel {
    #field = byId('translation', HTMLInputElement)

    /** @param {(translation: string|null) => Promise<unknown>} save */
    constructor(save) {
        const problem = byId('translation-problem')
        byId('translation-form').addEventListener('submit', async event => {
            event.preventDefault()
            problem.hidden = true
            byId('saved').textContent = ''
            try {
                await save(this.#field.value.trim() || null)
                byId('saved').textContent = wording.common.saved
            } catch (error) {
                const isNoAddress = error.code === 'bad-value'
                showProblem(problem, isNoAddress
                    ? { message: wording.settings.noTranslator, suggestion: wording.settings.noTranslatorAdvice } : error)
            }
        })
    }

    /** @param {string|null} address  as it is kept */
    set translation(address) {
        // What is just being typed stays.
        if (document.activeElement !== this.#field) this.#field.value = address ?? ''
    }

    async load() {
        /** @type {Server.Dictionaries} */
        const { dictionaries, broken, advice } = await get('/api/dictionaries')
        const names = dictionaries.map(({ name }) => name)
        const words = advice ? wording.settings.noDictionary : wording.settings.dictionaries(listed(names))
        byId('dictionaries').textContent = [words, ...broken].join(' ')
    }
}
