import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressAlone, droppedWords } from '../../Sources/CWebPages/Web/lib/dropped-words.js'

test('an address is one when nothing else stands there', () => {
    assert.equal(addressAlone(' https://example.org/page?a=b\n'), 'https://example.org/page?a=b')
    for (const text of ['', 'Emma', 'See https://example.org', 'https://example.org and more', 'https://', 'file:///etc/hosts', 'https://a.org\nhttps://b.org']) {
        assert.equal(addressAlone(text), null, text)
    }
})

test('of a link that is dropped the address counts, of anything else the words', () => {
    const drop = words => droppedWords({ getData: type => words[type] ?? '' })
    const link = { 'text/uri-list': '# of a page\r\nhttps://example.org/one\r\nhttps://example.org/two', 'text/plain': 'One' }
    assert.equal(drop(link), 'https://example.org/one')
    assert.equal(drop({ 'text/uri-list': 'mailto:a@example.org', 'text/plain': 'A letter.' }), 'A letter.')
    assert.equal(drop({}), '')
})
