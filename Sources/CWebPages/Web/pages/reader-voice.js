// Listening: the voice, what shows it, and all that moves it.

import { ask, get, send } from '../lib/api.js'
import { ClipSource } from '../lib/clip-source.js'
import { wait } from '../lib/patience.js'
import { SleepTimer } from '../lib/sleep-timer.js'
import { Speaker } from '../lib/speaker.js'
import { ChainPlayer } from '../ui/chain-player.js'
import { Follow } from '../ui/follow.js'
import { ListeningPanel } from '../ui/listening-panel.js'
import { MediaPlayer, mediaSource } from '../ui/media-player.js'
import { BookSession } from '../ui/media-session.js'
import { Panel, byId } from '../ui/panel.js'
import { SpokenHighlight } from '../ui/spoken-highlight.js'
import { TransportBar } from '../ui/transport-bar.js'

/** @param {import('./reader.js').Reader} reader  @param {{offset: number, note(offset: number): void, flush(): void}} places */
export function wireVoice(reader, places) {
    const { id, outline, book, pane, paint, offers, quiet, storage, actions } = reader
    const audio = byId('sound')
    const player = mediaSource()
        ? new MediaPlayer(audio, async sampleRate => (await ask(`/api/clips/init-${sampleRate}.mp4`)).arrayBuffer())
        : new ChainPlayer(audio)
    const source = new ClipSource({ book: id, ask, wait, kind: player.kind })
    const speaker = new Speaker({ source, player, book })
    const follow = new Follow(() => pane.view)
    const shown = new SpokenHighlight(paint, storage.getItem('vorleser.highlight'))
    const transport = new TransportBar(book)
    const sleep = new SleepTimer()
    const failures = []
    let session = null
    let speed = outline.speed ?? 1
    // The voice begins where the book was left, until the reader goes elsewhere.
    let isAtPlace = true
    reader.speaker = speaker
    reader.here = () => speaker.isOn || (speaker.hasBegun && follow.isOn) ? speaker.offset : pane.place
    speaker.cursor = places.offset
    transport.place = places.offset

    // MARK: What the voice does

    speaker.addEventListener('state', ({ detail: { state } }) => {
        transport.state = state
        quiet.isPlaying = state === 'playing'
        if (session) session.isPlaying = speaker.isOn
        if (state === 'playing') byId('welcome').hidden = true
        if (state === 'paused' || state === 'ended') places.flush()
        const words = { playing: 'Playing', paused: 'Paused', ended: 'The end of the book' }[state]
        if (words) reader.announce(words)
        if (speaker.isOn) requestAnimationFrame(frame)
    })
    speaker.addEventListener('sentence', ({ detail: sentence }) => {
        shown.sentence = pane.trimmed(sentence)
        follow.sentence(sentence)
        if (session) session.chapter = book.chapterAt(sentence.start)?.title
    })
    speaker.addEventListener('word', ({ detail: word }) => {
        shown.word = word
        follow.word(word)
        places.note(word.start)
        transport.place = word.start
        showPosition()
    })
    speaker.addEventListener('failed', ({ detail: failure }) => {
        failures.push(failure)
        paint.set('failed', failures.filter(({ start, end }) => start < end))
        sayFailure(failure)
    })
    speaker.addEventListener('heard', () => { shown.word = shown.sentence = null })
    speaker.addEventListener('blocked', () => { byId('welcome').hidden = false })
    speaker.addEventListener('lost', () => {
        reader.announce('Connection lost')
        offers.make('connection', { words: 'Connection lost. What is there plays on; the rest follows when it is back.', isTrouble: true })
    })
    speaker.addEventListener('found', () => {
        offers.take('connection')
        reader.announce('Connected again')
    })
    follow.addEventListener('change', () => {
        if (follow.isOn) offers.take('voice')
        else offers.make('voice', { words: '', actions: { 'Back to the voice': actions.toVoice } })
    })
    pane.addEventListener('moving', () => { if (speaker.hasBegun) follow.yield() })
    pane.addEventListener('moved', ({ detail: { byReader } }) => {
        if (speaker.hasBegun) follow.yield()
        if (!byReader || speaker.isOn) return
        isAtPlace = false
        places.note(pane.place)
        if (!speaker.hasBegun) transport.place = pane.place
    })

    function frame() {
        speaker.tick()
        if (speaker.isOn) requestAnimationFrame(frame)
    }

    function sayFailure({ start, end, failed, suggestion }) {
        reader.announce('A sentence could not be spoken')
        offers.make('failed', {
            words: [start < end ? 'A sentence could not be spoken and was passed over.' : '', failed, suggestion].filter(Boolean).join(' '),
            isTrouble: true, seconds: 15, actions: { 'Show it': () => actions.look(start), OK() {} },
        })
    }

    // MARK: What the listener does

    function begin(work) {
        byId('welcome').hidden = true
        actions.forgetHits?.()
        session ??= makeSession()
        work()
    }

    actions.play = offset => begin(() => {
        follow.resume()
        speaker.play(offset)
    })
    actions.toggle = () => begin(async () => {
        if (speaker.hasBegun) {
            if (!speaker.isOn) follow.resume(speaker.sentence)
            speaker.toggle()
        } else {
            if (!isAtPlace) speaker.cursor = await firstSentence()
            follow.resume()
            speaker.resume()
        }
    })
    actions.hear = span => begin(() => speaker.hear(span))
    actions.toVoice = () => follow.resume(speaker.sentence ?? { start: speaker.offset, end: speaker.offset + 1 })
    for (const [name, step] of [['Back', -1], ['Forward', 1]]) {
        actions[`sentence${name}`] = () => moved(speaker.skipSentence(step))
        actions[`paragraph${name}`] = () => moved(speaker.skipParagraph(step))
        actions[`seconds${name}`] = () => moved(speaker.skipSeconds(15 * step))
    }
    actions.goWithVoice = async offset => {
        if (speaker.isOn) {
            actions.play(offset)
            await pane.show(offset)
        } else {
            await actions.look(offset, { isQuiet: true })
            await speaker.goTo(offset)
            follow.resume()
            isAtPlace = true
        }
        transport.place = offset
    }
    actions.faster = () => setSpeed(speed + 0.1)
    actions.slower = () => setSpeed(speed - 0.1)
    transport.addEventListener('action', ({ detail: name }) => actions[name]())
    transport.addEventListener('go', ({ detail: offset }) => book.sentenceAt(offset).then(({ start }) => actions.goWithVoice(start)).catch(reader.trouble))
    byId('welcome-play').addEventListener('click', actions.toggle)

    async function moved(work) {
        await work.catch(reader.trouble)
        follow.resume(speaker.sentence)
    }

    // The first sentence that begins in the window.
    async function firstSentence() {
        const place = pane.place
        const { start } = await book.sentenceAt(place)
        if (start >= place) return start
        const next = await book.sentence(place, 1)
        return pane.view.shows(next) ? next : start
    }

    reader.tapWord = offset => {
        const skipped = paint.at('skipped', offset)
        const failure = failures.find(({ start, end }) => start <= offset && offset < end)
        if (failure) sayFailure(failure)
        if (!skipped) return actions.play(offset)
        offers.make('skipped', { words: `Skipped: ${skipped.words}.`, actions: { 'Hear it': () => actions.hear(skipped), 'Play from here': () => actions.play(offset) }, seconds: 12 })
    }

    // MARK: Voice, speed, sleep

    const listening = new ListeningPanel({ loadVoices: () => get('/api/voices'), speed, highlight: shown.style })
    listening.voice = outline.voice
    actions.listening = () => listening.open()
    byId('open-listening').addEventListener('click', actions.listening)
    listening.addEventListener('speed', ({ detail }) => setSpeed(detail))
    listening.addEventListener('highlight', ({ detail: style }) => {
        shown.style = style
        storage.setItem('vorleser.highlight', style)
    })
    listening.addEventListener('voice', async ({ detail: voice }) => {
        try {
            await send('PATCH', `/api/books/${id}`, { voice })
            listening.voice = voice
            speaker.renew()
        } catch (error) { reader.trouble(error) }
    })
    listening.addEventListener('preview', ({ detail: voice }) => reader.preview(`voice=${encodeURIComponent(voice)}`))
    setSpeed(speed, { isKept: true })

    let keeping = 0
    function setSpeed(wish, { isKept = false } = {}) {
        speed = Math.min(3, Math.max(0.5, Math.round(wish * 20) / 20))
        player.rate = speed
        transport.speed = speed
        listening.speed = speed
        if (isKept) return
        reader.announce(`Speed ${speed}`)
        clearTimeout(keeping)
        keeping = setTimeout(() => send('PATCH', `/api/books/${id}`, { speed }).catch(() => {}), 600)
    }

    const sample = new Audio()
    reader.preview = query => {
        speaker.pause()
        sample.src = `/api/preview?${query}`
        sample.play().catch(error => { if (error.name !== 'AbortError') reader.trouble(new Error('This cannot be heard now.')) })
    }

    wireSleep()
    function wireSleep() {
        const panel = new Panel(byId('sleep'))
        actions.sleep = () => panel.open()
        byId('open-sleep').addEventListener('click', actions.sleep)
        for (const button of panel.dialog.querySelectorAll('[data-minutes]')) {
            button.addEventListener('click', () => {
                const { minutes } = button.dataset
                if (minutes === 'off') sleep.clear()
                else if (minutes === 'chapter') sleep.setChapterEnd(book.chapterAt(reader.here()).end)
                else sleep.setMinutes(Number(minutes))
                panel.close()
            })
        }
        sleep.addEventListener('change', () => { transport.sleep = sleep.left })
        sleep.addEventListener('sleep', () => speaker.pause())
        let last = performance.now()
        setInterval(() => {
            const elapsed = (performance.now() - last) / 1000
            last = performance.now()
            if (speaker.state !== 'playing') return
            player.volume = sleep.tick(elapsed, speaker.offset, offset => scaled(speaker.secondsUntil(offset)))
        }, 250)
    }

    function scaled(seconds) { return seconds === null ? null : seconds / speed }

    // MARK: Lock screen, other pages

    function makeSession() {
        const made = new BookSession({
            outline,
            actions: {
                play: () => { if (!speaker.isOn) actions.toggle() }, pause: () => speaker.pause(), stop: () => speaker.pause(),
                previoustrack: () => actions.sentenceBack(), nexttrack: () => actions.sentenceForward(),
                seekbackward: () => actions.secondsBack(), seekforward: () => actions.secondsForward(),
                seekto: ({ seekTime }) => actions.goWithVoice(Math.floor(seekTime / Math.max(1, outline.seconds) * book.length)),
            },
        })
        made.chapter = book.chapterAt(speaker.offset)?.title
        get(`/api/books/${id}`).then(({ hasCover }) => { if (hasCover) made.cover = `/api/books/${id}/cover` }, () => {})
        return made
    }

    function showPosition() { session?.setPosition(outline.seconds * speaker.offset / Math.max(1, book.length), outline.seconds, speed) }

    reader.events.addEventListener('pronunciations', ({ detail }) => { if (detail.book === null || String(detail.book) === id) speaker.renew() })
    // What is skipped, and how long pauses are, may be other now.
    reader.events.addEventListener('settings', () => speaker.renew())
    if (new URLSearchParams(location.search).has('listen')) actions.toggle()
}
