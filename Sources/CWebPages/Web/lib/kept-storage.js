// The browser's storage, or a page's memory where storage is forbidden.

/** @param {() => Storage} open  @returns {Pick<Storage, 'getItem'|'setItem'|'removeItem'>} */
export function keptStorage(open) {
    try {
        const storage = open()
        storage.getItem('vorleser')
        return storage
    } catch {
        const values = new Map()
        return {
            getItem: key => values.get(key) ?? null,
            setItem: (key, value) => { values.set(key, String(value)) },
            removeItem: key => { values.delete(key) },
        }
    }
}
