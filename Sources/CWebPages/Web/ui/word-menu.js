// What can be done with a word or a selection: a small menu beside it.
//
// Events: `play`, `lookUp`, `pronunciation`, `bookmark`, `copy`, `quote`, `note` with the span; `mark` with `{span, colour}`.

import { Emitter } from '../lib/emitter.js'
import { markColours } from '../lib/mark-colours.js'
import { wording } from '../lib/wording.js'
import { placeBeside } from './beside.js'
import { byId, find, targetOf } from './find.js'

/**
 * @typedef {import('../lib/span-index.js').Span} Span
 * @typedef {{play: Span, lookUp: Span, pronunciation: Span, bookmark: Span, copy: Span, quote: Span, note: Span,
 *     mark: {span: Span, colour: string}}} WordMenuEvents
 */

/** @extends {Emitter<WordMenuEvents>} */
export class WordMenu extends Emitter {
    #menu = byId('word-menu')
    /** @type {Span|null}  what the menu is about */
    #span = null
    /** @type {Element|null}  where the focus goes back to */
    #focused = null

    constructor() {
        super()
        /** @type {NodeListOf<HTMLElement>} */
        const buttons = this.#menu.querySelectorAll('[data-do]')
        for (const button of buttons) {
            // Pressing a button must not end the selection it is about.
            button.addEventListener('pointerdown', event => event.preventDefault())
            button.addEventListener('click', () => this.#do(button.dataset.do ?? 'close'))
        }
        byId('translate').addEventListener('click', () => this.close())
        this.#menu.addEventListener('keydown', event => { if (event.key === 'Escape') this.close() })
        document.addEventListener('pointerdown', event => {
            if (this.isOpen && !this.#menu.contains(targetOf(event))) this.close()
        }, { capture: true })
    }

    get isOpen() { return this.#menu.matches(':popover-open') }

    /**
     * @param {object} about
     * @param {import('../lib/span-index.js').Span} about.span
     * @param {string} about.words  the text of the span
     * @param {DOMRect} about.box  beside which the menu opens
     * @param {boolean} [about.takesFocus]  it was asked for by the keyboard
     * @param {{address: string, host: string}|null} [about.translation]  where the words are translated, and by whom
     */
    open({ span, words, box, takesFocus = false, translation = null }) {
        this.#span = span
        byId('word-menu-word').textContent = words
        this.#showTranslation(translation)
        this.#focused = takesFocus ? document.activeElement : null
        if (!this.isOpen) this.#menu.showPopover()
        placeBeside(this.#menu, box, { gap: 8 })
        if (takesFocus) find(this.#menu, 'button').focus()
    }

    close() {
        if (!this.isOpen) return
        this.#menu.hidePopover()
        if (this.#focused instanceof HTMLElement) this.#focused.focus()
        this.#focused = null
    }

    /** It says where the words go. @param {{address: string, host: string}|null} translation */
    #showTranslation(translation) {
        const link = byId('translate', HTMLAnchorElement)
        link.hidden = !translation
        if (!translation) return link.removeAttribute('href')
        link.href = translation.address
        const picture = link.querySelector('svg')
        link.replaceChildren(...picture ? [picture] : [], wording.wordMenu.translateAt(translation.host))
        link.title = wording.wordMenu.sendsTo(translation.host)
    }

    /** @param {string} what */
    #do(what) {
        const span = this.#span
        this.close()
        if (what === 'close' || !span) return
        document.getSelection()?.removeAllRanges()
        if (markColours.includes(what)) this.say('mark', { span, colour: what })
        else this.say(/** @type {Exclude<keyof WordMenuEvents, 'mark'>} */ (what), span)
    }
}
