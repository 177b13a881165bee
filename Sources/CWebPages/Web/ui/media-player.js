// Plays clips without a gap: segments appended to the media source of one audio element.
//
// One element keeps the lock screen, the sound in the background and speed without change of pitch.
// Events: `playing`, `waiting`, `stopped` (by the system), `blocked` (the browser wants a tap), `ended`, `time`, `broken`
// (the browser has given this sound up: `open` again).

import { Emitter } from '../lib/emitter.js'
import { soundTypes } from '../lib/book-paths.js'
import { wording } from '../lib/wording.js'

// Samples of nothing that small sound begins with. Source: docs/http-api.md.
const smallDelay = 1024
// Seconds that stay behind the voice, for going back without fetching; the browser keeps some 12 MB.
export const keptBehind = 120
// Where the line of time begins in the browser's, in seconds: with no sound at the very start, nothing is heard before
// the voice has been set to its place.
const origin = 10

/**
 * The browser's media source, if it takes our segments. Phones have a `ManagedMediaSource` instead.
 * @returns {typeof MediaSource|null}
 */
export function mediaSource() {
    const source = /** @type {any} */ (globalThis).ManagedMediaSource ?? globalThis.MediaSource
    return source?.isTypeSupported(soundTypes.lossless) ? source : null
}

/** Whether this browser plays small sound, and one kind after the other. */
export function playsSmall() {
    return mediaSource()?.isTypeSupported(soundTypes.small) === true && 'changeType' in SourceBuffer.prototype
}

/**
 * @typedef {{playing: void, waiting: void, stopped: void, blocked: void, ended: void, time: void, broken: void}} PlayerEvents
 */

/** @extends {Emitter<PlayerEvents>} */
export class MediaPlayer extends Emitter {
    #audio
    #fetchInit
    #inits = new Map()
    /** @type {Promise<void>|null} */
    #opened = null
    /** @type {SourceBuffer|null} */
    #buffer = null
    /** @type {MediaSource|null} */
    #source = null
    /** What the last segment needed to be told before: its kind, and samples per second. */
    #told = ''
    /** @type {string} */
    #type = soundTypes.lossless
    #rate = 1
    #isWanted = false
    /** @type {string|null} */
    #address = null
    // Where it was set to last: it is never before that.
    #from = 0
    #hasSound = false
    #hasBegun = false
    #last = Promise.resolve()

    /**
     * @param {HTMLAudioElement} audio
     * @param {(sampleRate: number, type: string) => Promise<ArrayBuffer>} fetchInit  the initialisation segment of a kind
     */
    constructor(audio, fetchInit) {
        super()
        this.#audio = audio
        this.#fetchInit = fetchInit
        audio.disableRemotePlayback = true
        audio.addEventListener('loadedmetadata', () => this.#begin())
        for (const name of /** @type {const} */ (['playing', 'waiting', 'ended'])) audio.addEventListener(name, () => this.say(name))
        for (const name of ['timeupdate', 'seeked']) audio.addEventListener(name, () => this.say('time'))
        audio.addEventListener('error', () => this.say('broken'))
        // Told late: by then it may sound again.
        audio.addEventListener('pause', () => { if (this.#isWanted && audio.paused && !audio.ended) this.say('stopped') })
    }

    /** @returns {'m4s'} */
    get kind() { return 'm4s' }

    /** Seconds on the line of time. */
    get time() { return Math.max(this.#from, this.#audio.currentTime - origin) }

    /** @param {number} rate  1 is the voice's own; the pitch stays */
    set rate(rate) {
        this.#rate = rate
        this.#audio.defaultPlaybackRate = rate
        this.#audio.playbackRate = rate
    }

    /** @param {number} volume  0 … 1 */
    set volume(volume) { this.#audio.volume = volume }

    /** Forgets all sound and begins a new line of time. */
    open() {
        this.#isWanted = false
        this.#from = 0
        this.#hasSound = false
        this.#hasBegun = false
        const source = new (mediaSource() ?? MediaSource)()
        if (this.#address) URL.revokeObjectURL(this.#address)
        this.#address = URL.createObjectURL(source)
        this.#source = source
        this.#buffer = null
        this.#told = ''
        this.#type = soundTypes.lossless
        this.#last = Promise.resolve()
        this.#opened = new Promise(resolve => source.addEventListener('sourceopen', () => {
            // Told late, when the next source has closed this one, there is nothing to fill.
            if (source === this.#source && source.readyState === 'open') this.#buffer = source.addSourceBuffer(soundTypes.lossless)
            resolve()
        }, { once: true }))
        this.#audio.src = this.#address
        this.rate = this.#rate
        this.#audio.preservesPitch = true
    }

    /** Where to begin; before anything is appended. @param {number} time */
    startAt(time) { this.#from = time }

    /**
     * @param {import('../lib/timeline.js').Placed} clip
     * @param {ArrayBuffer} bytes  its media segment
     * @returns {Promise<void>}  when it is taken
     */
    append(clip, bytes) {
        const source = this.#source
        this.#last = this.#last.then(() => this.#append(source, clip, bytes))
        return this.#last
    }

    /** No more clips follow. */
    async finish() {
        const source = this.#source
        await this.#last
        if (source && source === this.#source && source.readyState === 'open') source.endOfStream()
    }

    async play() {
        this.#isWanted = true
        try {
            await this.#audio.play()
        } catch (error) {
            if (error.name === 'NotAllowedError') this.say('blocked')
        }
    }

    pause() {
        this.#isWanted = false
        this.#audio.pause()
    }

    /** @param {number} time */
    seek(time) {
        this.#from = time
        this.#audio.currentTime = origin + time
    }

    /** Whether the sound of a moment is there. @param {number} time */
    holds(time) {
        const { buffered } = this.#audio
        const moment = origin + time
        for (let index = 0; index < buffered.length; index++) {
            if (moment >= buffered.start(index) - 0.05 && moment < buffered.end(index)) return true
        }
        return false
    }

    /**
     * @param {MediaSource|null} source
     * @param {import('../lib/timeline.js').Placed} clip
     * @param {ArrayBuffer} bytes
     */
    async #append(source, clip, bytes) {
        await this.#opened
        if (source !== this.#source) return
        const type = clip.type === soundTypes.small ? soundTypes.small : soundTypes.lossless
        const needed = `${type} ${clip.sampleRate}`
        if (needed !== this.#told) {
            const init = await this.#init(clip.sampleRate, type)
            if (source !== this.#source) return
            await this.#work(source, buffer => {
                if (type !== this.#type) buffer.changeType(type)
                this.#type = type
                buffer.appendBuffer(init)
            })
            // The next source has not had it.
            if (source !== this.#source) return
            this.#told = needed
        }
        await this.#work(source, buffer => {
            place(buffer, clip, type === soundTypes.small)
            buffer.appendBuffer(bytes)
        })
        if (source !== this.#source) return
        this.#hasSound = true
        this.#begin()
        if (this.time > 2 * keptBehind) await this.#work(source, buffer => buffer.remove(0, origin + this.time - keptBehind))
    }

    // A browser that does not know the kind of sound yet, or has none at the place, may forget the place.
    #begin() {
        if (this.#hasBegun || !this.#hasSound || this.#audio.readyState === HTMLMediaElement.HAVE_NOTHING) return
        this.#hasBegun = true
        this.seek(this.#from)
    }

    /** @param {MediaSource|null} source  @param {(buffer: SourceBuffer) => void} step */
    async #work(source, step) {
        for (;;) {
            if (!source || source !== this.#source || source.readyState === 'closed' || this.#audio.error) return
            const buffer = this.#buffer
            if (!buffer) return
            try {
                step(buffer)
                await settled(buffer, source)
                return
            } catch (error) {
                if (error.name !== 'QuotaExceededError') throw error
                // Full: what was heard makes room, else playing on does.
                if (this.time > 10) {
                    buffer.remove(0, origin + this.time - 5)
                    await settled(buffer, source)
                } else {
                    await new Promise(resolve => { this.addEventListener('time', resolve, { once: true }) })
                }
            }
        }
    }

    /** @param {number} sampleRate  @param {string} type */
    #init(sampleRate, type) {
        const needed = `${type} ${sampleRate}`
        if (!this.#inits.has(needed)) {
            const init = this.#fetchInit(sampleRate, type)
            init.catch(() => this.#inits.delete(needed))
            this.#inits.set(needed, init)
        }
        return this.#inits.get(needed)
    }
}

/**
 * Says where the next segment belongs. Small sound has something before it and behind it that is not to be heard: it is cut off.
 * @param {SourceBuffer} buffer
 * @param {import('../lib/timeline.js').Placed} clip
 * @param {boolean} isSmall
 */
function place(buffer, { at, until, sampleRate }, isSmall) {
    // The end may never be before the start.
    buffer.appendWindowStart = 0
    buffer.appendWindowEnd = isSmall ? origin + until : Infinity
    buffer.appendWindowStart = isSmall ? origin + at : 0
    buffer.timestampOffset = origin + at - (isSmall ? smallDelay / sampleRate : 0)
}

// A buffer whose source is closed meanwhile never says that it is done.
/** @param {SourceBuffer} buffer  @param {MediaSource} source */
function settled(buffer, source) {
    return new Promise((resolve, reject) => {
        const done = () => resolve(undefined)
        const listening = new AbortController()
        /** @param {EventTarget} target  @param {string} name  @param {() => void} work */
        const on = (target, name, work) => target.addEventListener(name, () => {
            listening.abort()
            work()
        }, { signal: listening.signal })
        on(buffer, 'error', () => reject(new Error(wording.reader.soundRefused)))
        on(buffer, 'updateend', done)
        on(source, 'sourceclose', done)
    })
}
