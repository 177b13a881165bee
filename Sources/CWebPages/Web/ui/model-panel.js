import { get, send } from '../lib/api.js'
import { beginWords, failureWords, offerWords, partWords, progressWords, share } from '../lib/model-words.js'
import { size } from '../lib/book-words.js'
import { element } from './element.js'
import { icon } from './icons.js'
import { toastError } from './toast.js'

/**
 * The model that speaks with better voices: what it costs, how it comes, and what went wrong. Events: `change` when its
 * state has, with the model as the server tells it.
 */
export class ModelPanel extends EventTarget {
    #place
    #isOffer
    #state = null
    #isAsking = false

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

    async load() { this.show(await get('/api/model')) }

    /** @param {import('../lib/model-words.js').Model} model */
    show(model) {
        if (model.state === 'installing' && this.#state === 'installing') return this.#update(model)
        const had = this.#place.contains(document.activeElement)
        const isNew = model.state !== this.#state
        this.#state = model.state
        this.#place.replaceChildren(...this[`_${model.state}`](model))
        if (model.state === 'installing') this.#update(model)
        if (had) this.#place.querySelector('button, [tabindex]')?.focus()
        if (isNew) this.dispatchEvent(new CustomEvent('change', { detail: model }))
    }

    _absent(model) {
        const part = partWords(model)
        return [
            element('p.row', {}, offerWords), part && element('p.row.hint', { role: 'status' }, part),
            this.#actions(beginWords(model)), !this.#isOffer && this.#elsewhere(model),
        ].filter(Boolean)
    }

    _installing() {
        return [
            element('div.row', {},
                element('p', {}, 'Fetching the natural voice. Listening can go on meanwhile.'),
                element('p.hint', { 'data-part': 'progress' }),
                element('progress', { max: 1, 'aria-label': 'How much of the voice is here' })),
            element('div.row.actions', {}, element('button', { type: 'button', onclick: () => this.#send('DELETE', '/api/model/installation') }, 'Cancel')),
        ]
    }

    _installed(model) {
        const words = `The natural voice is here${model.bytes ? `, ${size(model.bytes)}` : ''}. It reads all books that have no voice of their own.`
        return [element('p.row.with-icon', { role: 'status', tabindex: -1 }, icon('check'), words)]
    }

    _failed(model) {
        const part = partWords(model)
        return [
            element('p.row.problem.with-icon', { role: 'alert' }, icon('warning'), failureWords(model)),
            part && element('p.row.hint', {}, part),
            this.#actions('Try again'), this.#elsewhere(model),
        ].filter(Boolean)
    }

    #update(model) {
        this.#place.querySelector('[data-part="progress"]').textContent = progressWords(model)
        const bar = this.#place.querySelector('progress')
        const done = share(model)
        if (done !== null) bar.value = done
    }

    #actions(words) {
        return element('div.row.actions', {},
            element('button.main', { type: 'button', onclick: () => this.#send('POST', '/api/model') }, words),
            this.#isOffer && element('button.plain', { type: 'button', onclick: () => this.#send('DELETE', '/api/model/offer') }, 'Keep the built-in voice'))
    }

    #elsewhere({ elsewhere }) {
        return elsewhere && element('details.row.hint', {},
            element('summary', {}, 'Without a network, or from another machine'), element('p', {}, elsewhere))
    }

    async #send(method, path) {
        // Not disabled meanwhile: a button that is loses the focus.
        if (this.#isAsking) return
        this.#isAsking = true
        try {
            await send(method, path)
            await this.load()
        } catch (error) {
            toastError(error)
        }
        this.#isAsking = false
    }
}
