// The way home: to the library as it was left, with its search and its place in the list.
//
// Pages tell no addresses to others, not even to those of our own that follow in the tab: the library leaves its name.

const name = 'vorleser.home'

/**
 * @typedef {{key: string, index: number}} Entry  of the browser's history
 * @typedef {object} History
 * @property {Entry|null} currentEntry
 * @property {() => Entry[]} entries
 * @property {(key: string) => {committed: Promise<any>, finished: Promise<any>}} traverseTo
 */

/** @returns {History|undefined}  not all browsers tell it */
const ofBrowser = () => /** @type {any} */ (globalThis).navigation

/**
 * The library is here.
 * @param {Pick<Storage, 'setItem'>} storage  of the tab
 * @param {Pick<History, 'currentEntry'>|undefined} [history]
 */
export function noteHome(storage, history = ofBrowser()) {
    if (history?.currentEntry) storage.setItem(name, history.currentEntry.key)
}

/**
 * Has a link to the library lead back to where it was seen last in this tab, if the listener came from there.
 * @param {Pick<HTMLElement, 'addEventListener'>} link
 * @param {Pick<Storage, 'getItem'>} storage  of the tab
 * @param {History|undefined} [history]
 */
export function leadHome(link, storage, history = ofBrowser()) {
    link.addEventListener('click', event => {
        const key = storage.getItem(name)
        const home = history?.entries().slice(0, history.currentEntry?.index ?? 0).findLast(entry => entry.key === key)
        // Whoever wishes for another tab has one.
        if (!history || !home || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        const { committed, finished } = history.traverseTo(home.key)
        for (const way of [committed, finished]) way.catch(() => {})
    })
}
