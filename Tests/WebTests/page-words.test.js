import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasOwnPages, pageWords } from '../../Sources/CWebPages/Web/lib/page-words.js'

test('two pages side by side are both told', () => {
    assert.equal(pageWords({ first: 2, page: 3, pages: 4 }, false), 'Pages 2–3 of 4')
    assert.equal(pageWords({ first: 2, page: 3, pages: 4 }, true), '2–3 of 4 · 1 page left in the chapter')
})

test('of a chapter only books with several speak', () => {
    assert.equal(pageWords({ first: 4, page: 4, pages: 4 }, false), 'Page 4 of 4')
    assert.equal(pageWords({ first: 4, page: 4, pages: 4 }, true), '4 of 4 · last page of the chapter')
})

test('the pages of a comic are no printed edition\'s', () => {
    const pages = count => Array.from({ length: count }, () => ({}))
    assert.equal(hasOwnPages({ fixed: { pages: pages(4) }, pages: pages(4) }), true)
    assert.equal(hasOwnPages({ fixed: { pages: pages(4) }, pages: pages(2) }), false)
    assert.equal(hasOwnPages({ fixed: null, pages: pages(4) }), false)
})
