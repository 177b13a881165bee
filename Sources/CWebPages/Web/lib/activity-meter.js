// How long a book is heard, and read without the voice: counted on this device, by its own days.

import { keptJSON, namesBehind } from './kept-storage.js'

/**
 * @typedef {object} Activity
 * @property {number} listened  seconds
 * @property {number} read  seconds
 * @property {number} letters  UTF-16 code units read without the voice
 *
 * @typedef {Activity & {day: string, isSent: boolean}} DayActivity
 */

export const waitingActivity = 'vorleser.activity.'
// Seconds. Who has not touched the page for so long has put the book away.
const patience = 120
// Seconds between two looks that can be believed: a machine that slept was not reading.
const longest = 300
// Seconds for which another page's word holds that it speaks.
const believed = 30
// A page turned: what goes further was a jump, and was not read.
const furthest = 4000

/** Counts while a book is open. */
export class ActivityMeter {
    #now
    #isVisible
    #last
    #touched
    #isSpeaking = false
    #heardElsewhereUntil = -Infinity
    /** @type {number|null} */
    #offset = null
    /** @type {Activity} */
    #counted = { listened: 0, read: 0, letters: 0 }

    /**
     * @param {object} parts
     * @param {() => number} parts.now  in milliseconds
     * @param {() => boolean} parts.isVisible  whether the page can be seen
     */
    constructor({ now, isVisible }) {
        this.#now = now
        this.#isVisible = isVisible
        this.#last = this.#touched = now()
    }

    /** Counts what has gone by since the last look. */
    look() {
        const now = this.#now()
        const seconds = Math.max(0, now - this.#last) / 1000
        this.#last = now
        if (seconds > longest) return
        if (this.#isSpeaking) this.#counted.listened += seconds
        else if (this.#isVisible() && now - this.#touched <= patience * 1000 && now > this.#heardElsewhereUntil) this.#counted.read += seconds
    }

    /** @param {boolean} isSpeaking  whether the voice is heard from now on */
    speak(isSpeaking) {
        this.look()
        this.#isSpeaking = isSpeaking
        this.#touched = this.#now()
    }

    /** Somebody is there. */
    touch() {
        this.look()
        this.#touched = this.#now()
    }

    /** Whoever reads is at another page now. */
    leave() {
        this.look()
        this.#touched = -Infinity
    }

    /** Another page speaks this book, or has ended. @param {boolean} isSpeaking */
    hearElsewhere(isSpeaking) {
        this.look()
        this.#heardElsewhereUntil = isSpeaking ? this.#now() + believed * 1000 : -Infinity
    }

    /** @param {number} offset  where the reader is now */
    move(offset) {
        const passed = this.#offset === null ? 0 : offset - this.#offset
        this.#offset = offset
        if (!this.#isSpeaking && passed > 0 && passed <= furthest) this.#counted.letters += passed
    }

    /** What was counted since it was taken last. @returns {Activity} */
    take() {
        this.look()
        const counted = this.#counted
        this.#counted = { listened: 0, read: 0, letters: 0 }
        return counted
    }
}

/** Keeps what was counted of a book until the server has it. */
export class ActivityKeeper {
    #book
    #storage
    #send
    #device
    #today

    /**
     * @param {object} parts
     * @param {string} parts.book  its number
     * @param {Pick<Storage, 'getItem'|'setItem'|'removeItem'>} parts.storage
     * @param {import('./api.js')['send']} parts.send
     * @param {string} parts.device
     * @param {() => string} [parts.today]
     */
    constructor({ book, storage, send, device, today = () => localDay(new Date()) }) {
        this.#book = book
        this.#storage = storage
        this.#send = send
        this.#device = device
        this.#today = today
    }

    /** @param {Activity} more */
    add({ listened, read, letters }) {
        if (listened + read < 0.5) return
        const day = this.#today()
        const days = this.#days
        const known = days.find(entry => entry.day === day)
        const before = known ?? { listened: 0, read: 0, letters: 0 }
        const entry = {
            day, listened: before.listened + listened, read: before.read + read, letters: before.letters + letters, isSent: false,
        }
        this.#days = [...days.filter(other => other !== known), entry]
    }

    /** Sends what the server does not know. @param {boolean} [isLeaving]  the page goes away */
    async flush(isLeaving = false) {
        for (const entry of this.#days.filter(({ isSent }) => !isSent)) {
            const { day, listened, read, letters } = entry
            try {
                await this.#send('PUT', `/api/books/${this.#book}/activity`,
                    { device: this.#device, day, listened, read, letters }, { keepalive: isLeaving })
            } catch (error) {
                // What the server will never take is not tried for ever.
                if (error.status !== 400 && error.status !== 404) throw error
            }
            // More may have been counted meanwhile.
            this.#days = this.#days.map(other => same(other, entry) ? { ...other, isSent: true } : other)
        }
        // Today's goes on; what was counted before is not needed once it is sent.
        const today = this.#today()
        this.#days = this.#days.filter(({ day, isSent }) => day === today || !isSent)
    }

    /** @returns {DayActivity[]} */
    get #days() { return keptJSON(this.#storage, waitingActivity + this.#book) ?? [] }

    set #days(days) {
        if (days.length > 0) this.#storage.setItem(waitingActivity + this.#book, JSON.stringify(days))
        else this.#storage.removeItem(waitingActivity + this.#book)
    }
}

/** @param {DayActivity} one  @param {DayActivity} other */
function same(one, other) { return one.day === other.day && one.listened === other.listened && one.read === other.read }

/** The books of which something was counted on this device. @param {Storage} storage  @returns {string[]} */
export function booksWithActivity(storage) { return namesBehind(storage, waitingActivity) }

/** The day that a calendar on the wall shows, as in “2026-11-26”. @param {Date} date */
export function localDay(date) {
    const two = (/** @type {number} */ number) => String(number).padStart(2, '0')
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
