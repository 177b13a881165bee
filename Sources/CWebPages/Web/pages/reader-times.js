// How long the book takes: asked for when it is open, and again when the voice has come further or changes.

import { get } from '../lib/api.js'
import { debounced } from '../lib/debounced.js'

// Milliseconds in which what is asked for several times is asked for once.
const calm = 400

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {import('../lib/events.js').ServerEvents} parts.events
 * @param {import('../lib/speaker.js').Speaker} parts.speaker
 * @param {import('../ui/transport-bar.js').TransportBar} parts.transport
 * @param {() => number} parts.here  where the listener is
 * @returns {() => void}  asks again, soon
 */
export function bookTimes({ id, book, events, speaker, transport, here }) {
    let chapter = book.chapterIndexAt(here())

    async function look() {
        const at = String(Math.min(here(), book.length))
        try {
            const { knots } = await get(`/api/books/${id}/times?${new URLSearchParams({ at })}`)
            book.times.knots = knots
            transport.renew()
        } catch { /* What is known so far stands. */ }
    }

    const lookSoon = debounced(calm, look)
    speaker.addEventListener('word', ({ detail: { start } }) => {
        const index = book.chapterIndexAt(start)
        if (index !== chapter) lookSoon()
        chapter = index
    })
    events.addEventListener('settings', () => lookSoon())
    events.addEventListener('pronunciations', () => lookSoon())
    look()
    return lookSoon
}
