import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendWaitingChanges } from '../../Sources/CWebPages/Web/lib/waiting-changes.js'

test('places and notes of all books are sent, but for the notes of the one that is open', async () => {
    const at = '2026-01-01T00:00:00Z'
    const note = [{ work: 'add', kind: 'bookmarks', id: 'here-1', body: { offset: 5 }, before: null, at }]
    const values = {
        'vorleser.place.1': JSON.stringify({ offset: 3, at }), 'vorleser.place.2': JSON.stringify({ offset: 4, at }),
        'vorleser.notes.1': JSON.stringify(note), 'vorleser.notes.2': JSON.stringify(note), 'vorleser.theme': 'dark',
    }
    // As in a browser, what is stored is what it has of its own.
    const storage = Object.defineProperties({ ...values }, Object.fromEntries(Object.entries({
        getItem: key => storage[key] ?? null, setItem: (key, value) => { storage[key] = value }, removeItem: key => { delete storage[key] },
    }).map(([name, value]) => [name, { value }])))
    const asked = []
    const send = async (method, path) => {
        asked.push(`${method} ${path}`)
        return { id: 1 }
    }
    await sendWaitingChanges({ storage, get: async () => ({ bookmarks: [] }), send, device: { device: 'd', deviceName: '' }, open: '1' })
    assert.deepEqual(asked, ['PUT /api/books/1/place', 'PUT /api/books/2/place', 'POST /api/books/2/bookmarks'])
    assert.deepEqual(Object.keys(storage), ['vorleser.notes.1', 'vorleser.theme'])
})
