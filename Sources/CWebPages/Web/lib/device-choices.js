// What is chosen for this device alone: a phone at night and a desktop by day need not look the same.

const allowed = {
    theme: ['system', 'light', 'sepia', 'dark'],
    highlight: ['both', 'sentence', 'word', 'none'],
}

/** Choices kept in a storage such as `localStorage`; where it is forbidden they last as long as the page. */
export class DeviceChoices {
    #storage
    #kept = new Map()

    /** @param {Storage|null} storage */
    constructor(storage) { this.#storage = storage }

    /** @param {'theme'|'highlight'} name  @returns {string} */
    get(name) {
        let value = this.#kept.get(name)
        try { value = this.#storage?.getItem('vorleser.' + name) ?? value } catch { /* forbidden */ }
        return allowed[name].includes(value) ? value : allowed[name][0]
    }

    /** @param {'theme'|'highlight'} name  @param {string} value */
    set(name, value) {
        this.#kept.set(name, value)
        try { this.#storage?.setItem('vorleser.' + name, value) } catch { /* forbidden or full */ }
    }
}
