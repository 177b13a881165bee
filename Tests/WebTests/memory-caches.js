// Caches as browsers have them, in memory.

const pathOf = key => {
    const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, 'https://attic.local')
    return pathname + search
}

class MemoryCache {
    entries = new Map()
    async match(key) { return this.entries.get(pathOf(key))?.clone() }
    async put(key, response) { this.entries.set(pathOf(key), response) }
    async delete(key) { return this.entries.delete(pathOf(key)) }
    async keys() { return [...this.entries.keys()].map(path => new Request(`https://attic.local${path}`)) }
}

export class MemoryCaches {
    #caches = new Map()
    async open(name) {
        if (!this.#caches.has(name)) this.#caches.set(name, new MemoryCache())
        return this.#caches.get(name)
    }
    async has(name) { return this.#caches.has(name) }
    async match(key, { cacheName }) { return this.#caches.get(cacheName)?.match(key) }
    async keys() { return [...this.#caches.keys()] }
    async delete(name) { return this.#caches.delete(name) }

    // The paths that are kept under a name.
    paths(name) { return [...this.#caches.get(name)?.entries.keys() ?? []] }
}
