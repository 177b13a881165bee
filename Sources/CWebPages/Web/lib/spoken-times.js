// When each place of the book sounds, in seconds at speed 1: what is skipped takes no time. Event: `change`, when more is known.

import { Emitter } from './emitter.js'
import { lastAtMost } from './sorted.js'

/** @extends {Emitter<{change: void}>} */
export class SpokenTimes extends Emitter {
    /** @type {[offset: number, seconds: number][]}  ascending in both; between two of them the voice goes on evenly */
    #knots

    /**
     * Even all over the book, until more is known.
     * @param {{length: number, seconds: number}} outline  of a book that is not read aloud each code unit counts as much
     */
    constructor({ length, seconds }) {
        super()
        this.#knots = [[0, 0], [length, seconds > 0 ? seconds : length]]
    }

    /** As the server tells them. @param {[offset: number, seconds: number][]} knots */
    set knots(knots) {
        if (knots.length === 0 || knots[knots.length - 1][1] <= 0) return
        this.#knots = knots
        this.say('change')
    }

    /** Of all that is read aloud. */
    get total() { return this.#last[1] }

    /** Where the last words end that are read aloud. */
    get end() { return this.#last[0] }

    /** @param {number} offset  @returns {number}  seconds until the voice comes there */
    secondsAt(offset) { return this.#between(offset, 0, 1) }

    /** The place that sounds at a moment. @param {number} seconds  @returns {number} */
    offsetAt(seconds) { return Math.round(this.#between(seconds, 1, 0)) }

    /** How much has been heard at a place: 0 … 1. @param {number} offset */
    share(offset) { return this.secondsAt(offset) / Math.max(this.total, Number.MIN_VALUE) }

    get #last() { return this.#knots[this.#knots.length - 1] }

    /** @param {number} value  @param {0|1} from  which of a knot's numbers it is  @param {0|1} to  which is wanted */
    #between(value, from, to) {
        const index = lastAtMost(this.#knots, value, knot => knot[from])
        if (index < 0) return this.#knots[0][to]
        const [before, after] = [this.#knots[index], this.#knots[index + 1]]
        if (!after) return before[to]
        return before[to] + (value - before[from]) / (after[from] - before[from]) * (after[to] - before[to])
    }
}
