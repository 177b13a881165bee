import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Speaker } from '../../Sources/CWebPages/Web/lib/speaker.js'
import { listen } from './listen.js'

// Sentences of ten code units, a second each and half a second of silence after; words of five units.
const length = 100
const book = {
    sentenceAt: async offset => ({ start: Math.floor(offset / 10) * 10, end: Math.floor(offset / 10) * 10 + 10 }),
}

// The voice `new` says two sentences in one clip.
class Source extends EventTarget {
    voice = 'old'
    asked = []
    fetched = []
    // Told the voice and place of a clip; what it returns is waited for.
    delay = () => {}
    async *clips(from, { signal }) {
        this.asked.push([this.voice, from])
        for (let place = from; place < length;) {
            const { voice } = this
            const span = voice === 'new' ? 20 : 10
            const start = Math.floor(place / span) * span
            await this.delay(voice, start)
            if (signal.aborted) return
            this.fetched.push([voice, start])
            yield { voice, start, end: start + span, ...sound(start, span), bytes: voice }
            place = start + span
        }
    }
}

function sound(start, span) {
    const words = []
    for (let word = 0; word < span / 5; word++) {
        const at = Math.floor(word / 2) * 1.5 + (word % 2) * 0.5
        words.push([start + 5 * word, start + 5 * word + 5, at, at + 0.5])
    }
    return { seconds: words.at(-1)[3], pause: 0.5, sampleRate: 1000, words }
}

// Time passes only when a test says so; at its end the sound says so.
class Player extends EventTarget {
    time = 0
    opened = 0
    appended = []
    open() { [this.time, this.end, this.isFinished] = [0, 0, false]; this.opened++; this.appended = [] }
    startAt(time) { this.time = time }
    async append(clip, bytes) { this.end = clip.until; this.appended.push([bytes, clip.start]); this.say('playing') }
    async finish() { this.isFinished = true }
    play() {}
    pause() {}
    seek(time) { this.time = time }
    holds(time) { return time < this.end }
    async passes(seconds) {
        for (let rest = seconds; rest > 1e-9; rest -= 0.05) {
            this.time = Math.min(this.end, this.time + 0.05)
            this.say('time')
            if (this.isFinished && this.time >= this.end) this.say('ended')
            await settle()
        }
    }
    say(type) { this.dispatchEvent(new CustomEvent(type)) }
}

const settle = () => new Promise(resolve => { setImmediate(resolve) })

async function speaking(from = 0) {
    const [source, player] = [new Source(), new Player()]
    const speaker = new Speaker({ source, player, book })
    speaker.play(from)
    await settle()
    speaker.tick()
    const heard = listen(speaker, ['word'])
    return { source, player, speaker, words: () => heard.map(([, { start }]) => start) }
}

test('the sentence that sounds is said to its end, and the next one is the other voice’s', async () => {
    const { source, player, speaker, words } = await speaking()
    await player.passes(0.2)
    source.voice = 'new'
    const change = speaker.changeOver()
    await player.passes(0.75)
    assert.equal(player.opened, 1, 'the sentence lasts')
    assert.deepEqual(player.appended[0], ['old', 0])
    await player.passes(0.5)
    await change
    assert.equal(player.opened, 2)
    // It begins in the middle of the new voice’s clip, and says no word twice.
    assert.deepEqual(player.appended[0], ['new', 0])
    await player.passes(2)
    assert.deepEqual(words().slice(0, 4), [5, 10, 15, 20])
    assert.equal(speaker.state, 'playing')
})

test('what was fetched beyond the sentence is thrown away, and no more of it is asked for', async () => {
    const { source, player, speaker } = await speaking()
    await player.passes(0.2)
    source.voice = 'new'
    const change = speaker.changeOver()
    await player.passes(1.4)
    await change
    await player.passes(20)
    assert.ok(player.appended.every(([voice]) => voice === 'new'), JSON.stringify(player.appended))
    assert.ok(!source.fetched.slice(source.fetched.findIndex(([voice]) => voice === 'new')).some(([voice]) => voice === 'old'))
})

test('a voice that is not ready in time waits for the sentence after', async () => {
    const { source, player, speaker, words } = await speaking()
    await player.passes(0.2)
    let ready = () => {}
    source.delay = voice => voice === 'new' ? new Promise(resolve => { ready = resolve }) : undefined
    source.voice = 'new'
    const change = speaker.changeOver()
    await player.passes(1.5)
    assert.equal(player.opened, 1)
    source.delay = () => {}
    ready()
    await player.passes(6)
    await change
    assert.equal(player.opened, 2)
    const said = words()
    assert.deepEqual(said, said.toSorted((one, other) => one - other), 'nothing is said twice')
    assert.deepEqual(said, [...new Set(said)])
})

test('a voice that is late again begins at a sentence all the same, and is waited for there', async () => {
    const { source, player, speaker, words } = await speaking()
    await player.passes(0.2)
    let ready = () => {}
    source.delay = voice => voice === 'new' ? new Promise(resolve => { ready = resolve }) : undefined
    source.voice = 'new'
    const change = speaker.changeOver()
    await player.passes(2)
    ready()
    // It took two seconds: the next sentence comes too soon.
    await player.passes(2.5)
    assert.equal(player.opened, 1)
    await player.passes(4)
    await change
    assert.equal(player.opened, 2)
    assert.deepEqual(player.appended, [])
    source.delay = () => {}
    ready()
    await player.passes(2)
    const said = words()
    assert.deepEqual(said, [...new Set(said)])
    assert.ok(said.length > 8)
})

test('a voice that cannot be had is told as any other failure, at its turn', async () => {
    const { source, player, speaker } = await speaking()
    await player.passes(0.2)
    source.delay = voice => { if (voice === 'new') throw new Error('The model is gone.') }
    source.voice = 'new'
    const failures = listen(speaker, ['failed'])
    const change = speaker.changeOver()
    await player.passes(0.5)
    assert.equal(speaker.state, 'playing')
    await player.passes(1)
    await change
    assert.deepEqual(failures.map(([, { failed }]) => failed), ['The model is gone.'])
    assert.equal(speaker.state, 'paused')
})

test('while paused the other voice goes on at the word, when it is wanted', async () => {
    const { source, player, speaker } = await speaking()
    await player.passes(0.7)
    speaker.pause()
    source.voice = 'new'
    await speaker.changeOver()
    assert.equal(speaker.state, 'paused')
    assert.equal(speaker.offset, 5)
    speaker.resume()
    await settle()
    assert.deepEqual(source.asked.at(-1), ['new', 5])
})

test('who goes elsewhere before the other voice’s turn is not led back', async () => {
    const { source, player, speaker } = await speaking()
    await player.passes(0.2)
    source.voice = 'new'
    const change = speaker.changeOver()
    speaker.play(70)
    await settle()
    await change
    await player.passes(1)
    assert.ok(speaker.offset >= 70)
    assert.equal(player.opened, 2)
})

test('where a list comes in another voice, it begins where the last sentence ends', async () => {
    const { source, player, speaker, words } = await speaking()
    // Nobody has said that there is another voice: the third clip comes in it, from the middle of its two sentences.
    source.delay = (voice, start) => { if (start === 20) source.voice = 'new' }
    speaker.play(0)
    await settle()
    assert.deepEqual(player.appended.map(([voice]) => voice).filter(voice => voice === 'new'), [])
    await player.passes(8)
    assert.ok(player.appended.some(([voice]) => voice === 'new'))
    const said = words()
    assert.deepEqual(said, [...new Set(said)])
})
