// What is spoken, shown in the text and kept in sight.

import { wording } from '../lib/wording.js'
import { Follow } from '../ui/follow.js'

/** @typedef {import('../lib/span-index.js').Span} Span */

export class VoiceInSight {
    #speaker
    #pane
    #shown
    #follow
    // Whether the reader sees what is heard by the way: a note is heard where its sign is, not where it is printed.
    #seesAside = false

    /**
     * @param {object} parts
     * @param {import('../lib/speaker.js').Speaker} parts.speaker
     * @param {import('../ui/text-pane.js').TextPane} parts.pane
     * @param {import('../ui/spoken-highlight.js').SpokenHighlight} parts.shown
     * @param {import('../ui/offers.js').Offers} parts.offers
     */
    constructor({ speaker, pane, shown, offers }) {
        this.#speaker = speaker
        this.#pane = pane
        this.#shown = shown
        this.#follow = new Follow(() => pane.view)
        speaker.addEventListener('sentence', ({ detail }) => this.#sentence(detail))
        speaker.addEventListener('word', ({ detail }) => this.#word(detail))
        speaker.addEventListener('heard', () => { shown.word = shown.sentence = null })
        this.#follow.addEventListener('change', () => {
            if (this.#follow.isOn) offers.take('voice')
            else offers.make('voice', { words: '', actions: { [wording.reader.backToVoice]: () => this.toVoice() } })
        })
    }

    /** Whether the text goes where the voice is. */
    get isOn() { return this.#follow.isOn }

    /** A stretch is about to be heard by the way. @param {Span} span */
    lookAside(span) { this.#seesAside = this.#pane.view.shows(span.start) }

    /** Follows the voice from now on. @param {Span|null} [span]  where it is */
    resume(span) { this.#follow.resume(span) }

    /** The reader has moved the text by hand. */
    yield() { this.#follow.yield() }

    /** The window has changed, not what is looked at. */
    keep() { this.#follow.keep() }

    /** Goes back to the voice. */
    toVoice() {
        const { sentence, offset } = this.#speaker
        this.resume(sentence ?? { start: offset, end: offset + 1 })
    }

    get #isLookedAt() { return !this.#speaker.isAside || this.#seesAside }

    /** @param {Span} sentence */
    #sentence(sentence) {
        this.#shown.sentence = this.#pane.trimmed(sentence)
        if (this.#isLookedAt) this.#follow.sentence(sentence, this.#speaker.isOn)
    }

    /** @param {Span} word */
    #word(word) {
        this.#shown.word = word
        if (this.#isLookedAt) this.#follow.word(word)
    }
}
