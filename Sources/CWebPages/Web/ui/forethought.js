// Tells which link will most likely be followed next: the one under a finger, or where a pointer rests.

// Milliseconds over a link that are no passing by.
const rest = 120
// Milliseconds in which a link is told once.
const calm = 30_000

/**
 * @param {EventTarget} root
 * @param {string} selector  of the links
 * @param {(path: string) => void} tell
 */
export function foretell(root, selector, tell) {
    const told = new Map()
    let resting = 0

    function say(path) {
        if (performance.now() - (told.get(path) ?? -Infinity) < calm) return
        told.set(path, performance.now())
        tell(path)
    }

    const linkOf = event => event.target.closest?.(selector)
    root.addEventListener('pointerdown', event => {
        const link = linkOf(event)
        if (link) say(link.pathname)
    }, { passive: true })
    root.addEventListener('pointerover', event => {
        clearTimeout(resting)
        const link = linkOf(event)
        if (link && event.pointerType === 'mouse') resting = setTimeout(() => say(link.pathname), rest)
    }, { passive: true })
}
