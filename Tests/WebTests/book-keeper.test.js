import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BookKeeper } from '../../Sources/CWebPages/Web/lib/book-keeper.js'
import { KeptBooks, isComplete, isHere } from '../../Sources/CWebPages/Web/lib/kept-books.js'
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

test('of a chapter that is spoken otherwise what has changed comes, and nothing else', async () => {
    const { server, kept, keeper, bring, sounds } = device()
    await keeper.wish(7, [0, 1])
    await bring()
    const { bytes } = await kept.record(7)
    server.otherwise.add(120)
    server.wishes = 'w2'
    server.asked = []
    assert.ok(await keeper.look(7, new AbortController().signal))
    const stale = await kept.record(7)
    assert.deepEqual([stale.stale, isComplete(stale), isHere(stale)], [[1], false, true])
    assert.equal(server.asked.length, 1)
    await bring()
    assert.deepEqual(server.paths.filter(path => path.includes('/clips/v')), ['/api/books/7/clips/vo120.json', '/api/books/7/clips/vo120.m4s'])
    assert.ok(server.paths.includes('/api/books/7/omissions'))
    assert.equal(sounds().length, 2 * sentencesInChapter)
    assert.ok(sounds().some(path => path.includes('/vo120.')) && !sounds().some(path => path.includes('/v120.')))
    const book = await kept.record(7)
    assert.deepEqual([book.stale, isComplete(book), book.bytes - bytes], [[], true, 'vo120.m4s'.length - 'v120.m4s'.length])
    assert.equal(await keeper.look(7, new AbortController().signal), false)
})

test('what is here stays until what is new is here', async () => {
    const { server, kept, keeper, bring, sounds } = device()
    await keeper.wish(7, [0])
    await bring()
    const before = sounds()
    server.voice = 'w'
    server.fault = path => path.includes('/w70') ? 403 : null
    await assert.rejects(bring())
    assert.ok(before.every(path => sounds().includes(path)))
    assert.equal((await kept.script(7)).chapters[0].voice, 'v')
    server.fault = () => null
    await bring()
    assert.equal(sounds().length, sentencesInChapter)
    assert.ok(sounds().every(path => path.includes('voice=w')))
    assert.equal((await kept.script(7)).chapters[0].voice, 'w')
})

test('sound that came for nothing goes in the end', async () => {
    const { server, keeper, bring, sounds } = device()
    await keeper.wish(7, [0])
    await bring()
    server.otherwise.add(10).add(90)
    server.fault = path => path.includes('/vo90') ? 403 : null
    await assert.rejects(bring())
    assert.ok(sounds().some(path => path.includes('/vo10.')))
    server.otherwise = new Set([20])
    server.fault = () => null
    await bring()
    assert.deepEqual(sounds().filter(path => path.includes('/vo')).map(path => path.split('?')[0]), ['/api/books/7/clips/vo20.m4s'])
    assert.equal(sounds().length, sentencesInChapter)
})

test('what is changed while it comes is listed anew', async () => {
    const { server, kept, keeper, bring, sounds } = device()
    await keeper.wish(7, [0])
    const { ask } = server
    server.ask = async (path, options) => {
        if (path.includes('/v50.m4s') && server.otherwise.size === 0) {
            server.otherwise.add(50)
            throw Object.assign(new Error('other'), { status: 409, code: 'other-clip', isPassing: false })
        }
        return ask(path, options)
    }
    await new BookKeeper({ kept, ask: (...question) => server.ask(...question), addresses: pictures, wait: async () => {} })
        .bring(7, { kind: 'm4s', signal: new AbortController().signal, tell: () => {} })
    assert.ok(sounds().some(path => path.includes('/vo50.')))
    assert.equal(sounds().length, sentencesInChapter)
    await bring()
    assert.ok(isComplete(await kept.record(7)))
})

test('another text takes the place of what is here when the listener says so', async () => {
    const { server, caches, kept, keeper, bring, sounds } = device()
    await keeper.wish(7, [0])
    await bring()
    server.revision = 'r2'
    await bring()
    assert.deepEqual([(await kept.record(7)).isReplaced, (await kept.record(7)).revision, sounds().length], [true, 'r1', sentencesInChapter])
    await keeper.replace(7)
    await bring()
    assert.ok(caches.paths('vorleser-book-7').every(path => !path.includes('revision=r1') || path.includes('resource')))
    const book = await kept.record(7)
    assert.deepEqual([book.revision, book.isReplaced, isComplete(book)], ['r2', false, true])
})

test('sound in few bytes stands where the other one would, and one takes the place of the other', async () => {
    const { server, caches, kept, keeper, bring, sounds } = device()
    const answers = async () => Promise.all(sounds().map(async path => (await kept.answer(7, path)).headers.get('Content-Type')))
    await keeper.wish(7, [0], true)
    await bring()
    const [small, ...others] = new Set(await answers())
    assert.deepEqual([small, others], ['audio/mp4; codecs="mp4a.40.2"', []])
    assert.equal(sounds().length, sentencesInChapter)
    assert.ok(sounds().every(path => !path.includes('codec')))
    assert.ok(caches.paths('vorleser-answers').includes('/api/clips/init-24000.mp4?codec=aac'))
    await keeper.wish(7, [0, 1], false)
    assert.deepEqual([isHere(await kept.record(7)), isComplete(await kept.record(7))], [false, false])
    server.fault = path => path.includes('/v70.m4s') ? 403 : null
    await assert.rejects(bring())
    assert.equal(sounds().filter(path => Number(/at=(\d+)/.exec(path)[1]) < 100).length, sentencesInChapter)
    server.fault = () => null
    await bring()
    assert.deepEqual([...new Set(await answers())], ['audio/mp4; codecs="flac"'])
    const book = await kept.record(7)
    const sizes = await Promise.all(caches.paths('vorleser-book-7').filter(path => path.startsWith('/api'))
        .map(async path => (await (await kept.answer(7, path)).arrayBuffer()).byteLength))
    assert.deepEqual([isComplete(book), book.bytes], [true, sizes.reduce((sum, size) => sum + size, 0)])
})

test('a book that no voice reads any more keeps its sound', async () => {
    const { server, kept, keeper, bring, sounds } = device()
    await keeper.wish(7, [0])
    await bring()
    server.voice = null
    assert.equal(await keeper.look(7, new AbortController().signal), false)
    assert.ok(isComplete(await kept.record(7)))
    assert.equal(sounds().length, sentencesInChapter)
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
