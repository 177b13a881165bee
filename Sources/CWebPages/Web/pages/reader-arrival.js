// A better voice than the built-in one: offered at the first play, fetched, and taking over at the next sentence.

import { get, send } from '../lib/api.js'
import { beginWords, briefOffer, failureWords } from '../lib/model-words.js'
import { ArrivalStrip } from '../ui/arrival-strip.js'

// Seconds for which it is said that the voice is here.
const farewell = 8
// Milliseconds between two looks at the sound while another voice waits for its turn, also where nothing is drawn.
const glance = 50

/** @param {import('./reader.js').Reader} reader */
export function wireArrival(reader) {
    const { outline, events, speaker, storage, announce } = reader
    // Read by the listener's own choice, by the best voice already, or in a language that a better voice does not speak.
    if (!outline.betterVoice) return
    const strip = new ArrivalStrip()
    let model = null
    let isClosed = false

    async function look() { note(await get('/api/model')) }

    /** @param {Server.Model} now */
    function note(now) {
        const before = model?.state
        model = now
        if (now.state === 'installing') {
            if (before !== 'installing') isClosed = false
            if (!isClosed) strip.progress(now)
        } else if (before !== now.state) {
            if (now.state === 'installed') takeOver()
            else if (now.state === 'failed' && before === 'installing') fail(now)
            else {
                strip.hide()
                offer()
            }
        } else if (!now.isOffered) strip.hide()
    }

    function offer() {
        const isFirst = !storage.getItem('vorleser.betterVoiceOffered')
        if (!model?.isOffered || !speaker.isOn || !isFirst) return
        // Once: afterwards the library and the settings have it.
        storage.setItem('vorleser.betterVoiceOffered', 'yes')
        strip.offer(model)
        announce(`${briefOffer} ${beginWords(model)}`)
    }

    function fail(now) {
        strip.fail(now)
        announce(failureWords(now))
    }

    async function takeOver() {
        strip.hide()
        if (reader.ownVoice) return
        const words = speaker.isOn ? 'The natural voice is here: it reads on from the next sentence.' : 'The natural voice is here.'
        strip.tell(words)
        announce(words)
        setTimeout(() => strip.hide(), farewell * 1000)
        const ticking = setInterval(() => speaker.tick(), glance)
        await speaker.changeOver().finally(() => clearInterval(ticking))
        reader.lookAtTimes()
    }

    const act = (method, path) => async () => {
        try {
            await send(method, path)
            await look()
        } catch (error) { reader.trouble(error) }
    }
    strip.addEventListener('install', act('POST', '/api/model'))
    strip.addEventListener('decline', act('DELETE', '/api/model/offer'))
    strip.addEventListener('cancel', act('DELETE', '/api/model/installation'))
    strip.addEventListener('close', () => {
        isClosed = true
        strip.hide()
    })
    speaker.addEventListener('state', ({ detail: { state } }) => {
        if (state === 'playing') offer()
    })
    events.addEventListener('model', ({ detail }) => note(detail))
    events.addEventListener('open', () => look().catch(() => {}))
    // Without an answer the book is read all the same.
    look().catch(() => {})
}
