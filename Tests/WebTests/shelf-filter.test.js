import assert from 'node:assert/strict'
import test from 'node:test'
import { Selection } from '../../Sources/CWebPages/Web/lib/selection.js'
import { allCollections, allSeries, inSeriesOrder, isShown } from '../../Sources/CWebPages/Web/lib/shelf-filter.js'
import { spentWords, statisticsFacts, weekWords } from '../../Sources/CWebPages/Web/lib/statistics-words.js'

const book = more => ({ place: null, seconds: 60, secondsLeft: 60, isFinished: false, mark: null, series: null, collections: [], ...more })

test('collections and series are told once each, in order', () => {
    const books = [
        book({ collections: ['train', 'Novels'], series: { name: 'B', position: '1' } }),
        book({ collections: ['Novels'], series: { name: 'a', position: null } }), book({ series: { name: 'B', position: '2' } }),
    ]
    assert.deepEqual(allCollections(books), ['Novels', 'train'])
    assert.deepEqual(allSeries(books), ['a', 'B'])
})

test('a filter lets through what it says', () => {
    const one = book({ collections: ['a:b'], series: { name: 'S', position: '1' }, mark: 'finished' })
    assert.ok(isShown(one, '') && isShown(one, 'collection:a:b') && isShown(one, 'series:S') && isShown(one, 'finished'))
    assert.ok(!isShown(one, 'collection:a') && !isShown(one, 'series:s') && !isShown(one, 'new'))
})

test('a mark stands before what places say', () => {
    const place = { offset: 5, progress: 0.5 }
    assert.ok(isShown(book({ place, mark: 'unread' }), 'new'))
    assert.ok(isShown(book({ place }), 'begun'))
})

test('numbers of a series count as numbers, and books without one come last', () => {
    const books = ['10', null, '2', '1.5'].map(position => book({ series: { name: 'S', position } }))
    assert.deepEqual(inSeriesOrder(books).map(({ series }) => series.position), ['1.5', '2', '10', null])
})

test('what is gone is picked no more, and nothing is when picking ends', () => {
    const selection = new Selection()
    let changes = 0
    selection.addEventListener('change', () => changes++)
    selection.pick(1, true)
    assert.equal(changes, 0)
    selection.begin()
    for (const id of [1, 2, 2]) selection.pick(id, true)
    assert.equal(changes, 3)
    selection.keep(new Set([2, 3]))
    assert.ok(!selection.has(1) && selection.has(2) && selection.size === 1)
    selection.end()
    assert.ok(!selection.isOn && selection.size === 0)
})

test('time is told in a line where there is any', () => {
    const day = (listened, read) => ({ day: '', listened, read })
    const statistics = { days: [day(30, 0)], books: [], streak: 0, longestStreak: 3, total: { listened: 30, read: 0 }, lettersPerMinute: null, isKept: true }
    assert.equal(weekWords(statistics), '')
    assert.equal(weekWords({ ...statistics, days: [day(3600, 0), day(0, 600)], streak: 2 }), '1\u202fh\u00a010\u202fmin in seven days · 2 days in a row')
    const facts = new Map(statisticsFacts({ ...statistics, streak: 1, lettersPerMinute: 1500, total: { listened: 3600, read: 600 } }))
    assert.equal(facts.get('In a row'), '1 day in a row, 3 at most')
    assert.equal(facts.get('Read without the voice'), 'about 250 words a minute')
    assert.equal(facts.get('In all'), '1\u202fh heard, 10\u202fmin read')
})

test('what was heard and read of a book is told of both, however short it was', () => {
    assert.equal(spentWords({ listened: 12, read: 194 }), '<\u00a01\u202fmin heard, 3\u202fmin read')
    assert.equal(spentWords({ listened: 33, read: 58 }), '1\u202fmin heard, 1\u202fmin read')
    assert.equal(spentWords({ listened: 0, read: 0.4 }), 'nothing')
})
