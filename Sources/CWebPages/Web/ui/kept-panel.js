import { counted, size } from '../lib/book-words.js'
import { confirmDialog } from './dialog.js'
import { element } from './element.js'
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
        this.#place.replaceChildren(
            element('div.row.fact', {}, element('span', {}, 'Books on this device'), element('span.amount', {}, size(bytes)),
                element('span.hint', {}, standings.length > 0 ? counted(standings.length, 'book')
                    : 'A book’s menu in the library keeps it for where this server is not.')),
            ...standings.map(standing => this.#row(standing)))
    }

    /** @param {import('../lib/device-keeping.js').Standing} standing */
    #row(standing) {
        const { id, title, bytes } = standing.book
        const remove = element('button', { type: 'button', 'aria-label': `Remove ${title} from this device`, onclick: () => this.#remove(id, title, bytes) }, 'Remove')
        return element('div.row.fact', {}, element('span', { dir: 'auto' }, title || 'Untitled'),
            element('span.amount', {}, size(bytes)), element('span.hint', {}, keptWords(standing)), remove)
    }

    /** @param {number} id  @param {string} title  @param {number} bytes */
    async #remove(id, title, bytes) {
        const words = `${size(bytes)} will be free. “${title}” stays in the library, with its places and notes.`
        await confirmDialog('Remove it from this device?', words, 'Remove', async () => { await this.#keeping?.remove(id) })
    }
}
