// In a long page the Tab key leads to what is in sight: of what is filled, much is above the window and much below.

/**
 * @param {HTMLElement} root  scrolls, and can have the focus itself, as the text as a whole
 * @param {AbortSignal} signal
 */
export function tabInSight(root, signal) {
    /** @type {HTMLElement|null}  to which the key has led from the text as a whole */
    let entry = null
    root.addEventListener('pointerdown', () => { entry = null }, { passive: true, signal })
    document.addEventListener('keydown', event => {
        const { target, key, shiftKey } = event
        if (key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof HTMLElement)) return
        if (target === root && !shiftKey) enter(event)
        if (target !== root && shiftKey && root.contains(target)) goBack(event, target)
        if (shiftKey && !root.contains(target) && follows(target, root)) enterBack()
    }, { signal })

    /** What the key comes to, in order. */
    const stops = () => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('a[href], [tabindex="0"]'))]

    // From the text as a whole to what shows, or follows.
    /** @param {KeyboardEvent} event */
    function enter(event) {
        const { top } = sight(root)
        const all = stops()
        entry = all.find(stop => stop.getBoundingClientRect().bottom > top) ?? null
        if (entry) {
            event.preventDefault()
            entry.focus()
        } else {
            // Behind the last there is what comes after the text: there the browser itself goes on from it.
            all.at(-1)?.focus({ preventScroll: true })
        }
    }

    // What the key has led over is gone back over; above that there is the text as a whole, and then what is before it.
    /** @param {KeyboardEvent} event  @param {HTMLElement} target */
    function goBack(event, target) {
        const all = stops()
        const before = all[all.indexOf(target) - 1]
        const hasComeBy = entry?.isConnected && follows(target, entry)
        if (before && (hasComeBy || before.getBoundingClientRect().bottom > sight(root).top)) return
        event.preventDefault()
        root.focus({ preventScroll: true })
    }

    // From what comes after the text to the last that shows, or to the text as a whole.
    function enterBack() {
        const { scrollTop } = root
        const { top, bottom } = sight(root)
        const goal = stops().findLast(stop => {
            const box = stop.getBoundingClientRect()
            return box.bottom > top && box.top < bottom
        }) ?? root
        const entered = () => {
            root.scrollTop = scrollTop
            goal.focus({ preventScroll: true })
        }
        root.addEventListener('focusin', entered, { once: true, signal })
        // Where the key leads is known at once.
        setTimeout(() => root.removeEventListener('focusin', entered))
    }
}

/** Between which heights of the window the text is not below the bars. @param {HTMLElement} root */
export function sight(root) {
    const { top, bottom } = root.getBoundingClientRect()
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root)
    return { top: top + (parseFloat(scrollPaddingTop) || 0), bottom: bottom - (parseFloat(scrollPaddingBottom) || 0) }
}

/** Whether one element comes after another. @param {Element} one  @param {Element} other */
function follows(one, other) { return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 }
