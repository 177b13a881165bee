// Keeps the place: on the server when it answers, on this device until it does.

/** @typedef {{offset: number, at: string, device?: string, deviceName?: string}} KeptPlace  `at` in ISO 8601, UTC */

export class PlaceKeeper {
    #save
    #storage
    #key
    #now
    /** @type {KeptPlace|null} */
    #newest = null
    #savedOffset = null

    /**
     * @param {object} parts
     * @param {number|string} parts.book
     * @param {(place: KeptPlace, isLeaving: boolean) => Promise<void>} parts.save
     * @param {Pick<Storage, 'getItem'|'setItem'|'removeItem'>} parts.storage
     * @param {() => Date} parts.now
     */
    constructor({ book, save, storage, now }) {
        this.#save = save
        this.#storage = storage
        this.#key = `vorleser.place.${book}`
        this.#now = now
    }

    /** The place that is known to be kept, which need not be kept again. @param {number} offset */
    begin(offset) { this.#savedOffset = offset }

    /** @param {number} offset  where the listener is now */
    note(offset) {
        if (offset !== this.#newest?.offset) this.#newest = { offset, at: this.#now().toISOString() }
    }

    /** Keeps what was noted last, if that is new. @param {boolean} [isLeaving]  the page goes away */
    async flush(isLeaving = false) {
        const place = this.#newest
        if (!place || place.offset === this.#savedOffset) return
        const before = this.#savedOffset
        this.#savedOffset = place.offset
        this.#storage.setItem(this.#key, JSON.stringify(place))
        try {
            await this.#save(place, isLeaving)
            if (this.#newest === place) this.#storage.removeItem(this.#key)
        } catch {
            // Tried again with the next one.
            if (this.#savedOffset === place.offset) this.#savedOffset = before
        }
    }

    /**
     * Where to open the book.
     * @param {KeptPlace[]} places  the server's
     * @returns {KeptPlace|null}  the newest of them and of what could not be sent
     */
    newest(places) {
        const kept = [...places]
        try {
            const own = JSON.parse(this.#storage.getItem(this.#key))
            if (Number.isInteger(own?.offset)) kept.push(own)
        } catch { /* nobody wrote that but another version of this page */ }
        return kept.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0] ?? null
    }
}
