import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roleMay } from '../../Sources/CWebPages/Web/lib/rights.js'

test('each may what the table of docs/household.md says', () => {
    const may = role => ['shelf', 'export', 'house'].filter(right => roleMay(role, right))
    assert.deepEqual(['owner', 'member', 'guest', 'child'].map(may), [['shelf', 'export', 'house'], ['shelf', 'export'], [], []])
})
