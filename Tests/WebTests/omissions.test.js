import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Omissions } from '../../Sources/CWebPages/Web/lib/omissions.js'

const parts = [0, 1, 2, 3].map(index => ({ index, start: index * 10, end: index * 10 + 10 }))
const note = { start: 3, end: 4, reason: 'note-reference', words: 'a note sign' }
const page = { start: 8, end: 12, reason: 'front-matter', words: 'front matter' }

// A server that answers when it is told to.
function server() {
    const asked = []
    const answers = []
    const fetch = span => {
        asked.push([span.start, span.end])
        return new Promise((resolve, reject) => answers.push({ resolve, reject }))
    }
    const next = async (omissions, kind = 'resolve') => {
        answers.shift()[kind](omissions)
        await new Promise(setImmediate)
    }
    return { fetch, asked, next }
}

test('parts in a row are asked for together, and one question at a time', async () => {
    const { fetch, asked, next } = server()
    const omissions = new Omissions(fetch)
    omissions.follow([parts[1]])
    omissions.follow([parts[3], parts[1], parts[0]])
    assert.deepEqual(asked, [[10, 20]])
    await next([])
    assert.deepEqual(asked, [[10, 20], [0, 10]])
    await next([])
    await next([])
    assert.deepEqual(asked, [[10, 20], [0, 10], [30, 40]])
    omissions.follow(parts)
    assert.deepEqual(asked.at(-1), [20, 30])
})

test('what lies in two parts is told once, and empty stretches are not', async () => {
    const { fetch, next } = server()
    const omissions = new Omissions(fetch)
    let changes = 0
    omissions.addEventListener('change', () => { changes++ })
    omissions.follow(parts.slice(0, 2))
    await next([note, page, { start: 5, end: 5, reason: 'image', words: 'a picture' }])
    assert.deepEqual(omissions.spans, [note, page])
    assert.equal(changes, 1)
})

test('what belongs to text that is gone is forgotten, and asked for again when it comes back', async () => {
    const { fetch, asked, next } = server()
    const omissions = new Omissions(fetch)
    omissions.follow([parts[0]])
    await next([note])
    omissions.follow([parts[2]])
    await next([])
    assert.deepEqual(omissions.spans, [])
    omissions.follow([parts[0], parts[2]])
    assert.deepEqual(asked.at(-1), [0, 10])
    await next([note])
    assert.deepEqual(omissions.spans, [note])
})

test('other settings change what is known, also while an older answer is on its way', async () => {
    const { fetch, asked, next } = server()
    const omissions = new Omissions(fetch)
    omissions.follow([parts[0]])
    omissions.renew()
    await next([note])
    assert.deepEqual(omissions.spans, [note])
    await next([page])
    assert.deepEqual(omissions.spans, [page])
    assert.deepEqual(asked, [[0, 10], [0, 10]])
})

test('a question without an answer leaves the text as it is, and does not stop the others', async () => {
    const { fetch, next } = server()
    const omissions = new Omissions(fetch)
    omissions.follow([parts[0], parts[2]])
    await next(new Error('refused'), 'reject')
    await next([note])
    omissions.renew()
    await next([note])
    assert.deepEqual(omissions.spans, [note])
})

test('a place is read aloud when there is an answer and nothing is left out there', async () => {
    const { fetch, next } = server()
    const omissions = new Omissions(fetch)
    omissions.follow(parts.slice(0, 2))
    assert.equal(omissions.isSpoken(5), false)
    await next([note, page])
    assert.deepEqual([2, 3, 4, 7, 8, 11, 12, 25].map(offset => omissions.isSpoken(offset)),
        [true, false, true, true, false, false, true, false])
})
