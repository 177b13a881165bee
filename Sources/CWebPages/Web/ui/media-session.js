// The book on the lock screen, and the keys of headsets.

export class BookSession {
    #session = navigator.mediaSession
    #outline
    /** @type {MediaImage|null} */
    #cover = null
    /** @type {string|undefined} */
    #chapter

    /**
     * @param {object} parts
     * @param {Server.Outline} parts.outline
     * @param {Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>>} parts.actions
     */
    constructor({ outline, actions }) {
        this.#outline = outline
        for (const [action, work] of Object.entries(actions)) {
            // A browser that does not know an action says so by an error.
            try { this.#session?.setActionHandler(/** @type {MediaSessionAction} */ (action), work) } catch { /* it does without */ }
        }
    }

    /** @param {string|undefined} chapter */
    set chapter(chapter) {
        if (chapter === this.#chapter) return
        this.#chapter = chapter
        this.#tell()
    }

    /** Its picture, once that is there. @param {MediaImage} picture */
    set cover(picture) {
        this.#cover = picture
        this.#tell()
    }

    #tell() {
        if (!this.#session) return
        const { title, authors } = this.#outline
        this.#session.metadata = new MediaMetadata({
            title: this.#chapter || title, artist: authors.join(', '), album: title,
            artwork: this.#cover ? [this.#cover] : [],
        })
    }

    /** @param {boolean} isOn */
    set isPlaying(isOn) { if (this.#session) this.#session.playbackState = isOn ? 'playing' : 'paused' }

    /**
     * @param {number} position  seconds from the book's beginning, at speed 1
     * @param {number} duration  of the book, the same
     * @param {number} playbackRate
     */
    setPosition(position, duration, playbackRate) {
        if (!this.#session?.setPositionState || !(duration > 0)) return
        this.#session.setPositionState({ duration, playbackRate, position: Math.min(Math.max(0, position), duration) })
    }
}
