// What views that show pages have in common: how a wheel turns them, and how a turned page comes in.

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

/** @param {HTMLElement} root  @param {number} step  @param {boolean} isRightToLeft */
export function slideIn(root, step, isRightToLeft) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const from = (isRightToLeft ? -step : step) * 28
    const aside = { opacity: 0.3, transform: `translateX(${from}px)` }
    root.animate([aside, { opacity: 1, transform: 'none' }], 140)
}
