// Listening: the voice, what shows it, and all that moves it.

import { ask, get } from '../lib/api.js'
import { ClipSource } from '../lib/clip-source.js'
import { OneVoice } from '../lib/one-voice.js'
import { patiently, wait } from '../lib/patience.js'
import { Skips } from '../lib/skips.js'
import { Speaker } from '../lib/speaker.js'
import { ChainPlayer } from '../ui/chain-player.js'
import { Follow } from '../ui/follow.js'
import { MediaPlayer, mediaSource } from '../ui/media-player.js'
import { byId } from '../ui/find.js'
import { SpokenHighlight } from '../ui/spoken-highlight.js'
import { TransportBar } from '../ui/transport-bar.js'
import { wireArrival } from './reader-arrival.js'
import { wireLanguage } from './reader-language.js'
import { wireSession } from './reader-session.js'
import { wireSleep } from './reader-sleep.js'
import { wireVoiceChoices } from './reader-voice-choices.js'

/**
 * @param {import('./reader.js').Reader} reader
 * @param {{offset: number, note(offset: number): void, flush(): void}} places
 */
export function wireVoice(reader, places) {
    const { id, book, pane, paint, offers, quiet, storage, actions } = reader
    const audio = byId('sound')
    const player = mediaSource()
        ? new MediaPlayer(audio, rate => patiently(async () => (await ask(`/api/clips/init-${rate}.mp4`)).arrayBuffer()))
        : new ChainPlayer(audio)
    const source = new ClipSource({ book: id, ask, wait, kind: player.kind })
    const speaker = new Speaker({ source, player, book })
    const skips = new Skips(speaker, book)
    const follow = new Follow(() => pane.view)
    const shown = new SpokenHighlight(paint, storage.getItem('vorleser.highlight'))
    const transport = new TransportBar(book)
    const failures = []
    // The voice begins where the book was left, until the reader goes elsewhere.
    let isAtPlace = true
    // Where the voice only waits, nobody has to be led back to it.
    let hasSounded = false
    let drawing = 0
    Object.assign(reader, { speaker, player, shown, transport })
    reader.language = wireLanguage(reader, source)
    reader.here = () => {
        const isVoiceWatched = speaker.isOn || (speaker.hasBegun && follow.isOn)
        return isVoiceWatched && !speaker.isAside ? speaker.offset : pane.place
    }
    // Where nothing is left to hear, the book begins again.
    speaker.cursor = places.isAtEnd ? 0 : places.offset
    transport.place = places.offset

    // Whether the reader sees what is spoken: a note is heard where its sign is, not where it is printed.
    let seesAside = false
    function isLookedAt() { return !speaker.isAside || seesAside }

    // MARK: What the voice does

    const turn = new OneVoice('BroadcastChannel' in window ? new BroadcastChannel('vorleser.voice') : null)
    turn.addEventListener('yield', () => {
        if (!speaker.isOn) return
        speaker.pause()
        offers.make('elsewhere', { words: 'Another tab speaks now.', seconds: 8, actions: { OK() {} } })
    })
    speaker.addEventListener('state', ({ detail: { state } }) => {
        transport.state = state
        quiet.isPlaying = state === 'playing'
        if (state === 'playing') {
            byId('welcome').hidden = true
            hasSounded = isAtPlace = true
            turn.take()
        }
        if (state === 'paused' || state === 'ended') places.flush()
        const words = { playing: 'Playing', paused: 'Paused', ended: 'The end of the book' }[state]
        if (words) reader.announce(words)
        if (speaker.isOn) draw()
    })
    speaker.addEventListener('sentence', ({ detail: sentence }) => {
        shown.sentence = pane.trimmed(sentence)
        if (isLookedAt()) follow.sentence(sentence, speaker.isOn)
    })
    speaker.addEventListener('word', ({ detail: word }) => {
        shown.word = word
        if (isLookedAt()) follow.word(word)
        // What is heard by the way is not where the book is left.
        if (speaker.isAside) return
        places.note(word.start)
        transport.place = word.start
    })
    speaker.addEventListener('finished', ({ detail: { place } }) => {
        if (place === null) return sayEnd()
        places.note(place)
        transport.place = place
        // Who reads on elsewhere listens from there; who does not begins again.
        hasSounded = false
        isAtPlace = true
    })
    speaker.addEventListener('failed', ({ detail: failure }) => {
        failures.push(failure)
        paint.set('failed', failures.filter(({ start, end }) => start < end))
        sayFailure(failure)
    })
    speaker.addEventListener('gaveUp', ({ detail: { start, message } }) => {
        const words = `The voice has stopped: what comes here could not be spoken. ${message}`
        reader.announce(words)
        offers.make('failed', { words, isTrouble: true, actions: { 'Show it': () => actions.look(start), OK() {} } })
    })
    speaker.addEventListener('heard', () => { shown.word = shown.sentence = null })
    speaker.addEventListener('blocked', () => { byId('welcome').hidden = false })
    speaker.addEventListener('lost', () => {
        reader.announce('Connection lost')
        const words = 'Connection lost. What is there plays on; the rest follows when it is back.'
        offers.make('connection', { words, isTrouble: true })
    })
    speaker.addEventListener('found', () => {
        offers.take('connection')
        reader.announce('Connected again')
    })
    setInterval(() => speaker.check(), 1000)
    follow.addEventListener('change', () => {
        if (follow.isOn) offers.take('voice')
        else offers.make('voice', { words: '', actions: { 'Back to the voice': actions.toVoice } })
    })
    pane.addEventListener('moving', () => { if (hasSounded) follow.yield() })
    pane.addEventListener('moved', ({ detail: { byReader, byLayout } }) => {
        if (byLayout && speaker.isOn) follow.keep()
        else if (hasSounded) follow.yield()
        if (!byReader || speaker.isOn) return
        isAtPlace = false
        places.note(pane.place)
        if (!hasSounded) transport.place = pane.place
    })

    // States follow each other quickly; there is one frame to come at most.
    function draw() {
        cancelAnimationFrame(drawing)
        drawing = requestAnimationFrame(frame)
    }

    function frame() {
        speaker.tick()
        if (speaker.isOn) draw()
    }

    function sayEnd() {
        const words = 'From here on nothing is read aloud.'
        reader.announce(words)
        offers.make('end', { words, seconds: 12, actions: { 'Listen from the beginning': () => actions.play(0), OK() {} } })
    }

    function sayFailure({ start, end, failed, suggestion }) {
        reader.announce('A sentence could not be spoken')
        const passedOver = start < end ? 'A sentence could not be spoken and was passed over.' : ''
        offers.make('failed', {
            words: [passedOver, failed, suggestion].filter(Boolean).join(' '),
            isTrouble: true, seconds: 15, actions: { 'Show it': () => actions.look(start), OK() {} },
        })
    }

    // MARK: What the listener does

    function begin(work) {
        if (reader.language.holds) return
        byId('welcome').hidden = true
        actions.forgetHits?.()
        work()
    }

    actions.play = offset => begin(() => {
        follow.resume()
        speaker.play(offset)
    })
    actions.toggle = () => begin(async () => {
        if (speaker.isOn) return speaker.toggle()
        if (!hasSounded && !isAtPlace) {
            // Who has read on listens from there.
            follow.resume()
            return speaker.play(await firstSentence())
        }
        follow.resume(speaker.sentence)
        speaker.resume()
    })
    actions.hear = span => begin(() => {
        seesAside = pane.view.shows(span.start)
        speaker.hear(span)
    })
    actions.toVoice = () => follow.resume(speaker.sentence ?? { start: speaker.offset, end: speaker.offset + 1 })
    for (const [name, step] of [['Back', -1], ['Forward', 1]]) {
        actions[`chapter${name}`] = () => actions.goWithVoice(skips.chapter(step, reader.here())).catch(reader.trouble)
        actions[`sentence${name}`] = () => moved(skips.sentence(step))
        actions[`paragraph${name}`] = () => moved(skips.paragraph(step))
        actions[`seconds${name}`] = () => moved(skips.seconds(15 * step))
    }
    actions.goWithVoice = async (offset, { isBack = false } = {}) => {
        if (!isBack) actions.leave(offset)
        if (speaker.isOn) {
            actions.play(offset)
            await pane.show(offset)
        } else {
            await pane.show(offset)
            places.note(offset)
            await speaker.goTo(offset)
            follow.resume()
            isAtPlace = true
            hasSounded = false
        }
        transport.place = offset
    }
    transport.addEventListener('action', ({ detail: name }) => actions[name]())
    transport.addEventListener('go', async ({ detail: offset }) => {
        try {
            await actions.goWithVoice((await book.sentenceAt(offset)).start)
        } catch (error) { reader.trouble(error) }
    })
    byId('welcome-play').addEventListener('click', () => actions.toggle())

    async function moved(work) {
        await work.catch(reader.trouble)
        const { offset } = speaker
        follow.resume({ start: offset, end: offset + 1 })
        if (speaker.isOn) return
        places.note(offset)
        transport.place = offset
    }

    // The first sentence that begins in the window.
    async function firstSentence() {
        const place = pane.place
        const { start } = await book.sentenceAt(place)
        if (start >= place) return start
        const next = await book.sentence(place, 1)
        return pane.view.shows(next) ? next : start
    }

    async function playSentence(offset) {
        try {
            actions.play((await book.sentenceAt(offset)).start)
        } catch (error) { reader.trouble(error) }
    }

    // The tapped word, unless the listener wishes to hear its sentence from the start.
    let startsAtSentence = false
    const readSettings = () => get('/api/settings').then(settings => { startsAtSentence = settings.startsAtSentence }, () => {})
    reader.events.addEventListener('settings', readSettings)
    readSettings()

    reader.tapWord = offset => {
        const skipped = paint.at('skipped', offset)
        const failure = failures.find(({ start, end }) => start <= offset && offset < end)
        if (failure) sayFailure(failure)
        if (!skipped) return startsAtSentence ? playSentence(offset) : actions.play(offset)
        offers.make('skipped', {
            words: `Skipped: ${skipped.words}.`, seconds: 12,
            actions: { 'Hear it': () => actions.hear(skipped), 'Play from here': () => actions.play(offset) },
        })
    }

    wireVoiceChoices(reader)
    wireArrival(reader)
    wireSleep(reader)
    wireSession(reader)
    if (new URLSearchParams(location.search).has('listen')) actions.toggle()
}
