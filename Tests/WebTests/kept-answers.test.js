import assert from 'node:assert/strict'
import { test } from 'node:test'
import '../../Sources/CWebPages/Web/worker/kept-answers.js'
import '../../Sources/CWebPages/Web/worker/kept-search.js'
import { BookKeeper } from '../../Sources/CWebPages/Web/lib/book-keeper.js'
import { KeptBooks } from '../../Sources/CWebPages/Web/lib/kept-books.js'
import { BookServer, pictures } from './book-server.js'
import { MemoryCaches } from './memory-caches.js'

const { KeptAnswers, keptSearch } = globalThis

// A device that keeps chapters of a book, and a worker that answers for it.
async function device(chapters) {
    const [server, caches] = [new BookServer(), new MemoryCaches()]
    const keeper = new BookKeeper({ kept: new KeptBooks(caches), ask: server.ask, addresses: pictures })
    await keeper.wish(7, chapters)
    await keeper.bring(7, { kind: 'm4s', signal: new AbortController().signal, tell: () => {} })
    server.asked = []
    const clock = { now: 0, late: new Promise(() => {}) }
    const worker = new KeptAnswers({
        caches, search: keptSearch, now: () => clock.now, wait: () => clock.late,
        // Browsers have no status for a server that is not there.
        fetch: ({ url }) => server.ask(new URL(url).pathname + new URL(url).search).catch(error => { throw new TypeError(error.message) }),
    })
    const ask = (path, options) => worker.answer(new Request('https://attic.local' + path, options))
    const json = async path => (await ask(path)).json()
    return { server, caches, clock, worker, ask, json }
}

const listed = ({ utterances }) => utterances.map(({ start }) => start)

test('the server speaks for itself as long as it answers', async () => {
    const { server, json } = await device([])
    assert.equal((await json('/api/books/7/outline')).title, 'Seven')
    assert.deepEqual(server.paths, ['/api/books/7/outline'])
})

test('away from it the book has its text, its pictures and what is skipped', async () => {
    const { server, ask, json } = await device([])
    server.isAway = true
    assert.equal((await json('/api/books/7/outline')).revision, 'r1')
    for (const path of ['/parts/1?revision=r1', '/resource?href=a.png&revision=r1', '/omissions?start=5&end=9', '/times?at=44', '/bookmarks']) {
        assert.ok((await ask('/api/books/7' + path)).ok, path)
    }
})

test('what is said is listed from any place of a kept chapter, and on through those that follow', async () => {
    const { server, json } = await device([0, 1])
    server.isAway = true
    const { voice, ...first } = await json('/api/books/7/utterances?from=53&count=4')
    assert.equal(voice, 'v')
    assert.deepEqual(listed(first), [50, 60, 70, 80])
    assert.equal(first.next, 90)
    const over = await json('/api/books/7/utterances?from=90&count=3')
    assert.deepEqual(listed(over), [90, 100, 110])
    const last = await json('/api/books/7/utterances?from=190&count=16')
    assert.deepEqual([listed(last), last.next], [[190], 200])
})

test('chapters of another voice are listed by themselves', async () => {
    const { server, caches, json } = await device([0, 1])
    const kept = new KeptBooks(caches)
    const script = await kept.script(7)
    script.chapters[1].voice = 'w'
    await kept.writeScript(7, script)
    server.isAway = true
    const one = await json('/api/books/7/utterances?from=80&count=16')
    assert.deepEqual([one.voice, listed(one), one.next], ['v', [80, 90], 100])
    const other = await json('/api/books/7/utterances?from=100&count=2')
    assert.deepEqual([other.voice, listed(other)], ['w', [100, 110]])
})

test('nothing is listed of a chapter without sound, nor of what is skipped', async () => {
    const { server, ask } = await device([1])
    server.isAway = true
    await assert.rejects(ask('/api/books/7/utterances?from=0&count=16'))
    await assert.rejects(ask('/api/books/7/utterances?from=110&count=16&hear=110-120'))
})

test('words are found in the text that is here, whatever their accents, capitals, quotes and blanks', async () => {
    const { server, json } = await device([])
    server.isAway = true
    const found = async (words, rest = '') => json(`/api/books/7/search?q=${encodeURIComponent(words)}&limit=50${rest}`)
    const { hits, next } = await found("naive  'cafe' & <tea>")
    assert.deepEqual(hits.map(({ start, end, chapter, match }) => [start, end, chapter, match]), [[115, 135, 1, 'Naïve\n‘Café’ & <tea>']])
    assert.equal(hits[0].before, 'Once there was ')
    assert.equal(hits[0].after, '.')
    assert.equal(next, null)
    const many = await json('/api/books/7/search?q=e&limit=2')
    assert.deepEqual([many.hits.map(({ start }) => start), many.next], [[103, 107], 109])
    assert.deepEqual((await found('e', '&from=109')).hits.map(({ start }) => start).slice(0, 1), [109])
    for (const words of ['', ' ', '.*', 'zebra']) assert.deepEqual((await found(words)).hits.filter(({ match }) => match !== '.*'), [], words)
})

test('the last chapter ends the book', async () => {
    const { server, json } = await device([2])
    server.isAway = true
    assert.equal((await json('/api/books/7/utterances?from=280&count=16')).next, null)
})

test('sound that is here is not asked for', async () => {
    const { server, ask } = await device([0])
    assert.ok((await ask('/api/books/7/clips/v10.m4s?at=10&voice=v&pause=0.5')).ok)
    assert.deepEqual(server.paths, [])
})

test('a server that hangs is not waited for, and not asked first the next time', async () => {
    const { server, clock, json } = await device([])
    const { ask } = server
    server.ask = () => new Promise(() => {})
    clock.late = Promise.resolve()
    assert.equal((await json('/api/books/7/outline')).revision, 'r1')
    server.ask = ask
    server.isAway = true
    clock.late = new Promise(() => {})
    assert.equal((await json('/api/books/7/outline')).revision, 'r1')
    server.ask = () => new Promise(() => {})
    assert.equal((await json('/api/books/7/outline')).revision, 'r1')
})

test('what the server says now is kept, but not the outline of another text', async () => {
    const { server, json } = await device([])
    server.revision = 'r2'
    assert.equal((await json('/api/books/7/outline')).revision, 'r2')
    server.isAway = true
    assert.equal((await json('/api/books/7/outline')).revision, 'r1')
})

test('the library shows the books that are here', async () => {
    const { server, json } = await device([])
    server.isAway = true
    const { books, isFromDevice } = await json('/api/books?q=ann&sort=recent')
    assert.deepEqual([books.map(({ title }) => title), isFromDevice], [['Seven'], true])
    assert.deepEqual((await json('/api/books?q=zola')).books, [])
})

test('away from it all kept books are searched, in steps', async () => {
    const { server, caches, clock, json } = await device([])
    server.isAway = true
    // The same book once more, as another one that was added before.
    const other = await caches.open('vorleser-book-8')
    for (const path of caches.paths('vorleser-book-7')) {
        const answer = await (await caches.open('vorleser-book-7')).match(path)
        await other.put(path.replace('/api/books/7', '/api/books/8'), answer)
    }
    await other.put('/api/books/8', Response.json({ id: 8, title: 'Eight', authors: [], addedAt: '2025-01-01T00:00:00Z' }))
    const all = await json('/api/search?q=NAIVE&limit=3')
    assert.deepEqual(all.books.map(({ id, title, hasMore }) => [id, title, hasMore]), [[7, 'Seven', false], [8, 'Eight', false]])
    assert.deepEqual(all.books[0].hits.map(({ start, chapter, match }) => [start, chapter, match]), [[115, 'Chapter 2', 'Naïve']])
    assert.deepEqual([all.searched, all.unread, all.next], [2, [], null])
    const many = await json('/api/search?q=e&limit=2')
    assert.deepEqual(many.books.map(({ hits, hasMore }) => [hits.length, hasMore]), [[2, true], [2, true]])
    // When time is up it goes on with the next book.
    Object.defineProperty(clock, 'now', { get: (time => () => time += 1100)(10_000) })
    const first = await json('/api/search?q=naive&limit=3')
    assert.deepEqual([first.searched, first.next], [1, 8])
    const rest = await json('/api/search?q=naive&limit=3&from=8')
    assert.deepEqual([rest.books.map(({ id }) => id), rest.searched, rest.next], [[8], 1, null])
    assert.deepEqual((await json('/api/search?q=zebra&limit=3')).books, [])
})

test('the server’s own word is not taken from here', async () => {
    const { server, ask } = await device([])
    server.isAway = true
    await assert.rejects(ask('/api/books/7/bookmarks', { cache: 'no-store' }))
})

test('only what is of kept books passes through here', async () => {
    const { worker, caches } = await device([])
    assert.ok(worker.mayAnswer('/api/books/8/outline'), 'until it is known which those are')
    await worker.look()
    for (const path of ['/api/books/7', '/api/books/7/clips/x.m4s', '/api/books', '/api/search', '/api/settings']) assert.ok(worker.mayAnswer(path), path)
    for (const path of ['/api/books/8/clips/x.m4s', '/api/events', '/api/exports']) assert.equal(worker.mayAnswer(path), false, path)
    await new KeptBooks(caches, () => worker.look()).remove(7)
    await worker.look()
    for (const path of ['/api/books/7', '/api/books', '/api/settings']) assert.equal(worker.mayAnswer(path), false, path)
})

test('a book that is not kept, and a request that is given up, change nothing', async () => {
    const { server, ask, json } = await device([])
    await assert.rejects(ask('/api/books/8/outline', { signal: AbortSignal.abort() }).then(answer => answer.json()))
    assert.equal((await json('/api/books/7/outline')).revision, 'r1')
    assert.equal(server.paths.at(-1), '/api/books/7/outline')
})
