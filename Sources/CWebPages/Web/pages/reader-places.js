// The place in the book: kept while it changes, found again, shared with other devices.

import { get, send } from '../lib/api.js'
import { ServerEvents } from '../lib/events.js'
import { PlaceKeeper, placeToOpen } from '../lib/place-keeper.js'

// Milliseconds between two times the place is kept.
const pace = 5000

/**
 * @param {import('./reader.js').Reader} reader
 * @returns {{offset: number, isAtEnd: boolean, note(offset: number): void, flush(): void}}
 */
export function wirePlaces(reader) {
    const { id, outline, device, storage, offers, actions, book } = reader
    const keeper = new PlaceKeeper({
        book: id, storage, now: () => new Date(),
        // How long ago, by one and the same clock: whether that is right does not matter then.
        save: ({ offset, at }, isLeaving) =>
            send('PUT', `/api/books/${id}/place`, { offset, age: Math.max(0, Date.now() - Date.parse(at)), ...device },
                { keepalive: isLeaving }),
    })
    const { offset, at } = placeToOpen(outline, storage, id)
    keeper.begin(offset)
    let known = at

    setInterval(() => keeper.flush(), pace)
    document.addEventListener('visibilitychange', () => { if (document.hidden) keeper.flush(true) })
    addEventListener('pagehide', () => keeper.flush(true))

    const events = new ServerEvents(['place', 'notes', 'pronunciations', 'settings', 'book', 'model'])
    events.addEventListener('place', ({ detail }) => { if (String(detail.book) === id) offer(detail) })
    events.addEventListener('open', async () => {
        const { places } = await get(`/api/books/${id}/places`).catch(() => ({ places: [] }))
        if (places.length > 0) offer(places[0])
    })
    reader.events = events

    // The reader decides whether to go where another device was.
    function offer(place) {
        const at = Date.parse(place.at)
        if (place.device === device.device || !(at > known) || Math.abs(place.offset - reader.here()) < 200) return
        known = at
        offers.make('device', {
            words: `${place.deviceName ? `On another device (${place.deviceName})` : 'On another device'} you were at `
                + `${reader.placeWords(place.offset)}.`,
            actions: { 'Go there': () => actions.goWithVoice(place.offset), Stay() {} },
        })
    }

    reader.here = () => offset
    return {
        offset,
        isAtEnd: outline.end !== null && offset > 0 && offset >= Math.min(outline.end, book.length - 1),
        note: place => keeper.note(Math.min(Math.max(0, place), book.length)),
        flush: () => keeper.flush(),
    }
}
