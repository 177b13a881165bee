import { get, send } from '../lib/api.js'
import { counted, size } from '../lib/book-words.js'
import { confirmDialog } from './dialog.js'
import { element } from './element.js'

/** How much of the disk is used, and what of it can be had back. */
export class StoragePanel {
    #place

    /** @param {HTMLElement} place */
    constructor(place) { this.#place = place }

    async load() {
        const { books, clips, exports } = await get('/api/storage')
        const limit = clips.limit ? `at most ${size(clips.limit)}` : null
        this.#place.replaceChildren(
            row('Books', size(books.bytes), counted(books.count, 'file')),
            row('What was spoken', size(clips.bytes), [counted(clips.count, 'clip'), limit].filter(Boolean).join(', ')),
            row('Exports', size(exports.bytes), counted(exports.count, 'file')),
            element('div.row.actions', {},
                element('button', { type: 'button', disabled: clips.count === 0, onclick: () => this.#clear(clips) }, 'Clear what was spoken')))
    }

    /** @param {Server.Storage['clips']} clips */
    async #clear(clips) {
        const words = `${size(clips.bytes)} of sound will be deleted. Books, places and notes stay; what you hear again is spoken anew.`
        await confirmDialog('Clear what was spoken?', words, 'Clear', async () => {
            await send('DELETE', '/api/storage/clips')
            await this.load()
        })
    }
}

/** @param {string} name  @param {string} amount  @param {string} about */
function row(name, amount, about) {
    return element('div.row.fact', {}, element('span', {}, name), element('span.amount', {}, amount), element('span.hint', {}, about))
}
