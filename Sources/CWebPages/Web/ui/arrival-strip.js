// The better voice, on a strip between text and controls: that it can be had, how it comes, that it is here.
//
// Events: `install`, `decline`, `cancel`, `close` as its buttons say.

import { beginWords, briefOffer, failureWords, progressWords, share } from '../lib/model-words.js'
import { element } from './element.js'
import { icon } from './icons.js'
import { byId } from './panel.js'

export class ArrivalStrip extends EventTarget {
    #place = byId('arrival')
    #progress = null

    constructor() {
        super()
        // The text ends where the strip begins, however many lines it takes.
        new ResizeObserver(() => {
            document.documentElement.style.setProperty('--arrival', `${this.#place.offsetHeight}px`)
        }).observe(this.#place)
    }

    /** @param {import('../lib/model-words.js').Model} model */
    offer(model) {
        this.#show(element('p', {}, briefOffer), this.#button('install', beginWords(model), 'button.main'),
            this.#button('decline', 'Keep this voice'))
    }

    /** @param {import('../lib/model-words.js').Model} model */
    progress(model) {
        if (!this.#progress) {
            const bar = element('progress', { max: 1, 'aria-label': 'How much of the voice is here' })
            const words = element('span')
            this.#show(element('p', {}, 'Fetching the natural voice · ', words), bar, this.#button('cancel', 'Cancel'), this.#close())
            this.#progress = { bar, words }
        }
        this.#progress.words.textContent = progressWords(model)
        const done = share(model)
        if (done !== null) this.#progress.bar.value = done
    }

    /** @param {string} words */
    say(words) { this.#show(element('p', {}, words), this.#close()) }

    /** @param {import('../lib/model-words.js').Model} model */
    fail(model) {
        this.#show(element('p.trouble', {}, failureWords(model)), this.#button('install', 'Try again'),
            element('a.button.plain', { href: '/settings#model' }, 'More'), this.#close())
    }

    hide() { this.#show() }

    #show(...children) {
        const had = this.#place.contains(document.activeElement)
        this.#progress = null
        this.#place.replaceChildren(...children)
        this.#place.hidden = children.length === 0
        if (had) (this.#place.querySelector('button') ?? byId('text')).focus({ preventScroll: true })
    }

    #button(type, words, kind = 'button.plain') {
        return element(kind, { type: 'button', onclick: () => this.#say(type) }, words)
    }

    #close() {
        return element('button.plain.round', { type: 'button', 'aria-label': 'Close', onclick: () => this.#say('close') }, icon('close'))
    }

    #say(type) { this.dispatchEvent(new CustomEvent(type)) }
}
