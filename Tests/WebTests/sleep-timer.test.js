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

test('the end of a chapter is when its last sound is over, or when the next one has begun', () => {
    const timer = new SleepTimer()
    const heard = listen(timer, ['sleep'])
    timer.setChapterEnd(100)
    assert.equal(timer.tick(1, 50, () => null), 1)
    assert.equal(timer.tick(1, 90, () => 4), 0.5)
    assert.equal(heard.length, 0)
    timer.tick(1, 95, () => 0.05)
    assert.equal(heard.length, 1)
    timer.setChapterEnd(100)
    timer.tick(1, 100, () => null)
    assert.equal(heard.length, 2)
})
