// Keeps a book on this device: what that takes, which chapters are to be heard, and how far it is.

import { get } from '../lib/api.js'
import { spokenPath } from '../lib/book-paths.js'
import { size } from '../lib/book-words.js'
import { isComplete, isHere, soundOf } from '../lib/kept-books.js'
import { durationWords } from '../lib/time-words.js'
import { troubleWords } from '../lib/trouble-words.js'
import { unspokenWords } from '../lib/unspoken-words.js'
import { wording } from '../lib/wording.js'
import { ChapterChoice } from './chapter-choice.js'
import { showDialog, showProblem } from './dialog.js'
import { element } from './element.js'

/** @typedef {import('../lib/device-keeping.js').DeviceKeeping} DeviceKeeping */

// Bytes in a second of Kokoro's voices, silences included; what is here tells better.
const usualRate = Object.freeze({ lossless: 25_000, small: 4200 })
// Text with its marks, in bytes for a code unit.
const usualText = 1.6

/**
 * @param {{id: number, title: string}} book
 * @param {object} parts
 * @param {DeviceKeeping|null} parts.keeping  `null` where the browser does not let pages keep anything
 * @param {number} [parts.here]  where the listener is
 * @param {() => boolean} [parts.isAsked]  whether the listener still waits for it: what it tells comes late
 */
export async function keepDialog(book, { keeping, here, isAsked = () => true }) {
    if (!keeping) {
        await showDialog(wording.keep.heading, [element('p', {}, wording.keep.unsafe), element('p.hint', {}, wording.keep.howToBeSafe)])
        return
    }
    const standing = await keeping.standing(book.id)
    const outline = /** @type {Server.Outline} */ (await get(`/api/books/${book.id}/outline`))
    const choice = new KeepingWishes(outline, standing, { here: here ?? outline.places[0]?.offset ?? 0, whyNotSmall: await whyNotSmall(book.id, keeping) })
    const life = new AbortController()
    const state = new KeepingState(book.id, keeping, () => choice.seconds, life.signal)
    await state.show()
    if (isAsked()) {
        await showDialog(wording.keep.heading, [element('p.hint', { dir: 'auto' }, book.title), state.place, ...choice.fields], {
            action: standing ? wording.keep.change : wording.keep.keep,
            perform: async () => {
                await checkRoom(choice.bytes - (standing?.book.bytes ?? 0))
                await navigator.storage.persist?.()
                await keeping.keep(book.id, choice.chosen, choice.isSmall)
            },
        })
    }
    life.abort()
}

/**
 * Why sound cannot be had in few bytes; `null` when it can, empty when the server does not answer that.
 * @param {number} id  of the book
 * @param {DeviceKeeping} keeping
 */
async function whyNotSmall(id, { canBeSmall }) {
    const answer = /** @type {Server.Spoken|null} */ (await get(spokenPath(id, [])).catch(() => null))
    if (!answer) return ''
    return !answer.canBeSmall ? wording.keep.smallMissing : canBeSmall ? null : wording.keep.smallUnplayable
}

/** @param {number} bytes  @throws when there is not so much room left */
async function checkRoom(bytes) {
    const { quota, usage } = await navigator.storage.estimate()
    if (quota === undefined || usage === undefined || bytes <= quota - usage) return
    throw Object.assign(new Error(wording.keep.noRoom(size(bytes), size(Math.max(0, quota - usage)))),
        { suggestion: wording.keep.fewerChapters })
}

/** Which chapters are to be heard, and what that takes. */
class KeepingWishes {
    #length
    #standing
    #small = element('input', { type: 'checkbox' })
    /** @type {ChapterChoice|null}  `null` where no voice speaks the book */
    #chapters = null
    #sum = element('p', { role: 'status' })

    /**
     * @param {Server.Outline} outline
     * @param {import('../lib/device-keeping.js').Standing|null} standing
     * @param {{here: number, whyNotSmall: string|null}} parts  where the listener is, and why small sound cannot be had; empty when that is not known
     */
    constructor(outline, standing, { here, whyNotSmall }) {
        this.#length = outline.length
        this.#standing = standing
        this.#small.checked = !whyNotSmall && standing?.book.isSmall === true
        this.#small.disabled = whyNotSmall !== null
        this.#small.addEventListener('change', () => this.#tell())
        if (outline.unspoken) {
            this.fields = [this.#sum, element('p.problem', {}, troubleWords(unspokenWords(outline.unspoken)))]
        } else {
            const wanted = standing?.book.wanted ?? []
            const chapters = new ChapterChoice(outline, { legend: wording.keep.withoutServer, isChosen: index => wanted.includes(index), here })
            chapters.addEventListener('change', () => this.#tell())
            chapters.learn()
            this.#chapters = chapters
            const hint = element('p.hint', { id: 'small-hint', hidden: whyNotSmall === '' }, whyNotSmall ?? wording.keep.smallHint)
            this.#small.setAttribute('aria-describedby', hint.id)
            this.fields = [chapters.field, element('p.small-choice', {}, element('label', {}, this.#small, ` ${wording.keep.small}`)), hint, this.#sum]
        }
        this.#tell()
    }

    get chosen() { return this.#chapters?.chosen ?? [] }

    get seconds() { return this.#chapters?.seconds ?? 0 }

    get isSmall() { return this.#small.checked }

    get bytes() { return this.#length * usualText + this.seconds * this.#rate }

    /** Bytes in a second of the kind of sound that is wished for. */
    get #rate() {
        const chapters = Object.entries(this.#standing?.book.chapters ?? {}).filter(([, { isSmall = false }]) => isSmall === this.isSmall)
        const { bytes, seconds } = soundOf({ chapters: Object.fromEntries(chapters) })
        return seconds > 60 ? bytes / seconds : usualRate[this.isSmall ? 'small' : 'lossless']
    }

    #tell() {
        const { seconds } = this
        const amount = size(this.bytes)
        this.#sum.textContent = seconds > 0 ? wording.keep.sumWithSound(durationWords(seconds), amount)
            : this.#chapters?.chosen.length === 0 ? wording.keep.sumSilent(amount) : wording.keep.sum(amount)
    }
}

/** How far a book is, and what can be done about it. */
class KeepingState {
    #id
    #keeping
    #wished
    #words = element('p', { role: 'status' })
    #bar = element('progress', { 'aria-label': wording.keep.kept, max: '1' })
    #since = element('p', { hidden: true })
    #hint = element('p.hint', {}, wording.keep.goesOn)
    #problem = element('p.problem', { role: 'alert', hidden: true })
    #stop = this.#button(wording.common.stop, () => this.#keeping.pause(this.#id))
    #goOn = this.#button(wording.common.goOn, () => this.#keeping.goOn(this.#id))
    #remove = this.#button(wording.keep.removeFromDevice, () => this.#keeping.remove(this.#id))
    place = element('div.keeping', {}, this.#words, this.#since, this.#bar, this.#hint, this.#problem,
        element('p.row', {}, this.#stop, this.#goOn, this.#remove))

    /**
     * @param {number} id  of the book
     * @param {DeviceKeeping} keeping
     * @param {() => number} wished  seconds of sound
     * @param {AbortSignal} signal  ends it
     */
    constructor(id, keeping, wished, signal) {
        this.#id = id
        this.#keeping = keeping
        this.#wished = wished
        keeping.addEventListener('change', ({ detail }) => { if (detail.id === id) this.show() }, { signal })
        keeping.addEventListener('failed', ({ detail }) => showProblem(this.#problem, roomWords(detail.error)), { signal })
    }

    async show() {
        const standing = await this.#keeping.standing(this.#id)
        this.place.hidden = !standing
        if (!standing) return
        const { book, seconds, isUnderWay } = standing
        const isWhole = isHere(book)
        const wished = this.#wished()
        this.#words.textContent = isWhole ? wording.keep.hereInAll(size(book.bytes))
            : isUnderWay ? wording.keep.beingKeptSoFar(durationWords(seconds)) : wording.keep.inPartSoFar(durationWords(seconds))
        this.#bar.value = wished > 0 ? Math.min(1, seconds / wished) : 0
        const since = sinceWords(book, isUnderWay)
        this.#since.textContent = since ?? ''
        this.#since.hidden = since === null
        this.#bar.hidden = isWhole || !isUnderWay
        for (const part of [this.#hint, this.#stop]) part.hidden = isComplete(book) || !isUnderWay
        this.#goOn.hidden = isUnderWay || (isComplete(book) && !book.isReplaced)
        this.#goOn.textContent = book.isReplaced ? wording.keep.replace : isWhole ? wording.keep.renew : wording.common.goOn
    }

    /** @param {string} label  @param {() => Promise<void>} act */
    #button(label, act) {
        const work = () => {
            this.#problem.hidden = true
            act().catch(error => showProblem(this.#problem, error))
        }
        return element('button', { type: 'button', onclick: work }, label)
    }
}

/**
 * What of a book is not as the library has it by now; `null` when nothing is known of that.
 * @param {import('../lib/kept-books.js').KeptBook} book
 * @param {boolean} isUnderWay
 */
function sinceWords({ isReplaced, stale = [] }, isUnderWay) {
    if (isReplaced) return wording.keep.replaced
    if (stale.length === 0) return null
    return wording.keep.stale(stale.length) + (isUnderWay ? ` ${wording.keep.beingRenewed}` : '')
}

/** How much of a book is here, in few words. @param {import('../lib/device-keeping.js').Standing} standing */
export function keptWords({ book, seconds, isUnderWay }) {
    const words = amountWords({ book, seconds, isUnderWay })
    if (book.isReplaced) return wording.keep.hereReplaced(words)
    return book.stale?.length ? wording.keep.hereInPartStale(words, book.stale.length) : words
}

/** @param {import('../lib/device-keeping.js').Standing} standing */
function amountWords({ book, seconds, isUnderWay }) {
    // In one piece, where a line ends.
    const length = durationWords(seconds).replaceAll(' ', '\u00a0')
    if (isHere(book)) return seconds > 0 ? wording.keep.here(length) : wording.keep.hereSilent
    return isUnderWay ? wording.keep.beingKept(length) : wording.keep.inPart(length)
}

/** What went wrong, for people. @param {any} error */
export function roomWords(error) {
    if (error.name !== 'QuotaExceededError') return error
    return { message: wording.keep.browserFull, suggestion: wording.keep.browserFullAdvice }
}
