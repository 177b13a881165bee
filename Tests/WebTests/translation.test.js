import assert from 'node:assert/strict'
import test from 'node:test'
import { primaryLanguage, translationAddress, translationHost } from '../../Sources/CWebPages/Web/lib/translation.js'

const words = { text: 'a & b/{to}', from: 'en', to: 'de' }

test('the words and languages stand in the address, and mean nothing else there', () => {
    assert.equal(translationAddress('https://t.example/?q={text}&f={from}&t={to}', words),
        'https://t.example/?q=a%20%26%20b%2F%7Bto%7D&f=en&t=de')
    assert.equal(translationAddress('https://t.example/{from}/{text}', { ...words, from: null }), 'https://t.example/auto/a%20%26%20b%2F%7Bto%7D')
})

test('there is no address without a template, nor one that leads out of the web', () => {
    assert.equal(translationAddress(null, words), null)
    assert.equal(translationAddress('javascript:alert("{text}")', words), null)
    assert.equal(translationAddress('{text}', words), null)
})

test('it is said whom the words go to', () => {
    assert.equal(translationHost('https://t.example:8443/{text}'), 't.example:8443')
    assert.equal(translationHost(null), null)
})

test('a language is its first subtag', () => {
    assert.equal(primaryLanguage('en-GB'), 'en')
    for (const none of [null, '', 'mul', 'und', 'x']) assert.equal(primaryLanguage(none), null)
})
