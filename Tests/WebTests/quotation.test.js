import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quotation } from '../../Sources/CWebPages/Web/lib/quotation.js'

const book = { title: 'The Time Machine', authors: ['H. G. Wells'] }

test('a passage is handed on with where it is from', () => {
    assert.equal(quotation(' It is simply this. ', book, 'I'), '“It is simply this.”\n— H. G. Wells, The Time Machine, I')
    assert.equal(quotation('a\n\n  b', { title: 'T', authors: [] }, ''), '“a\nb”\n— T')
})

test('what has its own marks gets no others', () => {
    assert.equal(quotation('“Why not?”', book, ''), '“Why not?”\n— H. G. Wells, The Time Machine')
})
