// What is skipped of the text that is there: asked for once a text shows, for no text waits for it.
//
// Events: `change` when more of it is known.

import { Emitter } from './emitter.js'

/**
 * @typedef {import('./span-index.js').Span} Span
 * @typedef {Server.Omission} Omission
 * @typedef {Span & {found: Omission[]|null, isAsked: boolean}} Asked  what is known of a part; `null` until there is an answer
 */

/** @extends {Emitter<{change: void}>} */
export class Omissions extends Emitter {
    #fetch
    /** @type {Map<number, Asked>}  by the part's index */
    #known = new Map()
    #isAsking = false

    /** @param {(span: Span) => Promise<Omission[]>} fetch */
    constructor(fetch) {
        super()
        this.#fetch = fetch
    }

    /** What is known, each once. @returns {Omission[]} */
    get spans() {
        const all = [...this.#known.values()].flatMap(({ found }) => found ?? []).filter(({ start, end }) => start < end)
        return [...new Map(all.map(omission => [`${omission.start}-${omission.end}`, omission])).values()]
    }

    /** Whether a place is known to be read aloud. @param {number} offset */
    isSpoken(offset) {
        const found = [...this.#known.values()].find(({ start, end }) => start <= offset && offset < end)?.found
        return Boolean(found?.every(({ start, end }) => offset < start || offset >= end))
    }

    /** Tells whose omissions are wanted; those of other parts are forgotten. @param {(Span & {index: number})[]} parts */
    follow(parts) {
        const ordered = parts.toSorted((one, other) => one.index - other.index)
        this.#known = new Map(ordered.map(({ index, start, end }) =>
            [index, this.#known.get(index) ?? { start, end, found: null, isAsked: false }]))
        this.#ask()
    }

    /** Asks for all of it again: what is skipped may be other now. */
    renew() {
        for (const part of this.#known.values()) part.isAsked = false
        this.#ask()
    }

    // One question at a time, for all parts in a row: the voice must not wait for a connection.
    async #ask() {
        if (this.#isAsking) return
        this.#isAsking = true
        for (let row = this.#missing(); row.length > 0; row = this.#missing()) {
            for (const part of row) part.isAsked = true
            let omissions
            // Without an answer nothing is dimmed; the text can be read and heard all the same.
            try { omissions = await this.#fetch({ start: row[0].start, end: row[row.length - 1].end }) } catch { continue }
            for (const part of row) {
                part.found = omissions.filter(({ start, end }) => start < part.end && end > part.start)
            }
            this.say('change')
        }
        this.#isAsking = false
    }

    // The first parts without a gap between them that have not been asked for.
    #missing() {
        /** @type {Asked[]} */
        const row = []
        for (const part of this.#known.values()) {
            if (!part.isAsked && (row.length === 0 || row[row.length - 1].end === part.start)) row.push(part)
            else if (row.length > 0) break
        }
        return row
    }
}
