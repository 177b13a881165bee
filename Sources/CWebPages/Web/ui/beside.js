// Where something small opens beside what it is about: below it, else above it, and in the window in any case.

const MARGIN = 8

/**
 * What is higher than the window scrolls in itself (`max-height` in the style sheet).
 * @param {HTMLElement} element  with a fixed position, open
 * @param {DOMRect} box  of what it is about
 * @param {{gap: number, alignsEnds?: boolean}} how  the way between both; whether their right edges meet, and not the left ones
 */
export function placeBeside(element, box, { gap, alignsEnds = false }) {
    const { width, height } = element.getBoundingClientRect()
    const left = alignsEnds ? box.right - width : box.left
    const [below, above] = [box.bottom + gap, box.top - height - gap]
    const top = below + height + MARGIN <= innerHeight ? below : above
    element.style.left = `${within(left, innerWidth - width)}px`
    element.style.top = `${within(top, innerHeight - height)}px`
}

/** @param {number} value  @param {number} room */
function within(value, room) { return Math.max(MARGIN, Math.min(value, room - MARGIN)) }
