// The browser's storage, or a page's memory where storage is forbidden or full.

import { ownName } from './site.js'

/** @param {() => Storage} open  @returns {Pick<Storage, 'getItem'|'setItem'|'removeItem'>} */
export function keptStorage(open) {
    const storage = allowedStorage(open)
    // What the browser does not take; it goes before what the browser has.
    const values = new Map()
    return {
        getItem: key => values.get(key) ?? storage?.getItem(key) ?? null,
        setItem: (key, value) => {
            try {
                if (!storage) throw new Error('Storage is forbidden.')
                storage.setItem(key, value)
                values.delete(key)
            } catch {
                values.set(key, String(value))
            }
        },
        removeItem: key => {
            values.delete(key)
            storage?.removeItem(key)
        },
    }
}

/**
 * What was kept as JSON; `null` where nothing is that can be read: another version of the page may have written it.
 * @param {Pick<Storage, 'getItem'>} storage
 * @param {string} key
 * @returns {any}
 */
export function keptJSON(storage, key) {
    try {
        return JSON.parse(storage.getItem(key) ?? 'null')
    } catch {
        return null
    }
}

/** What one library has in the storage of a host at which others may stand. */
class SiteStorage {
    #storage
    #prefix

    /** @param {Storage} storage  @param {string} prefix  of its names */
    constructor(storage, prefix) {
        this.#storage = storage
        this.#prefix = prefix
    }

    /** The names that it has. */
    get names() { return Object.keys(this.#storage).filter(key => key.startsWith(this.#prefix)).map(key => key.slice(this.#prefix.length)) }

    /** @param {string} key */
    getItem(key) { return this.#storage.getItem(this.#prefix + key) }

    /** @param {string} key  @param {string} value */
    setItem(key, value) { this.#storage.setItem(this.#prefix + key, value) }

    /** @param {string} key */
    removeItem(key) { this.#storage.removeItem(this.#prefix + key) }
}

/** What follows a beginning in the names that a storage has. @param {Storage} storage  @param {string} prefix  @returns {string[]} */
export function namesBehind(storage, prefix) {
    const names = storage instanceof SiteStorage ? storage.names : Object.keys(storage)
    return names.filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length))
}

/** The browser's storage; `null` where it is forbidden. @param {() => Storage} open  @returns {Storage|null} */
export function allowedStorage(open) {
    try {
        const storage = open()
        storage.getItem('vorleser')
        const prefix = ownName('')
        // What is used of a storage is there, too.
        return prefix === '' ? storage : /** @type {any} */ (new SiteStorage(storage, prefix))
    } catch {
        return null
    }
}
