// The browser's storage, or a page's memory where storage is forbidden or full.

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

/** What follows a beginning in the names that a storage has. @param {Storage} storage  @param {string} prefix  @returns {string[]} */
export function namesBehind(storage, prefix) {
    return Object.keys(storage).filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length))
}

/** The browser's storage; `null` where it is forbidden. @param {() => Storage} open  @returns {Storage|null} */
export function allowedStorage(open) {
    try {
        const storage = open()
        storage.getItem('vorleser')
        return storage
    } catch {
        return null
    }
}
