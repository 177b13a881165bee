// A panel that in a wide window stands beside the text, as long as the listener wants it there, and else lies over it.

import { Panel } from './panel.js'

/**
 * Events: `side` when it comes to stand beside the text, and those of its kind.
 * @template {object} [Events={}]
 * @extends {Panel<Events & {side: void}>}
 */
export class SidePanel extends Panel {
    #wide = matchMedia('(min-width: 1200px)')
    #isWanted
    #keep

    /**
     * @param {string} name  the ID of its `dialog`
     * @param {object} side
     * @param {boolean} side.isWanted  whether it is to stand beside the text, where there is room
     * @param {(isWanted: boolean) => void} side.keep  the listener's wish
     */
    constructor(name, { isWanted, keep }) {
        super(name)
        this.#isWanted = isWanted
        this.#keep = keep
        this.#wide.addEventListener('change', () => this.#fit())
        this.addEventListener('close', () => this.#closed())
        // Of itself a browser does this for what lies over the page alone.
        this.dialog.addEventListener('keydown', event => {
            if (event.key !== 'Escape' || !this.isBeside) return
            event.stopPropagation()
            this.close()
        })
    }

    /** Whether it stands beside the text. */
    get isBeside() { return this.dialog.open && this.dialog.classList.contains('is-side') }

    /** Stands beside the text if it is to, and there is room; the focus stays where it is, for nobody has asked for it now. */
    settle() { if (this.#wide.matches && this.#isWanted && !this.dialog.open) this.#openBeside() }

    /** Makes ready what is to be seen. */
    prepare() {}

    /** @override */
    open() {
        if (this.#wide.matches) {
            this.#isWanted = true
            this.#keep(true)
            this.#openBeside()
        } else {
            this.prepare()
            super.open()
        }
    }

    /** What opens it closes it. */
    toggle() {
        if (this.dialog.open) this.close()
        else this.open()
    }

    #openBeside() {
        const focused = document.activeElement
        this.prepare()
        this.dialog.classList.add('is-side')
        document.body.classList.add('has-side')
        this.dialog.show()
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
        this.dispatchEvent(new CustomEvent('side'))
    }

    #closed() {
        if (!this.dialog.classList.contains('is-side')) return
        this.dialog.classList.remove('is-side')
        document.body.classList.remove('has-side')
        // In a window that has become narrow it is closed by nobody's wish.
        if (!this.#wide.matches) return
        this.#isWanted = false
        this.#keep(false)
    }

    #fit() {
        if (this.#wide.matches) this.settle()
        else if (this.isBeside) this.close()
    }
}
