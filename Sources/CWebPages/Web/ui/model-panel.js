import { get, send } from '../lib/api.js'
import { duration, size } from '../lib/book-words.js'
import { element } from './element.js'
import { icon } from './icons.js'
import { toastError } from './toast.js'

/** The model that speaks with better voices: whether it is there, and how it comes. Events: `installed`. */
export class ModelPanel extends EventTarget {
    #place
    #state = null

    /** @param {HTMLElement} place */
    constructor(place) {
        super()
        this.#place = place
    }

    async load() { this.show(await get('/api/model')) }

    /** @param {object} model  as the server tells it */
    show(model) {
        if (model.state === 'installing' && this.#state === 'installing') return this.#update(model)
        const had = this.#place.contains(document.activeElement)
        if (model.state === 'installed' && this.#state === 'installing') this.dispatchEvent(new CustomEvent('installed'))
        this.#state = model.state
        this.#place.replaceChildren(...this[`_${model.state}`](model))
        if (model.state === 'installing') this.#update(model)
        if (had) this.#place.querySelector('button')?.focus()
    }

    _absent(model) {
        return [
            element('p.row', {}, 'Kokoro, a neural network with natural voices, can be installed. It runs on this machine; nothing you read leaves it.'),
            this.#actions(`Install${model.size ? ` (${size(model.size)})` : ''}`),
        ]
    }

    _installing() {
        return [
            element('div.row', {},
                element('p', { id: 'model-state' }), element('progress', { max: 1, 'aria-label': 'Download of the voices' })),
            element('div.row.actions', {}, element('button', { type: 'button', onclick: () => this.#cancel() }, 'Cancel')),
        ]
    }

    _installed(model) {
        return [element('p.row.with-icon', { role: 'status' }, icon('check'),
            `Kokoro is installed${model.size ? `, ${size(model.size)}` : ''}. Its voices are in the list above.`)]
    }

    _failed(model) {
        return [
            element('p.row.problem.with-icon', { role: 'alert' }, icon('warning'), model.message ?? 'The installation broke off.'),
            element('p.row.hint', {}, 'What was fetched is kept: it goes on from there.'),
            this.#actions('Try again'),
        ]
    }

    #update({ bytes, total, bytesPerSecond }) {
        const left = bytesPerSecond > 0 ? `${duration((total - bytes) / bytesPerSecond)} left` : null
        const amount = total > 0 ? `${size(bytes)} of ${size(total)}` : size(bytes)
        this.#place.querySelector('#model-state').textContent = ['Installing', amount, left].filter(Boolean).join(' · ')
        const bar = this.#place.querySelector('progress')
        if (total > 0) bar.value = bytes / total
    }

    #actions(words) {
        return element('div.row.actions', {}, element('button.main', { type: 'button', onclick: event => this.#install(event.currentTarget) }, words))
    }

    async #install(button) {
        button.disabled = true
        try {
            await send('POST', '/api/model')
            await this.load()
        } catch (error) {
            button.disabled = false
            toastError(error)
        }
    }

    async #cancel() {
        try {
            await send('DELETE', '/api/model/installation')
            await this.load()
        } catch (error) {
            toastError(error)
        }
    }
}
