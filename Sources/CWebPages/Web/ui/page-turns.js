// What views that show pages have in common: how a wheel turns them, how they follow a finger, and how a turned page comes in.

/**
 * One turn of a wheel, and one stroke over a touch pad with all that follows from it, is one page.
 * @param {HTMLElement} root
 * @param {(step: number) => void} turn
 * @param {AbortSignal} signal
 */
export function turnByWheel(root, turn, signal) {
    let last = 0
    root.addEventListener('wheel', event => {
        const isNew = event.timeStamp - last > 180
        last = event.timeStamp
        const by = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY
        if (isNew && Math.abs(by) >= 4 && !event.ctrlKey) turn(Math.sign(by))
    }, { passive: true, signal })
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A page that lies under a finger: it goes with it, then on to the next one, or back. */
export class SlidingPage {
    #root
    #page
    #by = 0

    /** @param {HTMLElement} root  the window that it is seen in  @param {HTMLElement} page  what moves */
    constructor(root, page) {
        this.#root = root
        this.#page = page
    }

    /** @param {number} by  pixels from where the finger went down: to the right, or if less than 0 to the left */
    follow(by) {
        this.#by = by
        this.#page.style.translate = `${by}px`
    }

    /** The finger is gone, and no page was turned. */
    settle() { this.#comeFrom(this.#by) }

    /** Another page lies there now. @param {number} step  1 or −1, as the book goes  @param {boolean} isRightToLeft */
    turned(step, isRightToLeft) {
        const side = isRightToLeft ? -step : step
        if (this.#by !== 0) return this.#comeFrom(this.#by + side * this.#root.clientWidth)
        if (isStill()) return
        const aside = { opacity: 0.3, transform: `translateX(${side * 28}px)` }
        this.#root.animate([aside, { opacity: 1, transform: 'none' }], 140)
    }

    /** @param {number} place */
    #comeFrom(place) {
        this.#by = 0
        this.#page.style.translate = ''
        if (place !== 0 && !isStill()) this.#page.animate([{ translate: `${place}px` }, { translate: '0' }], { duration: 180, easing: 'ease-out' })
    }
}
