import { ask } from '../lib/api.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { restoredWords } from '../lib/restored-words.js'
import { element } from './element.js'
import { showProblem } from './dialog.js'

/** A pair of buttons: what the listener has made of the library as a file, and back. */
export class BackupPanel {
    #words = element('p.hint.row', { role: 'status' }, wording.backup.hint)
    #file = element('input', { type: 'file', accept: '.json,application/json', hidden: true, onchange: () => this.#restore() })
    #button = element('button', { type: 'button', onclick: () => this.#file.click() }, wording.backup.restoreMenu)

    /** Whether who listens may bring one back: it may change what is said of books. @param {boolean} may */
    set mayRestore(may) { this.#button.hidden = !may }

    /** @param {HTMLElement} place */
    constructor(place) {
        place.replaceChildren(this.#words,
            element('div.row.actions', {},
                element('a.button', { href: addressOf('/api/backup'), download: '' }, wording.backup.save), this.#button, this.#file))
    }

    async #restore() {
        const file = this.#file.files?.[0]
        if (!file) return
        this.#button.disabled = true
        try {
            const answer = await ask('/api/restore', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: file })
            this.#words.textContent = restoredWords(await answer.json())
        } catch (error) {
            showProblem(this.#words, error)
        } finally {
            // The same file again is a change, too.
            this.#file.value = ''
            this.#button.disabled = false
        }
    }
}
