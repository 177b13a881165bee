import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptStorage } from '../../Sources/CWebPages/Web/lib/kept-storage.js'
import { PlaceKeeper, booksWithWaitingPlaces, placeToOpen, sendWaitingPlace, waitingPlace, withOwnPlace } from '../../Sources/CWebPages/Web/lib/place-keeper.js'

const forbidden = () => { throw new Error('storage is forbidden') }

function keeping({ save } = {}) {
    const saved = []
    const storage = keptStorage(forbidden)
    let hour = 0
    const keeper = new PlaceKeeper({
        book: 1, storage, now: () => new Date(Date.UTC(2026, 0, 1, hour++)),
        save: save ?? (async (place, isLeaving) => { saved.push([place.offset, isLeaving]) }),
    })
    return { keeper, saved, storage }
}

test('a place is kept once, and not while it stays the same', async () => {
    const { keeper, saved } = keeping()
    await keeper.flush()
    keeper.note(10)
    await keeper.flush()
    keeper.note(10)
    await keeper.flush()
    keeper.note(20)
    await keeper.flush(true)
    assert.deepEqual(saved, [[10, false], [20, true]])
})

test('a place that could not be sent is sent with the next, and found again before', async () => {
    let isDown = true
    const sent = []
    const { keeper, storage } = keeping({ save: async ({ offset }) => { if (isDown) throw new Error('down'); sent.push(offset) } })
    const outline = { length: 100, places: [{ offset: 3, at: '2025-01-01T00:00:00Z' }] }
    keeper.note(10)
    await keeper.flush()
    assert.equal(placeToOpen(outline, storage, 1).offset, 10)
    isDown = false
    await keeper.flush()
    assert.deepEqual(sent, [10])
    assert.equal(placeToOpen(outline, storage, 1).offset, 3)
})

test('a book stands where this device has it, when that is newer than what was known', async () => {
    const { keeper, storage } = keeping({ save: async () => { throw new Error('down') } })
    keeper.note(50)
    await keeper.flush()
    const own = waitingPlace(1, storage)
    const book = { id: 1, length: 100, seconds: 600, speed: 2, mark: 'unread', place: null, readAt: null, secondsLeft: 300, isFinished: false }
    const now = withOwnPlace(book, own, [[0, 0], [50, 450], [90, 600]])
    assert.deepEqual([now.place.offset, now.place.progress, now.secondsLeft, now.mark, now.isFinished], [50, 0.75, 75, null, false])
    assert.equal(now.readAt, own.at)
    // While nobody knows when what sounds, all of the book counts the same.
    assert.equal(withOwnPlace(book, own, []).place.progress, 0.5)
    assert.equal(withOwnPlace(book, { ...own, offset: 95 }, [[0, 0], [90, 600]]).isFinished, true)
    const newer = { ...book, place: { offset: 70, at: '2026-01-01T09:00:00Z', progress: 0.8 } }
    assert.equal(withOwnPlace(newer, own, []), newer)
    assert.equal(withOwnPlace(book, waitingPlace(2, storage), []), book)
})

test('the newest place wins, whatever their order', () => {
    const { storage } = keeping()
    const places = [{ offset: 1, at: '2026-01-01T10:00:00Z' }, { offset: 2, at: '2026-01-01T12:00:00+00:00' }, { offset: 3, at: '2025-12-31T23:00:00Z' }]
    assert.equal(placeToOpen({ length: 9, places }, storage, 1).offset, 2)
    assert.equal(placeToOpen({ length: 9, places: [] }, storage, 1).offset, 0)
})

test('a place outside the book is brought into it', () => {
    const { storage } = keeping()
    const at = '2026-01-01T10:00:00Z'
    assert.equal(placeToOpen({ length: 9, places: [{ offset: 99, at }] }, storage, 1).offset, 8)
    assert.equal(placeToOpen({ length: 9, places: [{ offset: -1, at }] }, storage, 1).offset, 0)
    assert.equal(placeToOpen({ length: 0, places: [{ offset: 5, at }] }, storage, 1).offset, 0)
})

test('places of books that are not open are sent when the server is back', async () => {
    const { keeper, storage } = keeping({ save: async () => { throw new Error('down') } })
    keeper.note(10)
    await keeper.flush()
    assert.deepEqual(booksWithWaitingPlaces({ 'vorleser.place.1': '{}', 'vorleser.theme': 'dark' }), ['1'])
    const sent = []
    const device = { device: 'd', deviceName: 'Phone' }
    await sendWaitingPlace({ book: '1', storage, device, send: async (method, path, body) => { sent.push([method, path, body]) } })
    const [[method, path, { offset, age, ...rest }]] = sent
    assert.deepEqual([method, path, offset, rest], ['PUT', '/api/books/1/place', 10, device])
    assert.ok(age > 0)
    assert.equal(storage.getItem('vorleser.place.1'), null)
})

test('a place that is newer than the one that was sent goes on waiting', async () => {
    const { keeper, storage } = keeping({ save: async () => { throw new Error('down') } })
    keeper.note(10)
    await keeper.flush()
    const send = async () => {
        keeper.note(20)
        await keeper.flush()
    }
    await sendWaitingPlace({ book: '1', storage, device: { device: 'd', deviceName: '' }, send })
    assert.equal(JSON.parse(storage.getItem('vorleser.place.1')).offset, 20)
})
