import { Emitter } from '../lib/emitter.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { sentence } from '../lib/wording/fill.js'
import { element } from './element.js'
import { icon } from './icons.js'
import { voiceFacts, voiceTitle } from '../lib/voice-words.js'

/**
 * The voices there are, each with a sample. Events: `choose` id.
 * @extends {Emitter<{choose: string}>}
 */
export class VoiceList extends Emitter {
    #place
    #audio = new Audio()
    /** @type {HTMLButtonElement|null}  whose voice is heard */
    #playing = null
    #seen = ''

    /** @param {HTMLElement} place */
    constructor(place) {
        super()
        this.#place = place
        for (const name of ['ended', 'error']) this.#audio.addEventListener(name, () => this.#stop())
    }

    /** @param {Server.Voice[]} voices  @param {string|null} chosen */
    show(voices, chosen) {
        const id = chosen ?? voices.find(voice => voice.default)?.id
        const seen = JSON.stringify(voices)
        // Drawn again only when there are others: focus and an open list stay.
        if (seen !== this.#seen) {
            this.#seen = seen
            this.#draw(voices)
        }
        for (const radio of this.#place.querySelectorAll('input')) radio.checked = radio.value === id
    }

    /** @param {Server.Voice[]} voices */
    #draw(voices) {
        this.#stop()
        const there = voices.filter(voice => voice.installed && voice.speaks)
        const missing = voices.filter(voice => !voice.installed)
        const silent = voices.filter(voice => !voice.speaks)
        this.#place.replaceChildren(
            element('div', { role: 'radiogroup', 'aria-label': wording.common.voice }, ...there.map(voice => this.#row(voice))),
            ...missing.length === 0 ? [] : [element('details.missing-voices', {},
                element('summary', {}, wording.voice.canBeInstalled(missing.length)),
                element('p.hint', {}, ...sentence(wording.voice.oneDownload, element('a', { href: '#model' }, wording.voice.betterVoices))),
                element('ul', { role: 'list' }, ...missing.map(voice =>
                    element('li.voice', {}, element('div', {}, ...this.#words(voice))))))],
            ...silent.length === 0 ? [] : [element('details.missing-voices', {},
                element('summary', {}, wording.voice.cannotSpeak(silent.length)),
                element('p.hint', {}, wording.voice.cannotSpeakHint),
                element('ul', { role: 'list' }, ...silent.map(voice =>
                    element('li.voice', {}, element('div', {}, ...this.#words(voice))))))])
    }

    /** @param {Server.Voice} voice */
    #row(voice) {
        const play = element('button.round', { type: 'button', 'aria-label': wording.common.hear(voiceTitle(voice)), 'aria-pressed': 'false' }, icon('play'))
        play.addEventListener('click', () => this.#playing === play ? this.#stop() : this.#play(play, voice))
        return element('div.voice', {},
            element('label', {},
                element('input', { type: 'radio', name: 'voice', value: voice.id, onchange: () => this.say('choose', voice.id) }),
                element('div', {}, ...this.#words(voice))),
            play)
    }

    /** @param {Server.Voice} voice */
    #words(voice) {
        return [element('span.voice-name', {}, voiceTitle(voice)), element('span.hint', {}, voiceFacts(voice))]
    }

    /** @param {HTMLButtonElement} button  @param {Server.Voice} voice */
    #play(button, voice) {
        this.#stop()
        this.#playing = button
        button.replaceChildren(icon('stop'))
        button.setAttribute('aria-pressed', 'true')
        this.#audio.src = addressOf(`/api/preview?voice=${encodeURIComponent(voice.id)}`)
        this.#audio.play().catch(() => this.#stop(button))
    }

    // `only` this one, should another have begun meanwhile.
    #stop(only = this.#playing) {
        if (!this.#playing || only !== this.#playing) return
        this.#playing.replaceChildren(icon('play'))
        this.#playing.setAttribute('aria-pressed', 'false')
        this.#playing = null
        this.#audio.pause()
    }
}
