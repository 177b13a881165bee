// How long the book takes: asked for when it is open, and again when the voice has come further or changes.

import { get } from '../lib/api.js'
import { debounced } from '../lib/debounced.js'

// Milliseconds in which what is asked for several times is asked for once.
const calm = 400

/** @param {import('./reader.js').Reader} reader */
export function wireTimes(reader) {
    const { id, book, events, speaker, transport } = reader
    let chapter = book.chapterIndexAt(reader.here())

    async function look() {
        const at = Math.min(reader.here(), book.length)
        try {
            const { knots } = await get(`/api/books/${id}/times?${new URLSearchParams({ at })}`)
            book.times.knots = knots
            transport.renew()
        } catch { /* What is known so far stands. */ }
    }

    reader.lookAtTimes = debounced(calm, look)
    speaker.addEventListener('word', ({ detail: { start } }) => {
        const index = book.chapterIndexAt(start)
        if (index !== chapter) reader.lookAtTimes()
        chapter = index
    })
    events.addEventListener('settings', reader.lookAtTimes)
    events.addEventListener('pronunciations', reader.lookAtTimes)
    look()
}
