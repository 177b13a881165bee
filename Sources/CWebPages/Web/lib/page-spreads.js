// Which pages of a book with fixed pages lie side by side.

/** @typedef {Server.FixedPages['pages'][number]} FixedPage */

/**
 * @param {Server.FixedPages} fixed
 * @param {boolean} isWide  whether there is room for two pages
 * @returns {number[][]}  the numbers of the pages, in reading order; one or two together
 */
export function pageSpreads({ pages, direction }, isWide) {
    if (!isWide) return pages.map((_, index) => [index])
    const [firstSide, secondSide] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
    /** @type {number[][]} */
    const spreads = []
    /** @type {number|null}  a page that waits for the one beside it */
    let waiting = null
    const end = () => {
        if (waiting !== null) spreads.push([waiting])
        waiting = null
    }
    for (const [index, { side, isPicture }] of pages.entries()) {
        // The cover of a book is its outside; pages of text need the whole window.
        const isAlone = side === 'center' || !isPicture || index === 0 && side !== firstSide
        if (isAlone || side === firstSide) end()
        if (isAlone) spreads.push([index])
        else if (waiting === null && side !== secondSide) waiting = index
        else {
            spreads.push(waiting === null ? [index] : [waiting, index])
            waiting = null
        }
    }
    end()
    return spreads
}
