// The way back: what leads away from a place is remembered by the browser's own history, and offered for a while.

import { keepWayBack, whenBack } from '../lib/way-back.js'
import { wording } from '../lib/wording.js'

// So near, in code units, nobody has left.
const nearby = 300

export class Ways {
    #pane
    #places
    #offers
    #here

    /**
     * @param {object} parts
     * @param {import('../ui/text-pane.js').TextPane} parts.pane
     * @param {import('./reader-places.js').Places} parts.places
     * @param {import('../ui/offers.js').Offers} parts.offers
     * @param {() => number} parts.here  where the listener is
     * @param {(offset: number) => void} parts.goBack  with the voice
     */
    constructor({ pane, places, offers, here, goBack }) {
        this.#pane = pane
        this.#places = places
        this.#offers = offers
        this.#here = here
        history.replaceState({ offset: pane.place }, '')
        keepWayBack(state => {
            offers.take('return')
            if (!Number.isInteger(state?.offset)) return
            if (state.withVoice) goBack(state.offset)
            else pane.show(state.offset)
        })
    }

    /**
     * The listener goes elsewhere.
     * @param {number} offset
     * @param {{withVoice?: boolean}} [options]  whether the voice goes there too
     */
    leave(offset, { withVoice = true } = {}) {
        const here = this.#here()
        if (Math.abs(offset - here) < nearby) return
        whenBack(() => {
            history.replaceState({ offset: here, withVoice }, '')
            history.pushState({ offset, withVoice }, '')
        })
        const actions = { [wording.reader.backToPlace]: () => whenBack(() => history.back()) }
        this.#offers.make('return', { words: '', actions, seconds: 20 })
    }

    /** Shows a place; looking somewhere else leaves the voice alone. @param {number} offset */
    async look(offset) {
        this.leave(offset, { withVoice: false })
        await this.#pane.show(offset)
        this.#places.note(offset)
    }
}
