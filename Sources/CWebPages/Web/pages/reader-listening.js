// Listening: what begins and moves the voice, and where the listener is meanwhile.

import { wording } from '../lib/wording.js'
import { byId } from '../ui/find.js'

/**
 * @typedef {import('../lib/span-index.js').Span} Span
 * @typedef {import('../lib/shortcuts.js').Move} Move
 *
 * @typedef {object} Parts
 * @property {import('../lib/book-text.js').BookText} book
 * @property {import('../lib/speaker.js').Speaker} speaker
 * @property {import('../lib/skips.js').Skips} skips
 * @property {import('../ui/text-pane.js').TextPane} pane
 * @property {import('./reader-following.js').VoiceInSight} sight
 * @property {import('../ui/transport-bar.js').TransportBar} transport
 * @property {import('./reader-places.js').Places} places
 * @property {import('../ui/offers.js').Offers} offers
 * @property {import('../ui/quiet.js').Quiet} quiet
 * @property {import('./reader-messages.js').Announce} announce
 * @property {import('./reader-messages.js').TellTrouble} trouble
 * @property {{readonly holds: boolean}} language  whether nothing is to be spoken; then it has been said why
 * @property {() => void} forgetHits  of a search
 * @property {(offset: number) => void} leave  tells that the listener goes elsewhere and may want to come back
 */

export class Listening {
    #parts
    // The voice begins where the book was left, until the reader goes elsewhere.
    #isAtPlace = true
    // Where the voice only waits, nobody has to be led back to it.
    #hasSounded = false
    /** How often the listener has gone elsewhere: what was begun before does not go on then. */
    #going = 0

    /** @param {Parts} parts */
    constructor(parts) {
        this.#parts = parts
        const { speaker, pane, places, transport } = parts
        // Where nothing is left to hear, the book begins again.
        speaker.cursor = places.isAtEnd ? 0 : places.offset
        transport.place = places.offset
        speaker.addEventListener('state', ({ detail: { state } }) => this.#changed(state))
        speaker.addEventListener('word', ({ detail }) => {
            // What is heard by the way is not where the book is left.
            if (!speaker.isAside) this.#note(detail.start)
        })
        speaker.addEventListener('finished', ({ detail: { place } }) => this.#finished(place))
        speaker.addEventListener('blocked', () => { byId('welcome').hidden = false })
        pane.addEventListener('moving', () => { if (this.#hasSounded) parts.sight.yield() })
        pane.addEventListener('moved', ({ detail }) => this.#moved(detail))
        transport.addEventListener('action', ({ detail: name }) => this.moves[name]())
        transport.addEventListener('go', ({ detail: offset }) => this.#goToSentence(offset))
        byId('welcome-play').addEventListener('click', () => this.toggle())
    }

    /** Where the listener is: with the voice while that is watched, else with the text. */
    get here() {
        const { speaker, sight, pane } = this.#parts
        const isVoiceWatched = speaker.isOn || (speaker.hasBegun && sight.isOn)
        return isVoiceWatched && !speaker.isAside ? speaker.offset : pane.place
    }

    // MARK: What the listener does

    /** Speaks from a place on. @param {number} offset */
    play(offset) {
        this.#begin(() => {
            this.#parts.sight.resume()
            this.#parts.speaker.play(offset)
        })
    }

    /** Speaks from the beginning of the sentence with a place. @param {number} offset */
    async playSentence(offset) {
        try {
            this.play((await this.#parts.book.sentenceAt(offset)).start)
        } catch (error) { this.#parts.trouble(error) }
    }

    toggle() {
        const { speaker, sight } = this.#parts
        this.#begin(async () => {
            if (speaker.isOn) return speaker.toggle()
            if (!this.#hasSounded && !this.#isAtPlace) {
                // Who has read on listens from there.
                sight.resume()
                return speaker.play(await this.#firstSentence())
            }
            sight.resume(speaker.sentence)
            speaker.resume()
        })
    }

    /** Goes back to where the voice is. */
    toVoice() { this.#parts.sight.toVoice() }

    /** Speaks a stretch that is skipped otherwise. @param {Span} span */
    hear(span) {
        this.#begin(() => {
            this.#parts.sight.lookAside(span)
            this.#parts.speaker.hear(span)
        })
    }

    /**
     * Goes to a place with the voice, which speaks on there if it does now.
     * @param {number} offset
     * @param {{isBack?: boolean}} [options]  whether the listener comes back to where they were
     */
    async goTo(offset, { isBack = false } = {}) {
        const { speaker, sight, pane, places, transport, leave } = this.#parts
        if (!isBack) leave(offset)
        const going = ++this.#going
        if (speaker.isOn) {
            this.play(offset)
            await pane.show(offset)
        } else {
            await pane.show(offset)
            if (going !== this.#going) return
            // Before the voice goes there: its new state has the place kept.
            places.note(offset)
            await speaker.goTo(offset)
            sight.resume()
            this.#isAtPlace = true
            this.#hasSounded = false
        }
        transport.place = offset
    }

    /** The text is to show another place; the voice stays where it is, and begins where one looks. */
    lookElsewhere() {
        this.#going++
        if (!this.#parts.speaker.isOn) this.#isAtPlace = false
    }

    /** Has the voice, which is silent, wait at the beginning of the sentence with a place. @param {number} offset */
    async waitAt(offset) {
        const { book, speaker, places, trouble } = this.#parts
        try {
            await speaker.goTo((await book.sentenceAt(offset)).start)
            this.#note(speaker.offset)
            places.flush()
        } catch (error) { trouble(error) }
    }

    /** What the buttons of the voice do. @returns {Record<Move, () => void>} */
    get moves() {
        const { skips } = this.#parts
        return {
            toggle: () => this.toggle(),
            chapterBack: () => this.#skipChapter(-1),
            chapterForward: () => this.#skipChapter(1),
            sentenceBack: () => this.#skip(skips.sentence(-1)),
            sentenceForward: () => this.#skip(skips.sentence(1)),
            paragraphBack: () => this.#skip(skips.paragraph(-1)),
            paragraphForward: () => this.#skip(skips.paragraph(1)),
            secondsBack: () => this.#skip(skips.seconds(-15)),
            secondsForward: () => this.#skip(skips.seconds(15)),
        }
    }

    // MARK: What comes of it

    /** @param {() => void} work */
    #begin(work) {
        if (this.#parts.language.holds) return
        byId('welcome').hidden = true
        this.#parts.forgetHits()
        work()
    }

    /** The first sentence that begins in the window. */
    async #firstSentence() {
        const { book, pane } = this.#parts
        const { place } = pane
        const { start } = await book.sentenceAt(place)
        if (start >= place) return start
        const next = await book.sentence(place, 1)
        return pane.view.shows(next) ? next : start
    }

    /** @param {number} offset */
    async #goToSentence(offset) {
        try {
            await this.goTo((await this.#parts.book.sentenceAt(offset)).start)
        } catch (error) { this.#parts.trouble(error) }
    }

    /** @param {number} step */
    #skipChapter(step) {
        this.goTo(this.#parts.skips.chapter(step, this.here)).catch(this.#parts.trouble)
    }

    /** @param {Promise<void>} work */
    async #skip(work) {
        const { speaker, sight, trouble } = this.#parts
        await work.catch(trouble)
        const { offset } = speaker
        sight.resume({ start: offset, end: offset + 1 })
        if (!speaker.isOn) this.#note(offset)
    }

    /** @param {number} offset */
    #note(offset) {
        this.#parts.places.note(offset)
        this.#parts.transport.place = offset
    }

    // MARK: What the voice and the text do

    /** @param {import('../lib/speaker.js').State} state */
    #changed(state) {
        const { transport, quiet, places, announce } = this.#parts
        transport.state = state
        quiet.isPlaying = state === 'playing'
        if (state === 'playing') {
            byId('welcome').hidden = true
            this.#hasSounded = this.#isAtPlace = true
        }
        if (state === 'paused' || state === 'ended') places.flush()
        if (state === 'playing') announce(wording.reader.playing)
        if (state === 'paused') announce(wording.reader.paused)
        if (state === 'ended') announce(wording.reader.ended)
    }

    /** @param {number|null} place  where the last words end; `null` when there were none */
    #finished(place) {
        if (place === null) return this.#sayEnd()
        this.#note(place)
        // Who reads on elsewhere listens from there; who does not begins again.
        this.#hasSounded = false
        this.#isAtPlace = true
    }

    #sayEnd() {
        const words = wording.reader.nothingAloud
        this.#parts.announce(words)
        const actions = { [wording.reader.fromBeginning]: () => this.play(0), [wording.common.ok]() {} }
        this.#parts.offers.make('end', { words, seconds: 12, actions })
    }

    /** @param {import('../ui/text-pane.js').Moved} how */
    #moved({ byReader, byLayout }) {
        const { speaker, sight, pane, places, transport } = this.#parts
        if (byLayout && speaker.isOn) sight.keep()
        else if (this.#hasSounded) sight.yield()
        if (!byReader || speaker.isOn) return
        this.#going++
        this.#isAtPlace = false
        places.note(pane.place)
        if (!this.#hasSounded) transport.place = pane.place
    }
}
