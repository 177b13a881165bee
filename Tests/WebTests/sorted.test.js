import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstWhere, lastAtMost } from '../../Sources/CWebPages/Web/lib/sorted.js'

test('the last item at most a value is what a look at each finds', () => {
    for (const items of [[], [0], [0, 0, 3], [1, 4, 4, 9, 12]]) {
        for (let value = -1; value < 14; value++) {
            assert.equal(lastAtMost(items, value), items.findLastIndex(item => item <= value))
        }
    }
})

test('the first number for which a test holds is found, or the end', () => {
    for (let edge = 0; edge < 12; edge++) assert.equal(firstWhere(0, 9, value => value >= edge), Math.min(edge, 9))
})
