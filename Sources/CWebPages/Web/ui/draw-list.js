const canHaveFocus = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]'

/**
 * Draws a list again: what stays keeps its element, and with it focus and scrolling. Where what had the focus goes, the
 * same of its item takes it, or of the one that now stands in its place.
 * @template Item
 * @param {Element} list  all its children were drawn here
 * @param {Item[]} items
 * @param {(item: Item) => string} key
 * @param {(item: Item, old: HTMLElement|null) => HTMLElement} draw  may return `old`
 */
export function drawList(list, items, key, draw) {
    const hold = holdOfFocus(list)
    const children = /** @type {HTMLElement[]} */ ([...list.children])
    const old = new Map(children.map(child => [child.dataset.key, child]))
    const wanted = new Set(items.map(key))
    // What goes is passed over: what stays in its order is not moved, which would take its focus.
    const skip = (/** @type {Element|null} */ child) => {
        while (child && !wanted.has(/** @type {HTMLElement} */ (child).dataset.key ?? '')) child = child.nextElementSibling
        return child
    }
    let next = skip(list.firstElementChild)
    for (const item of items) {
        const name = key(item)
        const before = old.get(name) ?? null
        old.delete(name)
        const drawn = draw(item, before)
        drawn.dataset.key = name
        if (before && before !== drawn) {
            if (next === before) next = drawn
            before.replaceWith(drawn)
        }
        if (drawn === next) next = skip(next.nextElementSibling)
        else list.insertBefore(drawn, next)
    }
    for (const left of old.values()) left.remove()
    hold?.()
}

/** Notes what of a list has the focus. @param {Element} list  @returns {(() => void)|null}  gives it back if it was lost */
function holdOfFocus(list) {
    const { activeElement } = document
    const place = [...list.children].findIndex(child => child.contains(activeElement))
    if (place < 0 || !activeElement) return null
    const item = /** @type {HTMLElement} */ (list.children[place])
    const name = item.dataset.key
    const index = [...item.querySelectorAll(canHaveFocus)].indexOf(activeElement)
    return () => {
        if (document.activeElement === activeElement) return
        if (activeElement.isConnected) return /** @type {HTMLElement} */ (activeElement).focus({ preventScroll: true })
        const children = /** @type {HTMLElement[]} */ ([...list.children])
        const same = children.find(child => child.dataset.key === name)
        const heir = same ?? children[place] ?? children.at(-1)
        const able = heir ? /** @type {HTMLElement[]} */ ([...heir.querySelectorAll(canHaveFocus)]) : []
        // Who has scrolled away meanwhile is not called back.
        const target = able[index] ?? able[0]
        target?.focus({ preventScroll: !!same })
    }
}
