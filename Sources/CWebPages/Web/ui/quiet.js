// Lets the controls step back while one reads or listens, and come again when they are wanted.

import { targetOf } from './find.js'

const bars = '.top-bar, .transport'

// Pixels of scrolling that mean something.
const away = 60
const back = 30
// Milliseconds of listening without a touch.
const patience = 6000

export class Quiet {
    #body = document.body
    #from = 0
    #timer = 0
    #isPlaying = false
    #focus

    /** @param {{readonly isByTab: boolean}} focus */
    constructor(focus) {
        this.#focus = focus
        for (const type of /** @type {const} */ (['pointermove', 'pointerdown'])) {
            addEventListener(type, event => this.#touched(event), { passive: true })
        }
        addEventListener('keydown', () => this.#wait())
        addEventListener('focusin', event => { if (focus.isByTab && targetOf(event)?.closest(bars)) this.isOn = false })
    }

    get isOn() { return this.#body.classList.contains('is-quiet') }

    set isOn(isOn) {
        this.#body.classList.toggle('is-quiet', isOn && !this.#isHeld)
        if (!isOn) this.#wait()
    }

    // Whoever goes through the controls by the Tab key sees them; a button that was tapped has the focus too, and needs nothing.
    get #isHeld() { return this.#focus.isByTab && Boolean(document.activeElement?.closest(bars)) }

    toggle() { this.isOn = !this.isOn }

    /** @param {number} top  how far the text is scrolled */
    scrolled(top) {
        const by = top - this.#from
        if (by > away) this.isOn = true
        if (by < -back) this.isOn = false
        if (by > away || by < -back || Math.sign(by) === (this.isOn ? 1 : -1)) this.#from = top
    }

    /** @param {boolean} isPlaying */
    set isPlaying(isPlaying) {
        if (isPlaying === this.#isPlaying) return
        this.#isPlaying = isPlaying
        this.#wait()
    }

    /** @param {PointerEvent} event */
    #touched({ clientY, pointerType }) {
        const isNearEdge = clientY < 64 || clientY > innerHeight - 90
        if (pointerType === 'mouse' && isNearEdge && this.isOn) this.isOn = false
        this.#wait()
    }

    #wait() {
        clearTimeout(this.#timer)
        if (!this.#isPlaying || this.isOn) return
        this.#timer = setTimeout(() => {
            const isBusy = document.querySelector('dialog:modal, :popover-open, .transport:hover, .top-bar:hover')
            if (this.#isPlaying && !isBusy) this.isOn = true
        }, patience)
    }
}
