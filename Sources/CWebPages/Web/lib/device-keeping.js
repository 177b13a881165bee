// The books that this device keeps, and the work of bringing them here: one at a time, in one tab, and again whenever a page
// of ours is open.
//
// Events: `change` when a book is kept otherwise than before, `failed` when it cannot be brought.

import { Emitter } from './emitter.js'
import { isComplete, soundOf } from './kept-books.js'

/**
 * @typedef {import('./kept-books.js').KeptBook} KeptBook
 * @typedef {{book: KeptBook, seconds: number, isUnderWay: boolean}} Standing  `seconds` of sound that are here
 */

// Milliseconds; whoever is away lets a question hang. A server that has just begun reads the book first.
const answerPatience = 60_000

/** @extends {Emitter<{change: {id: number}, failed: {id: number, error: any}}>} */
export class DeviceKeeping extends Emitter {
    #kept
    #keeper
    #kind
    #alone
    /** @type {Map<number, number>}  of sound that is here, chapters under way included */
    #seconds = new Map()
    /** @type {number[]} */
    #line = []
    /** Books of which it is to be looked whether they are as the server has them. @type {Set<number>} */
    #unsure = new Set()
    #turn = new AbortController()
    #bringing = Promise.resolve()
    #isWorking = false

    /** Whether this browser plays sound that takes few bytes. */
    canBeSmall

    /**
     * @param {object} parts
     * @param {import('./kept-books.js').KeptBooks} parts.kept
     * @param {import('./book-keeper.js').BookKeeper} parts.keeper
     * @param {'m4s'|'flac'} parts.kind  of sound, as this browser plays it
     * @param {boolean} [parts.canBeSmall]  whether this browser plays sound that takes few bytes
     * @param {(work: () => Promise<void>) => Promise<boolean>} parts.alone  does nothing when another tab is at it, and says so
     */
    constructor({ kept, keeper, kind, alone, canBeSmall = false }) {
        super()
        this.#kept = kept
        this.#keeper = keeper
        this.#kind = kind
        this.#alone = alone
        this.canBeSmall = canBeSmall
    }

    /** How the kept books stand. @returns {Promise<Standing[]>} */
    async all() {
        return (await this.#kept.all()).map(book => this.#standing(book))
    }

    /** How a book stands; `null` when it is not kept. @param {number} id  @returns {Promise<Standing|null>} */
    async standing(id) {
        const book = await this.#kept.record(id)
        return book && this.#standing(book)
    }

    /** @param {KeptBook} book  @returns {Standing} */
    #standing(book) {
        const seconds = Math.max(soundOf(book).seconds, this.#seconds.get(book.id) ?? 0)
        return { book, seconds, isUnderWay: this.#line.includes(book.id) }
    }

    /** Keeps a book with the sound of some chapters. @param {number} id  @param {number[]} chapters  @param {boolean} [isSmall]  in few bytes */
    async keep(id, chapters, isSmall = false) {
        await this.#leave(id)
        await this.#keeper.wish(id, chapters, isSmall)
        this.#begin(id)
        this.say('change', { id })
    }

    /** Ends bringing a book for now; what is here stays. @param {number} id */
    async pause(id) {
        await this.#leave(id)
        const book = await this.#kept.record(id)
        if (book) await this.#kept.write({ ...book, isPaused: true })
        this.say('change', { id })
    }

    /** Goes on bringing a book, in the place of another text of it if that is here. @param {number} id */
    async goOn(id) {
        await this.#keeper.replace(id)
        const book = await this.#kept.record(id)
        if (book) await this.#kept.write({ ...book, isPaused: false })
        this.#begin(id)
        this.say('change', { id })
    }

    /** Forgets a book on this device. @param {number} id */
    async remove(id) {
        await this.#leave(id)
        await this.#kept.remove(id)
        this.say('change', { id })
    }

    /** Goes on with what was not finished when a page went away, unless the listener ended it; and with what is not so any more. */
    async resume() {
        const books = await this.#kept.all()
        for (const { id, isWhole } of books) if (isWhole) this.#unsure.add(id)
        for (const book of books) if (!isComplete(book) && !book.isPaused) this.#begin(book.id)
        if (this.#unsure.size > 0 && !this.#isWorking) this.#start()
    }

    /** @param {number} id */
    #begin(id) {
        if (!this.#line.includes(id)) this.#line.push(id)
        if (!this.#isWorking) this.#start()
    }

    async #start() {
        this.#isWorking = true
        // What was asked for while the last of it was being put away is not forgotten.
        while (this.#line.length > 0 || this.#unsure.size > 0) {
            // The tab that is at it finds what is wished for by itself.
            if (await this.#alone(() => this.#work())) continue
            this.#line = []
            this.#unsure.clear()
        }
        this.#isWorking = false
    }

    async #work() {
        for (const id of this.#unsure) await this.#look(id)
        const tried = new Set()
        for (let id = await this.#next(tried); id !== undefined; id = await this.#next(tried)) {
            tried.add(id)
            const { signal } = this.#turn = new AbortController()
            this.#bringing = this.#bring(id, signal)
            await this.#bringing
            this.#line = this.#line.filter(other => other !== id)
            this.#seconds.delete(id)
            this.say('change', { id })
        }
    }

    // What cannot be had now is asked again the next time.
    /** @param {number} id */
    async #look(id) {
        this.#unsure.delete(id)
        const before = JSON.stringify(await this.#kept.record(id))
        const isBehind = await this.#keeper.look(id, AbortSignal.timeout(answerPatience)).catch(() => false)
        const book = await this.#kept.record(id)
        if (isBehind && book && !book.isPaused && !this.#line.includes(id)) this.#line.push(id)
        if (JSON.stringify(book) !== before) this.say('change', { id })
    }

    // Other tabs may have wished for something meanwhile.
    /** @param {Set<number>} tried  @returns {Promise<number|undefined>} */
    async #next(tried) {
        if (this.#line.length === 0) {
            const waiting = (await this.#kept.all()).find(book => !isComplete(book) && !book.isPaused && !tried.has(book.id))
            if (waiting && this.#line.length === 0) this.#line.push(waiting.id)
        }
        return this.#line[0]
    }

    /** @param {number} id  @param {AbortSignal} signal */
    async #bring(id, signal) {
        try {
            await this.#keeper.bring(id, { kind: this.#kind, signal, tell: progress => this.#tell(id, progress) })
        } catch (error) {
            if (!signal.aborted) await this.#failed(id, error)
        }
    }

    // Asked for again by the listener, not by the next page.
    /** @param {number} id  @param {any} error */
    async #failed(id, error) {
        const book = await this.#kept.record(id)
        if (book) await this.#kept.write({ ...book, isPaused: true }).catch(() => {})
        this.say('failed', { id, error })
    }

    /** @param {number} id  @param {import('./book-keeper.js').Progress} progress */
    #tell(id, { seconds }) {
        this.#seconds.set(id, seconds)
        this.say('change', { id })
    }

    // What is under way for it ends before anything else is done with it.
    /** @param {number} id */
    async #leave(id) {
        const isNow = this.#isWorking && this.#line[0] === id
        this.#line = this.#line.filter(other => other !== id)
        this.#seconds.delete(id)
        if (!isNow) return
        this.#turn.abort()
        await this.#bringing
    }
}
