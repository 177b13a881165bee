import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BookNotes } from '../../Sources/CWebPages/Web/lib/book-notes.js'

// A server that keeps notes, and answers as late as it is told to.
function server() {
    const highlights = []
    const asked = []
    const waiting = []
    const later = work => new Promise((resolve, reject) => waiting.push(() => {
        try { resolve(work()) } catch (error) { reject(error) }
    }))
    const send = (method, path, body) => {
        asked.push(`${method} ${path}`)
        return later(() => {
            if (body?.colour === 'none') throw new Error('refused')
            if (method === 'POST') highlights.push({ id: highlights.length + 1, note: '', ...body })
            else Object.assign(highlights.find(({ id }) => path.endsWith(`/${id}`)), body)
            return null
        })
    }
    const get = path => {
        asked.push(`GET ${path}`)
        return later(() => path.endsWith('bookmarks') ? { bookmarks: [] } : { highlights: highlights.map(one => ({ ...one })) })
    }
    // Answers what was asked, oldest first, until nothing is.
    const answerAll = async () => {
        for (let quiet = 0; quiet < 5; quiet++) {
            for (const answer of waiting.splice(0)) {
                answer()
                quiet = 0
            }
            await new Promise(resolve => setTimeout(resolve, 0))
        }
    }
    return { notes: new BookNotes({ path: '/book', get, send }), asked, answerAll }
}

test('a stretch that is highlighted twice at once has one highlight, in the later colour', async () => {
    const { notes, asked, answerAll } = server()
    notes.mark({ start: 3, end: 9 }, { colour: 'yellow' })
    notes.mark({ start: 3, end: 9 }, { colour: 'blue' })
    await answerAll()
    assert.deepEqual(notes.highlights.map(({ colour }) => colour), ['blue'])
    assert.deepEqual(asked.filter(what => !what.startsWith('GET')), ['POST /book/highlights', 'PATCH /book/highlights/1'])
})

test('what was there before a change does not show after it', async () => {
    const { notes, answerAll } = server()
    const shown = []
    notes.addEventListener('change', () => shown.push(notes.highlights.length))
    notes.load()
    notes.mark({ start: 3, end: 9 }, { colour: 'pink' })
    notes.load()
    await answerAll()
    assert.deepEqual(shown, [0, 1, 1])
})

test('a change that is refused is told, and does not hold up the next one', async () => {
    const { notes, answerAll } = server()
    const refused = assert.rejects(notes.mark({ start: 0, end: 2 }, { colour: 'none' }), /refused/)
    const kept = notes.mark({ start: 3, end: 9 }, { colour: 'green' })
    await answerAll()
    await Promise.all([refused, kept])
    assert.deepEqual(notes.highlights.map(({ start }) => start), [3])
})

test('what was removed is made again as it was, and as old as it was', async () => {
    const sent = []
    const notes = new BookNotes({
        path: '/book',
        get: async path => path.endsWith('bookmarks') ? { bookmarks: [] } : { highlights: [] },
        send: async (method, path, body) => { sent.push([`${method} ${path}`, body]) },
    })
    const createdAt = new Date(Date.now() - 60_000).toISOString()
    await notes.restore({ id: 4, label: 'The door', offset: 70, chapter: 1, createdAt })
    await notes.restore({ id: 5, start: 3, end: 9, text: 'a word', colour: 'blue', note: 'why', chapter: 0, createdAt })
    const ages = sent.map(([, body]) => body.age)
    assert.ok(ages.every(age => age >= 60_000 && age < 90_000))
    assert.deepEqual(sent, [
        ['POST /book/bookmarks', { offset: 70, label: 'The door', age: ages[0] }],
        ['POST /book/highlights', { start: 3, end: 9, colour: 'blue', note: 'why', age: ages[1] }],
    ])
})
