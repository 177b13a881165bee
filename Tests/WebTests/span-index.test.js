import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SpanIndex } from '../../Sources/CWebPages/Web/lib/span-index.js'

const texts = ['Chapter ', 'I\n', '', '𝄞 sang', '.\n']
const nodes = texts.map(data => ({ data, length: data.length }))
const index = new SpanIndex(nodes, 100)
const whole = texts.join('')

test('every offset of a part leads to a place, and the place back to the offset', () => {
    for (let offset = 100; offset <= index.end; offset++) {
        for (const isEnd of [false, true]) {
            const { node, offset: within } = index.position(offset, isEnd)
            assert.equal(index.offset(node, within), offset)
        }
    }
})

test('a stretch begins at the start of a node rather than at the end of the one before', () => {
    assert.deepEqual(index.position(108), { node: nodes[1], offset: 0 })
    assert.deepEqual(index.position(108, true), { node: nodes[0], offset: 8 })
})

test('the text of a stretch is the book\'s', () => {
    for (let start = 0; start < whole.length; start++) {
        for (let end = start; end <= whole.length; end++) {
            assert.equal(index.text({ start: 100 + start, end: 100 + end }), whole.slice(start, end))
        }
    }
})

test('offsets outside are brought inside', () => {
    assert.equal(index.position(3).offset, 0)
    assert.deepEqual(index.position(9999, true), { node: nodes[4], offset: 2 })
    assert.equal(new SpanIndex([], 0).position(0), null)
})
