import assert from 'node:assert/strict'
import test from 'node:test'
import { ago, agoAt, authorNames, duration, formatName, size, standing } from '../../Sources/CWebPages/Web/lib/book-words.js'

const plain = words => words.replace(/[\u202f\u00a0]/g, ' ')
const book = changes => ({ seconds: 32_400, secondsLeft: null, place: null, ...changes })
const place = progress => ({ offset: Math.round(progress * 1000), progress })

test('a book that was not begun says how long it takes', () => {
    assert.deepEqual({ ...standing(book()), words: plain(standing(book()).words) }, { state: 'new', progress: 0, words: 'Not begun · 9 h' })
    assert.equal(standing(book({ place: place(0) })).state, 'new')
})

test('a book that was begun says where it goes on and what is left', () => {
    const { state, words } = standing(book({ place: place(0.239), secondsLeft: 14_400 }))
    assert.equal(state, 'begun')
    assert.equal(plain(words), 'Resume at 23 % · 4 h left')
})

test('a new book says how long it takes at the speed at which it is heard', () => {
    assert.equal(plain(standing(book({ secondsLeft: 21_600 })).words), 'Not begun · 6 h')
})

test('a place is never called finished before the end, nor nothing after the start', () => {
    assert.match(plain(standing(book({ place: { offset: 1, progress: 0.00001 } })).words), /^Resume at 1 %/)
    assert.equal(standing(book({ place: place(0.99), secondsLeft: 300 })).state, 'begun')
    assert.equal(standing(book({ place: place(1), secondsLeft: 0, isFinished: true })).words, 'Finished')
})

test('a book without an estimate has no length', () => {
    assert.equal(standing(book({ seconds: 0 })).words, 'Not begun')
    assert.equal(plain(standing(book({ seconds: 0, place: place(0.5) })).words), 'Resume at 50 %')
})

test('durations are rounded as the reader and the command round them', () => {
    const said = [0, 59, 1500, 3600, 4980, 10_700, 32_400, 360_000].map(seconds => plain(duration(seconds)))
    assert.deepEqual(said, ['< 1 min', '1 min', '25 min', '1 h', '1 h 23 min', '2 h 58 min', '9 h', '100 h'])
})

test('days are those of the calendar', () => {
    const now = new Date(2026, 2, 15, 0, 30)
    const at = (...parts) => ago(new Date(...parts).toISOString(), now)
    assert.equal(at(2026, 2, 15, 0, 5), 'today')
    assert.equal(at(2026, 2, 14, 23, 59), 'yesterday')
    assert.equal(at(2026, 2, 12, 12), '3 days ago')
    assert.equal(at(2026, 2, 1), '2 weeks ago')
    assert.equal(at(2025, 11, 1), '3 months ago')
    assert.equal(at(2023, 0, 1), '3 years ago')
    assert.equal(at(2026, 2, 16), 'today', 'a clock that runs ahead')
})

test('of today the time of day is told', () => {
    const now = new Date(2026, 2, 15, 16, 30)
    assert.equal(agoAt(new Date(2026, 2, 15, 9, 5).toISOString(), now), 'today, 9:05')
    assert.equal(agoAt(new Date(2026, 2, 14, 9, 5).toISOString(), now), 'yesterday')
})

test('sizes are for people', () => {
    assert.deepEqual([0, 1, 950, 1500, 3_140_000, 330_000_000, 4e9].map(size),
        ['0 bytes', '1 byte', '950 bytes', '2 kB', '3.1 MB', '330 MB', '4 GB'])
})

test('authors are listed, many are counted', () => {
    assert.deepEqual([[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D', 'E']].map(authorNames),
        ['', 'A', 'A and B', 'A, B and C', 'A, B and 3 others'])
    assert.equal(formatName('epub'), 'EPUB')
})

test('of a book that no voice reads no time is promised', () => {
    const book = { place: null, seconds: 0, secondsLeft: 0, unspoken: { words: 'No voice for Japanese' } }
    assert.deepEqual(standing(book), { state: 'new', progress: 0, words: 'No voice for Japanese' })
    const begun = { ...book, place: { offset: 7, progress: 0.25 } }
    assert.deepEqual(standing(begun), { state: 'begun', progress: 0.25, words: 'No voice for Japanese' })
})
