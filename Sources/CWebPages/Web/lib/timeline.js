// Clips placed one after another on one line of time: what sounds at a moment, and at which moment a place sounds.

import { lastAtMost } from './sorted.js'

/**
 * @typedef {[start: number, end: number, from: number, to: number]} WordTime  span in the book, seconds in the clip
 * @typedef {{start: number, end: number, seconds: number, pause: number, sampleRate: number, words: WordTime[],
 *     voice?: string, type?: string}} Clip  `voice` is who speaks it, `type` what its bytes are
 * @typedef {Clip & {at: number, until: number}} Placed  seconds on the line; `until` is after the pause
 */

// Browsers cut moments off to whole microseconds: what is set to a word's start is read back as just before it.
const precision = 1e-5

/** Seconds are counted in whole samples, as the sound is: nothing drifts over hours. */
export class Timeline {
    /** @type {Placed[]} */
    #clips = []
    #samples = 0
    #sampleRate = 0
    #begin = 0

    /** Where the next clip will begin, in seconds. */
    get end() { return this.#sampleRate ? this.#begin + this.#samples / this.#sampleRate : 0 }

    /** Where in the book the last clip ends; `null` when there is none. @returns {number|null} */
    get place() { return this.#clips.at(-1)?.end ?? null }

    /** Who speaks the last clip; `null` when there is none. @returns {string|null} */
    get voice() { return this.#clips.at(-1)?.voice ?? null }

    get isEmpty() { return this.#clips.length === 0 }

    /**
     * @param {Clip} clip
     * @returns {Placed}
     */
    append(clip) {
        if (clip.sampleRate !== this.#sampleRate) {
            [this.#begin, this.#samples, this.#sampleRate] = [this.end, 0, clip.sampleRate]
        }
        const at = this.end
        this.#samples += Math.round(clip.seconds * clip.sampleRate) + Math.round(clip.pause * clip.sampleRate)
        const placed = { ...clip, at, until: this.end }
        this.#clips.push(placed)
        return placed
    }

    /** What sounds at a moment, or has sounded last before it. @param {number} time  @returns {Placed|undefined} */
    clipAt(time) { return this.#clips[Math.max(0, lastAtMost(this.#clips, time + precision, clip => clip.at))] }

    /**
     * The word that sounds at a moment; in a pause the one before it.
     * @param {number} time
     * @returns {import('./span-index.js').Span|null}
     */
    wordAt(time) {
        const clip = this.clipAt(time)
        if (!clip || clip.words.length === 0) return null
        const index = Math.max(0, lastAtMost(clip.words, time + precision - clip.at, word => word[2]))
        const [start, end] = clip.words[index]
        return { start, end }
    }

    /**
     * The silence in front of the first word that stands at or behind a place and has not begun at a moment.
     * @param {number} offset
     * @param {number} time
     * @returns {{offset: number, from: number, to: number}|null}  where the word stands, and the seconds between which it is
     *     silent; `null` when no such word is on the line
     */
    silenceBefore(offset, time) {
        let from = time
        for (const clip of this.#clips.slice(Math.max(0, lastAtMost(this.#clips, time + precision, clip => clip.at)))) {
            for (const [start, , begin, end] of clip.words) {
                const to = clip.at + begin
                if (start >= offset && to > time) return { offset: start, from: Math.min(from, to), to }
                from = Math.max(from, clip.at + end)
            }
        }
        return null
    }

    /**
     * When a place sounds.
     * @param {number} offset
     * @returns {number|null}  seconds; `null` when it is not on the line
     */
    timeOf(offset) {
        // From the end: what was heard again stands there twice.
        const clip = this.#clips.findLast(clip => clip.start <= offset && offset < clip.end)
        return clip ? clip.at + timeIn(clip, offset) : null
    }
}

/**
 * When a place sounds in a clip: the start of its word, or of the next one.
 * @param {Clip} clip
 * @param {number} offset
 */
export function timeIn(clip, offset) {
    if (offset <= clip.start) return 0
    const word = clip.words.find(([, end]) => end > offset)
    return word ? word[2] : clip.seconds
}
