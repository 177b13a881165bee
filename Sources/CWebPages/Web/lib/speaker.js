// Reads the book aloud from any place: what sounds, what comes next, and where the voice is.
//
// Events: `state`; `word` and `sentence` with a span; `failed` with a span and a message; `gaveUp` with a start and a
// message when too much in a row cannot be spoken; `blocked` when the browser wants a tap first; `heard` when a skipped
// stretch has been spoken; `finished` with the place where the last words end, `null` when there were none; `lost` and
// `found` of the connection.

import { Emitter } from './emitter.js'
import { Timeline, timeIn } from './timeline.js'
import { wording } from './wording.js'

/**
 * @typedef {import('./span-index.js').Span} Span
 * @typedef {import('./clip-source.js').Sound} Sound
 * @typedef {import('./clip-source.js').Failure} Failure
 * @typedef {AsyncGenerator<Sound|Failure>} Clips
 * @typedef {import('../ui/media-player.js').MediaPlayer|import('../ui/chain-player.js').ChainPlayer} Player
 * @typedef {Failure & {suggestion?: string|null}} Told  what failed, and what can be done about it
 * @typedef {{state: {state: State}, word: Span, sentence: Span, failed: Told, gaveUp: {start: number, message: string},
 *     blocked: void, heard: {offset: number}, finished: {place: number|null}, lost: void, found: void}} SpeakerEvents
 * @typedef {'idle'|'loading'|'playing'|'paused'|'ended'} State  `loading` also when the sound has run dry
 */

// Seconds of sound fetched ahead: enough for a tunnel, little enough to throw away.
const lookAhead = 60
// So many clips in a row that cannot be spoken end it: what follows is likely to be no better.
const mostFailures = 5
// So often in a row a sound may be found where it was.
const patience = 5
// Seconds that another voice is given at least to make its first sentence before its turn comes.
const leastLead = 0.3
// Seconds before a word in which another voice may begin in its place, if it is silent there.
const handover = 0.12

/** @extends {Emitter<SpeakerEvents>} */
export class Speaker extends Emitter {
    #source
    #player
    #book
    #timeline = new Timeline()
    #turn = new AbortController()
    /** @type {State} */
    #state = 'idle'
    #cursor = 0
    /** @type {Span|null} */
    #word = null
    /** @type {Span|null} */
    #sentence = null
    /** @type {{span: Span, back: number, hadBegun: boolean}|null} */
    #hearing = null
    /** @type {number|null}  the place at which the browser gave up last */
    #broken = null
    #checked = { time: -1, count: 0 }
    /** @type {{start: number, message: string}|null}  why nothing more comes, told when what is there has sounded */
    #givenUp = null
    /** @type {number|null}  where another voice goes on when what is there has sounded */
    #goesOnAt = null
    /** @type {{time: number, ring: () => void}|null}  what is done at a moment on the line of time */
    #alarm = null

    /**
     * @param {object} parts
     * @param {import('./clip-source.js').ClipSource} parts.source
     * @param {Player} parts.player
     * @param {import('./book-text.js').BookText} parts.book
     */
    constructor({ source, player, book }) {
        super()
        this.#source = source
        this.#player = player
        this.#book = book
        player.addEventListener('playing', () => { if (this.isOn) this.#become('playing') })
        player.addEventListener('waiting', () => { if (this.#state === 'playing') this.#become('loading') })
        player.addEventListener('time', () => this.tick())
        player.addEventListener('ended', () => this.#ended())
        player.addEventListener('broken', () => this.#again())
        player.addEventListener('stopped', () => { if (this.isOn) this.#become('paused') })
        player.addEventListener('blocked', () => {
            this.#become('paused')
            this.say('blocked')
        })
        for (const type of /** @type {const} */ (['lost', 'found'])) source.addEventListener(type, () => this.say(type))
    }

    /** @returns {State} */
    get state() { return this.#state }

    /** Whether it speaks, or would if the sound were there. */
    get isOn() { return this.#state === 'playing' || this.#state === 'loading' }

    /** Where the voice is, or will begin. */
    get offset() { return this.#word?.start ?? this.#cursor }

    /** Whether it speaks a stretch that is skipped otherwise, and then is back where it was. */
    get isAside() { return this.#hearing !== null }

    /** Whether the voice has a place at all. */
    get hasBegun() { return this.#state !== 'idle' }

    /** @returns {Span|null} */
    get word() { return this.#word }

    /** @returns {Span|null} */
    get sentence() { return this.#sentence }

    /** Where the voice is to begin when nothing has been said yet. @param {number} offset */
    set cursor(offset) { this.#cursor = offset }

    /** Speaks from a place on; what sounded before is silent at once. @param {number} offset */
    play(offset) { this.#begin(offset, null) }

    /** Speaks a stretch that is skipped otherwise. @param {Span} span */
    hear(span) {
        this.#hearing = { span, back: this.offset, hadBegun: this.hasBegun }
        this.#begin(span.start, span)
    }

    pause() {
        if (!this.isOn) return
        this.#player.pause()
        this.#become('paused')
    }

    resume() {
        if (this.isOn) return
        if (this.#state === 'paused' && !this.#turn.signal.aborted) {
            this.#become('loading')
            this.#player.play()
        } else {
            this.play(this.#state === 'ended' ? 0 : this.offset)
        }
    }

    toggle() { this.isOn ? this.pause() : this.resume() }

    /**
     * Moves the voice by a stretch of sound, if that is there.
     * @param {number} seconds  at speed 1; negative goes back
     * @returns {boolean}  whether it was there
     */
    skip(seconds) {
        const time = this.#player.time + seconds
        const isThere = !this.#turn.signal.aborted && time >= 0 && time < this.#timeline.end && this.#player.holds(time)
        if (isThere) this.#seek(time)
        return isThere
    }

    /** Moves the voice; it goes on speaking, or stays silent, as before. @param {number} offset */
    async goTo(offset) {
        const time = this.#hearing || this.#turn.signal.aborted ? null : this.#timeline.timeOf(offset)
        if (time !== null && this.#player.holds(time)) {
            this.#seek(time)
        } else if (this.isOn) {
            this.play(offset)
        } else {
            this.#forget()
            this.#cursor = offset
            this.#become('paused')
            this.#word = null
            this.#show({ start: offset, end: offset + 1 }, true)
        }
    }

    /** Asks again for all that is said from here on: the voice, or the way it is spoken, has changed. */
    renew() {
        const { offset } = this
        if (this.isOn) this.play(offset)
        else if (this.hasBegun) {
            this.#forget()
            this.#cursor = offset
            this.#word = null
        }
    }

    /**
     * Has another voice go on, where one has come: the sentence that sounds is said to its end, and what was fetched
     * beyond it is thrown away. What is heard by the way is left as it is.
     * @returns {Promise<void>}  when the other voice's turn has come, or nobody waits for it any more
     */
    async changeOver() {
        if (this.#hearing) return
        if (!this.isOn || this.#timeline.isEmpty) return this.renew()
        const { signal } = this.#turn
        for (let [lead, isLast] = [leastLead, false]; !signal.aborted; isLast = true) {
            const change = await this.#nextSentence(lead, signal)
            if (!change || signal.aborted) return
            const asked = this.#player.time
            const coming = new AbortController()
            const leave = () => coming.abort()
            signal.addEventListener('abort', leave)
            const clips = this.#source.clips(change.offset, { signal: coming.signal })
            const first = clips.next()
            // What cannot be had is told when its turn comes.
            const answer = first.catch(() => null)
            if (!isLast) await answer
            const isInTime = isLast || this.#player.time <= change.to
            if (isInTime) await this.#reach(Math.max(change.from, change.to - handover), signal)
            if (signal.aborted) return
            signal.removeEventListener('abort', leave)
            // The listener may have gone elsewhere on the line.
            if (isInTime && Math.abs(this.#player.time - change.to) < 1) {
                return this.#begin(change.offset, null, coming, chained(first, clips))
            }
            leave()
            // It is as long in coming the next time.
            lead = Math.max(leastLead, 1.5 * (this.#player.time - asked))
        }
    }

    /** Tells the word and sentence that sound now; called for every frame that is drawn. */
    tick() {
        if (this.#alarm && this.#player.time >= this.#alarm.time) this.#alarm.ring()
        if (this.#timeline.isEmpty || !this.hasBegun || this.#turn.signal.aborted) return
        const word = this.#timeline.wordAt(this.#player.time)
        if (!word || (word.start === this.#word?.start && word.end === this.#word.end)) return
        this.#word = word
        this.#show(word)
    }

    /** Wakes a sound that stands still though the browser says that it plays; called once a second. */
    check() {
        const { time } = this.#player
        const isStill = this.#state === 'playing' && time === this.#checked.time && this.#player.holds(time + 0.1)
        this.#checked = { time, count: isStill ? this.#checked.count + 1 : 0 }
        if (this.#checked.count < patience) return
        this.#checked.count = 0
        this.#again()
    }

    /**
     * How long until a place sounds, at speed 1.
     * @param {number} offset
     * @returns {number|null}  negative when it has sounded; `null` when its clip is not there
     */
    secondsUntil(offset) {
        const time = this.#timeline.timeOf(offset)
        return time === null ? null : time - this.#player.time
    }

    /** @param {number} time */
    #seek(time) {
        this.#player.seek(time)
        this.tick()
    }

    /**
     * The silence before the first sentence that begins so many seconds from now, or later.
     * @param {number} lead
     * @param {AbortSignal} signal
     * @returns {Promise<ReturnType<Timeline['silenceBefore']>>}
     */
    async #nextSentence(lead, signal) {
        const earliest = this.#player.time + lead
        for (;;) {
            let { end } = await this.#book.sentenceAt(this.offset)
            for (;;) {
                if (signal.aborted) return null
                const silence = this.#timeline.silenceBefore(end, this.#player.time)
                if (!silence) break
                if (silence.to >= earliest) return silence
                end = (await this.#book.sentenceAt(silence.offset)).end
            }
            // What has not been fetched yet comes while time passes.
            await once(this.#player, 'time', signal)
        }
    }

    /**
     * Waits for a moment on the line of time.
     * @param {number} time
     * @param {AbortSignal} signal
     * @returns {Promise<void>}
     */
    #reach(time, signal) {
        return new Promise(resolve => {
            const ring = () => {
                this.#alarm = null
                signal.removeEventListener('abort', ring)
                resolve()
            }
            this.#alarm = { time, ring }
            signal.addEventListener('abort', ring)
            this.tick()
        })
    }

    /**
     * @param {number} offset
     * @param {Span|null} hear  the stretch that is spoken although it would be skipped
     * @param {AbortController} [turn]  with `clips` where they were asked for before
     * @param {Clips} [clips]
     */
    #begin(offset, hear, turn = new AbortController(), clips = this.#source.clips(offset, { signal: turn.signal, hear: hear ?? undefined })) {
        if (!hear) this.#hearing = null
        this.#forget()
        this.#turn = turn
        this.#cursor = offset
        this.#word = null
        this.#sentence = null
        this.#givenUp = null
        this.#goesOnAt = null
        this.#become('loading')
        this.#player.open()
        // Within the tap that asked for it, or the browser refuses.
        this.#player.play()
        this.#show({ start: offset, end: offset + 1 }, true)
        this.#feed(offset, clips, turn.signal)
    }

    #forget() {
        this.#turn.abort()
        this.#player.pause()
        this.#timeline = new Timeline()
    }

    // A browser that gave the sound up takes it the second time, or there is something wrong with it.
    #again() {
        if (this.#turn.signal.aborted) return
        const { offset } = this
        if (!this.isOn) return this.#forget()
        if (this.#broken === offset) {
            this.#fail(offset, { message: wording.reader.cannotPlay, suggestion: wording.reader.cannotPlayAdvice })
        } else {
            this.#broken = offset
            if (this.#hearing) this.#begin(offset, this.#hearing.span)
            else this.play(offset)
        }
    }

    /** @param {number} place */
    /** @param {number} place  @param {{message: string, suggestion?: string|null}} why */
    #fail(place, { message, suggestion }) {
        this.#forget()
        this.#become('paused')
        this.say('failed', { start: place, end: place, failed: message, suggestion })
    }

    /** @param {number} from  @param {Clips} coming  @param {AbortSignal} signal */
    async #feed(from, coming, signal) {
        // Those that failed since something could be spoken.
        /** @type {Failure[]} */
        let failures = []
        try {
            for await (const clip of coming) {
                if (signal.aborted) return
                if ('failed' in clip) {
                    failures.push(clip)
                    if (failures.length >= mostFailures) break
                    this.say('failed', clip)
                    continue
                }
                failures = []
                // Another voice reads on, and its sentences are parted elsewhere: it begins where the first one ends.
                const { place } = this.#timeline
                if (place !== null && clip.voice !== this.#timeline.voice && clip.start < place) {
                    this.#goesOnAt = place
                    break
                }
                if (this.#timeline.isEmpty) this.#player.startAt(timeIn(clip, from))
                // The line of time does not keep the sound: that would add up to a gigabyte in a day.
                const { bytes, ...words } = clip
                await this.#player.append(this.#timeline.append(words), bytes)
                while (!signal.aborted && this.#timeline.end - this.#player.time > lookAhead) {
                    await once(this.#player, 'time', signal)
                }
                if (signal.aborted) return
            }
            const isHopeless = failures.length >= mostFailures || (this.#timeline.isEmpty && failures.length > 0)
            if (isHopeless) this.#givenUp = { start: failures[0].start, message: failures[failures.length - 1].failed }
            if (this.#timeline.isEmpty) this.#ended()
            else this.#player.finish()
        } catch (error) {
            if (!signal.aborted) this.#fail(from, error)
        }
    }

    #ended() {
        if (this.#givenUp) return this.#giveUp(this.#givenUp)
        if (this.#goesOnAt !== null) return this.#begin(this.#goesOnAt, this.#hearing?.span ?? null)
        const [hearing, place] = [this.#hearing, this.#timeline.place]
        this.#hearing = null
        this.#forget()
        if (!hearing) {
            this.say('finished', { place })
            this.#become('ended')
            return
        }
        this.#cursor = hearing.back
        this.#word = null
        this.#become(hearing.hadBegun ? 'paused' : 'idle')
        this.say('heard', { offset: hearing.back })
    }

    // The place stays where the last word was: what was not spoken has not been heard. Play tries again from there on.
    /** @param {{start: number, message: string}} why */
    #giveUp({ start, message }) {
        const [hasSounded, hearing] = [!this.#timeline.isEmpty, this.#hearing]
        this.#givenUp = this.#hearing = null
        this.#forget()
        if (hearing || hasSounded) {
            this.#cursor = hearing?.back ?? start
            this.#word = null
        }
        this.#become('paused')
        this.say('gaveUp', { start, message })
    }

    // The sentence is told first: it is what surrounds the word.
    /** @param {Span} word  @param {boolean} [isGuess]  it does not sound yet */
    async #show(word, isGuess = false) {
        const { signal } = this.#turn
        if (!this.#sentence || word.start < this.#sentence.start || word.start >= this.#sentence.end) {
            let sentence
            try { sentence = await this.#book.sentenceAt(word.start) } catch { return }
            if (signal !== this.#turn.signal || (this.#word && this.#word.start !== word.start)) return
            this.#sentence = sentence
            this.say('sentence', sentence)
        }
        if (!isGuess) this.say('word', word)
    }

    /** @param {State} state */
    #become(state) {
        if (state === this.#state) return
        this.#state = state
        this.say('state', { state })
    }
}

/** @param {EventTarget} target  @param {string} type  @param {AbortSignal} signal  @returns {Promise<void>} */
function once(target, type, signal) {
    return new Promise(resolve => {
        const done = () => {
            target.removeEventListener(type, done)
            signal.removeEventListener('abort', done)
            resolve()
        }
        target.addEventListener(type, done)
        signal.addEventListener('abort', done)
    })
}

/**
 * A generator whose first answer was asked for already.
 * @param {Promise<IteratorResult<Sound|Failure>>} first
 * @param {Clips} rest
 * @returns {Clips}
 */
async function *chained(first, rest) {
    const { done, value } = await first
    if (!done) yield value
    yield *rest
}
