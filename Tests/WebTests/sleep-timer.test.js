import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KeptSleep } from '../../Sources/CWebPages/Web/lib/kept-sleep.js'
import { keptStorage } from '../../Sources/CWebPages/Web/lib/kept-storage.js'
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

// The storage of a tab, and a page of it with a book whose chapters are 100 code units long.
const tab = () => keptStorage(() => { throw new Error('There is none') })
function page(storage, { book = '7', here = 0, chapterEnd = offset => (Math.floor(offset / 100) + 1) * 100 } = {}) {
    const timer = new SleepTimer()
    const kept = new KeptSleep(storage, book)
    const standing = kept.standing(here, chapterEnd)
    if (standing) timer.goOn(standing)
    timer.addEventListener('change', () => kept.keep(timer.standing))
    return timer
}

test('a page that is loaded anew goes on with what is left', () => {
    const storage = tab()
    const before = page(storage)
    before.setMinutes(5)
    for (let second = 1; second <= 100; second++) before.tick(1, second, () => null)
    const after = page(storage)
    assert.equal(after.left, 200)
    after.clear()
    assert.equal(page(storage).left, null)
    page(storage).setMinutes(1)
    const last = page(storage)
    for (let second = 1; second <= 60; second++) last.tick(1, second, () => null)
    assert.equal(page(storage).left, null)
})

test('a page that is loaded anew stops at the end of the same chapter, unless that is behind', () => {
    const storage = tab()
    page(storage).setChapterEnd(200)
    const after = page(storage, { here: 150 })
    assert.equal(after.left, 'chapter')
    const heard = listen(after, ['sleep'])
    after.tick(1, 200, () => null)
    assert.deepEqual(heard, [['sleep', 200]])
    page(storage).setChapterEnd(200)
    assert.equal(page(storage, { here: 200 }).left, null)
    page(storage).setChapterEnd(200)
    assert.equal(page(storage, { here: 150, chapterEnd: () => 180 }).left, null, 'the text is another by now')
})

test('what was set for one book is over with the next, and what is no setting is none', () => {
    const storage = tab()
    page(storage).setMinutes(5)
    assert.equal(page(storage, { book: '8' }).left, null)
    assert.equal(page(storage).left, null)
    for (const words of ['{', '3', '{"book":"7"}', '{"book":"7","seconds":"x"}', '{"book":"7","seconds":-1}', '{"book":"7","chapterEnd":null}']) {
        storage.setItem('vorleser.sleep', words)
        assert.equal(page(storage).left, null, words)
    }
})
