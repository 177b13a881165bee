import { test } from 'node:test'
import assert from 'node:assert/strict'
import { pageSpreads } from '../../Sources/CWebPages/Web/lib/page-spreads.js'

const page = (side = null, isPicture = true) => ({ start: 0, isPicture, width: 600, height: 900, side })
const spreads = (pages, direction = 'ltr') => pageSpreads({ direction, pages }, true)

test('in a narrow window every page is alone', () => {
    assert.deepEqual(pageSpreads({ direction: 'ltr', pages: [page(), page(), page()] }, false), [[0], [1], [2]])
})

test('a cover is alone, the others lie side by side', () => {
    assert.deepEqual(spreads([page(), page(), page(), page(), page(), page()]), [[0], [1, 2], [3, 4], [5]])
})

test('a page of two is alone, and nothing is paired across it', () => {
    assert.deepEqual(spreads([page(), page(), page('center'), page(), page()]), [[0], [1], [2], [3, 4]])
})

test('the sides that a book names hold, from the right as well', () => {
    assert.deepEqual(spreads([page('right'), page('left'), page('right')]), [[0], [1, 2]])
    assert.deepEqual(spreads([page('left'), page('right'), page('left')], 'rtl'), [[0], [1, 2]])
    assert.deepEqual(spreads([page('left'), page('right')]), [[0, 1]])
})

test('a page of text has the window to itself', () => {
    assert.deepEqual(spreads([page(), page(), page(null, false), page()]), [[0], [1], [2], [3]])
})

test('every page is there once, in order', () => {
    const sides = [null, 'left', 'right', 'center', null, 'left', 'left', 'right', 'right', null, null]
    assert.deepEqual(spreads(sides.map(side => page(side))).flat(), sides.map((_, index) => index))
})
