// Files on their way into the library: two at a time, each with how far it is.

import { Emitter } from './emitter.js'

// With these a server refuses what was sent: too much of it, of another kind, or nothing that can be read.
const ofContent = [413, 415, 422]

/**
 * @typedef {object} UploadError
 * @property {string|null} code
 * @property {string} message
 * @property {string|null} suggestion
 * @property {boolean} isOfFile  whether it would be so again: another file is needed, or the same one as it is now
 *
 * @typedef {object} Upload
 * @property {number} id
 * @property {string} name  of the file
 * @property {'waiting'|'sending'|'reading'|'done'|'failed'} state  `reading`: all is sent, the server looks into it
 * @property {number} sent  0 … 1
 * @property {string} key  what the server calls it
 * @property {number|null} read  0 … 1, while it is being read; `null` while that is not known
 * @property {Server.Book|null} book
 * @property {number[]} copies  older books of the same file
 * @property {Server.Warning[]} warnings
 * @property {UploadError|null} error
 */

/**
 * Sends files one after another. Events: `change` Upload.
 * @extends {Emitter<{change: Upload}>}
 */
export class Uploads extends Emitter {
    #send
    #atOnce
    /** @type {{upload: Upload, file: any, password: string|null}[]} */
    #waiting = []
    #running = 0
    #last = 0
    // No other page's uploads have the same keys.
    #page = Math.random().toString(36).slice(2)
    /** @type {Map<string, Upload>}  by their keys */
    #reading = new Map()

    /**
     * @param {(file: any, upload: {name: string, key: string}, progress: (sent: number) => void, password: string|null) => Promise<Server.Imported>} send
     *     answers with `{book, copies, warnings}`; throws what has `code`, `message` and `suggestion`
     * @param {number} [atOnce]
     */
    constructor(send, atOnce = 2) {
        super()
        this.#send = send
        this.#atOnce = atOnce
    }

    /** @param {any} file  @param {string} name  @param {string|null} [password]  of a locked PDF  @returns {Upload} */
    add(file, name, password = null) {
        /** @type {Upload} */
        const upload = {
            id: ++this.#last, key: `${this.#page}-${this.#last}`, name, state: 'waiting', sent: 0, read: null,
            book: null, copies: [], warnings: [], error: null,
        }
        this.#waiting.push({ upload, file, password })
        this.#tell(upload)
        this.#start()
        return upload
    }

    /** The server says how much of a file it has read. @param {string} key  @param {number} done  0 … 1 */
    note(key, done) {
        const upload = this.#reading.get(key)
        if (upload) this.#tell(Object.assign(upload, { read: done, state: 'reading' }))
    }

    get isBusy() { return this.#running > 0 || this.#waiting.length > 0 }

    #start() {
        while (this.#running < this.#atOnce) {
            const next = this.#waiting.shift()
            if (!next) return
            this.#run(next)
        }
    }

    /** @param {{upload: Upload, file: any, password: string|null}} waiting */
    async #run({ upload, file, password }) {
        this.#running++
        this.#tell(Object.assign(upload, { state: 'sending' }))
        this.#reading.set(upload.key, upload)
        try {
            const { book, copies, warnings } = await this.#send(file, upload, sent => {
                this.#tell(Object.assign(upload, { sent, state: sent < 1 ? 'sending' : 'reading' }))
            }, password)
            Object.assign(upload, { state: 'done', sent: 1, book, copies, warnings })
        } catch ({ status, code = null, message, suggestion = null }) {
            const isOfFile = code === 'changed-file' || ofContent.includes(status)
            Object.assign(upload, { state: 'failed', error: { code, message, suggestion, isOfFile } })
        }
        this.#running--
        this.#reading.delete(upload.key)
        this.#tell(upload)
        this.#start()
    }

    /** @param {Upload} upload */
    #tell(upload) { this.say('change', upload) }
}
