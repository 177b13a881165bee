// How a word is said, and how it is to be said from now on.

import { get, send } from '../lib/api.js'
import { troubleWords } from '../lib/trouble-words.js'
import { wording } from '../lib/wording.js'
import { PronunciationPanel } from '../ui/pronunciation-panel.js'

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../ui/offers.js').Offers} parts.offers
 * @param {import('./reader-messages.js').Announce} parts.announce
 * @param {import('./reader-messages.js').TellTrouble} parts.trouble
 * @param {(query: URLSearchParams) => void} parts.preview  lets something be heard
 * @returns {{open(offset: number): Promise<void>}}  with the word at an offset
 */
export function pronunciations({ id, offers, announce, trouble, preview }) {
    const path = `/api/books/${id}`
    const panel = new PronunciationPanel()
    let shown = 0

    /** @param {number} offset */
    async function open(offset) {
        shown = offset
        try {
            panel.show(await get(`${path}/pronunciation?offset=${offset}`))
        } catch (error) { trouble(error) }
    }

    panel.addEventListener('preview', ({ detail: { text, way, said } }) => {
        preview(new URLSearchParams({ text, way, said: said ?? '' }))
    })
    panel.addEventListener('save', async ({ detail: wish }) => {
        try {
            await send('POST', `${path}/pronunciations`, wish)
            panel.close()
            announce(wording.pronunciation.kept)
            offers.make('pronunciation', { words: wording.pronunciation.saidSo(wish.word), seconds: 6 })
        } catch (error) { panel.trouble = troubleWords(error) }
    })
    panel.addEventListener('forget', async ({ detail: rule }) => {
        try {
            await send('DELETE', `${path}/pronunciations/${rule.id}`)
            await open(shown)
        } catch (error) { panel.trouble = error.message }
    })
    return { open }
}
