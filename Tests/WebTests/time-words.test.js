import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wholePercent } from '../../Sources/CWebPages/Web/lib/time-words.js'

test('what is begun is never at 0 %, and nothing is finished before its end', () => {
    assert.deepEqual([0, 0.0001, 0.019, 0.317, 0.999, 1].map(wholePercent), [0, 1, 1, 31, 99, 100])
})
