// The place in the book: kept while it changes, and found again.

import { send } from '../lib/api.js'
import { PlaceKeeper, placeMessage, placeToOpen } from '../lib/place-keeper.js'

// Milliseconds between two times the place is kept.
const pace = 5000

/**
 * @typedef {object} Places
 * @property {number} offset  where the book is opened
 * @property {number} at  when that place was kept, in milliseconds since 1970
 * @property {boolean} isAtEnd  nothing is left to hear from there
 * @property {number} noted  where the listener was last
 * @property {(offset: number) => void} note
 * @property {() => void} flush  keeps now what was noted last
 */

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {{device: string, deviceName: string}} parts.device
 * @param {Pick<Storage, 'getItem'|'setItem'|'removeItem'>} parts.storage
 * @returns {Places}
 */
export function keepPlaces({ id, book, device, storage }) {
    const { outline } = book
    const keeper = new PlaceKeeper({
        book: id, storage, now: () => new Date(),
        save: (place, isLeaving) =>
            send('PUT', `/api/books/${id}/place`, placeMessage(place, device), { keepalive: isLeaving }),
    })
    const { offset, at } = placeToOpen(outline, storage, id)
    keeper.begin(offset)
    let noted = offset

    setInterval(() => keeper.flush(), pace)
    document.addEventListener('visibilitychange', () => { if (document.hidden) keeper.flush(true) })
    addEventListener('pagehide', () => keeper.flush(true))

    return {
        offset, at,
        isAtEnd: outline.end !== null && offset > 0 && offset >= Math.min(outline.end, book.length - 1),
        get noted() { return noted },
        note: place => {
            noted = Math.min(Math.max(0, place), book.length)
            keeper.note(noted)
        },
        flush: () => { keeper.flush() },
    }
}
