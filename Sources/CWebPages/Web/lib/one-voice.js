// Of the pages of one browser, only the one that was asked last speaks.
//
// Events: `yield` when another page has begun.

export class OneVoice extends EventTarget {
    #channel
    #name = Math.random().toString(36)

    /** @param {Pick<BroadcastChannel, 'postMessage'|'addEventListener'>|null} channel  of all pages; none where there is no such thing */
    constructor(channel) {
        super()
        this.#channel = channel
        channel?.addEventListener('message', ({ data }) => {
            if (data?.speaks !== undefined && data.speaks !== this.#name) this.dispatchEvent(new CustomEvent('yield'))
        })
    }

    /** This page speaks from now on. */
    take() { this.#channel?.postMessage({ speaks: this.#name }) }
}
