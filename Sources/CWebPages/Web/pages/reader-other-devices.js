// Where another device is in the same book: the listener decides whether to go there.

import { get } from '../lib/api.js'
import { deviceWords } from '../lib/device-name.js'
import { placeWords } from '../lib/place-words.js'
import { wording } from '../lib/wording.js'

// So near, in code units, both are at the same place.
const nearby = 200

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {string} parts.device  this one
 * @param {number} parts.known  when the newest place that is known was kept, in milliseconds since 1970
 * @param {import('../lib/events.js').ServerEvents} parts.events
 * @param {import('../ui/offers.js').Offers} parts.offers
 * @param {() => number} parts.here  where the listener is
 * @param {(offset: number) => void} parts.goTo
 */
export function offerOtherPlaces({ id, book, device, known, events, offers, here, goTo }) {
    events.addEventListener('place', ({ detail }) => { if (String(detail.book) === id) offer(detail) })
    events.addEventListener('open', look)
    // Of a book that is marked as not begun the outline has no place, and there is perhaps a way back.
    if (book.outline.places.length === 0) look()

    async function look() {
        const { places } = await get(`/api/books/${id}/places`).catch(() => ({ places: [] }))
        if (places.length > 0) offer(places[0])
    }

    /** @param {Server.Place} place */
    function offer(place) {
        const at = Date.parse(place.at)
        if (place.device === device || !(at > known) || Math.abs(place.offset - here()) < nearby) return
        known = at
        const [name, words] = [place.deviceName && deviceWords(place.deviceName), placeWords(book, place.offset)]
        offers.make('device', {
            words: place.device.startsWith('before:') ? wording.reader.before(words)
                : name ? wording.reader.onDevice(name, words) : wording.reader.onAnotherDevice(words),
            actions: { [wording.reader.goThere]: () => goTo(place.offset), [wording.reader.stay]() {} },
        })
    }
}
