import assert from 'node:assert/strict'
import { test } from 'node:test'
import { othersWords, restoredWords } from '../../Sources/CWebPages/Web/lib/restored-words.js'

const nothing = {
    books: 1, places: 0, bookmarks: 0, highlights: 0, pronunciations: 0, covers: 0, settings: 0, activity: 0, missing: [], refused: 0,
}

test('what came is counted, and nothing else is said', () => {
    assert.equal(restoredWords(nothing), 'Nothing in it was new.')
    assert.equal(restoredWords({ ...nothing, places: 2, bookmarks: 1, activity: 3 }),
        'Restored: 2 places, 1 bookmark, reading time of 3 days.')
})

test('a book that is not here is named, with what to do', () => {
    const book = title => ({ title, authors: [], digest: '', fileName: '' })
    assert.match(restoredWords({ ...nothing, missing: [book('Emma')] }), /Not here: “Emma”\. Add its file, and restore/)
    assert.match(restoredWords({ ...nothing, missing: 'ABCDEFG'.split('').map(book), refused: 1 }),
        /“E” and 2 more\. Add their files.* 1 thing in it/)
})

test('whose the rest of it is, is told with what they can do', () => {
    assert.match(restoredWords({ ...nothing, places: 1 }, ['Anna', '']), /^Restored: 1 place\. There is more in it, of Anna and the first person: they get it/)
    assert.match(othersWords(['Anna']), /^Nothing in it goes by your name\. There is more in it, of Anna: /)
})
