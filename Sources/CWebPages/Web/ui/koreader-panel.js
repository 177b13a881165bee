import { get, send } from '../lib/api.js'
import { confirmDialog, labelled } from './dialog.js'
import { element } from './element.js'
import { toastError } from './toast.js'

/** Whether e-readers with KOReader exchange places with the library, and what is typed there. */
export class KOReaderPanel {
    #place

    /** @param {HTMLElement} place */
    constructor(place) { this.#place = place }

    async load() {
        /** @type {{koreader: Server.KOReader|null}} */
        const { koreader } = await get('/api/koreader')
        this.#place.replaceChildren(...koreader ? this.#on(koreader) : this.#off())
    }

    #off() {
        return [
            element('p.row.hint', {}, 'E-readers with KOReader can go on where you are, and say where they are.'),
            element('div.row.actions', {},
                element('button', { type: 'button', onclick: () => this.#ask('POST') }, 'Let KOReader in')),
        ]
    }

    /** @param {Server.KOReader} koreader */
    #on({ path, key }) {
        return [
            element('div.row', {}, labelled('Address for KOReader', shown(location.origin + path), 'In KOReader: Progress sync, Custom sync server.')),
            element('div.row', {}, labelled('Password', shown(key), 'Then Login, with any name and this password.')),
            element('div.row.actions', {},
                element('button.danger', { type: 'button', onclick: () => this.#end() }, 'Let KOReader in no more')),
        ]
    }

    /** @param {'POST'|'DELETE'} method */
    async #ask(method) {
        try {
            const hadFocus = this.#place.contains(document.activeElement)
            await send(method, '/api/koreader')
            await this.load()
            const next = this.#place.querySelector('input, button')
            if (hadFocus && next instanceof HTMLElement) next.focus()
        } catch (error) {
            toastError(error)
        }
    }

    async #end() {
        await confirmDialog('Let KOReader in no more?', 'Its places stay. Another time it will have another password.', 'Let in no more',
            () => this.#ask('DELETE'))
    }
}

/** @param {string} words */
function shown(words) {
    const field = element('input', { type: 'text', readOnly: true, value: words })
    field.addEventListener('focus', () => field.select())
    return field
}
