import { get, send } from '../lib/api.js'
import { addressesForOthers, knownAddresses } from '../lib/reachable.js'
import { wording } from '../lib/wording.js'
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
        this.#place.replaceChildren(...koreader ? this.#on(koreader, await knownAddresses()) : this.#off())
    }

    #off() {
        return [
            element('p.row.hint', {}, wording.koreader.hint),
            element('div.row.actions', {},
                element('button', { type: 'button', onclick: () => this.#ask('POST') }, wording.koreader.letIn)),
        ]
    }

    /** @param {Server.KOReader} koreader  @param {string[]} known  where the library is, for others */
    #on({ path, key }, known) {
        const [address] = addressesForOthers(path, known, location)
        return [
            element('div.row', {}, labelled(wording.koreader.address, shown(address ?? location.origin + path), wording.koreader.addressHint)),
            ...address ? [] : [element('p.row.hint', {}, wording.koreader.onlyHere)],
            element('div.row', {}, labelled(wording.koreader.password, shown(key), wording.koreader.passwordHint)),
            element('div.row.actions', {},
                element('button.danger', { type: 'button', onclick: () => this.#end() }, wording.koreader.endLong)),
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
        await confirmDialog(wording.koreader.askEnd, wording.koreader.endHint, wording.koreader.end,
            () => this.#ask('DELETE'))
    }
}

/** @param {string} words */
function shown(words) {
    const field = element('input', { type: 'text', readOnly: true, value: words })
    field.addEventListener('focus', () => field.select())
    return field
}
