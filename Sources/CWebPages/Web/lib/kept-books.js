// The books that this device keeps: their text, pictures and sound, in a cache for each. The service worker answers from
// there while the server is away, see worker/kept-answers.js.

import { ownName } from './site.js'

const prefix = ownName('vorleser-book-')
const commonName = ownName('vorleser-answers')
const recordPath = '/kept/book'
const scriptPath = '/kept/script'

/**
 * What is known of a kept book.
 * @typedef {object} KeptBook
 * @property {number} id
 * @property {string} title
 * @property {string} revision  of its text
 * @property {string} voice  who speaks the sound; empty as long as there is none
 * @property {number[]} wanted  indices of the chapters whose sound is wished for
 * @property {string} [wishes]  what the listener wished to hear when it was looked last, as the server tells it
 * @property {Record<string, KeptChapter>} chapters  those whose sound is here as a whole, by index
 * @property {number[]} [stale]  those of them that are spoken otherwise since, as far as that is known
 * @property {boolean} [isSmall]  its sound is wished for in few bytes
 * @property {boolean} [isReplaced]  the server has another text of it by now
 * @property {number} bytes  of all that is here
 * @property {boolean} isWhole  whether the text is here as a whole
 * @property {boolean} [isPaused]  the listener has ended bringing it, or it failed
 */

/**
 * Sound that is here.
 * @typedef {object} KeptChapter
 * @property {number} bytes
 * @property {number} seconds
 * @property {string} [digest]  of what is said, as the server tells it
 * @property {boolean} [isSmall]  in few bytes
 */

/**
 * What is said of the chapters whose sound is here, in order.
 * @typedef {object} KeptScript
 * @property {string} voice  of the chapters that name none
 * @property {number} length  of the book
 * @property {(import('./span-index.js').Span & {index: number, voice?: string, utterances: Server.Utterance[]})[]} chapters
 */

/** Whether this browser lets pages keep anything: only on safe connections, and not in every private window. */
export function canKeep() { return 'caches' in globalThis && 'serviceWorker' in navigator }

/** Whether all of it is here that is wished for, as it is spoken now for all that is known. @param {KeptBook} book */
export function isComplete(book) { return isHere(book) && (book.stale ?? []).length === 0 && ofOtherKind(book).length === 0 }

/** The chapters whose sound is here of another kind than is wished for. @param {KeptBook} book  @returns {number[]} */
export function ofOtherKind({ wanted, chapters, isSmall = false }) {
    return wanted.filter(index => index in chapters && (chapters[index].isSmall ?? false) !== isSmall)
}

/** Whether all of it is here that is wished for, though some of it may be spoken otherwise since. @param {KeptBook} book */
export function isHere({ isWhole, wanted, chapters }) { return isWhole && wanted.every(index => index in chapters) }

/** How much sound of a book is here, of whole chapters. @param {Pick<KeptBook, 'chapters'>} book */
export function soundOf({ chapters }) {
    const all = Object.values(chapters)
    return { bytes: all.reduce((sum, { bytes }) => sum + bytes, 0), seconds: all.reduce((sum, { seconds }) => sum + seconds, 0) }
}

export class KeptBooks {
    #caches
    #tell

    /**
     * @param {Pick<CacheStorage, 'open'|'has'|'keys'|'match'|'delete'>} caches
     * @param {() => void} [tell]  that other books are kept than before
     */
    constructor(caches, tell = () => {}) {
        this.#caches = caches
        this.#tell = tell
    }

    /** @returns {Promise<KeptBook[]>} */
    async all() {
        const names = (await this.#caches.keys()).filter(name => name.startsWith(prefix))
        const found = await Promise.all(names.map(name => this.record(Number(name.slice(prefix.length)))))
        return found.filter(book => book !== null)
    }

    /** @param {number} id  @returns {Promise<KeptBook|null>}  `null` when it is not kept */
    async record(id) {
        return (await this.answer(id, recordPath))?.json() ?? null
    }

    /** @param {KeptBook} book */
    async write(book) {
        const isNew = !await this.#caches.has(prefix + book.id)
        await this.#put(book.id, recordPath, book)
        if (isNew) this.#tell()
    }

    /** What is said, as far as its sound is here. @param {number} id  @returns {Promise<KeptScript|null>} */
    async script(id) {
        return (await this.answer(id, scriptPath))?.json() ?? null
    }

    /** @param {number} id  @param {KeptScript} script */
    async writeScript(id, script) { await this.#put(id, scriptPath, script) }

    /** The answer that is kept; nothing comes into being by asking for it. @param {number} id  @param {string} path */
    answer(id, path) { return this.#caches.match(path, { cacheName: prefix + id }) }

    /**
     * Keeps an answer of the server.
     * @param {number} id
     * @param {string} path  under which it is found
     * @param {Response} response
     * @returns {Promise<number>}  how many bytes it has
     */
    async keep(id, path, response) {
        return put(await this.#cache(id), path, response)
    }

    /** Keeps an answer that is of no one book. @param {string} path  @param {Response} response */
    async keepCommon(path, response) { await put(await this.#caches.open(commonName), path, response) }

    /** Forgets some of its answers. @param {number} id  @param {string[]} paths */
    async forget(id, paths) {
        const cache = await this.#cache(id)
        for (const path of paths) await cache.delete(path)
    }

    /** Forgets what there is of sound and is not in use. @param {number} id  @param {Set<string>} used  paths */
    async forgetSoundBut(id, used) {
        const cache = await this.#cache(id)
        for (const { url } of await cache.keys()) {
            const { pathname, search } = new URL(url)
            if (/\/clips\/[^/]+$/.test(pathname) && !used.has(pathname + search)) await cache.delete(pathname + search)
        }
    }

    /** Forgets a book. @param {number} id */
    async remove(id) {
        await this.#caches.delete(prefix + id)
        this.#tell()
    }

    /** @param {number} id */
    #cache(id) { return this.#caches.open(prefix + id) }

    /** @param {number} id  @param {string} path  @param {object} value */
    async #put(id, path, value) {
        const response = new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } })
        await (await this.#cache(id)).put(path, response)
    }
}

/** @param {Cache} cache  @param {string} path  @param {Response} response  @returns {Promise<number>}  how many bytes it has */
async function put(cache, path, response) {
    const bytes = await response.arrayBuffer()
    const type = response.headers.get('Content-Type') ?? 'application/octet-stream'
    await cache.put(path, new Response(bytes, { headers: { 'Content-Type': type } }))
    return bytes.byteLength
}
