import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ClipSource } from '../../Sources/CWebPages/Web/lib/clip-source.js'
import { listen } from './listen.js'

class Refusal extends Error {
    constructor(status) {
        super(`refused by ${status}`)
        this.status = status
        this.code = status === 409 ? 'other-clip' : 'refused'
        this.isPassing = status === 0 || status >= 502
    }
}

// A server with a book of sentences of ten code units; `fault` may refuse a path.
function server({ sentences = 5, fault = () => null } = {}) {
    const asked = []
    const ask = async path => {
        asked.push(path)
        const status = fault(path, asked)
        if (status !== null) throw new Refusal(status)
        const from = Number(/from=(\d+)/.exec(path)?.[1])
        if (path.includes('/utterances')) {
            const first = Math.floor(from / 10)
            const list = Array.from({ length: Math.min(2, sentences - first) }, (_, index) => {
                const start = 10 * (first + index)
                return { start, end: start + 10, clip: `c${start}`, query: `at=${start}&voice=v`, pause: 0.3 }
            })
            const next = 10 * (first + 2)
            return { json: async () => ({ utterances: list, next: next < 10 * sentences ? next : null }) }
        }
        return { json: async () => ({ seconds: 1, sampleRate: 24000, words: [] }), arrayBuffer: async () => new ArrayBuffer(8), headers: new Headers({ 'Content-Type': 'audio/mp4; codecs="flac"' }) }
    }
    return { ask, asked }
}

async function taken(source, from, options = {}) {
    const clips = []
    for await (const clip of source.clips(from, { signal: new AbortController().signal, ...options })) clips.push(clip)
    return clips
}

const source = ({ ask }) => new ClipSource({ book: 7, ask, wait: async () => {}, kind: 'm4s' })

test('clips come in order from the one with the place to the end of the book', async () => {
    const clips = await taken(source(server()), 13)
    assert.deepEqual(clips.map(({ start }) => start), [10, 20, 30, 40])
})

test('nothing delays the first clip, and only a little is fetched ahead of the others', async () => {
    const { ask, asked } = server({ sentences: 100 })
    const clips = source({ ask }).clips(0, { signal: new AbortController().signal })
    const fetched = () => asked.filter(path => path.includes('.m4s')).length
    await clips.next()
    assert.equal(fetched(), 1)
    await clips.next()
    assert.equal(fetched(), 3)
    await clips.return()
})

test('what cannot be spoken is told, and the next one follows', async () => {
    const clips = await taken(source(server({ sentences: 3, fault: path => path.includes('c10.') ? 422 : null })), 0)
    assert.deepEqual(clips.map(({ failed }) => failed ?? 'spoken'), ['spoken', 'refused by 422', 'spoken'])
})

test('what is said otherwise by now is listed once more from where it stopped', async () => {
    // The clip of the second listing is another.
    let isListedAgain = false
    const changed = server({ sentences: 4, fault: (path, asked) => {
        if (path.includes('/utterances')) isListedAgain = asked.filter(one => one === path).length > 1
        return path.includes('c20.') && !isListedAgain ? 409 : null
    } })
    const clips = await taken(source(changed), 0)
    assert.deepEqual(clips.map(({ start }) => start), [0, 10, 20, 30])
})

test('a server that refuses what it has just listed is not asked for ever', async () => {
    const { ask, asked } = server({ fault: path => path.includes('.json') ? 409 : null })
    await assert.rejects(taken(source({ ask }), 0), { status: 409 })
    assert.equal(asked.filter(path => path.includes('/utterances')).length, 2)
})

test('a clip is asked for in its book, with all that says where it is', async () => {
    const { ask, asked } = server({ sentences: 1 })
    await taken(source({ ask }), 0)
    assert.deepEqual(asked.slice(1), ['/api/books/7/clips/c0.json?at=0&voice=v', '/api/books/7/clips/c0.m4s?at=0&voice=v&pause=0.3'])
})

test('a lost connection is told once, and what was missing follows when it is back', async () => {
    let faults = 6
    const lossy = source(server({ sentences: 3, fault: path => path.includes('c10') && faults-- > 0 ? 0 : null }))
    const heard = listen(lossy, ['lost', 'found'])
    const clips = await taken(lossy, 0)
    assert.deepEqual(clips.map(({ start }) => start), [0, 10, 20])
    assert.deepEqual(heard.map(([type]) => type), ['lost', 'found'])
})

test('what is skipped is asked for by its span, and nothing follows', async () => {
    const { ask, asked } = server()
    const clips = await taken(source({ ask }), 10, { hear: { start: 10, end: 30 } })
    assert.ok(asked[0].includes('hear=10-30'))
    assert.deepEqual(clips.map(({ start }) => start), [10, 20])
})

test('what is there is heard to its end when nothing can be listed after it', { timeout: 5000 }, async () => {
    const { ask } = server({ sentences: 5, fault: path => /from=20/.test(path) ? 0 : null })
    const turn = new AbortController()
    const clips = new ClipSource({ book: 7, ask, wait: () => new Promise(() => {}), kind: 'm4s' }).clips(0, { signal: turn.signal })
    const taken = [await clips.next(), await clips.next()]
    assert.deepEqual(taken.map(({ value }) => value.start), [0, 10])
})

test('a clip says what its bytes are', async () => {
    const [clip] = await taken(source(server()), 0)
    assert.equal(clip.type, 'audio/mp4; codecs="flac"')
})
