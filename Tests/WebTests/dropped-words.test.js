import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressAlone, addressTyped, droppedWords } from '../../Sources/CWebPages/Web/lib/dropped-words.js'

test('an address is one when nothing else stands there', () => {
    assert.equal(addressAlone(' https://example.org/page?a=b\n'), 'https://example.org/page?a=b')
    for (const text of ['', 'Emma', 'See https://example.org', 'https://example.org and more', 'https://', 'file:///etc/hosts', 'https://a.org\nhttps://b.org']) {
        assert.equal(addressAlone(text), null, text)
    }
})

test('an address may be typed without what all have in common', () => {
    assert.equal(addressTyped(' example.org/page '), 'https://example.org/page')
    assert.equal(addressTyped('example.org:8080/page'), 'https://example.org:8080/page')
    assert.equal(addressTyped('http://example.org'), 'http://example.org')
    assert.equal(addressTyped('HTTPS://example.org'), 'HTTPS://example.org')
    // The server says what is none.
    assert.equal(addressTyped('file:///etc/hosts'), 'file:///etc/hosts')
    assert.equal(addressAlone('www.example.org/page'), 'https://www.example.org/page')
    for (const text of ['example.org', 'www.', 'www.example', 'www.example.org and more']) assert.equal(addressAlone(text), null, text)
})

test('of a link that is dropped the address counts, of anything else the words', () => {
    const drop = words => droppedWords({ getData: type => words[type] ?? '' })
    const link = { 'text/uri-list': '# of a page\r\nhttps://example.org/one\r\nhttps://example.org/two', 'text/plain': 'One' }
    assert.equal(drop(link), 'https://example.org/one')
    assert.equal(drop({ 'text/uri-list': 'mailto:a@example.org', 'text/plain': 'A letter.' }), 'A letter.')
    assert.equal(drop({}), '')
})
