import { counted, size } from '../lib/book-words.js'
import { confirmDialog } from './dialog.js'
import { drawList, element } from './element.js'
import { find } from './find.js'
import { keptWords } from './keep-dialog.js'

/** The books that this device keeps, and what of its room can be had back. */
export class KeptPanel {
    #place
    #keeping

    /** @param {HTMLElement} place  @param {import('../lib/device-keeping.js').DeviceKeeping|null} keeping */
    constructor(place, keeping) {
        this.#place = place
        this.#keeping = keeping
        keeping?.addEventListener('change', () => this.load())
    }

    async load() {
        const standings = await this.#keeping?.all() ?? []
        const bytes = standings.reduce((sum, { book }) => sum + book.bytes, 0)
        const all = { id: 0, title: 'Books on this device', bytes, words: standings.length > 0 ? counted(standings.length, 'book')
            : 'A book’s menu in the library keeps it for where this server is not.' }
        const rows = standings.map(standing => ({ ...standing.book, words: keptWords(standing) }))
        drawList(this.#place, [all, ...rows], ({ id, title }) => `${id} ${title}`, (row, old) => this.#row(row, old))
    }

    // While a book comes its row says so ever anew, and its button keeps the focus.
    /** @param {{id: number, title: string, bytes: number, words: string}} row  @param {HTMLElement|null} old */
    #row({ id, title, bytes, words }, old) {
        const remove = () => element('button', { type: 'button', 'aria-label': `Remove ${title} from this device`, onclick: () => this.#remove(id, title) }, 'Remove')
        const row = old ?? element('div.row.fact', {}, element('span', { dir: 'auto' }, title || 'Untitled'),
            element('span.amount'), element('span.hint'), id > 0 && remove())
        find(row, '.amount').textContent = size(bytes)
        find(row, '.hint').textContent = words
        return row
    }

    /** @param {number} id  @param {string} title */
    async #remove(id, title) {
        const standing = await this.#keeping?.standing(id)
        const words = `${size(standing?.book.bytes ?? 0)} will be free. “${title}” stays in the library, with its places and notes.`
        await confirmDialog('Remove it from this device?', words, 'Remove', async () => { await this.#keeping?.remove(id) })
    }
}
