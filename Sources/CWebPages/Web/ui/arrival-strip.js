// The better voice, on a strip between text and controls: that it can be had, how it comes, that it is here.
//
// Events: `install`, `decline`, `cancel`, `close` as its buttons say.

import { Emitter } from '../lib/emitter.js'
import { beginWords, briefOffer, failureWords, progressWords, share } from '../lib/model-words.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { icon } from './icons.js'
import { byId } from './find.js'

/** @extends {Emitter<{install: void, decline: void, cancel: void, close: void}>} */
export class ArrivalStrip extends Emitter {
    #place = byId('arrival')
    /** @type {{bar: HTMLProgressElement, words: HTMLElement}|null}  while the voice comes */
    #progress = null

    constructor() {
        super()
        // The text ends where the strip begins, however many lines it takes.
        new ResizeObserver(() => {
            document.documentElement.style.setProperty('--arrival', `${this.#place.offsetHeight}px`)
        }).observe(this.#place)
    }

    /** @param {Server.Model} model */
    offer(model) {
        this.#show(element('p', {}, briefOffer()), this.#button('install', beginWords(model), 'button.main'),
            this.#button('decline', wording.voice.keepThis))
    }

    /** @param {Server.Model} model */
    progress(model) {
        if (!this.#progress) {
            const bar = element('progress', { max: 1, 'aria-label': wording.voice.howMuch })
            const words = element('span')
            this.#show(element('p', {}, `${wording.voice.fetchingShort} · `, words), bar, this.#button('cancel', wording.common.cancel), this.#close())
            this.#progress = { bar, words }
        }
        const { bar, words } = this.#progress
        words.textContent = progressWords(model)
        const done = share(model)
        if (done !== null) bar.value = done
    }

    /** @param {string} words */
    tell(words) { this.#show(element('p', {}, words), this.#close()) }

    /** @param {Server.Model} model */
    fail(model) {
        this.#show(element('p.trouble', {}, failureWords(model)), this.#button('install', wording.common.tryAgain),
            element('a.button.plain', { href: addressOf('/settings#model') }, wording.voice.more), this.#close())
    }

    hide() { this.#show() }

    /** @param {...Node} children */
    #show(...children) {
        const had = this.#place.contains(document.activeElement)
        this.#progress = null
        this.#place.replaceChildren(...children)
        this.#place.hidden = children.length === 0
        if (had) (this.#place.querySelector('button') ?? byId('text')).focus({ preventScroll: true })
    }

    /** @param {'install'|'decline'|'cancel'} type  @param {string} words  @param {string} [kind] */
    #button(type, words, kind = 'button.plain') {
        return element(kind, { type: 'button', onclick: () => this.say(type) }, words)
    }

    #close() {
        return element('button.plain.round', { type: 'button', 'aria-label': wording.common.close, onclick: () => this.say('close') }, icon('close'))
    }
}
