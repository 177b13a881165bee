// What may be done now, said in a small bar above the controls: one for each topic, the newest below.

import { element } from './element.js'
import { byId } from './find.js'

export class Offers {
    #place = byId('offers')
    #bars = new Map()

    /**
     * @param {string} topic  one bar each
     * @param {object} offer
     * @param {string} offer.words
     * @param {Record<string, () => void>} [offer.actions]  by the words on their buttons; each ends the offer
     * @param {boolean} [offer.isTrouble]
     * @param {number} [offer.seconds]  how long it stands; until it is taken back when there are none
     */
    make(topic, { words, actions = {}, isTrouble = false, seconds }) {
        this.take(topic)
        const kind = isTrouble ? 'div.offer.is-trouble' : 'div.offer'
        const bar = element(kind, { 'data-topic': topic }, element('p', {}, words))
        for (const [label, work] of Object.entries(actions)) {
            const button = element('button', { type: 'button' }, label)
            button.addEventListener('click', () => {
                this.take(topic)
                work()
            })
            bar.append(button)
        }
        this.#bars.set(topic, { bar, timer: seconds ? setTimeout(() => this.take(topic), seconds * 1000) : 0 })
        this.#place.append(bar)
    }

    /** Takes an offer back. @param {string} topic */
    take(topic) {
        const offer = this.#bars.get(topic)
        if (!offer) return
        clearTimeout(offer.timer)
        offer.bar.remove()
        this.#bars.delete(topic)
    }

    /** @param {string} topic */
    has(topic) { return this.#bars.has(topic) }
}
