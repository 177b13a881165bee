import { get, send } from '../lib/api.js'
import { size } from '../lib/book-words.js'
import { wording } from '../lib/wording.js'
import { confirmDialog } from './dialog.js'
import { element } from './element.js'

/** How much of the disk is used, and what of it can be had back. */
export class StoragePanel {
    #place

    /** @param {HTMLElement} place */
    constructor(place) { this.#place = place }

    async load() {
        const { books, clips, exports } = await get('/api/storage')
        const limit = clips.limit ? wording.settings.atMost(size(clips.limit)) : null
        this.#place.replaceChildren(
            row(wording.settings.books, size(books.bytes), wording.settings.files(books.count)),
            row(wording.settings.spoken, size(clips.bytes), [wording.settings.clips(clips.count), limit].filter(Boolean).join(', ')),
            row(wording.settings.exports, size(exports.bytes), wording.settings.files(exports.count)),
            element('div.row.actions', {},
                element('button', { type: 'button', disabled: clips.count === 0, onclick: () => this.#clear(clips) }, wording.settings.clearSpoken)))
    }

    /** @param {Server.Storage['clips']} clips */
    async #clear(clips) {
        const words = wording.settings.clearHint(size(clips.bytes))
        await confirmDialog(wording.settings.askClear, words, wording.settings.clear, async () => {
            await send('DELETE', '/api/storage/clips')
            await this.load()
        })
    }
}

/** @param {string} name  @param {string} amount  @param {string} about */
function row(name, amount, about) {
    return element('div.row.fact', {}, element('span', {}, name), element('span.amount', {}, amount), element('span.hint', {}, about))
}
