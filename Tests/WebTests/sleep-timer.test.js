import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SleepTimer } from '../../Sources/CWebPages/Web/lib/sleep-timer.js'
import { listen } from './listen.js'

test('only what is heard counts, and the end is soft', () => {
    const timer = new SleepTimer()
    const heard = listen(timer, ['sleep'])
    timer.setMinutes(1)
    const volumes = Array.from({ length: 60 }, () => timer.tick(1, 0, () => null))
    assert.ok(volumes.slice(0, 52).every(volume => volume === 1))
    assert.ok(volumes.slice(52, 59).every((volume, index) => volume < 1 && volume <= volumes[51 + index]))
    assert.equal(heard.length, 1)
    assert.equal(timer.left, null)
})

test('what has faded out comes again: it goes on where that began, wherever the listener has gone meanwhile', () => {
    const timer = new SleepTimer()
    const heard = listen(timer, ['sleep'])
    timer.setMinutes(1)
    for (let second = 1; second <= 60; second++) timer.tick(1, 100 + 15 * second, () => null)
    assert.deepEqual(heard, [['sleep', 100 + 15 * 53]])
    timer.setMinutes(1)
    for (let second = 1; second <= 60; second++) timer.tick(1, second < 56 ? 100 : 9000 + second, () => null)
    assert.deepEqual(heard[1], ['sleep', 9056])
    // Put off while it fades, it is as if it had not begun.
    timer.setMinutes(0.1)
    timer.tick(1, 100, () => null)
    timer.setMinutes(0.1)
    for (let second = 1; second <= 6; second++) timer.tick(1, 200 + second, () => null)
    assert.deepEqual(heard[2], ['sleep', 201])
})

test('a chapter is heard to its end at full voice, and the next one begins with its heading', () => {
    const timer = new SleepTimer()
    const heard = listen(timer, ['sleep'])
    timer.setChapterEnd(100)
    assert.equal(timer.tick(1, 50, () => null), 1)
    assert.equal(timer.tick(1, 90, () => 4), 1)
    assert.equal(timer.tick(1, 95, () => 0.4), 1)
    assert.equal(heard.length, 0)
    timer.tick(1, 95, () => 0.05)
    assert.deepEqual(heard, [['sleep']])
    timer.setChapterEnd(100)
    timer.tick(1, 104, () => null)
    assert.deepEqual(heard[1], ['sleep', 100])
})
