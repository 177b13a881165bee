// Of the pages of one browser, only the one that was asked last speaks.
//
// Events: `yield` when another page has begun.

import { Emitter } from './emitter.js'

/** @extends {Emitter<{yield: void}>} */
export class OneVoice extends Emitter {
    #channel
    #name = Math.random().toString(36)

    /** @param {Pick<BroadcastChannel, 'postMessage'|'addEventListener'>|null} channel  of all pages; none where there is no such thing */
    constructor(channel) {
        super()
        this.#channel = channel
        channel?.addEventListener('message', ({ data }) => {
            if (data?.speaks !== undefined && data.speaks !== this.#name) this.say('yield')
        })
    }

    /** This page speaks from now on. */
    take() { this.#channel?.postMessage({ speaks: this.#name }) }
}
