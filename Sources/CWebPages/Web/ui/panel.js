// What all dialogs do: close by their button, by a tap beside them or the browser's way back, and say that they opened or closed.

import { Emitter } from '../lib/emitter.js'
import { opened } from '../lib/way-back.js'
import { byId } from './find.js'

/**
 * Events: `open` and `close`, and those of its kind.
 * @template {object} [Events={}]
 * @extends {Emitter<Events & {open: void, close: void}>}
 */
export class Panel extends Emitter {
    #left = () => {}

    /** @param {string} name  the ID of its `dialog` */
    constructor(name) {
        super()
        const dialog = this.dialog = byId(name, HTMLDialogElement)
        for (const button of dialog.querySelectorAll('[data-close]')) {
            button.addEventListener('click', () => this.close())
        }
        dialog.addEventListener('pointerdown', ({ target, clientX: x, clientY: y }) => {
            const { left, right, top, bottom } = dialog.getBoundingClientRect()
            const isInside = x >= left && x <= right && y >= top && y <= bottom
            if (target === dialog && !isInside) this.close()
        })
        dialog.addEventListener('close', () => {
            this.#left()
            this.dispatchEvent(new CustomEvent('close'))
        })
    }

    get isOpen() { return this.dialog.open }

    open() {
        if (this.dialog.open) return
        this.dispatchEvent(new CustomEvent('open'))
        this.dialog.showModal()
        this.#left = opened(() => this.dialog.close())
    }

    close() {
        // The dialog says so only later, when where it leads to is already being gone to.
        this.#left()
        this.dialog.close()
    }
}
