// The server's JSON paths, see docs/http-api.md.

import { addressOf, ownName, pathOf } from './site.js'
import { wording } from './wording.js'

/** What the server says when it refuses: `code` is stable, `message` and `suggestion` are for people. */
export class ApiError extends Error {
    /**
     * @param {number} status  0 when the server was not reached
     * @param {{code: string, message: string, suggestion?: string|null}} words
     * @param {number|null} [retryAfter]  seconds until it may be tried again
     */
    constructor(status, { code, message, suggestion }, retryAfter = null) {
        super(message)
        this.name = 'ApiError'
        this.status = status
        this.code = code
        this.suggestion = suggestion ?? null
        this.retryAfter = retryAfter
    }

    /** Whether it may work when it is tried again: the server was not reached, or is busy. */
    get isPassing() { return this.status === 0 || this.status === 429 || this.status >= 502 }
}

// Whose page this is. Another page of the same browser may have become somebody else's: what is done here is not theirs.
let listener = knownListener()

function knownListener() {
    try { return localStorage.getItem(ownName('vorleser.person')) } catch { return null }
}

/** From now on, this page and those to come are a person's. @param {number} person */
export function actFor(person) {
    listener = String(person)
    try { localStorage.setItem(ownName('vorleser.person'), listener) } catch { /* storage is forbidden: this page alone knows it */ }
}

/** The words for a server that is not there. */
export function unreachable() {
    return { code: 'unreachable', message: wording.server.unreachable, suggestion: wording.server.unreachableAdvice }
}

/**
 * What the server says when it refuses: in its own words, or in those of the page where it has some.
 * @param {{code: string, message: string, suggestion?: string|null, reason?: string, facts?: Record<string, string>}} words
 */
export function refusal({ code, message, suggestion, reason = '', facts = {} }) {
    const [own, advice] = wording.unreadable[reason]?.(facts) ?? wording.refusals[code] ?? [message, suggestion]
    return { code, message: own, suggestion: advice ?? null }
}

/** Whether another page is on its way: a second answer must not send for it again. */
let isLeaving = false
globalThis.addEventListener?.('pageshow', () => { isLeaving = false })

/** Goes to a page that leads back here. @param {string} path  to which the way back is added */
function leaveFor(path) {
    if (isLeaving) return
    isLeaving = true
    location.assign(addressOf(path + encodeURIComponent(location.pathname + location.search)))
}

/**
 * Asks the server; answers with its response, whatever kind it is.
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<Response>}
 * @throws {ApiError}  when it refuses or is not reached; `AbortError` when the signal says so
 */
export async function ask(path, options = {}) {
    let response
    try {
        const language = globalThis.document?.documentElement.lang
        const headers = { ...language && { 'Accept-Language': language }, ...listener && { 'X-Vorleser-As': listener }, ...options.headers }
        response = await fetch(addressOf(path), { credentials: 'same-origin', ...options, headers })
    } catch (error) {
        if (error.name === 'AbortError') throw error
        throw new ApiError(0, unreachable())
    }
    if (response.ok) return response
    const words = await response.json().then(body => body.error, () => null)
    // No page is shown to a device that was never paired: this one is so no longer.
    if (response.status === 401 && pathOf(location.pathname) !== '/pair') leaveFor('/pair?ended&to=')
    if (words?.code === 'who-is-it' && pathOf(location.pathname) !== '/people') leaveFor('/people?to=')
    const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10)
    throw new ApiError(response.status, words ? refusal(words) : { code: 'refused', message: response.statusText || wording.server.refused },
        Number.isFinite(seconds) ? seconds : null)
}

/**
 * @param {string} path
 * @param {{signal?: AbortSignal, cache?: RequestCache}} [options]  `no-store` wants the server's word, not what is kept here
 * @returns {Promise<any>}
 */
export async function get(path, options) {
    return (await ask(path, options)).json()
}

/**
 * Changes something.
 * @param {'POST'|'PUT'|'PATCH'|'DELETE'} method
 * @param {string} path
 * @param {object} [body]  sent as JSON
 * @param {{signal?: AbortSignal, keepalive?: boolean}} [options]
 * @returns {Promise<any>}  the answer's JSON; `null` when it has none
 */
export async function send(method, path, body, options = {}) {
    const content = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    const response = await ask(path, { method, ...content, ...options })
    return response.status === 204 ? null : response.json()
}
