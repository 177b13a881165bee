import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exchangeWaiting, renewKept } from '../../Sources/CWebPages/Web/lib/changing-person.js'

/** What a browser's storage does. @param {Record<string, string>} values */
function storage(values) {
    return Object.defineProperties({ ...values }, {
        getItem: { value(key) { return this[key] ?? null } },
        setItem: { value(key, value) { this[key] = value } },
        removeItem: { value(key) { delete this[key] } },
    })
}

test('what one person has done waits for them, and is never sent as another\'s', () => {
    const kept = storage({ 'vorleser.place.7': 'his', 'vorleser.notes.7': 'his', 'vorleser.activity.7': 'his', 'vorleser.theme': 'dark' })
    exchangeWaiting(kept, 1, 2)
    assert.equal(kept.getItem('vorleser.place.7'), null)
    assert.equal(kept.getItem('vorleser.notes.7'), null)
    assert.equal(kept.getItem('vorleser.activity.7'), null)
    assert.equal(kept.getItem('vorleser.theme'), 'dark')
    kept.setItem('vorleser.place.7', 'hers')
    exchangeWaiting(kept, 2, 1)
    assert.equal(kept.getItem('vorleser.place.7'), 'his')
    assert.equal(kept.getItem('vorleser.notes.7'), 'his')
    exchangeWaiting(kept, 1, 2)
    assert.equal(kept.getItem('vorleser.place.7'), 'hers')
})

test('what waited before anybody was named is the first person\'s', () => {
    const kept = storage({ 'vorleser.place.7': 'old' })
    exchangeWaiting(kept, null, 2)
    assert.equal(kept.getItem('vorleser.place.7'), null)
    exchangeWaiting(kept, 2, 1)
    assert.equal(kept.getItem('vorleser.place.7'), 'old')
})

test('who stays loses nothing', () => {
    const kept = storage({ 'vorleser.place.7': 'his' })
    exchangeWaiting(kept, 1, 1)
    assert.equal(kept.getItem('vorleser.place.7'), 'his')
})

test('books that are kept are asked for again, and go where they may not be seen', async () => {
    const [asked, gone] = [[], []]
    const get = async path => {
        asked.push(path)
        if (path.startsWith('/api/books/8')) throw Object.assign(new Error('not yours'), { status: 404 })
        if (path.startsWith('/api/books/9')) throw Object.assign(new Error('away'), { status: 0 })
    }
    await renewKept([7, 8, 9], get, async book => { gone.push(book) })
    assert.deepEqual(gone, [8])
    assert.ok(asked.includes('/api/books/7/highlights') && asked.includes('/api/settings'))
})
