import { Emitter } from './emitter.js'

/**
 * The books that were picked to do something with them all.
 * @extends {Emitter<{change: null}>}
 */
export class Selection extends Emitter {
    /** @type {Set<number>|null} */
    #picked = null

    /** Whether books are being picked. */
    get isOn() { return this.#picked !== null }

    get size() { return this.#picked?.size ?? 0 }

    /** @param {number} id */
    has(id) { return this.#picked?.has(id) ?? false }

    begin() { this.#become(new Set()) }

    end() { this.#become(null) }

    /** @param {number} id  @param {boolean} isPicked */
    pick(id, isPicked) {
        if (!this.#picked || this.has(id) === isPicked) return
        if (isPicked) this.#picked.add(id)
        else this.#picked.delete(id)
        this.say('change', null)
    }

    /** What is gone cannot be picked. @param {Set<number>} there */
    keep(there) { for (const id of this.#picked ?? []) if (!there.has(id)) this.pick(id, false) }

    /** @param {Set<number>|null} picked */
    #become(picked) {
        this.#picked = picked
        this.say('change', null)
    }
}
