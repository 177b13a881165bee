import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BookKeeper } from '../../Sources/CWebPages/Web/lib/book-keeper.js'
import { KeptBooks, isComplete } from '../../Sources/CWebPages/Web/lib/kept-books.js'
import { BookServer, pictures, sentencesInChapter } from './book-server.js'
import { MemoryCaches } from './memory-caches.js'

function device() {
    const [server, caches] = [new BookServer(), new MemoryCaches()]
    const kept = new KeptBooks(caches)
    const keeper = new BookKeeper({ kept, ask: server.ask, addresses: pictures, wait: async () => {} })
    const bring = (options = {}) => keeper.bring(7, { kind: 'm4s', signal: new AbortController().signal, tell: () => {}, ...options })
    const sounds = () => caches.paths('vorleser-book-7').filter(path => path.includes('.m4s'))
    return { server, caches, kept, keeper, bring, sounds }
}

test('a book without sound has its text and pictures, and nothing else', async () => {
    const { caches, kept, keeper, bring, sounds } = device()
    await keeper.wish(7, [])
    await bring()
    const paths = caches.paths('vorleser-book-7')
    for (const path of ['', '/outline', '/parts/0?revision=r1', '/parts/2?revision=r1', '/resource?href=a.png&revision=r1', '/bookmarks', '/omissions']) {
        assert.ok(paths.includes('/api/books/7' + path), path)
    }
    assert.deepEqual(sounds(), [])
    const book = await kept.record(7)
    assert.ok(isComplete(book))
    assert.equal(book.title, 'Seven')
    assert.ok(book.bytes > 0)
})

test('of the chapters that are wished for, and of no others, every word and sound is here', async () => {
    const { caches, kept, keeper, bring, sounds } = device()
    await keeper.wish(7, [2, 1])
    const told = []
    await bring({ tell: ({ seconds }) => told.push(seconds) })
    assert.equal(sounds().length, 2 * sentencesInChapter)
    assert.ok(sounds().every(path => Number(/at=(\d+)/.exec(path)[1]) >= 100))
    assert.ok(caches.paths('vorleser-answers').includes('/api/clips/init-24000.mp4'))
    const { chapters, bytes } = await kept.record(7)
    const sizes = await Promise.all(caches.paths('vorleser-book-7').filter(path => path.startsWith('/api'))
        .map(async path => (await (await kept.answer(7, path)).arrayBuffer()).byteLength))
    assert.equal(bytes, sizes.reduce((sum, size) => sum + size, 0))
    assert.deepEqual(Object.keys(chapters), ['1', '2'])
    assert.equal(chapters[1].seconds, 2.5 * sentencesInChapter)
    assert.ok(chapters[1].bytes > 0)
    assert.deepEqual(told, told.toSorted((one, other) => one - other))
    assert.equal(told.at(-1), 2.5 * 2 * sentencesInChapter)
})

test('the server is told that nobody waits', async () => {
    const { server, keeper, bring } = device()
    await keeper.wish(7, [0])
    await bring()
    assert.ok(server.asked.every(({ priority }) => priority === 'u=7'))
})

test('it goes on where it ended, and asks for nothing twice', async () => {
    const { server, keeper, bring, sounds } = device()
    await keeper.wish(7, [0])
    const turn = new AbortController()
    await assert.rejects(bring({ signal: turn.signal, tell: ({ seconds }) => { if (seconds > 9) turn.abort() } }))
    assert.ok(sounds().length > 0 && sounds().length < sentencesInChapter)
    await bring()
    assert.equal(sounds().length, sentencesInChapter)
    const clips = server.asked.map(({ path }) => path).filter(path => path.includes('/clips/v'))
    assert.equal(new Set(clips).size, clips.length)
})

test('a chapter that is not wished for any more goes, and its room is free', async () => {
    const { caches, kept, keeper, bring, sounds } = device()
    await keeper.wish(7, [0, 1])
    await bring()
    const before = (await kept.record(7)).bytes
    const { bytes } = (await kept.record(7)).chapters[0]
    await keeper.wish(7, [1])
    assert.equal(sounds().length, sentencesInChapter)
    assert.equal((await kept.record(7)).bytes, before - bytes)
    assert.deepEqual((await kept.script(7)).chapters.map(({ index }) => index), [1])
    assert.ok(caches.paths('vorleser-book-7').includes('/api/books/7/outline'))
})

test('another text makes all of it new, another voice the sound', async () => {
    const { server, caches, kept, keeper, bring, sounds } = device()
    await keeper.wish(7, [0])
    await bring()
    server.voice = 'w'
    await bring()
    assert.equal(sounds().length, sentencesInChapter)
    assert.ok(sounds().every(path => path.includes('voice=w')))
    server.revision = 'r2'
    await bring()
    assert.ok(caches.paths('vorleser-book-7').every(path => !path.includes('revision=r1') || path.includes('resource')))
    assert.equal((await kept.record(7)).revision, 'r2')
    assert.ok(isComplete(await kept.record(7)))
})

test('what cannot be spoken is passed over, and a picture that is missing is no fault', async () => {
    const { server, kept, keeper, bring, sounds } = device()
    server.fault = path => path.includes('/v30.') ? 422 : path.includes('/resource') ? 404 : null
    await keeper.wish(7, [0])
    await bring()
    assert.equal(sounds().length, sentencesInChapter - 1)
    assert.ok(isComplete(await kept.record(7)))
})

test('a device without room is told, and what is here stays', async () => {
    const { server, kept, keeper, bring } = device()
    const keep = kept.keep.bind(kept)
    kept.keep = async (id, path, response) => {
        if (path.includes('/v50.m4s')) throw Object.assign(new Error('full'), { name: 'QuotaExceededError', status: 507 })
        return keep(id, path, response)
    }
    await keeper.wish(7, [0])
    await assert.rejects(bring(), { name: 'QuotaExceededError' })
    const count = server.asked.length
    assert.equal(isComplete(await kept.record(7)), false)
    await new Promise(resolve => setTimeout(resolve, 5))
    assert.equal(server.asked.length, count)
})
