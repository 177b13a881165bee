import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Skips } from '../../Sources/CWebPages/Web/lib/skips.js'
import { Speaker } from '../../Sources/CWebPages/Web/lib/speaker.js'
import { SpokenTimes } from '../../Sources/CWebPages/Web/lib/spoken-times.js'
import { listen } from './listen.js'

// Sentences of ten code units, two to a paragraph, four to a chapter, a second each; a word is five units and half a
// second.
const length = 100
const book = {
    length, outline: { length, seconds: 10, chapters: [0, 40, 80].map(start => ({ start, end: Math.min(start + 40, length) })) },
    times: new SpokenTimes({ length, seconds: 10 }),
    chapterIndexAt: offset => Math.min(2, Math.floor(offset / 40)),
    sentenceAt: async offset => ({ start: Math.floor(offset / 10) * 10, end: Math.floor(offset / 10) * 10 + 10 }),
    sentence: async (offset, step) => Math.min(length - 1, Math.max(0, (Math.floor(offset / 10) + step) * 10)),
    paragraphAt: async offset => Math.floor(offset / 20) * 20,
    paragraph: async (offset, step) => Math.min(length - 1, Math.max(0, (Math.floor(offset / 20) + step) * 20)),
}

class Source extends EventTarget {
    asked = []
    failing = new Set()
    async *clips(from, { signal, hear }) {
        this.asked.push(hear ? `${hear.start}-${hear.end}` : from)
        for (let start = Math.floor(from / 10) * 10; start < (hear?.end ?? length); start += 10) {
            if (signal.aborted) return
            if (this.failing.has(start)) yield { start, end: start + 10, failed: 'no words' }
            else yield { start, end: start + 10, seconds: 1, pause: 0, sampleRate: 1000, words: [[start, start + 5, 0, 0.5], [start + 5, start + 10, 0.5, 1]], bytes: null }
        }
    }
}

// Time passes only when a test says so.
class Player extends EventTarget {
    time = 0
    isOn = false
    isFinished = false
    end = 0
    rate = 1
    open() { [this.time, this.isOn, this.isFinished, this.end] = [0, false, false, 0] }
    startAt(time) { this.time = time }
    async append(clip) { this.end = clip.until; if (this.isOn) this.say('playing') }
    async finish() { this.isFinished = true }
    play() { this.isOn = true; if (this.end > 0) this.say('playing') }
    pause() { this.isOn = false }
    seek(time) { this.time = time }
    holds(time) { return time < this.end }
    passes(seconds) { this.time += seconds; this.say('time') }
    say(type) { this.dispatchEvent(new CustomEvent(type)) }
}

const settle = () => new Promise(resolve => { setImmediate(resolve) })

function speaking() {
    const [source, player] = [new Source(), new Player()]
    const speaker = new Speaker({ source, player, book })
    return { source, player, speaker, skips: new Skips(speaker, book) }
}

test('a tap in the middle of a sentence begins with that word', async () => {
    const { player, speaker } = speaking()
    speaker.play(36)
    await settle()
    speaker.tick()
    assert.equal(player.time, 0.5)
    assert.deepEqual(speaker.word, { start: 35, end: 40 })
    assert.equal(speaker.state, 'playing')
})

test('words and sentences are told once each, as they sound', async () => {
    const { player, speaker } = speaking()
    speaker.play(0)
    await settle()
    const heard = listen(speaker, ['word'])
    for (let step = 0; step < 16; step++) { player.passes(0.125); await settle() }
    assert.deepEqual(heard.map(([, word]) => word.start), [0, 5, 10, 15, 20])
    assert.deepEqual(speaker.sentence, { start: 20, end: 30 })
})

test('after five failures in a row the voice stops, and its place is where it was', async () => {
    const { source, speaker } = speaking()
    for (const start of [20, 30, 40, 50, 60]) source.failing.add(start)
    const heard = listen(speaker, ['gaveUp', 'word', 'state'])
    speaker.play(20)
    await settle()
    assert.equal(speaker.state, 'paused')
    assert.equal(speaker.offset, 20)
    assert.deepEqual(heard.filter(([type]) => type !== 'state'), [['gaveUp', { start: 20, message: 'no words' }]])
})

test('what sounds is heard to its end before the voice stops', async () => {
    const { source, player, speaker } = speaking()
    for (const start of [10, 20, 30, 40, 50]) source.failing.add(start)
    const heard = listen(speaker, ['gaveUp'])
    speaker.play(0)
    await settle()
    assert.equal(speaker.state, 'playing')
    assert.deepEqual(heard, [])
    player.passes(0.75)
    speaker.tick()
    player.say('ended')
    assert.equal(speaker.state, 'paused')
    assert.equal(speaker.offset, 10)
    assert.deepEqual(heard, [['gaveUp', { start: 10, message: 'no words' }]])
    speaker.resume()
    await settle()
    assert.equal(source.asked.at(-1), 10)
})

test('where nothing to the end can be spoken, that is not the end of the book', async () => {
    const { source, speaker } = speaking()
    for (const start of [80, 90]) source.failing.add(start)
    speaker.play(80)
    await settle()
    assert.equal(speaker.state, 'paused')
    assert.equal(speaker.offset, 80)
})

test('four failures are passed over', async () => {
    const { source, speaker } = speaking()
    for (const start of [0, 10, 20, 30, 50, 60]) source.failing.add(start)
    const heard = listen(speaker, ['gaveUp', 'failed'])
    speaker.play(0)
    await settle()
    assert.equal(speaker.state, 'playing')
    assert.deepEqual(heard.map(([type]) => type), ['failed', 'failed', 'failed', 'failed', 'failed', 'failed'])
})

test('another tap silences the first at once', async () => {
    const { source, player, speaker } = speaking()
    speaker.play(0)
    await settle()
    speaker.play(50)
    assert.equal(speaker.state, 'loading')
    await settle()
    player.passes(0)
    assert.deepEqual(source.asked, [0, 50])
    assert.equal(speaker.offset, 50)
})

test('pausing keeps the place, and resuming fetches nothing again', async () => {
    const { source, player, speaker } = speaking()
    speaker.play(20)
    await settle()
    player.passes(0.6)
    speaker.pause()
    assert.equal(speaker.state, 'paused')
    assert.equal(speaker.offset, 25)
    speaker.resume()
    assert.equal(speaker.state, 'playing')
    assert.deepEqual(source.asked, [20])
})

test('the next sentence is a seek when it is there', async () => {
    const { source, player, speaker, skips } = speaking()
    speaker.play(0)
    await settle()
    await skips.sentence(1)
    assert.equal(player.time, 1)
    assert.equal(speaker.offset, 10)
    assert.deepEqual(source.asked, [0])
})

test('back is the beginning of the sentence first, and the one before at its beginning', async () => {
    const { player, speaker, skips } = speaking()
    speaker.play(50)
    await settle()
    player.passes(0.9)
    await skips.sentence(-1)
    await settle()
    assert.equal(speaker.offset, 40)
    player.passes(1.9)
    await skips.paragraph(-1)
    await settle()
    assert.equal(speaker.offset, 40)
})

test('back is the beginning of the chapter first, and the one before at its beginning', async () => {
    const { player, speaker, skips } = speaking()
    speaker.play(40)
    await settle()
    assert.deepEqual([skips.chapter(-1, 40), skips.chapter(1, 40)], [0, 80])
    player.passes(1.7)
    assert.deepEqual([skips.chapter(-1, speaker.offset), skips.chapter(1, speaker.offset)], [40, 80])
    // Who reads elsewhere skips from there; before the first chapter and behind the last there is nothing.
    assert.deepEqual([skips.chapter(-1, 80), skips.chapter(-1, 85), skips.chapter(1, 85)], [40, 80, 85])
    assert.deepEqual([skips.chapter(-1, 7), skips.chapter(-1, 0)], [0, 0])
})

test('some seconds away is a seek where the sound is there, and a guess by the book\'s pace where it is not', async () => {
    const { source, player, speaker, skips } = speaking()
    speaker.play(20)
    await settle()
    player.passes(2.1)
    await skips.seconds(-1.5)
    assert.ok(Math.abs(player.time - 0.6) < 1e-9)
    await skips.seconds(-1.5)
    await settle()
    assert.deepEqual(source.asked, [20, 10])
    assert.equal(speaker.offset, 10)
})

test('a skip while paused stays silent', async () => {
    const { source, speaker } = speaking()
    speaker.play(50)
    await settle()
    speaker.pause()
    await speaker.goTo(10)
    assert.equal(speaker.state, 'paused')
    assert.equal(speaker.offset, 10)
    assert.deepEqual(source.asked, [50])
    speaker.resume()
    assert.deepEqual(source.asked, [50, 10])
})

test('a sentence that fails is told and passed over', async () => {
    const { source, player, speaker } = speaking()
    source.failing.add(10)
    const heard = listen(speaker, ['failed'])
    speaker.play(0)
    await settle()
    player.passes(1.1)
    assert.equal(speaker.offset, 20)
    assert.equal(heard[0][1].failed, 'no words')
})

test('what was skipped is heard alone, and the voice is back where it was', async () => {
    const { source, player, speaker } = speaking()
    speaker.play(50)
    await settle()
    player.passes(0)
    const heard = listen(speaker, ['heard'])
    speaker.hear({ start: 10, end: 20 })
    await settle()
    assert.ok(player.isFinished)
    player.say('ended')
    assert.deepEqual(source.asked, [50, '10-20'])
    assert.equal(speaker.offset, 50)
    assert.equal(heard.length, 1)
})

test('at the end of the book it says so, and begins anew', async () => {
    const { source, player, speaker } = speaking()
    speaker.play(90)
    await settle()
    player.passes(1)
    player.say('ended')
    assert.equal(speaker.state, 'ended')
    speaker.resume()
    assert.deepEqual(source.asked, [90, 0])
})

test('when the browser wants a tap first, it waits for it', async () => {
    const { player, speaker } = speaking()
    const heard = listen(speaker, ['blocked'])
    speaker.play(0)
    player.say('blocked')
    assert.equal(speaker.state, 'paused')
    assert.equal(heard.length, 1)
})

test('sound that the browser gave up is begun anew at its word, and goes on', async () => {
    const { source, player, speaker } = speaking()
    const heard = listen(speaker, ['failed'])
    speaker.play(20)
    await settle()
    player.passes(0.6)
    player.say('broken')
    await settle()
    player.passes(0)
    assert.deepEqual(source.asked, [20, 25])
    assert.equal(speaker.state, 'playing')
    assert.deepEqual(speaker.word, { start: 25, end: 30 })
    player.passes(1)
    player.say('broken')
    await settle()
    assert.equal(speaker.state, 'playing')
    assert.deepEqual(heard, [])
})

test('sound that is given up again at the same word is not tried for ever', async () => {
    const { source, player, speaker } = speaking()
    const heard = listen(speaker, ['failed'])
    speaker.play(20)
    await settle()
    player.say('broken')
    await settle()
    player.say('broken')
    await settle()
    assert.deepEqual(source.asked, [20, 20])
    assert.equal(speaker.state, 'paused')
    assert.equal(heard[0][1].failed, 'The browser cannot play this sound.')
    speaker.resume()
    assert.deepEqual(source.asked, [20, 20, 20])
})

test('sound that is given up while paused is fetched again only when it is wanted', async () => {
    const { source, player, speaker } = speaking()
    speaker.play(20)
    await settle()
    player.passes(0.6)
    speaker.pause()
    player.say('broken')
    await settle()
    assert.deepEqual(source.asked, [20])
    assert.equal(speaker.state, 'paused')
    speaker.resume()
    assert.deepEqual(source.asked, [20, 25])
})

test('a skipped stretch that is given up is heard to its end, and the voice is back where it was', async () => {
    const { source, player, speaker } = speaking()
    speaker.play(50)
    await settle()
    player.passes(0)
    speaker.hear({ start: 10, end: 20 })
    await settle()
    player.passes(0.6)
    player.say('broken')
    await settle()
    player.say('ended')
    assert.deepEqual(source.asked, [50, '10-20', '10-20'])
    assert.equal(speaker.offset, 50)
})

test('a sound that stands still begins anew at its word', async () => {
    const { source, player, speaker } = speaking()
    speaker.play(20)
    await settle()
    player.passes(0.6)
    for (let second = 0; second < 5; second++) speaker.check()
    assert.deepEqual(source.asked, [20])
    speaker.check()
    assert.deepEqual(source.asked, [20, 25])
    await settle()
    assert.equal(speaker.state, 'playing')
})

test('a sound that moves, is paused or waits for more is let be', async () => {
    const { source, player, speaker } = speaking()
    speaker.play(20)
    await settle()
    const watch = () => { for (let second = 0; second < 20; second++) speaker.check() }
    for (let second = 0; second < 20; second++) {
        player.passes(0.01)
        speaker.check()
    }
    player.say('waiting')
    watch()
    player.say('playing')
    speaker.pause()
    watch()
    assert.deepEqual(source.asked, [20])
})

test('at the end it is said where the last words end, and where there were none that there were none', async () => {
    const { player, speaker } = speaking()
    const heard = listen(speaker, ['finished'])
    speaker.play(80)
    await settle()
    player.say('ended')
    assert.deepEqual(heard, [['finished', { place: 100 }]])
    assert.equal(speaker.state, 'ended')
    speaker.play(100)
    await settle()
    assert.deepEqual(heard.at(-1), ['finished', { place: null }])
})
