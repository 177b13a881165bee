// Keeps the place: on the server when it answers, on this device until it does.

import { keptJSON, namesBehind } from './kept-storage.js'
import { SpokenTimes } from './spoken-times.js'

export const waitingPlaces = 'vorleser.place.'

/** @typedef {{offset: number, at: string, device?: string, deviceName?: string}} KeptPlace  `at` in ISO 8601, UTC */

/**
 * Where a book is to be opened: at the newest of the server's places and of what could not be sent.
 * @param {{length: number, places: KeptPlace[]}} outline
 * @param {Pick<Storage, 'getItem'>} storage
 * @param {number|string} book
 * @returns {{offset: number, at: number}}  a place in the book, and when it was kept in milliseconds since 1970
 */
export function placeToOpen({ length, places }, storage, book) {
    const own = waitingPlace(book, storage)
    const newest = [...places, ...own ? [own] : []].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0]
    return { offset: Math.min(Math.max(0, newest?.offset ?? 0), Math.max(0, length - 1)), at: Date.parse(newest?.at ?? 0) }
}

/** The books with a place that waits. @param {Storage} storage  @returns {string[]} */
export function booksWithWaitingPlaces(storage) { return namesBehind(storage, waitingPlaces) }

/**
 * Sends a place that was kept while the server was away.
 * @param {object} parts
 * @param {string} parts.book
 * @param {Pick<Storage, 'getItem'|'removeItem'>} parts.storage
 * @param {import('./api.js')['send']} parts.send
 * @param {{device: string, deviceName: string}} parts.device
 */
export async function sendWaitingPlace({ book, storage, send, device }) {
    const text = storage.getItem(keyOf(book))
    if (text === null) return
    await send('PUT', `/api/books/${book}/place`, placeMessage(JSON.parse(text), device))
    // A newer one may have been kept meanwhile.
    if (storage.getItem(keyOf(book)) === text) storage.removeItem(keyOf(book))
}

/**
 * How a place is told: how long ago, by one and the same clock, so that it does not matter whether that is right.
 * @param {KeptPlace} place
 * @param {{device: string, deviceName: string}} device
 */
export function placeMessage({ offset, at }, device) {
    return { offset, age: Math.max(0, Date.now() - Date.parse(at)), ...device }
}

/**
 * A book as it stands by the place that waits on this device, where that is the newer one.
 * @param {Server.Book} book  as it was known last
 * @param {KeptPlace|null} own  see `waitingPlace`
 * @param {[offset: number, seconds: number][]} knots  when what sounds; empty where that is not known
 * @returns {Server.Book}
 */
export function withOwnPlace(book, own, knots) {
    if (!own || Date.parse(own.at) <= Date.parse(book.place?.at ?? '')) return book
    const times = new SpokenTimes(book)
    times.knots = knots
    const { offset, at } = own
    const progress = Math.min(1, times.share(offset))
    return {
        ...book, mark: null, readAt: at, place: { device: '', deviceName: '', ...own, progress },
        secondsLeft: book.seconds * (1 - progress) / (book.speed ?? 1), isFinished: offset >= times.end,
    }
}

/** @param {number|string} book  @param {Pick<Storage, 'getItem'>} storage  @returns {KeptPlace|null} */
export function waitingPlace(book, storage) {
    const own = keptJSON(storage, keyOf(book))
    return Number.isInteger(own?.offset) ? own : null
}

export class PlaceKeeper {
    #save
    #storage
    #key
    #now
    /** @type {KeptPlace|null} */
    #newest = null
    /** @type {number|null} */
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
        this.#key = keyOf(book)
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
}

/** @param {number|string} book */
function keyOf(book) { return waitingPlaces + book }
