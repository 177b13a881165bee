// The browser's way back where something lies over the page: it closes that, before it leads anywhere.
//
// What opens over the page gets an entry in the browser's history; when it is closed in another way, its entry is left again.
// Whatever else is done with the history waits for that.

/** @typedef {() => void} Close */

/** How to close what is open, in order. @type {Close[]} */
const layers = []
/** @type {(() => void)[]}  until the entry of what was closed is left */
let waiting = []
let [isKept, isLeaving] = [false, false]
/** Of how many layers the entry is at which the browser is. */
let depth = 0

/**
 * Keeps the way back, for a page that has places of its own in the history.
 * @param {(state: any) => void} go  the listener came by it to an entry of the page
 */
export function keepWayBack(go) {
    isKept = true
    addEventListener('popstate', ({ state }) => {
        const [before, wasLeaving] = [depth, isLeaving]
        depth = state?.layers ?? 0
        isLeaving = false
        if (wasLeaving) return settle()
        for (let close; layers.length > depth && (close = layers.pop());) close()
        // Who comes from an entry of something over the page has been here all the time.
        if (before === 0 && depth === 0) go(state)
    })
}

/** Something lies over the page now. @param {Close} close  @returns {() => void}  says that it is closed; as often as one likes */
export function opened(close) {
    if (!isKept) return () => {}
    layers.push(close)
    // It may be closed before its entry can be made; and there may be one that was gone forward to.
    whenBack(() => { if (layers.includes(close) && depth < layers.length) history.pushState({ layers: layers.length }, '') })
    return () => {
        const index = layers.indexOf(close)
        if (index < 0) return
        layers.splice(index, 1)
        settle()
    }
}

/** Does something with the history, as soon as it is the page's own. @param {() => void} work */
export function whenBack(work) {
    if (isLeaving) waiting.push(work)
    else {
        work()
        depth = history.state?.layers ?? 0
    }
}

// Leaves the entries of what is closed, and then does what has waited.
function settle() {
    if (isLeaving) return
    if (depth > layers.length) {
        isLeaving = true
        history.go(layers.length - depth)
        return
    }
    const now = waiting
    waiting = []
    for (const work of now) whenBack(work)
}
