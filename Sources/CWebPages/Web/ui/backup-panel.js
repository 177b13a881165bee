import { ask, get } from '../lib/api.js'
import { ownPart } from '../lib/backup-part.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { othersWords, restoredWords } from '../lib/restored-words.js'
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
            this.#words.textContent = await restore(file)
        } catch (error) {
            showProblem(this.#words, error)
        } finally {
            // The same file again is a change, too.
            this.#file.value = ''
            this.#button.disabled = false
        }
    }
}

/** @param {File} file  @returns {Promise<string>}  what came of it */
async function restore(file) {
    // The server says what is wrong with a file that cannot be looked into.
    const backup = await file.text().then(JSON.parse).catch(() => null)
    const part = ownPart(backup, await get('/api/people'))
    if (part && !part.own) return othersWords(part.others)
    const body = part ? JSON.stringify(part.own) : file
    const answer = await ask('/api/restore', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    return restoredWords(await answer.json(), part?.others)
}
