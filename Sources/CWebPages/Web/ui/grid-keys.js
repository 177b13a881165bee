import { targetOf } from './find.js'

/**
 * Lets arrow keys move the focus from book to book; the tabulator goes through everything, as everywhere.
 * @param {HTMLElement} grid  whose children are laid out in rows
 * @param {string} target  the selector of what takes the focus in each
 */
export function gridKeys(grid, target) {
    grid.addEventListener('keydown', event => {
        const focused = targetOf(event)
        if (!focused?.matches(target) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
        const items = /** @type {HTMLElement[]} */ ([...grid.children])
        const here = items.findIndex(item => item.contains(focused))
        const columns = items.filter(item => item.offsetTop === items[0].offsetTop).length
        const onwards = getComputedStyle(grid).direction === 'rtl' ? -1 : 1
        /** @type {Record<string, number>} */
        const places = {
            ArrowRight: here + onwards, ArrowLeft: here - onwards, ArrowDown: here + columns, ArrowUp: here - columns,
            Home: 0, End: items.length - 1,
        }
        const to = places[event.key]
        /** @type {HTMLElement|null|undefined} */
        const next = items[to]?.querySelector(target)
        if (!next) return
        event.preventDefault()
        next.focus()
        next.scrollIntoView({ block: 'nearest' })
    })
}
