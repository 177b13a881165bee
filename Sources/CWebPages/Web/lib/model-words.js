// What is said of the model that speaks best: what it costs, how far it has come, what went wrong.

import { duration, size } from './book-words.js'
import { troubleWords } from './trouble-words.js'
import { wording } from './wording.js'

/**
 * The model as the server tells it, see `GET /api/model` in docs/http-api.md.
 * @typedef {object} Model
 * @property {'absent'|'installing'|'installed'|'failed'} state
 * @property {number} bytes  of it that are here
 * @property {number} total
 * @property {number} size  what is fetched in all
 * @property {number|null} secondsLeft
 * @property {string|null} message
 * @property {string|null} [reason]  why it failed, as a stable name
 * @property {string|null} suggestion
 * @property {boolean} isOffered
 * @property {string} elsewhere  how it is brought from another machine
 */

/** What speaks now, and what could; what it costs stands on the button. */
export function offerWords() { return wording.voice.offer }

/** The same in one line. */
export function briefOffer() { return wording.voice.briefOffer }

/** @param {Model} model  @returns {string|null}  what an installation that broke off has left */
export function partWords({ bytes, size: all }) {
    return bytes > 0 && bytes < all ? wording.voice.partHere(size(bytes), size(all)) : null
}

/** @param {Model} model  @returns {string}  what the button says that begins */
export function beginWords({ bytes, size: all }) {
    return bytes > 0 && bytes < all ? wording.voice.goOnWith(size(all - bytes)) : wording.voice.get(size(all))
}

/** @param {Model} model  @returns {number|null}  0 … 1; `null` when that is not known */
export function share({ bytes, total }) { return total > 0 ? Math.min(1, bytes / total) : null }

/** @param {Model} model  @returns {string}  how far it has come */
export function progressWords({ bytes, total, secondsLeft, message }) {
    if (total > 0 && bytes >= total) return message ?? wording.voice.measuring
    const amount = total > 0 ? wording.voice.partOf(size(bytes), size(total)) : size(bytes)
    const left = secondsLeft !== null && secondsLeft > 0 ? wording.common.left(duration(secondsLeft)) : null
    return [amount, left, message].filter(Boolean).join(' · ')
}

/** @param {Model} model  @returns {string}  why it failed and what to do */
export function failureWords({ message, suggestion, reason }) {
    const [own, advice] = wording.modelFailures[reason ?? ''] ?? []
    if (own) return troubleWords({ message: own, suggestion: advice })
    return troubleWords({ message: message ?? wording.voice.notFetched, suggestion })
}
