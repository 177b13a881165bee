// What can be done with a word or a selection: a small menu beside it.
//
// Events: `play`, `pronunciation`, `bookmark`, `copy`, `note` with the span; `mark` with `{span, colour}`.

import { byId } from './panel.js'

const colours = ['yellow', 'green', 'blue', 'pink']

export class WordMenu extends EventTarget {
    #menu = byId('word-menu')
    #span = null
    #focused = null

    constructor() {
        super()
        for (const button of this.#menu.querySelectorAll('[data-do]')) {
            // Pressing a button must not end the selection it is about.
            button.addEventListener('pointerdown', event => event.preventDefault())
            button.addEventListener('click', () => this.#do(button.dataset.do))
        }
        this.#menu.addEventListener('keydown', event => { if (event.key === 'Escape') this.close() })
        document.addEventListener('pointerdown', event => {
            if (this.isOpen && !this.#menu.contains(event.target)) this.close()
        }, { capture: true })
    }

    get isOpen() { return this.#menu.matches(':popover-open') }

    /**
     * @param {object} about
     * @param {import('../lib/span-index.js').Span} about.span
     * @param {string} about.words  the text of the span
     * @param {DOMRect} about.box  beside which the menu opens
     * @param {boolean} [about.takesFocus]  it was asked for by the keyboard
     */
    open({ span, words, box, takesFocus = false }) {
        this.#span = span
        byId('word-menu-word').textContent = words
        this.#focused = takesFocus ? document.activeElement : null
        if (!this.isOpen) this.#menu.showPopover()
        const { width, height } = this.#menu.getBoundingClientRect()
        const top = box.bottom + 8 + height < innerHeight ? box.bottom + 8 : Math.max(8, box.top - height - 8)
        this.#menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`
        this.#menu.style.top = `${top}px`
        if (takesFocus) this.#menu.querySelector('button').focus()
    }

    close() {
        if (!this.isOpen) return
        this.#menu.hidePopover()
        this.#focused?.focus()
        this.#focused = null
    }

    #do(what) {
        const span = this.#span
        this.close()
        if (what === 'close') return
        document.getSelection()?.removeAllRanges()
        if (colours.includes(what)) this.#say('mark', { span, colour: what })
        else this.#say(what, span)
    }

    #say(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })) }
}
