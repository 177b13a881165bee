// Ends listening after a while, softly. Only what is heard counts: a pause stops the clock.
//
// Events: `change` with the words' facts; `sleep` when it is time, with the place to go on at when that is not where it stopped.

import { Emitter } from './emitter.js'

/** @typedef {{seconds: number}|{chapterEnd: number}} Standing  what is left, or the offset at which it stops */

/** Seconds over which the sound fades out. */
const fade = 8
// Code units: so far no voice comes while the sound fades.
const farther = 600

/** @extends {Emitter<{change: void, sleep: number|null}>} */
export class SleepTimer extends Emitter {
    /** @type {number|null}  seconds */
    #left = null
    /** @type {number|null}  the offset at which it stops */
    #chapterEnd = null
    /** @type {number|null}  where the sound began to fade: from there on it was scarcely heard */
    #fadedAt = null

    /** `null` when it is off, `chapter`, or seconds left. @returns {null|'chapter'|number} */
    get left() { return this.#chapterEnd !== null ? 'chapter' : this.#left }

    /** How it stands, to be kept; `null` when it is off. @returns {Standing|null} */
    get standing() {
        if (this.#chapterEnd !== null) return { chapterEnd: this.#chapterEnd }
        return this.#left === null ? null : { seconds: Math.ceil(this.#left) }
    }

    /** @param {number} minutes */
    setMinutes(minutes) { this.#set(minutes * 60, null) }

    /** @param {number} offset  where the chapter ends */
    setChapterEnd(offset) { this.#set(null, offset) }

    clear() { this.#set(null, null) }

    /** Goes on as it stood when that was kept. @param {Standing} standing */
    goOn(standing) {
        if ('seconds' in standing) this.#set(standing.seconds, null)
        else this.#set(null, standing.chapterEnd)
    }

    /**
     * Told while the voice speaks.
     * @param {number} elapsed  seconds since it was told last
     * @param {number} offset  where the voice is
     * @param {(offset: number) => number|null} secondsUntil  when a place will sound, if that is known
     * @returns {number}  how loud the voice should be, 0 … 1
     */
    tick(elapsed, offset, secondsUntil) {
        if (this.#chapterEnd !== null) return this.#tickOfChapter(this.#chapterEnd, offset, secondsUntil)
        if (this.#left === null) return 1
        const left = this.#left -= elapsed
        this.say('change')
        if (left < fade && (this.#fadedAt === null || Math.abs(offset - this.#fadedAt) > farther)) this.#fadedAt = offset
        return left > 0.1 ? Math.min(1, left / fade) : this.#end(this.#fadedAt)
    }

    // A chapter is heard to its end at full voice: behind it is silence.
    /** @param {number} end  @param {number} offset  @param {(offset: number) => number|null} secondsUntil */
    #tickOfChapter(end, offset, secondsUntil) {
        if (offset >= end) return this.#end(end)
        return (secondsUntil(end) ?? Infinity) > 0.1 ? 1 : this.#end(null)
    }

    /** @param {number|null} place */
    #end(place) {
        this.#set(null, null)
        this.say('sleep', place)
        return 1
    }

    /** @param {number|null} left  @param {number|null} chapterEnd */
    #set(left, chapterEnd) {
        [this.#left, this.#chapterEnd, this.#fadedAt] = [left, chapterEnd, null]
        this.say('change')
    }
}
