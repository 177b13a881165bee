import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leadHome, noteHome } from '../../Sources/CWebPages/Web/lib/way-home.js'

/** What becomes of a click on the link, on the last of some pages; those of the library have its name. */
function clicked(pages, event = {}) {
    const kept = new Map()
    const storage = { getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) }
    const entries = pages.map((_, index) => ({ key: `key ${index}`, index }))
    for (const [index, page] of pages.entries()) if (page === 'library') noteHome(storage, { currentEntry: entries[index] })
    const did = { prevented: 0, to: null }
    const history = {
        currentEntry: entries.at(-1), entries: () => entries,
        traverseTo(key) {
            did.to = key
            // A page that goes away is told nothing, or that it was given up.
            return { committed: Promise.reject(new Error('gone')), finished: Promise.reject(new Error('gone')) }
        },
    }
    leadHome({ addEventListener: (_, click) => click({ preventDefault: () => did.prevented++, ...event }) }, storage, history)
    return did
}

test('the link leads back to the library as it was left last', () => {
    assert.deepEqual(clicked(['library', 'book', 'library', 'book', 'book']), { prevented: 1, to: 'key 2' })
    assert.deepEqual(clicked(['library', 'settings']), { prevented: 1, to: 'key 0' })
})

test('who has not come from there, or wishes for another tab, follows the link', () => {
    assert.deepEqual(clicked(['book']), { prevented: 0, to: null })
    assert.deepEqual(clicked(['elsewhere', 'settings', 'book']), { prevented: 0, to: null })
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) assert.equal(clicked(['library', 'book'], { [key]: true }).prevented, 0)
})

test('where the browser does not tell its history the link is one', () => {
    let prevented = 0
    const storage = { getItem: () => null, setItem: () => assert.fail('nothing to keep') }
    noteHome(storage, undefined)
    leadHome({ addEventListener: (_, click) => click({ preventDefault: () => prevented++ }) }, storage, undefined)
    assert.equal(prevented, 0)
})
