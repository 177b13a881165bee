import assert from 'node:assert/strict'
import { test } from 'node:test'

import { warningLines } from '../../Sources/CWebPages/Web/lib/warning-words.js'

/** @param {string} message @returns {Server.Warning} */
const warning = message => /** @type {Server.Warning} */ ({ code: 'none', facts: {}, message })

test('a thing that is said often is said once, with how often', () => {
    const losses = ['A.', 'B.', 'A.', 'C.', 'D.', 'D.'].map(warning)
    assert.deepEqual(warningLines(losses, 2), ['A. (2 times)', 'B.', 'And 3 more.'])
    assert.deepEqual(warningLines(losses.slice(0, 2), 2), ['A.', 'B.'])
})
