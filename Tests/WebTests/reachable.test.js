import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressesForOthers } from '../../Sources/CWebPages/Web/lib/reachable.js'

const known = ['http://192.0.2.2:8080/', 'http://attic.local:8080/']

test('who sits at the computer itself is told by what others find it', () => {
    const here = new URL('http://127.0.0.1:8080/settings')
    assert.deepEqual(addressesForOthers('/pair', known, here), ['http://192.0.2.2:8080/pair', 'http://attic.local:8080/pair'])
    assert.deepEqual(addressesForOthers('/books/pair', ['https://example.org/books/'], new URL('http://[::1]:80/books/')), ['https://example.org/books/pair'])
    assert.deepEqual(addressesForOthers('/pair', [], here), [])
    // A machine without a network knows no other.
    assert.deepEqual(addressesForOthers('/pair', ['http://localhost:8080/'], here), [])
})

test('who has come over the network tells others the same way', () => {
    assert.deepEqual(addressesForOthers('/pair', known, new URL('https://books.example.org/settings')), ['https://books.example.org/pair'])
})
