// The book on the lock screen, and the keys of headsets.

/**
 * @param {object} parts
 * @param {object} parts.outline
 * @param {string|null} parts.cover  address of its picture
 * @param {Record<string, (details: MediaSessionActionDetails) => void>} parts.actions
 */
export class BookSession {
    #session = navigator.mediaSession
    #outline
    #cover

    constructor({ outline, cover, actions }) {
        this.#outline = outline
        this.#cover = cover
        for (const [action, work] of Object.entries(actions)) {
            // A browser that does not know an action says so by an error.
            try { this.#session?.setActionHandler(action, work) } catch { /* it does without */ }
        }
    }

    /** @param {string} chapter */
    set chapter(chapter) {
        if (!this.#session) return
        const { title, authors } = this.#outline
        this.#session.metadata = new MediaMetadata({
            title: chapter || title, artist: authors.join(', '), album: title,
            artwork: this.#cover ? [{ src: this.#cover }] : [],
        })
    }

    /** @param {boolean} isOn */
    set isPlaying(isOn) { if (this.#session) this.#session.playbackState = isOn ? 'playing' : 'paused' }

    /** @param {number} position  seconds from the book's beginning  @param {number} duration  @param {number} playbackRate */
    setPosition(position, duration, playbackRate) {
        if (!this.#session?.setPositionState || !(duration > 0)) return
        this.#session.setPositionState({ duration, playbackRate, position: Math.min(Math.max(0, position), duration) })
    }
}
