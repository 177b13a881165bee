// Sends changes of settings one after another, so that an older one never arrives after a newer one.

/** @template Settings */
export class SettingsSaver {
    #send
    #waiting = {}
    /** @type {Promise<Settings>|null} */
    #running = null
    #count = 0

    /** @param {(changes: object) => Promise<Settings>} send  answers with all settings as they are then */
    constructor(send) { this.#send = send }

    /** How often something was to be saved; what was asked for before the last time may be out of date. */
    get count() { return this.#count }

    /** When nothing is being saved any more, well or not. */
    async settled() { await this.#running?.catch(() => {}) }

    /**
     * Saves some changes, together with what else comes meanwhile.
     * @param {object} changes
     * @returns {Promise<Settings>}  all settings once everything is saved; it fails when something was not
     */
    save(changes) {
        this.#count++
        Object.assign(this.#waiting, changes)
        return this.#running ??= this.#work()
    }

    async #work() {
        /** @type {Settings|undefined} */
        let settings
        const faults = []
        while (Object.keys(this.#waiting).length > 0) {
            const changes = this.#waiting
            this.#waiting = {}
            try {
                settings = await this.#send(changes)
            } catch (error) {
                faults.push(error)
            }
        }
        this.#running = null
        if (faults.length > 0) throw faults[0]
        // There was something to send, or nobody would wait for it.
        return /** @type {Settings} */ (settings)
    }
}
