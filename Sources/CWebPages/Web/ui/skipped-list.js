import { capital } from '../lib/capital.js'
import { Emitter } from '../lib/emitter.js'
import { reasonWords } from '../lib/reason-words.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { find } from './find.js'

/**
 * What is passed over when a book is read, each with a switch. Events: `change` — the settings that change.
 * @extends {Emitter<{change: Partial<Server.Settings>}>}
 */
export class SkippedList extends Emitter {
    #place
    #spoken = new Set()

    /** @param {HTMLElement} place */
    constructor(place) {
        super()
        this.#place = place
    }

    /** @param {{reasons: {name: string, words: string}[], spoken: string[], readsImages: boolean}} settings */
    show({ reasons: all, spoken, readsImages }) {
        this.#spoken = new Set(spoken)
        // Those in other languages have a choice of three.
        const reasons = all.filter(({ name }) => name !== 'foreign-language')
        if (this.#place.childElementCount !== reasons.length + 1) this.#draw(reasons)
        for (const { name } of reasons) this.#box(name).checked = !this.#spoken.has(name)
        this.#box('images').checked = !readsImages
    }

    /** @param {string} name */
    #box(name) { return find(this.#place, `#skip-${name}`, HTMLInputElement) }

    /** @param {Server.Settings['reasons']} reasons */
    #draw(reasons) {
        const rows = reasons.map(({ name, words }) => this.#row(name, capital(reasonWords({ reason: name, words })), isSkipped => {
            this.#spoken[isSkipped ? 'delete' : 'add'](name)
            return { spoken: [...this.#spoken] }
        }))
        const images = this.#row('images', wording.settings.pictures, isSkipped => ({ readsImages: !isSkipped }))
        this.#place.replaceChildren(...rows, images)
    }

    /**
     * @param {string} name
     * @param {string} words
     * @param {(isSkipped: boolean) => Partial<Server.Settings>} changes
     */
    #row(name, words, changes) {
        const box = element('input', { type: 'checkbox', role: 'switch', id: `skip-${name}` })
        box.addEventListener('change', () => this.say('change', changes(box.checked)))
        return element('div.row.switch', {}, element('label', { for: box.id }, words), box)
    }
}
