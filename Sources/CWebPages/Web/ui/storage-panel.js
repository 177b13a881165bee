import { get, send } from '../lib/api.js'
import { size } from '../lib/book-words.js'
import { wording } from '../lib/wording.js'
import { confirmDialog } from './dialog.js'
import { element } from './element.js'

/** How much of the disk is used, and what of it can be had back. */
export class StoragePanel {
    #place
    /** What who listens may do. @type {(right: import('../lib/rights.js').Right) => boolean} */
    may = () => true

    /** @param {HTMLElement} place */
    constructor(place) { this.#place = place }

    async load() {
        /** @type {Server.Storage} */
        const { books, clips, exports, episodes } = await get('/api/storage')
        this.#place.replaceChildren(
            row(wording.settings.books, size(books.bytes), wording.settings.files(books.count)),
            row(wording.settings.spoken, size(clips.bytes), bounded(wording.settings.clips(clips.count), clips.limit)),
            ...this.may('export') ? [
                row(wording.settings.exports, size(exports.bytes), wording.settings.files(exports.count)),
                row(wording.settings.episodes, size(episodes.bytes), bounded(wording.settings.files(episodes.count), episodes.limit)),
            ] : [],
            ...this.may('house') ? [element('div.row.actions', {},
                this.#button('clips', clips, wording.settings.clearSpoken, wording.settings.askClear, wording.settings.clearHint),
                this.#button('episodes', episodes, wording.settings.clearEpisodes, wording.settings.askClearEpisodes, wording.settings.clearEpisodesHint))] : [])
    }

    /**
     * @param {string} name  as the server calls what goes
     * @param {{count: number, bytes: number}} kept
     * @param {string} label
     * @param {string} question
     * @param {(size: string) => string} hint
     */
    #button(name, kept, label, question, hint) {
        const clear = () => confirmDialog(question, hint(size(kept.bytes)), wording.settings.clear, async () => {
            await send('DELETE', `/api/storage/${name}`)
            await this.load()
        })
        return element('button', { type: 'button', disabled: kept.count === 0, onclick: clear }, label)
    }
}

/** @param {string} count  @param {number|null} limit  bytes */
function bounded(count, limit) {
    return limit ? `${count}, ${wording.settings.atMost(size(limit))}` : count
}

/** @param {string} name  @param {string} amount  @param {string} about */
function row(name, amount, about) {
    return element('div.row.fact', {}, element('span', {}, name), element('span.amount', {}, amount), element('span.hint', {}, about))
}
