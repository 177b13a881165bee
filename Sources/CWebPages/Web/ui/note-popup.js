// A note of the book, beside the text it belongs to. Events: `go` and `hear` with its span, `link` with an element.

import { Panel, byId } from './panel.js'

export class NotePopup extends Panel {
    #load
    #span = null

    /** @param {(span: import('../lib/span-index.js').Span) => Promise<string>} load  the note's HTML */
    constructor(load) {
        super(byId('note'))
        this.#load = load
        for (const type of ['go', 'hear']) {
            byId(`note-${type}`).addEventListener('click', () => {
                this.close()
                this.say(type, this.#span)
            })
        }
        byId('note-text').addEventListener('click', event => {
            const link = event.target.closest('a')
            if (!link) return
            event.preventDefault()
            this.close()
            this.say('link', link)
        })
    }

    /** @param {import('../lib/span-index.js').Span} span */
    async show(span) {
        this.#span = span
        const text = byId('note-text')
        text.textContent = '…'
        this.open()
        try {
            const html = await this.#load(span)
            if (this.#span === span) text.innerHTML = html
        } catch (error) {
            if (this.#span === span) text.textContent = error.message
        }
    }
}
