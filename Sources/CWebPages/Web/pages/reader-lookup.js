// A word looked up: in the dictionaries of the server's machine, or translated where the listener has chosen.

import { get } from '../lib/api.js'
import { primaryLanguage, translationAddress, translationHost } from '../lib/translation.js'
import { troubleWords } from '../lib/trouble-words.js'
import { LookupPanel } from '../ui/lookup-panel.js'

/**
 * @param {object} parts
 * @param {Server.Outline} parts.outline
 * @param {import('../lib/events.js').ServerEvents} parts.events
 * @param {(query: URLSearchParams) => void} parts.preview  lets something be heard
 */
export function lookUps({ outline, events, preview }) {
    const panel = new LookupPanel()
    const language = primaryLanguage(outline.language)
    let turn = 0

    /** @param {string} word */
    async function open(word) {
        const mine = ++turn
        panel.wait(word)
        try {
            const answer = await get(`/api/dictionaries/entries?${new URLSearchParams({ word, ...language && { language } })}`)
            if (mine === turn) panel.show(answer, language)
        } catch (error) {
            if (mine === turn) panel.trouble = troubleWords(error)
        }
    }

    panel.addEventListener('ask', ({ detail: word }) => open(word))
    panel.addEventListener('hear', ({ detail: text }) => preview(new URLSearchParams({ text })))

    /** @type {string|null} */
    let template = null
    const readSettings = () => get('/api/settings').then(settings => { template = settings.translation }, () => {})
    events.addEventListener('settings', readSettings)
    readSettings()

    return {
        open,
        /** Where a text is translated, and by whom; `null` unless the listener has chosen somebody. @param {string} text */
        translation(text) {
            const to = primaryLanguage(navigator.language) ?? 'en'
            const address = translationAddress(template, { text, from: language, to })
            return address ? { address, host: translationHost(template) ?? '' } : null
        },
    }
}
