import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partPath } from '../../Sources/CWebPages/Web/lib/book-paths.js'
import { Opening } from '../../Sources/CWebPages/Web/lib/opening.js'

const outline = { revision: '1-a b', parts: [{ start: 0 }, { start: 10 }, { start: 20 }] }

function opening({ offset = 12, fail = false } = {}) {
    const asked = []
    const get = async path => {
        asked.push(path)
        if (fail) throw new Error('away')
        return path.endsWith('/outline') ? outline : { html: path }
    }
    return { asked, made: new Opening({ id: 7, get, placeIn: () => offset }) }
}

test('the outline and the part of the place are asked for at once, and only once', async () => {
    const { asked, made } = opening()
    const wanted = ['/api/books/7/outline', '/api/books/7/parts/1?revision=1-a+b']
    assert.equal(await made.get(wanted[0]), outline)
    assert.equal(partPath(7, outline, 1), wanted[1])
    assert.deepEqual(await made.get(wanted[1]), { html: wanted[1] })
    assert.deepEqual(asked, wanted)
    await made.get(wanted[1])
    assert.deepEqual(asked, [...wanted, wanted[1]])
})

test('what was not foreseen is asked for then', async () => {
    const { asked, made } = opening()
    await made.get('/api/books/7/outline')
    await made.get(partPath(7, outline, 2))
    assert.equal(asked.at(-1), partPath(7, outline, 2))
})

test('a first question without an answer is told, and can be asked again', async () => {
    const { asked, made } = opening({ fail: true })
    await assert.rejects(made.get('/api/books/7/outline'), /away/)
    await assert.rejects(made.get('/api/books/7/outline'), /away/)
    assert.equal(asked.length, 2)
})
