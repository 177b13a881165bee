// A device that several people use: what one has done while the server was away is never taken for another's.

import { waitingActivity } from './activity-meter.js'
import { namesBehind } from './kept-storage.js'
import { waitingNotes } from './note-outbox.js'
import { waitingPlaces } from './place-keeper.js'

// What waits to be sent, by the beginnings of its names.
const waiting = [waitingPlaces, waitingNotes, waitingActivity]
const aside = 'vorleser.of.'

/**
 * Puts what still waits of one person where it waits on, and takes what waits of another from there.
 * @param {Storage} storage
 * @param {number|null} from  who has used the device; `null` when nobody has said so
 * @param {number} to
 */
export function exchangeWaiting(storage, from, to) {
    if (from === to) return
    for (const key of namesBehind(storage, '')) {
        if (waiting.some(prefix => key.startsWith(prefix))) move(storage, key, `${aside}${from ?? 1}.${key}`)
    }
    const theirs = `${aside}${to}.`
    for (const key of namesBehind(storage, '')) if (key.startsWith(theirs)) move(storage, key, key.slice(theirs.length))
}

/** @param {Storage} storage  @param {string} from  @param {string} to */
function move(storage, from, to) {
    const value = storage.getItem(from)
    if (value === null) return
    storage.setItem(to, value)
    storage.removeItem(from)
}

/**
 * Brings what is kept of books on the device up to date with who uses it now; a book that they may not see goes.
 * @param {number[]} books  that are kept
 * @param {(path: string) => Promise<unknown>} get  asks the server; the worker keeps its answers
 * @param {(book: number) => Promise<void>} forget
 */
export async function renewKept(books, get, forget) {
    await get('/api/settings').catch(() => {})
    for (const book of books) {
        try {
            for (const path of ['', '/outline', '/bookmarks', '/highlights']) await get(`/api/books/${book}${path}`)
        } catch (error) {
            if (error.status === 404) await forget(book)
        }
    }
}
