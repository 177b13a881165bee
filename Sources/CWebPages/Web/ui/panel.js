// What all dialogs do: close by their button, by a tap beside them, and say that they opened or closed.

/** @param {string} name  @returns {HTMLElement}  an element of the page that is there by design */
export function byId(name) { return document.getElementById(name) }

/** Events: `open` and `close`. */
export class Panel extends EventTarget {
    /** @param {HTMLDialogElement} dialog */
    constructor(dialog) {
        super()
        this.dialog = dialog
        for (const button of dialog.querySelectorAll('[data-close]')) {
            button.addEventListener('click', () => this.close())
        }
        dialog.addEventListener('pointerdown', ({ target, clientX: x, clientY: y }) => {
            const { left, right, top, bottom } = dialog.getBoundingClientRect()
            const isInside = x >= left && x <= right && y >= top && y <= bottom
            if (target === dialog && !isInside) this.close()
        })
        dialog.addEventListener('close', () => this.dispatchEvent(new CustomEvent('close')))
    }

    get isOpen() { return this.dialog.open }

    open() {
        if (this.dialog.open) return
        this.dispatchEvent(new CustomEvent('open'))
        this.dialog.showModal()
    }

    close() { this.dialog.close() }

    /** @param {string} type  @param {any} [detail] */
    say(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })) }
}
