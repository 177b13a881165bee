// What could not be spoken, said when the voice comes there and when it is tapped; and whether the server answers.

import { wording } from '../lib/wording.js'

/** @typedef {import('../lib/speaker.js').Told} Told */

export class Failures {
    #offers
    #announce
    #look
    /** @type {Told[]} */
    #all = []

    /**
     * @param {object} parts
     * @param {import('../lib/speaker.js').Speaker} parts.speaker
     * @param {import('../ui/text-paint.js').TextPaint} parts.paint
     * @param {import('../ui/offers.js').Offers} parts.offers
     * @param {import('./reader-messages.js').Announce} parts.announce
     * @param {(offset: number) => void} parts.look  shows a place
     */
    constructor({ speaker, paint, offers, announce, look }) {
        this.#offers = offers
        this.#announce = announce
        this.#look = look
        speaker.addEventListener('failed', ({ detail: failure }) => {
            this.#all.push(failure)
            paint.set('failed', this.#all.filter(({ start, end }) => start < end))
            this.#tell(failure)
        })
        speaker.addEventListener('gaveUp', ({ detail: { start, message } }) => {
            const words = wording.reader.voiceStopped(message)
            announce(words)
            this.#offer(words, start)
        })
    }

    /** Says again what failed at a place, if something has. @param {number} offset */
    tellAt(offset) {
        const failure = this.#all.find(({ start, end }) => start <= offset && offset < end)
        if (failure) this.#tell(failure)
    }

    /** @param {Told} failure */
    #tell({ start, end, failed, suggestion }) {
        this.#announce(wording.reader.sentenceFailed)
        const passedOver = start < end ? wording.reader.sentencePassed : ''
        this.#offer([passedOver, failed, suggestion].filter(Boolean).join(' '), start, 15)
    }

    /** @param {string} words  @param {number} place  @param {number} [seconds] */
    #offer(words, place, seconds) {
        const actions = { [wording.reader.showIt]: () => this.#look(place), [wording.common.ok]() {} }
        this.#offers.make('failed', { words, isTrouble: true, seconds, actions })
    }
}

/**
 * Says when the voice waits for the server.
 * @param {import('../lib/speaker.js').Speaker} speaker
 * @param {import('../ui/offers.js').Offers} offers
 * @param {import('./reader-messages.js').Announce} announce
 */
export function tellConnection(speaker, offers, announce) {
    speaker.addEventListener('lost', () => {
        announce(wording.reader.connectionLost)
        const words = wording.reader.connectionLostHint
        offers.make('connection', { words, isTrouble: true })
    })
    speaker.addEventListener('found', () => {
        offers.take('connection')
        announce(wording.reader.connectedAgain)
    })
}
