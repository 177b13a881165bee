// The table of contents. Events: `go` with an offset.

import { lastAtMost } from '../lib/sorted.js'
import { element } from './element.js'
import { byId } from './find.js'
import { Panel } from './panel.js'

/** @extends {Panel<{go: number}>} */
export class ContentsPanel extends Panel {
    /** @type {{offset: number, button: HTMLButtonElement}[]}  by offset */
    #entries = []

    /** @param {Server.Outline} outline */
    constructor(outline) {
        super('contents')
        const contents = outline.contents.length > 0
            ? outline.contents
            : outline.chapters.map(({ title, start }) => ({ title, offset: start, children: [] }))
        byId('contents-list').replaceChildren(this.#list(contents))
        this.#entries.sort((one, other) => one.offset - other.offset)
    }

    /** Marks the entry with a place. @param {number} offset */
    set place(offset) {
        const current = this.#entries[lastAtMost(this.#entries, offset, entry => entry.offset)]
        for (const { button } of this.#entries) button.removeAttribute('aria-current')
        current?.button.setAttribute('aria-current', 'location')
        this.#current = current?.button
    }
    /** @type {HTMLButtonElement|undefined}  of the entry that is marked */
    #current

    /** @override */
    open() {
        super.open()
        this.#current?.scrollIntoView({ block: 'center' })
        this.#current?.focus({ preventScroll: true })
    }

    /** @param {Server.ContentsEntry[]} entries  @returns {HTMLElement} */
    #list(entries) {
        return element('ol', {}, ...entries.map(entry => {
            const button = element('button', { type: 'button' }, entry.title || 'Untitled')
            button.addEventListener('click', () => {
                this.close()
                this.say('go', entry.offset)
            })
            this.#entries.push({ offset: entry.offset, button })
            return element('li', {}, button, entry.children.length > 0 && this.#list(entry.children))
        }))
    }
}
