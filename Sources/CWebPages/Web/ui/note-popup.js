// A note of the book, beside the text it belongs to. Events: `go` and `hear` with its span, `link` with an element.

import { addressLinks } from './book-links.js'
import { byId, targetOf } from './find.js'
import { setFormulas } from './formulas.js'
import { Panel } from './panel.js'

/** @typedef {import('../lib/span-index.js').Span} Span */

/** @extends {Panel<{go: Span, hear: Span, link: HTMLAnchorElement}>} */
export class NotePopup extends Panel {
    #load
    /** @type {Span|null} */
    #span = null

    /** @param {(span: Span) => Promise<string>} load  the note's HTML */
    constructor(load) {
        super('note')
        this.#load = load
        for (const type of /** @type {const} */ (['go', 'hear'])) {
            byId(`note-${type}`).addEventListener('click', () => {
                this.close()
                if (this.#span) this.say(type, this.#span)
            })
        }
        byId('note-text').addEventListener('click', event => {
            const link = targetOf(event)?.closest('a')
            if (!link) return
            event.preventDefault()
            this.close()
            this.say('link', link)
        })
    }

    /** @param {Span} span */
    async show(span) {
        this.#span = span
        const text = byId('note-text')
        text.textContent = '…'
        this.open()
        try {
            const html = await this.#load(span)
            if (this.#span !== span) return
            text.innerHTML = html
            addressLinks(text)
            setFormulas(text)
        } catch (error) {
            if (this.#span === span) text.textContent = error.message
        }
    }
}
