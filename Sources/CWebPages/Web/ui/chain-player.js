// Plays clips as files, one after another on one audio element: for browsers without a media source that takes ours.
//
// It does what `MediaPlayer` does, but for a short gap between clips. Events are the same.

import { Emitter } from '../lib/emitter.js'
import { keptBehind } from './media-player.js'

/**
 * @typedef {import('../lib/timeline.js').Placed & {address: string|null}} Kept  the address of its sound, while that is kept
 */

/** @extends {Emitter<import('./media-player.js').PlayerEvents>} */
export class ChainPlayer extends Emitter {
    #audio
    /** @type {Kept[]} */
    #clips = []
    #current = -1
    #start = 0
    #rate = 1
    #isWanted = false
    #isFinished = false

    /** @param {HTMLAudioElement} audio */
    constructor(audio) {
        super()
        this.#audio = audio
        for (const name of /** @type {const} */ (['playing', 'waiting'])) audio.addEventListener(name, () => this.say(name))
        for (const name of ['timeupdate', 'seeked']) audio.addEventListener(name, () => this.say('time'))
        audio.addEventListener('error', () => this.say('broken'))
        // Told late: by then it may sound again.
        audio.addEventListener('pause', () => { if (this.#isWanted && audio.paused && !audio.ended) this.say('stopped') })
        audio.addEventListener('ended', () => this.#next())
    }

    /** @returns {'flac'} */
    get kind() { return 'flac' }

    get time() {
        const clip = this.#clips[this.#current]
        return clip ? clip.at + this.#audio.currentTime : this.#start
    }

    /** @param {number} rate */
    set rate(rate) {
        this.#rate = rate
        this.#audio.defaultPlaybackRate = rate
        this.#audio.playbackRate = rate
    }

    /** @param {number} volume */
    set volume(volume) { this.#audio.volume = volume }

    open() {
        this.#isWanted = false
        this.#audio.removeAttribute('src')
        // Without this the old sound stays, and would be played.
        this.#audio.load()
        this.#clips.forEach(forget)
        this.#clips = []
        this.#current = -1
        this.#start = 0
        this.#isFinished = false
    }

    /** @param {number} time */
    startAt(time) { this.#start = time }

    /** @param {import('../lib/timeline.js').Placed} clip  @param {ArrayBuffer} bytes */
    async append(clip, bytes) {
        this.#clips.push({ ...clip, address: URL.createObjectURL(new Blob([bytes], { type: 'audio/flac' })) })
        if (this.#current < 0) this.#load(0, this.#start)
        else if (this.#audio.ended) this.#next()
    }

    async finish() {
        this.#isFinished = true
        if (this.#audio.ended && this.#current === this.#clips.length - 1) this.say('ended')
    }

    async play() {
        this.#isWanted = true
        // With nothing there yet, too: the browser allows it within the tap that asked for it, and remembers.
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
        const index = this.#clips.findLastIndex(clip => clip.at <= time)
        if (index < 0) return
        if (index !== this.#current) return this.#load(index, time)
        this.#audio.currentTime = time - this.#clips[index].at
        // It may have ended, with the next clip still to come.
        if (this.#isWanted && this.#audio.paused) this.play()
    }

    /** @param {number} time */
    holds(time) { return this.#clips.some(clip => clip.address && clip.at <= time && time < clip.until) }

    /** @param {number} index  @param {number} time */
    #load(index, time) {
        const { address } = this.#clips[index]
        if (address === null) return
        this.#current = index
        this.#audio.src = address
        this.#audio.currentTime = Math.max(0, time - this.#clips[index].at)
        this.rate = this.#rate
        this.#audio.preservesPitch = true
        for (const clip of this.#clips) if (clip.until < time - keptBehind) forget(clip)
        if (this.#isWanted) this.play()
    }

    #next() {
        const next = this.#clips[this.#current + 1]
        if (next) this.#load(this.#current + 1, next.at)
        else this.say(this.#isFinished ? 'ended' : 'waiting')
    }
}

// The sound goes, its place on the line of time stays.
/** @param {Kept} clip */
function forget(clip) {
    if (clip.address !== null) URL.revokeObjectURL(clip.address)
    clip.address = null
}
