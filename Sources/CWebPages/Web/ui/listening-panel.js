// Voice, speed and what shows the voice. Events: `speed`, `voice`, `highlight` with the value; `preview` with a voice.

import { addressOf } from '../lib/site.js'
import { speedWords } from '../lib/time-words.js'
import { voiceFacts, voiceTitle } from '../lib/voice-words.js'
import { wording } from '../lib/wording.js'
import { sentence } from '../lib/wording/fill.js'
import { element } from './element.js'
import { icon } from './icons.js'
import { byId } from './find.js'
import { Panel } from './panel.js'

const usual = [0.8, 1, 1.2, 1.5, 2]

/** @extends {Panel<{speed: number, voice: string, highlight: string, preview: string}>} */
export class ListeningPanel extends Panel {
    #loadVoices
    #speed = byId('speed', HTMLInputElement)

    /**
     * @param {object} parts
     * @param {() => Promise<{voices: Server.Voice[]}>} parts.loadVoices
     * @param {number} parts.speed
     * @param {string} parts.highlight
     */
    constructor({ loadVoices, speed, highlight }) {
        super('listening')
        this.#loadVoices = loadVoices
        this.#speed.addEventListener('input', () => this.say('speed', Number(this.#speed.value)))
        byId('speeds').append(...usual.map(speed => {
            const button = element('button', { type: 'button', value: speed }, speedWords(speed))
            button.addEventListener('click', () => this.say('speed', speed))
            return button
        }))
        this.speed = speed
        /** @type {NodeListOf<HTMLInputElement>} */
        const styles = this.dialog.querySelectorAll('[name="highlight"]')
        for (const input of styles) {
            input.checked = input.value === highlight
            input.addEventListener('change', () => this.say('highlight', input.value))
        }
    }

    /** @param {number} speed */
    set speed(speed) {
        this.#speed.value = String(speed)
        this.#speed.setAttribute('aria-valuetext', speedWords(speed))
        byId('speed-words').textContent = speedWords(speed)
        for (const button of byId('speeds').querySelectorAll('button')) {
            button.setAttribute('aria-pressed', String(Number(button.value) === speed))
        }
    }

    /** @type {string|null}  the voice that was chosen for this book */
    voice = null

    /** @override */
    async open() {
        super.open()
        const list = byId('voices')
        try {
            const { voices } = await this.#loadVoices()
            const there = voices.filter(voice => voice.installed)
            list.replaceChildren(...there.map(voice => this.#row(voice)))
            if (there.length < voices.length) {
                const link = element('a', { href: addressOf('/settings') }, wording.voice.moreVoices(voices.length - there.length))
                list.append(element('p.soft', {}, ...sentence(wording.voice.canBeInstalledInSettings, link)))
            }
        } catch (error) {
            list.replaceChildren(element('p.trouble', {}, error.message))
        }
    }

    /** @param {Server.Voice} voice */
    #row(voice) {
        const checked = this.voice ? voice.id === this.voice : voice.default
        const input = element('input', { type: 'radio', name: 'voice', value: voice.id, checked })
        input.addEventListener('change', () => this.say('voice', voice.id))
        const listen = element('button.plain', { type: 'button', 'aria-label': wording.common.hear(voiceTitle(voice)) }, icon('play'))
        listen.addEventListener('click', () => this.say('preview', voice.id))
        const label = element('label', {}, input, element('span', {}, voiceTitle(voice), element('small', {}, voiceFacts(voice))))
        return element('div.option', {}, label, listen)
    }
}
