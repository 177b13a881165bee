// The fields that say how a book is to be exported, what stands in them, and how long and large that will be.

import { get } from '../lib/api.js'
import { size } from '../lib/book-words.js'
import { durationWords, speedsWith, speedWords } from '../lib/time-words.js'
import { troubleWords } from '../lib/trouble-words.js'
import { unspokenWords } from '../lib/unspoken-words.js'
import { voiceFacts, voiceTitle } from '../lib/voice-words.js'
import { wording } from '../lib/wording.js'
import { ChapterChoice } from './chapter-choice.js'
import { labelled } from './dialog.js'
import { element } from './element.js'

// Bits in a second, as the server makes them unless it is told otherwise; what loses nothing has as many as the voice needs.
const usualBits = /** @type {Record<string, number>} */ ({ m4b: 64_000, mp3: 64_000, opus: 32_000, epub: 64_000, flac: 200_000, wav: 384_000 })
const lossless = ['flac', 'wav']
const bitrates = [24, 32, 48, 64, 96, 128, 192]

const formats = () => [
    ['m4b', wording.exports.m4b], ['mp3', 'MP3'], ['opus', wording.exports.opus], ['flac', wording.exports.flac],
    ['wav', 'WAV'], ['epub', wording.exports.epub],
]

/** @param {[value: string, words: string][]} choices  @param {string} [chosen] */
function select(choices, chosen) {
    return element('select', {}, ...choices.map(([value, words]) => element('option', { value, selected: value === chosen }, words)))
}

export class ExportWishes {
    #format = select(/** @type {[string, string][]} */ (formats()))
    #voice = select([['', wording.exports.asListening]])
    #speed = select([])
    #bitrate = select([['', wording.exports.usualBitrate], ...bitrates.map(value => /** @type {[string, string]} */ ([String(1000 * value), `${value} kbit/s`]))])
    #subtitles = select([['', wording.exports.noSubtitles], ['srt', '.srt'], ['vtt', '.vtt'], ['srt vtt', '.srt, .vtt']])
    /** @type {HTMLInputElement|null} */
    #anyway
    /** @type {ChapterChoice|null} */
    #chapters = null
    #more = element('details.more', {}, element('summary', {}, wording.exports.more))
    #sum = element('p', { role: 'status' })
    /** @type {(Node|null|false)[]} */
    #fields

    /** @param {Server.Book} book */
    constructor({ id, unspoken, voice, speed }) {
        this.#offerSpeeds(speed ?? 1)
        this.#anyway = unspoken?.isSayable ? element('input', { type: 'checkbox' }) : null
        this.#more.append(labelled(wording.exports.subtitles, this.#subtitles), labelled(wording.exports.bitrate, this.#bitrate))
        this.#fields = [
            labelled(wording.exports.format, this.#format), labelled(wording.common.voice, this.#voice), labelled(wording.exports.speed, this.#speed),
            unspoken ? element('p.problem', {}, troubleWords(unspokenWords(unspoken))) : null,
            this.#anyway && element('label', {}, this.#anyway, ' ', wording.exports.allTheSame),
            this.#more, this.#sum,
        ]
        for (const field of [this.#format, this.#speed, this.#bitrate]) field.addEventListener('change', () => this.#tell())
        this.#learnVoices(voice)
        if (speed === null) this.#learnSpeed()
        this.#learnChapters(id)
        this.#tell()
    }

    get fields() { return this.#fields }

    /** As `POST /api/exports` takes them. @throws when no chapter is chosen */
    get chosen() {
        const [format, bitrate, subtitles] = [this.#format.value, this.#bitrate.value, this.#subtitles.value]
        if (this.#chapters?.chosen.length === 0) throw new Error(wording.exports.noChapter)
        return {
            format,
            ...this.#voice.value && { voice: this.#voice.value },
            // Said even when it is 1: without it the book's own holds.
            speed: Number(this.#speed.value),
            ...this.#anyway?.checked && { anyway: true },
            ...this.#chapters && !this.#chapters.isAll && { chapters: this.#chapters.chosen.map(index => index + 1).join(',') },
            ...bitrate && !lossless.includes(format) && { bitrate: Number(bitrate) },
            ...subtitles && format !== 'epub' && { subtitles: subtitles.split(' ') },
        }
    }

    /** @param {string|null|undefined} own  the book's */
    async #learnVoices(own) {
        const { voices } = /** @type {Server.Voices} */ (await get('/api/voices').catch(() => ({ voices: [] })))
        for (const voice of voices.filter(({ installed }) => installed)) {
            const words = `${voiceTitle(voice)} · ${voiceFacts(voice)}`
            this.#voice.append(element('option', { value: voice.id, selected: voice.id === own }, words))
        }
    }

    /** @param {number} chosen */
    #offerSpeeds(chosen) {
        this.#speed.replaceChildren(...speedsWith(chosen).map(value =>
            element('option', { value: String(value), selected: value === chosen }, speedWords(value))))
    }

    /** The speed of books for which none was chosen, unless another is by now. */
    async #learnSpeed() {
        const { speed } = await get('/api/settings').catch(() => ({ speed: 1 }))
        if (this.#speed.value !== '1' || speed === 1) return
        this.#offerSpeeds(speed)
        this.#tell()
    }

    /** @param {number} id  of the book */
    async #learnChapters(id) {
        const outline = /** @type {Server.Outline|null} */ (await get(`/api/books/${id}/outline`).catch(() => null))
        if (!outline) return   // Then all of it is made, as without this choice.
        this.#chapters = new ChapterChoice(outline, { legend: wording.exports.chapters, isChosen: () => true })
        this.#chapters.addEventListener('change', () => this.#tell())
        this.#more.querySelector('summary')?.after(this.#chapters.field)
        await this.#chapters.learn()
        this.#tell()
    }

    #tell() {
        const format = this.#format.value
        this.#bitrate.disabled = lossless.includes(format)
        this.#subtitles.disabled = format === 'epub'
        const seconds = (this.#chapters?.seconds ?? 0) / Number(this.#speed.value)
        const bits = this.#bitrate.value && !this.#bitrate.disabled ? Number(this.#bitrate.value) : usualBits[format]
        this.#sum.textContent = seconds > 0 ? wording.exports.sum(durationWords(seconds), size(seconds * bits / 8)) : ''
    }
}
