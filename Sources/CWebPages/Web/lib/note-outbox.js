// Notes that are changed while the server is away: shown at once, kept on this device, and sent when it is back.
//
// Nobody's clock decides: what is made says how long ago that was, and what was changed on both sides keeps both.

import { keptJSON, namesBehind } from './kept-storage.js'
import { ownName } from './site.js'

/**
 * @typedef {import('./api.js')} Api
 * @typedef {'bookmarks'|'highlights'} Kind
 * @typedef {{id: number|string, [name: string]: any}} Note
 * @typedef {object} Change
 * @property {'add'|'change'|'remove'} work
 * @property {Kind} kind
 * @property {number|string} id  the server's, or one of this device's until there is one
 * @property {Record<string, any>} body  what was sent
 * @property {Note|null} before  the note as it was known
 * @property {string} at  ISO 8601, by this device's clock
 * @property {object} [shown]  what the server would add to it
 * @property {boolean} [isSent]  whether it is on its way: what is changed from then on comes after it
 */

export const waitingNotes = 'vorleser.notes.'
// Milliseconds; a server in another network lets a request hang.
const patience = 6000
// So near, in milliseconds, two notes at one place were made by one request that was sent twice.
const sameMoment = 5000

/** The books with notes that wait. @param {Storage} storage  @returns {string[]} */
export function booksWithWaitingNotes(storage) { return namesBehind(storage, waitingNotes) }

export class NoteOutbox {
    #book
    #path
    #get
    #send
    #storage
    #now
    #describe
    #tell
    #count = 0
    /** @type {Record<Kind, Note[]>}  as the server told them last */
    #known = { bookmarks: [], highlights: [] }
    /** @type {Map<string, number>}  the server's IDs by those of this device */
    #sent = new Map()

    /**
     * @param {object} parts
     * @param {string} parts.book  its number
     * @param {Api['get']} parts.get
     * @param {Api['send']} parts.send
     * @param {Pick<Storage, 'getItem'|'setItem'|'removeItem'>} parts.storage
     * @param {() => number} [parts.now]  in milliseconds since 1970
     * @param {(kind: Kind, body: Record<string, any>) => object} [parts.describe]  what a note has that the server adds
     * @param {(error: Error) => void} [parts.tell]  of a change that the server does not take
     */
    constructor({ book, get, send, storage, now = () => Date.now(), describe = () => ({}), tell = () => {} }) {
        this.#book = book
        this.#path = `/api/books/${book}`
        this.#get = get
        this.#send = send
        this.#storage = storage
        this.#now = now
        this.#describe = describe
        this.#tell = tell
    }

    /**
     * The server's answer with what waits; what was known last while the server is away.
     * @param {string} path
     * @returns {Promise<any>}
     */
    async get(path) {
        const { kind } = this.#parsed(path)
        await this.flush()
        try {
            this.#known[kind] = (await this.#get(path))[kind]
        } catch (error) {
            if (!isAway(error)) throw error
        }
        return { [kind]: this.#changed(kind, this.#known[kind]) }
    }

    /**
     * Changes a note, now or when the server is back.
     * @param {'POST'|'PUT'|'PATCH'|'DELETE'} method
     * @param {string} path
     * @param {Record<string, any>} [body]
     * @returns {Promise<any>}
     */
    async send(method, path, body = {}) {
        await this.flush()
        const { kind, id } = this.#parsed(path)
        if (this.#waiting.length === 0) {
            const place = id === null ? path : `${this.#path}/${kind}/${id}`
            try {
                return await this.#send(method, place, method === 'DELETE' ? undefined : body, { signal: AbortSignal.timeout(patience) })
            } catch (error) {
                if (!isAway(error)) throw error
            }
        }
        return this.#postpone(method, kind, id, body)
    }

    /**
     * Sends what waits, the oldest first.
     * @returns {Promise<boolean>}  whether nothing waits any more
     */
    async flush() {
        if (this.#waiting.length === 0) return true
        return alone(ownName(`vorleser-notes-${this.#book}`), async () => {
            try {
                for (let [change] = this.#waiting; change; [change] = this.#waiting) {
                    this.#mark(change, true)
                    await this.#deliver(change).catch(error => {
                        this.#mark(change, false)
                        this.#refused(error)
                    })
                    this.#waiting = this.#waiting.filter(other => !isSameChange(other, change))
                }
            } catch (error) {
                if (!isAway(error)) throw error
            }
            return this.#waiting.length === 0
        })
    }

    // MARK: What waits

    /** @returns {Change[]} */
    get #waiting() { return keptJSON(this.#storage, waitingNotes + this.#book) ?? [] }

    set #waiting(changes) {
        if (changes.length > 0) this.#storage.setItem(waitingNotes + this.#book, JSON.stringify(changes))
        else this.#storage.removeItem(waitingNotes + this.#book)
    }

    /** @param {Change} change  @param {boolean} isSent */
    #mark(change, isSent) {
        this.#waiting = this.#waiting.map(other => isSameChange(other, change) ? { ...other, isSent } : other)
    }

    /** @param {string} method  @param {Kind} kind  @param {number|string|null} id  @param {Record<string, any>} body */
    #postpone(method, kind, id, body) {
        const at = new Date(this.#now()).toISOString()
        const before = this.#changed(kind, this.#known[kind]).find(note => note.id === id) ?? null
        const work = /** @type {const} */ ({ POST: 'add', PATCH: 'change', DELETE: 'remove' })[method]
        if (!work) throw new Error(`${method} cannot wait.`)
        const own = id ?? `here-${this.#now()}-${this.#count++}`
        const change = { work, kind, id: own, body, before, at, ...work === 'add' && { shown: this.#describe(kind, body) } }
        this.#waiting = merged(this.#waiting, change)
        return this.#changed(kind, this.#known[kind]).find(note => note.id === own) ?? null
    }

    /** The notes as they will be. @param {Kind} kind  @param {Note[]} notes */
    #changed(kind, notes) {
        let result = notes
        for (const { work, id, body, at, shown, ...change } of this.#waiting) {
            if (change.kind !== kind) continue
            if (work === 'remove') result = result.filter(note => note.id !== id)
            else if (work === 'change') result = result.map(note => note.id === id ? { ...note, ...body } : note)
            else result = [...result, { note: '', label: '', ...shown, ...body, id, createdAt: at }]
        }
        return result.toSorted((one, other) => placeOf(one) - placeOf(other))
    }

    // MARK: Sending

    // What the server will never take must not hold up what comes after it.
    /** @param {any} error */
    #refused(error) {
        if (isAway(error) || !(error.status >= 400 && error.status < 500) || error.status === 401) throw error
        this.#tell(error)
    }

    /** @param {Change} change */
    async #deliver(change) {
        const { kind } = change
        const list = `${this.#path}/${kind}`
        /** @type {Note[]} */
        const notes = (await this.#get(list, { cache: 'no-store' }))[kind]
        this.#known[kind] = notes
        if (change.work === 'add') return this.#add(change, list, notes)
        const id = this.#sent.get(String(change.id)) ?? change.id
        const note = notes.find(other => other.id === id)
        try {
            if (change.work === 'remove') {
                // Somebody has worked on it since: it stays.
                if (note && isSame(note, change.before)) await this.#send('DELETE', `${list}/${id}`)
            } else if (note) {
                await this.#send('PATCH', `${list}/${id}`, joined(change, note))
            } else if (change.body.note && change.before) {
                // It was removed elsewhere, but there are new words about it.
                const { start, end, colour } = change.before
                await this.#send('POST', list, { start, end, colour, ...change.body })
            }
        } catch (error) {
            // It went just now.
            if (error.status !== 404) throw error
        }
    }

    /** @param {Change} change  @param {string} list  @param {Note[]} notes */
    async #add({ id, body, at }, list, notes) {
        const age = Math.max(0, this.#now() - Date.parse(at))
        const made = this.#now() - age
        const twin = notes.find(note => placeOf(note) === placeOf(/** @type {any} */ (body)) && note.end === body.end
            && Math.abs(Date.parse(note.createdAt) - made) < sameMoment)
        const note = twin ?? await this.#send('POST', list, { ...body, age })
        // It had arrived, and was changed here before that was known.
        if (twin && !isSame(twin, { ...twin, ...body })) await this.#send('PATCH', `${list}/${note.id}`, changeable(body))
        this.#sent.set(String(id), note.id)
    }

    /** @param {string} path  @returns {{kind: Kind, id: number|string|null}} */
    #parsed(path) {
        const [kind, name] = path.slice(this.#path.length + 1).split('/')
        const known = name === undefined ? null : this.#sent.get(name)
        const id = name === undefined ? null : known ?? (/^\d+$/.test(name) ? Number(name) : name)
        return { kind: /** @type {Kind} */ (kind), id }
    }
}

/** Whether the server was not reached, or says that it is not there now. @param {any} error */
function isAway(error) { return error.isPassing === true || error.name === 'TimeoutError' }

/** @param {Note} note */
function placeOf(note) { return note.offset ?? note.start }

// What a listener changes of a note.
const changeableNames = ['label', 'colour', 'note']

/** Whether a note says the same as it did. @param {Note} note  @param {Note|null} before */
function isSame(note, before) {
    return before === null || changeableNames.every(name => note[name] === before[name])
}

/** What of a note's words can be changed. @param {Record<string, any>} body */
function changeable(body) { return Object.fromEntries(Object.entries(body).filter(([name]) => changeableNames.includes(name))) }

/** What is to be sent of a change, given the note as it is now. @param {Change} change  @param {Note} note */
function joined({ body, before }, note) {
    const isNew = body.note !== undefined && note.note && note.note !== before?.note && !body.note.includes(note.note)
    return isNew ? { ...body, note: `${note.note}\n\n${body.note}` } : body
}

/**
 * What waits, with one more: what was made here and never sent is changed where it is.
 * @param {Change[]} waiting
 * @param {Change} change
 * @returns {Change[]}
 */
function merged(waiting, change) {
    const own = waiting.find(({ work, id, isSent }) => work === 'add' && id === change.id && !isSent)
    if (!own) return [...waiting, change]
    if (change.work === 'remove') return waiting.filter(({ id }) => id !== change.id)
    return waiting.map(other => other === own ? { ...own, body: { ...own.body, ...change.body } } : other)
}

/** @param {Change} one  @param {Change} other */
function isSameChange(one, other) { return one.work === other.work && one.id === other.id && one.at === other.at && one.kind === other.kind }

/** @type {Map<string, Promise<unknown>>}  what is done last under each name, in this page */
const turns = new Map()

/**
 * Does something that is not done twice at a time: not in this page, nor, where the browser has locks, in another tab.
 * Browsers have them in secure contexts alone, which http at home is not.
 * @template Answer
 * @param {string} name
 * @param {() => Promise<Answer>} work
 * @returns {Promise<Answer>}
 */
function alone(name, work) {
    const locked = () => globalThis.navigator?.locks ? navigator.locks.request(name, work) : work()
    const done = (turns.get(name) ?? Promise.resolve()).then(locked)
    turns.set(name, done.catch(() => {}))
    return done
}
