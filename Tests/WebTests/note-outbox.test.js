import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NoteOutbox, booksWithWaitingNotes } from '../../Sources/CWebPages/Web/lib/note-outbox.js'

const path = '/api/books/7'

// A server that keeps notes and knows when each was made, a device with its own clock, and what that device keeps.
function world() {
    const notes = { bookmarks: [], highlights: [] }
    const told = []
    const state = { now: 1_000_000, isAway: false, asked: [], loses: false, failsAfter: Infinity }
    let count = 0
    const reach = () => {
        if (state.isAway) throw Object.assign(new Error('away'), { status: 0, isPassing: true })
    }
    const missing = () => { throw Object.assign(new Error('not there'), { status: 404, isPassing: false }) }
    const get = async address => {
        reach()
        const kind = address.slice(path.length + 1)
        return { [kind]: structuredClone(notes[kind]) }
    }
    const send = async (method, address, body) => {
        reach()
        state.asked.push(`${method} ${address.slice(path.length)}`)
        const [kind, id] = address.slice(path.length + 1).split('/')
        if (body?.colour === 'none') throw Object.assign(new Error('no such colour'), { status: 400, isPassing: false })
        if (method === 'POST') {
            if (count >= state.failsAfter) state.isAway = true
            reach()
            await new Promise(done => setImmediate(done))
            state.whilePosting?.()
            const { age = 0, ...rest } = body
            const made = { id: ++count, note: '', label: kind === 'bookmarks' ? 'A sentence' : undefined, ...rest, createdAt: new Date(state.now - age).toISOString() }
            notes[kind].push(made)
            // It arrived, but its answer did not.
            if (state.loses) { state.isAway = true; reach() }
            return structuredClone(made)
        }
        const index = notes[kind].findIndex(note => note.id === Number(id))
        if (index < 0) missing()
        if (method === 'DELETE') return void notes[kind].splice(index, 1)
        return Object.assign(notes[kind][index], body)
    }
    const values = new Map()
    const storage = {
        getItem: key => values.get(key) ?? null, setItem: (key, value) => values.set(key, value), removeItem: key => values.delete(key),
    }
    const outbox = () => new NoteOutbox({
        book: '7', get, send, storage, now: () => state.now, tell: error => told.push(error.message), describe: () => ({ text: 'words', chapter: 1 }),
    })
    return { notes, state, told, values, outbox }
}

const bookmarks = async outbox => (await outbox.get(`${path}/bookmarks`)).bookmarks
const highlights = async outbox => (await outbox.get(`${path}/highlights`)).highlights

test('as long as the server answers, nothing waits', async () => {
    const { notes, values, outbox } = world()
    const made = await outbox().send('POST', `${path}/bookmarks`, { offset: 5 })
    assert.equal(made.id, 1)
    assert.equal(notes.bookmarks.length, 1)
    assert.equal(values.size, 0)
})

test('what is made away from it shows at once, and arrives later as old as it is', async () => {
    const { notes, state, values, outbox } = world()
    const box = outbox()
    state.isAway = true
    const made = await box.send('POST', `${path}/highlights`, { start: 10, end: 20, colour: 'pink' })
    assert.deepEqual([made.text, made.chapter, made.note], ['words', 1, ''])
    assert.deepEqual((await highlights(box)).map(({ start }) => start), [10])
    assert.deepEqual(booksWithWaitingNotes(Object.fromEntries(values)), ['7'])
    const at = state.now
    state.now += 3_600_000
    state.isAway = false
    // The page was left meanwhile.
    assert.equal(await outbox().flush(), true)
    assert.equal(notes.highlights[0].createdAt, new Date(at).toISOString())
    assert.equal(values.size, 0)
})

test('what was made here can be changed and removed before it was sent', async () => {
    const { notes, state, outbox } = world()
    const box = outbox()
    state.isAway = true
    const one = await box.send('POST', `${path}/bookmarks`, { offset: 5 })
    const two = await box.send('POST', `${path}/bookmarks`, { offset: 9 })
    await box.send('PATCH', `${path}/bookmarks/${one.id}`, { label: 'Here' })
    await box.send('DELETE', `${path}/bookmarks/${two.id}`)
    assert.deepEqual((await bookmarks(box)).map(({ label }) => label), ['Here'])
    state.isAway = false
    assert.deepEqual((await bookmarks(box)).map(({ offset, label }) => [offset, label]), [[5, 'Here']])
    assert.equal(notes.bookmarks.length, 1)
    // By the name that it had before.
    await box.send('PATCH', `${path}/bookmarks/${one.id}`, { label: 'There' })
    assert.equal(notes.bookmarks[0].label, 'There')
})

test('what arrived although its answer was lost is not made twice', async () => {
    const { notes, state, outbox } = world()
    const box = outbox()
    state.loses = true
    await box.send('POST', `${path}/bookmarks`, { offset: 5 })
    Object.assign(state, { loses: false, isAway: false })
    state.now += 60_000
    assert.equal(await box.flush(), true)
    assert.equal(notes.bookmarks.length, 1)
})

test('words that were written on both sides are both kept', async () => {
    const { notes, state, outbox } = world()
    const box = outbox()
    const { id } = await box.send('POST', `${path}/highlights`, { start: 1, end: 9, colour: 'yellow', note: 'First.' })
    await highlights(box)
    state.isAway = true
    await box.send('PATCH', `${path}/highlights/${id}`, { note: 'First, and here.' })
    notes.highlights[0].note = 'First, and elsewhere.'
    state.isAway = false
    await box.flush()
    assert.equal(notes.highlights[0].note, 'First, and elsewhere.\n\nFirst, and here.')
})

test('what was removed here stays when somebody has worked on it since, and goes otherwise', async () => {
    const { notes, state, outbox } = world()
    const box = outbox()
    for (const start of [1, 100]) await box.send('POST', `${path}/highlights`, { start, end: start + 9, colour: 'yellow' })
    await highlights(box)
    state.isAway = true
    for (const id of [1, 2]) await box.send('DELETE', `${path}/highlights/${id}`)
    assert.deepEqual(await highlights(box), [])
    notes.highlights[1].note = 'Important.'
    state.isAway = false
    assert.deepEqual((await highlights(box)).map(({ note }) => note), ['Important.'])
})

test('new words about what was removed elsewhere are not lost', async () => {
    const { notes, state, outbox } = world()
    const box = outbox()
    const { id } = await box.send('POST', `${path}/highlights`, { start: 1, end: 9, colour: 'blue' })
    await highlights(box)
    state.isAway = true
    await box.send('PATCH', `${path}/highlights/${id}`, { note: 'Mine.' })
    notes.highlights.length = 0
    state.isAway = false
    await box.flush()
    assert.deepEqual(notes.highlights.map(({ start, end, colour, note }) => [start, end, colour, note]), [[1, 9, 'blue', 'Mine.']])
})

test('what the server will never take is told, and does not hold up what comes after it', async () => {
    const { notes, state, told, outbox } = world()
    const box = outbox()
    state.isAway = true
    await box.send('POST', `${path}/highlights`, { start: 1, end: 9, colour: 'none' })
    await box.send('POST', `${path}/bookmarks`, { offset: 30 })
    state.isAway = false
    assert.equal(await box.flush(), true)
    assert.deepEqual(told, ['no such colour'])
    assert.equal(notes.bookmarks.length, 1)
})

test('one after another, in the order in which they were made', async () => {
    const { state, outbox } = world()
    const box = outbox()
    state.isAway = true
    await box.send('POST', `${path}/bookmarks`, { offset: 9 })
    await box.send('POST', `${path}/highlights`, { start: 1, end: 2, colour: 'green' })
    await box.send('POST', `${path}/bookmarks`, { offset: 3 })
    state.isAway = false
    await box.flush()
    assert.deepEqual(state.asked, ['POST /bookmarks', 'POST /highlights', 'POST /bookmarks'])
})

// http at home has no locks between tabs; the page asks for both lists at once.
test('two requests at once send what waits once', async () => {
    for (const failsAfter of [Infinity, 1, 2]) {
        const { notes, state, values, outbox } = world()
        const box = outbox()
        state.isAway = true
        for (const offset of [1, 2, 3]) await box.send('POST', `${path}/bookmarks`, { offset })
        state.isAway = false
        state.failsAfter = failsAfter
        await Promise.allSettled([box.get(`${path}/bookmarks`), box.get(`${path}/highlights`)])
        const sent = Math.min(3, failsAfter)
        assert.deepEqual(notes.bookmarks.map(note => note.offset), [1, 2, 3].slice(0, sent))
        assert.equal(JSON.parse([...values.values()][0] ?? '[]').length, 3 - sent)
    }
})

test('what is changed while it is being sent is sent after it', async () => {
    const { notes, state, outbox } = world()
    const box = outbox()
    state.isAway = true
    const made = await box.send('POST', `${path}/highlights`, { start: 1, end: 4, colour: 'yellow' })
    state.isAway = false
    state.whilePosting = () => { state.changed = box.send('PATCH', `${path}/highlights/${made.id}`, { note: 'Later words.' }) }
    await box.flush()
    await state.changed
    assert.deepEqual(notes.highlights.map(note => note.note), ['Later words.'])
})

test('what arrived without an answer, and was changed then, has the change', async () => {
    const { notes, state, outbox } = world()
    const box = outbox()
    state.isAway = true
    const made = await box.send('POST', `${path}/highlights`, { start: 1, end: 4, colour: 'yellow' })
    Object.assign(state, { isAway: false, loses: true })
    await box.flush()
    await box.send('PATCH', `${path}/highlights/${made.id}`, { colour: 'blue' })
    Object.assign(state, { isAway: false, loses: false })
    await box.flush()
    assert.deepEqual(notes.highlights.map(note => note.colour), ['blue'])
})
