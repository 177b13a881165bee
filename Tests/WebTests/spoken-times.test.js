import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SpokenTimes } from '../../Sources/CWebPages/Web/lib/spoken-times.js'

// Ten code units that are skipped, twenty of two seconds each, fifty that are skipped, ten of one second each, and ten
// that are skipped.
function times() {
    const times = new SpokenTimes({ length: 100, seconds: 60 })
    times.knots = [[10, 0], [30, 40], [80, 40], [90, 50]]
    return times
}

test('what is skipped takes no time', () => {
    const { secondsAt } = { secondsAt: offset => times().secondsAt(offset) }
    assert.deepEqual([0, 10, 20, 30, 55, 80, 85, 90, 95, 100].map(secondsAt), [0, 0, 20, 40, 40, 40, 45, 50, 50, 50])
    assert.equal(times().total, 50)
    assert.equal(times().end, 90)
    assert.equal(times().share(90), 1)
})

test('a moment leads to what sounds then, not to what is skipped before it', () => {
    assert.deepEqual([-1, 0, 20, 40, 45, 50, 99].map(seconds => times().offsetAt(seconds)), [10, 10, 20, 80, 85, 90, 90])
})

test('a place and its moment lead to each other wherever there is something to hear', () => {
    for (let offset = 10; offset < 30; offset++) assert.equal(times().offsetAt(times().secondsAt(offset)), offset)
    for (let offset = 80; offset <= 90; offset++) assert.equal(times().offsetAt(times().secondsAt(offset)), offset)
})

test('until more is known time goes evenly, also where nothing is read aloud', () => {
    const even = new SpokenTimes({ length: 100, seconds: 60 })
    assert.deepEqual([even.secondsAt(50), even.total, even.offsetAt(30)], [30, 60, 50])
    const silent = new SpokenTimes({ length: 100, seconds: 0 })
    silent.knots = []
    assert.deepEqual([silent.secondsAt(50), silent.share(50), silent.offsetAt(25)], [50, 0.5, 25])
    const empty = new SpokenTimes({ length: 0, seconds: 0 })
    assert.deepEqual([empty.secondsAt(0), empty.share(0), empty.offsetAt(0)], [0, 0, 0])
})
