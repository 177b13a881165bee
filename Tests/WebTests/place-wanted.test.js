import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from '../../Sources/CWebPages/Web/lib/place-wanted.js'
import { SpokenTimes } from '../../Sources/CWebPages/Web/lib/spoken-times.js'

// Two hours of sound in the first thousand code units, and a silent appendix.
const times = new SpokenTimes({ length: 2000, seconds: 7200 })
times.knots = [[0, 0], [1000, 7200], [2000, 7200]]

test('a share and a time lead to the place where the voice is then', () => {
    const places = { '50 %': 500, '50': 500, '12,5%': 125, '0:30': 250, '1:30:00': 750, '1 h': 500, '1h 30min': 750, ' 45 min ': 375 }
    for (const [words, offset] of Object.entries(places)) assert.equal(placeOf(words, times), offset, words)
})

test('a page of the printed edition is found by its number', () => {
    const pages = [{ label: 'xii', offset: 30 }, { label: '12', offset: 700 }]
    for (const [words, offset] of Object.entries({ 'p. 12': 700, 'page 12': 700, 'S. 12': 700, 'p12': 700, XII: 30, 'p. xii': 30 })) {
        assert.equal(placeOf(words, times, pages), offset, words)
    }
    // A number alone is a share, here as elsewhere.
    assert.equal(placeOf('12', times, pages), 120)
    for (const words of ['p. 13', 'page', 'xiii']) assert.equal(placeOf(words, times, pages), null, words)
})

test('what is no place, or lies behind the end, leads nowhere', () => {
    for (const words of ['', 'chapter', '101 %', '3:00', '1:75', 'h', '-5', '1e3']) assert.equal(placeOf(words, times), null, words)
})
