import { size } from '../lib/book-words.js'
import { wording } from '../lib/wording.js'
import { confirmDialog } from './dialog.js'
import { drawList } from './draw-list.js'
import { element } from './element.js'
import { find } from './find.js'
import { keptWords } from './keep-dialog.js'

/** The books that this device keeps, and what of its room can be had back. */
export class KeptPanel {
    #place
    #keeping
    #isAsking = false

    /** @param {HTMLElement} place  @param {import('../lib/device-keeping.js').DeviceKeeping|null} keeping */
    constructor(place, keeping) {
        this.#place = place
        this.#keeping = keeping
        keeping?.addEventListener('change', () => this.load())
    }

    async load() {
        // What goes while it lies below a question could not be given the focus back.
        if (this.#isAsking) return
        const standings = await this.#keeping?.all() ?? []
        const bytes = standings.reduce((sum, { book }) => sum + book.bytes, 0)
        const all = { id: 0, title: wording.keep.booksHere, bytes, words: standings.length > 0 ? wording.library.count(standings.length)
            : wording.keep.booksHereHint }
        const rows = standings.map(standing => ({ ...standing.book, words: keptWords(standing) }))
        drawList(this.#place, [all, ...rows], ({ id, title }) => `${id} ${title}`, (row, old) => this.#row(row, old))
    }

    // While a book comes its row says so ever anew, and its button keeps the focus.
    /** @param {{id: number, title: string, bytes: number, words: string}} row  @param {HTMLElement|null} old */
    #row({ id, title, bytes, words }, old) {
        const remove = () => element('button', { type: 'button', 'aria-label': wording.keep.removeNamedFromDevice(title), onclick: () => this.#remove(id, title) }, wording.common.remove)
        // Where the last book has gone, what is said of all takes the focus.
        const row = old ?? element('div.row.fact', {}, element('span', { dir: 'auto', tabindex: id === 0 && '-1' }, title || wording.common.untitled),
            element('span.amount'), element('span.hint'), id > 0 && remove())
        find(row, '.amount').textContent = size(bytes)
        find(row, '.hint').textContent = words
        return row
    }

    /** @param {number} id  @param {string} title */
    async #remove(id, title) {
        const standing = await this.#keeping?.standing(id)
        const words = wording.keep.removeHint(size(standing?.book.bytes ?? 0), title)
        this.#isAsking = true
        await confirmDialog(wording.keep.askRemove, words, wording.common.remove, async () => { await this.#keeping?.remove(id) })
        this.#isAsking = false
        await this.load()
    }
}
