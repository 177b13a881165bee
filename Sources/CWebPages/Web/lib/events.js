// What changes on the server: one stream for a page, closed while nobody looks (a browser allows six to a server).

import { ask } from './api.js'
import { Emitter } from './emitter.js'
import { addressOf } from './site.js'

/**
 * Events are those of `/api/events`, with their JSON as `detail`; `open` when it is connected again, and what was missed
 * should be fetched.
 * @extends {Emitter<Server.Events>}
 */
export class ServerEvents extends Emitter {
    /** @type {EventSource|null} */
    #source = null
    #names
    // A page fetches all it shows when it begins; only what changes later can be missed.
    #hasMissed = document.hidden
    /** @type {() => void} */
    #begin = () => {}
    /** Settled when the stream is open, is refused or is not wished for: what is fetched from then on misses nothing. */
    connected = /** @type {Promise<void>} */ (new Promise(resolve => { this.#begin = resolve }))

    /** @param {Exclude<keyof Server.Events, 'open'>[]} names  the events that are passed on */
    constructor(names) {
        super()
        this.#names = names
        document.addEventListener('visibilitychange', () => this.#follow())
        this.#follow()
    }

    #follow() {
        if (document.hidden) {
            this.#source?.close()
            this.#source = null
            this.#hasMissed = true
            this.#begin()
            return
        }
        if (this.#source) return
        const source = this.#source = new EventSource(addressOf('/api/events'))
        source.onopen = () => {
            if (this.#hasMissed) this.say('open')
            this.#hasMissed = false
            this.#begin()
        }
        // A browser tries again by itself, but not after an answer that was refused.
        source.onerror = () => {
            this.#hasMissed = true
            this.#begin()
            if (source.readyState !== EventSource.CLOSED) return
            setTimeout(() => this.#again(source), 5000)
            // Why, it does not say: should this device have been removed, this leads to where it is paired.
            ask('/api/settings', { method: 'HEAD', cache: 'no-store' }).catch(() => {})
        }
        for (const name of this.#names) {
            source.addEventListener(name, event => this.say(name, JSON.parse(event.data)))
        }
    }

    /** @param {EventSource} source */
    #again(source) {
        if (this.#source !== source) return
        this.#source = null
        this.#follow()
    }
}
