// What was done while the server was away, also in books that are not open now: sent when it is back.

import { ActivityKeeper, booksWithActivity } from './activity-meter.js'
import { NoteOutbox, booksWithWaitingNotes } from './note-outbox.js'
import { booksWithWaitingPlaces, sendWaitingPlace } from './place-keeper.js'

/**
 * @param {object} parts
 * @param {Storage} parts.storage
 * @param {import('./api.js')['get']} parts.get
 * @param {import('./api.js')['send']} parts.send
 * @param {{device: string, deviceName: string}} parts.device
 * @param {string|null} parts.open  the book that is open here: its page sends its notes, and knows what they are called then
 */
export async function sendWaitingChanges({ storage, get, send, device, open }) {
    for (const book of booksWithWaitingPlaces(storage)) await sendWaitingPlace({ book, storage, send, device }).catch(() => {})
    for (const book of booksWithWaitingNotes(storage).filter(book => book !== open)) {
        await new NoteOutbox({ book, get, send, storage }).flush().catch(() => {})
    }
    for (const book of booksWithActivity(storage)) {
        await new ActivityKeeper({ book, storage, send, device: device.device }).flush().catch(() => {})
    }
}
