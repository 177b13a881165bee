// What changes on the server: one stream for a page, closed while nobody looks (a browser allows six to a server).

/**
 * Events are those of `/api/events`, with their JSON as `detail`; `open` when it is connected again, and what was missed
 * should be fetched.
 */
export class ServerEvents extends EventTarget {
    #source = null
    #names
    // A page fetches all it shows when it begins; only what changes later can be missed.
    #hasMissed = document.hidden

    /** @param {string[]} names  the events that are passed on */
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
            return
        }
        if (this.#source) return
        this.#source = new EventSource('/api/events')
        this.#source.onopen = () => {
            if (this.#hasMissed) this.dispatchEvent(new CustomEvent('open'))
            this.#hasMissed = false
        }
        // A browser tries again by itself, but not after an answer that was refused.
        this.#source.onerror = ({ target }) => {
            this.#hasMissed = true
            if (target.readyState === EventSource.CLOSED) setTimeout(() => this.#again(target), 5000)
        }
        for (const name of this.#names) {
            this.#source.addEventListener(name, event =>
                this.dispatchEvent(new CustomEvent(name, { detail: JSON.parse(event.data) })))
        }
    }

    #again(source) {
        if (this.#source !== source) return
        this.#source = null
        this.#follow()
    }
}
