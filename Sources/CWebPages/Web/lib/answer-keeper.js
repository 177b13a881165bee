// Asks the server for what a device keeps, and puts its answers away; what is here already is not asked for again.

import { patiently } from './patience.js'

/**
 * @typedef {import('./kept-books.js').KeptBook} KeptBook
 * @typedef {import('./kept-books.js').KeptBooks} KeptBooks
 */

// Somebody may be listening meanwhile: to the server, this can wait. Source: RFC 9218, section 4.1.
const leisurely = { headers: { Priority: 'u=7' } }

/** A book has other text, or is spoken otherwise, than when it was looked. */
export class OtherText extends Error {}

export class AnswerKeeper {
    #kept
    #ask
    #wait

    /**
     * @param {object} parts
     * @param {KeptBooks} parts.kept
     * @param {(path: string, options?: RequestInit) => Promise<Response>} parts.ask
     * @param {(milliseconds: number, signal?: AbortSignal) => Promise<void>} [parts.wait]
     */
    constructor({ kept, ask, wait }) {
        this.#kept = kept
        this.#ask = ask
        this.#wait = wait
    }

    /**
     * Keeps an answer of a book, whose bytes are counted.
     * @param {KeptBook} book
     * @param {string} path  under which it is found
     * @param {AbortSignal} signal
     * @param {string} [question]  where it is asked for, if elsewhere
     * @param {string|null} [type]  what it is to be: another one that is here gives way
     */
    async keep(book, path, signal, question = path, type = null) {
        const here = await this.#kept.answer(book.id, path)
        const bytes = here && (type === null || here.headers.get('Content-Type') === type) ? (await here.blob()).size
            : await this.#kept.keep(book.id, path, await this.#patiently(question, signal))
        book.bytes += bytes
    }

    /**
     * Keeps an answer in the place of the one that is here, which stays until then.
     * @param {KeptBook} book
     * @param {string} path  under which it is found
     * @param {AbortSignal} signal
     * @param {string} [question]  where it is asked for, if elsewhere
     */
    async renew(book, path, signal, question = path) {
        const response = await this.#patiently(question, signal)
        const before = (await (await this.#kept.answer(book.id, path))?.blob())?.size ?? 0
        book.bytes += await this.#kept.keep(book.id, path, response) - before
    }

    /** The same for what may be missing, such as a picture. @param {KeptBook} book  @param {string} path  @param {AbortSignal} signal */
    async keepIfThere(book, path, signal) {
        try {
            await this.keep(book, path, signal)
        } catch (error) {
            if (error.status !== 404) throw error
        }
    }

    /** Keeps an answer that is of no one book. @param {string} path  @param {AbortSignal} signal */
    async keepCommon(path, signal) {
        if (this.#common.has(path)) return
        await this.#kept.keepCommon(path, await this.#patiently(path, signal))
        this.#common.add(path)
    }
    /** @type {Set<string>} */
    #common = new Set()

    /** What the server says, without keeping it. @param {string} path  @param {AbortSignal} signal */
    async json(path, signal) { return (await this.#patiently(path, signal)).json() }

    /** The same without patience. @param {string} path  @param {AbortSignal} signal */
    async jsonNow(path, signal) { return (await this.#ask(path, { signal, ...leisurely })).json() }

    /** @param {string} path  @param {AbortSignal} signal  @returns {Promise<Response>} */
    async #patiently(path, signal) {
        signal.throwIfAborted()
        const options = this.#wait ? { signal, pause: this.#wait } : { signal }
        try {
            return await patiently(() => this.#ask(path, { signal, ...leisurely }), options)
        } catch (error) {
            if (error.status === 409) throw new OtherText()
            throw error
        }
    }
}
