// Keeps a book on this device: what that takes, which chapters are to be heard, and how far it is.

import { get } from '../lib/api.js'
import { size } from '../lib/book-words.js'
import { isComplete, soundOf } from '../lib/kept-books.js'
import { durationWords } from '../lib/time-words.js'
import { troubleWords } from '../lib/trouble-words.js'
import { unspokenWords } from '../lib/unspoken-words.js'
import { wording } from '../lib/wording.js'
import { ChapterChoice } from './chapter-choice.js'
import { showDialog, showProblem } from './dialog.js'
import { element } from './element.js'

/** @typedef {import('../lib/device-keeping.js').DeviceKeeping} DeviceKeeping */

// Kokoro's voices as FLAC, silences included; what is here tells better.
const usualRate = 25_000   // bytes in a second
// Text with its marks, in bytes for a code unit.
const usualText = 1.6

/**
 * @param {{id: number, title: string}} book
 * @param {object} parts
 * @param {DeviceKeeping|null} parts.keeping  `null` where the browser does not let pages keep anything
 * @param {number} [parts.here]  where the listener is
 */
export async function keepDialog(book, { keeping, here }) {
    if (!keeping) {
        await showDialog(wording.keep.heading, [element('p', {}, wording.keep.unsafe), element('p.hint', {}, wording.keep.howToBeSafe)])
        return
    }
    const standing = await keeping.standing(book.id)
    const outline = /** @type {Server.Outline} */ (await get(`/api/books/${book.id}/outline`))
    const choice = new KeepingWishes(outline, standing, here ?? outline.places[0]?.offset ?? 0)
    const life = new AbortController()
    const state = new KeepingState(book.id, keeping, () => choice.seconds, life.signal)
    await state.show()
    await showDialog(wording.keep.heading, [element('p.hint', { dir: 'auto' }, book.title), state.place, ...choice.fields], {
        action: standing ? wording.keep.change : wording.keep.keep,
        perform: async () => {
            await checkRoom(choice.bytes - (standing?.book.bytes ?? 0))
            await navigator.storage.persist?.()
            await keeping.keep(book.id, choice.chosen)
        },
    })
    life.abort()
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
    #rate
    /** @type {ChapterChoice|null}  `null` where no voice speaks the book */
    #chapters = null
    #sum = element('p', { role: 'status' })

    /** @param {Server.Outline} outline  @param {import('../lib/device-keeping.js').Standing|null} standing  @param {number} here */
    constructor(outline, standing, here) {
        this.#length = outline.length
        const { bytes, seconds } = soundOf(standing?.book ?? { chapters: {} })
        this.#rate = seconds > 60 ? bytes / seconds : usualRate
        if (outline.unspoken) {
            this.fields = [this.#sum, element('p.problem', {}, troubleWords(unspokenWords(outline.unspoken)))]
        } else {
            const wanted = standing?.book.wanted ?? []
            const chapters = new ChapterChoice(outline, { legend: wording.keep.withoutServer, isChosen: index => wanted.includes(index), here })
            chapters.addEventListener('change', () => this.#tell())
            chapters.learn()
            this.#chapters = chapters
            this.fields = [chapters.field, this.#sum]
        }
        this.#tell()
    }

    get chosen() { return this.#chapters?.chosen ?? [] }

    get seconds() { return this.#chapters?.seconds ?? 0 }

    get bytes() { return this.#length * usualText + this.seconds * this.#rate }

    #tell() {
        const { seconds } = this
        const amount = size(this.bytes)
        this.#sum.textContent = seconds > 0 ? wording.keep.sumWithSound(durationWords(seconds), amount) : wording.keep.sum(amount)
    }
}

/** How far a book is, and what can be done about it. */
class KeepingState {
    #id
    #keeping
    #wished
    #words = element('p', { role: 'status' })
    #bar = element('progress', { 'aria-label': wording.keep.kept, max: '1' })
    #hint = element('p.hint', {}, wording.keep.goesOn)
    #problem = element('p.problem', { role: 'alert', hidden: true })
    #stop = this.#button(wording.common.stop, () => this.#keeping.pause(this.#id))
    #goOn = this.#button(wording.common.goOn, () => this.#keeping.goOn(this.#id))
    #remove = this.#button(wording.keep.removeFromDevice, () => this.#keeping.remove(this.#id))
    place = element('div.keeping', {}, this.#words, this.#bar, this.#hint, this.#problem,
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
        const isWhole = isComplete(book)
        const wished = this.#wished()
        this.#words.textContent = isWhole ? wording.keep.hereInAll(size(book.bytes))
            : isUnderWay ? wording.keep.beingKeptSoFar(durationWords(seconds)) : wording.keep.inPartSoFar(durationWords(seconds))
        this.#bar.value = wished > 0 ? Math.min(1, seconds / wished) : 0
        for (const part of [this.#bar, this.#hint, this.#stop]) part.hidden = isWhole || !isUnderWay
        this.#goOn.hidden = isWhole || isUnderWay
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

/** How much of a book is here, in few words. @param {import('../lib/device-keeping.js').Standing} standing */
export function keptWords({ book, seconds, isUnderWay }) {
    // In one piece, where a line ends.
    const length = durationWords(seconds).replaceAll(' ', '\u00a0')
    if (isComplete(book)) return seconds > 0 ? wording.keep.here(length) : wording.keep.hereSilent
    return isUnderWay ? wording.keep.beingKept(length) : wording.keep.inPart(length)
}

/** What went wrong, for people. @param {any} error */
export function roomWords(error) {
    if (error.name !== 'QuotaExceededError') return error
    return { message: wording.keep.browserFull, suggestion: wording.keep.browserFullAdvice }
}
