import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Timeline, timeIn } from '../../Sources/CWebPages/Web/lib/timeline.js'

const clip = (start, { seconds = 1, pause = 0.5, sampleRate = 24000 } = {}) => ({
    start, end: start + 10, seconds, pause, sampleRate,
    words: [[start, start + 4, 0.1, 0.4], [start + 5, start + 9, 0.5, 0.9]],
})

test('each clip begins where the one before and its pause end', () => {
    const timeline = new Timeline()
    const placed = [0, 10, 20].map(start => timeline.append(clip(start)))
    assert.deepEqual(placed.map(({ at }) => at), [0, 1.5, 3])
    assert.equal(timeline.end, 4.5)
})

test('ten thousand clips of odd lengths do not drift by a sample', () => {
    const timeline = new Timeline()
    let samples = 0
    for (let index = 0; index < 10_000; index++) {
        const length = 20_000 + index * 7 % 5_003
        timeline.append(clip(index * 10, { seconds: length / 24_000, pause: 1 / 3 }))
        samples += length + 8_000
    }
    assert.ok(Math.abs(timeline.end * 24_000 - samples) < 0.01)
})

test('the word at the time of a place is the word with that place', () => {
    const timeline = new Timeline()
    for (const start of [0, 10, 20]) timeline.append(clip(start))
    for (let offset = 0; offset < 29; offset++) {
        const { start, end } = timeline.wordAt(timeline.timeOf(offset))
        if (offset % 10 < 9) assert.ok(offset < end, `${offset} in ${start}–${end}`)
    }
})

test('the word of a moment is the same after the browser has cut the moment off to microseconds', () => {
    const timeline = new Timeline()
    for (let index = 0; index < 200; index++) {
        const first = (1_001 + 7 * index) / 24_000
        timeline.append({
            ...clip(index * 10, { seconds: (20_003 + index) / 24_000, pause: 1 / 3 }),
            words: [[index * 10, index * 10 + 4, first, first], [index * 10 + 5, index * 10 + 9, 2 * first, 3 * first]],
        })
    }
    for (let offset = 0; offset < 1_999; offset += 5) {
        const time = timeline.timeOf(offset)
        assert.deepEqual(timeline.wordAt(Math.floor(time * 1e6) / 1e6), { start: offset, end: offset + 4 })
    }
})

test('in a pause the last word stays', () => {
    const timeline = new Timeline()
    timeline.append(clip(0))
    timeline.append(clip(10))
    assert.deepEqual(timeline.wordAt(1.3), { start: 5, end: 9 })
    assert.deepEqual(timeline.wordAt(1.6), { start: 10, end: 14 })
})

test('what is not on the line has no time', () => {
    const timeline = new Timeline()
    assert.equal(timeline.wordAt(0), null)
    timeline.append(clip(10))
    assert.equal(timeline.timeOf(9), null)
    assert.equal(timeline.timeOf(20), null)
})

test('another sample rate goes on where the first ended', () => {
    const timeline = new Timeline()
    timeline.append(clip(0))
    assert.equal(timeline.append(clip(10, { sampleRate: 16_000 })).at, 1.5)
    assert.equal(timeline.end, 3)
})

test('a place before the first word is at the clip\'s start, one behind the last at its end', () => {
    assert.equal(timeIn(clip(10), 10), 0)
    assert.equal(timeIn(clip(10), 12), 0.1)
    assert.equal(timeIn(clip(10), 14), 0.5)
    assert.equal(timeIn(clip(10), 19), 1)
})
