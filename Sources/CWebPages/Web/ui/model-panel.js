import { Emitter } from '../lib/emitter.js'
import { get, send } from '../lib/api.js'
import { beginWords, failureWords, offerWords, partWords, progressWords, share } from '../lib/model-words.js'
import { size } from '../lib/book-words.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { find } from './find.js'
import { icon } from './icons.js'
import { toastError } from './toast.js'

/**
 * The model that speaks with better voices: what it costs, how it comes, and what went wrong. Events: `change` when its
 * state has, with the model as the server tells it.
 * @extends {Emitter<{change: Server.Model}>}
 */
export class ModelPanel extends Emitter {
    #place
    #isOffer
    /** @type {Server.Model|null}  as it was shown last */
    #model = null
    /** What was asked for last, until it is answered. */
    #wish = ''
    #asking = Promise.resolve()
    /** Whether who listens may fetch it. */
    mayFetch = true

    /**
     * @param {HTMLElement} place
     * @param {object} [options]
     * @param {boolean} [options.isOffer]  whether it can be declined
     */
    constructor(place, { isOffer = false } = {}) {
        super()
        this.#place = place
        this.#isOffer = isOffer
    }

    async load() {
        const model = await this.ask()
        if (model) this.show(model)
    }

    /**
     * Asks the server how it stands.
     * @returns {Promise<Server.Model|null>}  nothing when an event has told it meanwhile: that may be newer, and another one
     *     follows each change
     */
    async ask() {
        const before = this.#model
        /** @type {Server.Model} */
        const model = await get('/api/model')
        return this.#model === before ? model : null
    }

    /** @param {Server.Model} model */
    show(model) {
        const before = this.#model?.state
        this.#model = model
        if (model.state === 'installing' && before === 'installing') return this.#update(model)
        const had = this.#place.contains(document.activeElement)
        const isNew = model.state !== before
        this.#place.replaceChildren(...this.#parts(model).filter(part => part instanceof Node))
        if (model.state === 'installing') this.#update(model)
        /** @type {HTMLElement|null} */
        const first = this.#place.querySelector('button, [tabindex]')
        if (had) first?.focus()
        if (isNew) this.say('change', model)
    }

    /** @param {Server.Model} model */
    #parts(model) {
        switch (model.state) {
        case 'absent': return this.#absent(model)
        case 'installing': return this.#installing()
        case 'installed': return this.#installed(model)
        // What to do about it is for those who may.
        case 'failed': return this.mayFetch ? this.#failed(model) : this.#absent(model)
        }
    }

    /** @param {Server.Model} model */
    #absent(model) {
        const part = partWords(model)
        return [
            element('p.row', {}, this.mayFetch ? offerWords() : wording.voice.ownersFetch), part && element('p.row.hint', { role: 'status' }, part),
            this.#actions(beginWords(model)), !this.#isOffer && this.mayFetch && this.#elsewhere(model),
        ]
    }

    #installing() {
        return [
            element('div.row', {},
                element('p', {}, wording.voice.fetching),
                element('p.hint', { 'data-part': 'progress' }),
                element('progress', { max: 1, 'aria-label': wording.voice.howMuch })),
            this.mayFetch && element('div.row.actions', {}, element('button', { type: 'button', onclick: () => this.#send('DELETE', '/api/model/installation') }, wording.common.cancel)),
        ]
    }

    /** @param {Server.Model} model */
    #installed(model) {
        const words = model.bytes ? wording.voice.isHereWithSize(size(model.bytes)) : wording.voice.isHere
        return [element('p.row.with-icon', { role: 'status', tabindex: -1 }, icon('check'), words)]
    }

    /** @param {Server.Model} model */
    #failed(model) {
        const part = partWords(model)
        return [
            element('p.row.problem.with-icon', { role: 'alert' }, icon('warning'), failureWords(model)),
            part && element('p.row.hint', {}, part),
            this.#actions(wording.common.tryAgain), this.mayFetch && this.#elsewhere(model),
        ]
    }

    /** @param {Server.Model} model */
    #update(model) {
        find(this.#place, '[data-part="progress"]').textContent = progressWords(model)
        const bar = find(this.#place, 'progress', HTMLProgressElement)
        const done = share(model)
        if (done !== null) bar.value = done
    }

    /** @param {string} words */
    #actions(words) {
        return this.mayFetch && element('div.row.actions', {},
            element('button.main', { type: 'button', onclick: () => this.#send('POST', '/api/model') }, words),
            this.#isOffer && element('button.plain', { type: 'button', onclick: () => this.#send('DELETE', '/api/model/offer') }, wording.voice.keepBuiltIn))
    }

    /** @param {Server.Model} model */
    #elsewhere({ elsewhere }) {
        return elsewhere && element('details.row.hint', {},
            element('summary', {}, wording.voice.elsewhere), element('p', {}, elsewhere))
    }

    /**
     * One wish at a time; a second tap means the same, another button waits for its turn.
     * @param {'POST'|'DELETE'} method  @param {string} path
     */
    #send(method, path) {
        // Not disabled meanwhile: a button that is loses the focus.
        const wish = `${method} ${path}`
        if (this.#wish === wish) return
        this.#wish = wish
        this.#asking = this.#asking.then(async () => {
            try {
                await send(method, path)
                await this.load()
            } catch (error) {
                toastError(error)
            }
            if (this.#wish === wish) this.#wish = ''
        })
    }
}
