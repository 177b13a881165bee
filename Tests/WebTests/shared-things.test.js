import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shared } from '../../Sources/CWebPages/Web/lib/shared-things.js'

function form(values) {
    const made = new FormData()
    for (const [name, value] of Object.entries(values)) made.append(name, value)
    return made
}

test('a page is shared by its address, wherever a system puts that', () => {
    for (const values of [
        { url: 'https://example.org/a', title: 'A' }, { text: 'https://example.org/a' },
        { text: 'A – Example https://example.org/a', title: 'A' }, { text: ' https://example.org/a\n', url: '' },
    ]) assert.deepEqual(shared(form(values)).address, 'https://example.org/a', JSON.stringify(values))
})

test('a text stays a text, also one that names its source', () => {
    const text = 'It was a bright cold day in April. '.repeat(20) + 'https://example.org/a'
    assert.deepEqual(shared(form({ text, title: 'T' })), { files: [], text: text.trim(), title: 'T', address: null })
    assert.equal(shared(form({ text: 'See https://example.org/a for more.' })).address, null)
})

test('files are files, and nothing is nothing', () => {
    const file = new File(['x'], 'a.epub', { type: 'application/epub+zip' })
    assert.deepEqual(shared(form({ files: file })).files.map(({ name }) => name), ['a.epub'])
    assert.deepEqual(shared(form({ files: new File([], '') })), { files: [], text: '', title: '', address: null })
})
