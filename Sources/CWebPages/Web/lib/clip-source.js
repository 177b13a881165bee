// Fetches what is said from a place on, clip by clip, a little ahead of the one who takes them.
//
// Events: `lost` when the server does not answer, `found` when it does again.

import { clipPaths, utterancesPath } from './book-paths.js'
import { patiently } from './patience.js'

/**
 * @typedef {import('./timeline.js').Clip & {address: string, bytes: ArrayBuffer, type: string}} Sound
 *     `type` is what the bytes are: those that a device keeps may be another kind than was asked for
 * @typedef {Server.Utterance & {voice: string}} Spoken  what will be said, and by whom
 * @typedef {{start: number, end: number, failed: string}} Failure  a stretch that cannot be spoken, and why
 */

export class ClipSource extends EventTarget {
    #book
    #ask
    #wait
    #kind
    #waiting = new Set()

    /** Whether the voice reads the book although it does not speak what that is in. */
    anyway = false

    /**
     * @param {object} parts
     * @param {number|string} parts.book  its id
     * @param {(path: string, options: object) => Promise<Response>} parts.ask
     *     throws errors with `status` and `isPassing`
     * @param {(milliseconds: number, signal?: AbortSignal) => Promise<void>} parts.wait
     * @param {'m4s'|'flac'} parts.kind  segments for a media source, or files
     */
    constructor({ book, ask, wait, kind }) {
        super()
        this.#book = book
        this.#ask = ask
        this.#wait = wait
        this.#kind = kind
    }

    /**
     * The clips from a place on, to the end of the book.
     * @param {number} from
     * @param {object} options
     * @param {AbortSignal} options.signal  ends it, and what the server renders for it
     * @param {import('./span-index.js').Span} [options.hear]  speak this although it would be skipped, and nothing else
     * @returns {AsyncGenerator<Sound|Failure>}
     */
    async *clips(from, { signal, hear }) {
        let place = from
        let listedAgain = null
        for (;;) {
            try {
                for await (const clip of this.#listed(place, signal, hear)) {
                    place = clip.end
                    yield clip
                }
                return
            } catch (error) {
                // The listing is out of date, as after a change of pronunciation. A fresh one holds, or never will.
                if (error.code !== 'other-clip' || listedAgain === place) throw error
                listedAgain = place
            }
        }
    }

    /**
     * @param {number} from
     * @param {AbortSignal} signal
     * @param {import('./span-index.js').Span} [hear]
     * @returns {AsyncGenerator<Sound|Failure>}
     */
    async *#listed(from, signal, hear) {
        /** @type {Promise<Sound|Failure>[]} */
        const ahead = []
        /** @type {Spoken[]} */
        let list = []
        /** @type {number|null} */
        let next = from
        /** @type {Promise<Server.Utterances>|null}  what comes after the list */
        let coming = null
        // Nothing may delay the first: the listener waits for it.
        let most = 1
        for (;;) {
            while (ahead.length < most) {
                if (list.length === 0 && next !== null) {
                    coming ??= this.#list(next, signal, hear)
                    // Told when it is awaited, and not before.
                    coming.catch(() => {})
                    // What is there is heard, whether or not it is known what follows.
                    if (ahead.length > 0 && !await comesFirst(coming, ahead[0])) break
                    const answer = await coming
                    coming = null
                    list = answer.utterances.filter(utterance => utterance.end > from)
                        .map(utterance => ({ ...utterance, voice: answer.voice }))
                    next = hear || (answer.next ?? 0) <= next ? null : answer.next
                    if (list.length === 0 && next !== null) continue
                }
                const utterance = list.shift()
                if (!utterance) break
                const clip = this.#clip(utterance, signal)
                // Told when it is taken, and not before.
                clip.catch(() => {})
                ahead.push(clip)
            }
            if (ahead.length === 0) return
            yield await /** @type {Promise<Sound|Failure>} */ (ahead.shift())
            most = 2
        }
    }

    /** @param {number} from  @param {AbortSignal} signal  @param {import('./span-index.js').Span} [hear]  @returns {Promise<Server.Utterances>} */
    #list(from, signal, hear) {
        const wish = hear ? `&hear=${hear.start}-${hear.end}` : ''
        const path = `${utterancesPath(this.#book, from, 16)}${wish}${this.anyway ? '&anyway=true' : ''}`
        return this.#patiently(signal, async () => (await this.#ask(path, { signal })).json())
    }

    /** @param {Spoken} utterance  @param {AbortSignal} signal  @returns {Promise<Sound|Failure>} */
    async #clip(utterance, signal) {
        const { start, end, clip: address, pause, voice } = utterance
        const paths = clipPaths(this.#book, utterance, this.#kind)
        try {
            return await this.#patiently(signal, async () => {
                const [words, sound] = await Promise.all([
                    this.#ask(paths.words, { signal }).then(answer => answer.json()),
                    this.#ask(paths.sound, { signal }).then(async answer =>
                        ({ bytes: await answer.arrayBuffer(), type: answer.headers.get('Content-Type') ?? '' })),
                ])
                return { start, end, address, pause, voice, ...words, ...sound }
            })
        } catch (error) {
            if (error.status !== 422 && error.status !== 500) throw error
            return { start, end, failed: error.message }
        }
    }

    // What fails for now is tried again, for as long as somebody wants it.
    /**
     * @template Answer
     * @param {AbortSignal} signal
     * @param {() => Promise<Answer>} work
     */
    #patiently(signal, work) {
        // Several are under way at a time: as long as one of them waits, something is missing.
        /** @param {boolean} isLost */
        const tell = isLost => {
            const before = this.#waiting.size
            if (isLost) this.#waiting.add(work)
            else this.#waiting.delete(work)
            if (before === 0 && isLost) this.#say('lost')
            if (before === 1 && this.#waiting.size === 0) this.#say('found')
        }
        return patiently(work, { signal, pause: this.#wait, tell }).finally(() => tell(false))
    }

    /** @param {'lost'|'found'} type */
    #say(type) { this.dispatchEvent(new CustomEvent(type)) }
}

/**
 * Whether something comes sooner than something else; what fails does not come.
 * @param {Promise<any>} one
 * @param {Promise<any>} other
 */
function comesFirst(one, other) {
    const never = () => new Promise(() => {})
    return Promise.race([one.then(() => true, never), other.then(() => false, () => false)])
}
