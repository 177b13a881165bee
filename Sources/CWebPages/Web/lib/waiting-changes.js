// What was done while the server was away, also in books that are not open now: sent when it is back.

import { NoteOutbox, booksWithWaitingNotes } from './note-outbox.js'
import { booksWithWaitingPlaces, sendWaitingPlace } from './place-keeper.js'

/**
 * @param {object} parts
 * @param {Storage} parts.storage
 * @param {import('./api.js')['get']} parts.get
 * @param {import('./api.js')['send']} parts.send
 * @param {{device: string, deviceName: string}} parts.device
 * @returns {Promise<boolean>}  whether something was sent
 */
export async function sendWaitingChanges({ storage, get, send, device }) {
    const [places, notes] = [booksWithWaitingPlaces(storage), booksWithWaitingNotes(storage)]
    for (const book of places) await sendWaitingPlace({ book, storage, send, device }).catch(() => {})
    for (const book of notes) await new NoteOutbox({ book, get, send, storage }).flush().catch(() => {})
    return places.length + notes.length > 0
}
