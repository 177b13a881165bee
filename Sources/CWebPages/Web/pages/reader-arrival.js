// A better voice than the built-in one: offered at the first play, fetched, and taking over at the next sentence.

import { get, send } from '../lib/api.js'
import { beginWords, briefOffer, failureWords } from '../lib/model-words.js'
import { wording } from '../lib/wording.js'
import { ArrivalStrip } from '../ui/arrival-strip.js'

// Seconds for which it is said that the voice is here.
const farewell = 8
// Milliseconds between two looks at the sound while another voice waits for its turn, also where nothing is drawn.
const glance = 50

/**
 * @typedef {object} Parts
 * @property {import('../lib/events.js').ServerEvents} events
 * @property {import('../lib/speaker.js').Speaker} speaker
 * @property {Pick<Storage, 'getItem'|'setItem'>} storage
 * @property {() => boolean} isVoiceChosen  the listener has chosen a voice for this book
 * @property {() => void} lookAtTimes
 * @property {import('./reader-messages.js').Announce} announce
 * @property {import('./reader-messages.js').TellTrouble} trouble
 */

export class BetterVoice {
    #parts
    #strip = new ArrivalStrip()
    /** @type {Server.Model|null} */
    #model = null
    #isClosed = false

    /** @param {Parts} parts */
    constructor(parts) {
        this.#parts = parts
        const strip = this.#strip
        strip.addEventListener('install', () => this.#act('POST', '/api/model'))
        strip.addEventListener('decline', () => this.#act('DELETE', '/api/model/offer'))
        strip.addEventListener('cancel', () => this.#act('DELETE', '/api/model/installation'))
        strip.addEventListener('close', () => {
            this.#isClosed = true
            strip.hide()
        })
        parts.speaker.addEventListener('state', ({ detail: { state } }) => { if (state === 'playing') this.#offer() })
        parts.events.addEventListener('model', ({ detail }) => this.#note(detail))
        parts.events.addEventListener('open', () => this.#look().catch(() => {}))
        // Without an answer the book is read all the same.
        this.#look().catch(() => {})
    }

    async #look() {
        const before = this.#model
        /** @type {Server.Model} */
        const model = await get('/api/model')
        // What an event has told meanwhile may be newer, and another one follows each change.
        if (this.#model === before) this.#note(model)
    }

    /** @param {'POST'|'DELETE'} method  @param {string} path */
    async #act(method, path) {
        try {
            await send(method, path)
            await this.#look()
        } catch (error) { this.#parts.trouble(error) }
    }

    /** @param {Server.Model} now */
    #note(now) {
        const before = this.#model?.state
        this.#model = now
        if (now.state === 'installing') {
            if (before !== 'installing') this.#isClosed = false
            if (!this.#isClosed) this.#strip.progress(now)
        } else if (before !== now.state) this.#changed(now, before === 'installing')
        else if (!now.isOffered) this.#strip.hide()
    }

    /** @param {Server.Model} now  @param {boolean} wasInstalling */
    #changed(now, wasInstalling) {
        if (now.state === 'installed') this.#takeOver()
        else if (now.state === 'failed' && wasInstalling) {
            this.#strip.fail(now)
            this.#parts.announce(failureWords(now))
        } else {
            this.#strip.hide()
            this.#offer()
        }
    }

    #offer() {
        const { speaker, storage, announce } = this.#parts
        const isFirst = !storage.getItem('vorleser.betterVoiceOffered')
        if (!this.#model?.isOffered || !speaker.isOn || !isFirst) return
        // Once: afterwards the library and the settings have it.
        storage.setItem('vorleser.betterVoiceOffered', 'yes')
        this.#strip.offer(this.#model)
        announce(`${briefOffer()} ${beginWords(this.#model)}`)
    }

    async #takeOver() {
        const { speaker, isVoiceChosen, lookAtTimes, announce } = this.#parts
        this.#strip.hide()
        if (isVoiceChosen()) return
        const words = speaker.isOn ? wording.voice.arrivedReadsOn : wording.voice.arrived
        this.#strip.tell(words)
        announce(words)
        setTimeout(() => this.#strip.hide(), farewell * 1000)
        const ticking = setInterval(() => speaker.tick(), glance)
        await speaker.changeOver().finally(() => clearInterval(ticking))
        lookAtTimes()
    }
}
