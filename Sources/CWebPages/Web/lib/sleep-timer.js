// Ends listening after a while, softly. Only what is heard counts: a pause stops the clock.
//
// Events: `change` with the words' facts, `sleep` when it is time.

import { Emitter } from './emitter.js'

/** Seconds over which the sound fades out. */
const fade = 8

/** @extends {Emitter<{change: void, sleep: void}>} */
export class SleepTimer extends Emitter {
    /** @type {number|null}  seconds */
    #left = null
    /** @type {number|null}  the offset at which it stops */
    #chapterEnd = null

    /** `null` when it is off, `chapter`, or seconds left. @returns {null|'chapter'|number} */
    get left() { return this.#chapterEnd !== null ? 'chapter' : this.#left }

    /** @param {number} minutes */
    setMinutes(minutes) { this.#set(minutes * 60, null) }

    /** @param {number} offset  where the chapter ends */
    setChapterEnd(offset) { this.#set(null, offset) }

    clear() { this.#set(null, null) }

    /**
     * Told while the voice speaks.
     * @param {number} elapsed  seconds since it was told last
     * @param {number} offset  where the voice is
     * @param {(offset: number) => number|null} secondsUntil  when a place will sound, if that is known
     * @returns {number}  how loud the voice should be, 0 … 1
     */
    tick(elapsed, offset, secondsUntil) {
        let left
        if (this.#chapterEnd === null) {
            if (this.#left === null) return 1
            left = this.#left -= elapsed
            this.say('change')
        } else {
            left = offset >= this.#chapterEnd ? 0 : secondsUntil(this.#chapterEnd) ?? Infinity
        }
        if (left > 0.1) return Math.min(1, left / fade)
        this.#set(null, null)
        this.say('sleep')
        return 1
    }

    /** @param {number|null} left  @param {number|null} chapterEnd */
    #set(left, chapterEnd) {
        [this.#left, this.#chapterEnd] = [left, chapterEnd]
        this.say('change')
    }
}
