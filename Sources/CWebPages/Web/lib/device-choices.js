// What is chosen for this device alone: a phone at night and a desktop by day need not look the same.

const allowed = {
    language: ['browser', 'en', 'de'],
    theme: ['system', 'light', 'sepia', 'dark', 'black', 'contrast'],
    mode: ['scroll', 'paged'],
    highlight: ['both', 'sentence', 'word', 'none'],
    view: ['covers', 'list'],
    contents: ['over', 'beside'],
    sort: ['recent', 'title', 'author', 'added', 'series'],
}

/** Choices in a storage; what is unknown there is the first that is allowed. */
export class DeviceChoices {
    #storage

    /** @param {Pick<Storage, 'getItem'|'setItem'>} storage  see `keptStorage` */
    constructor(storage) { this.#storage = storage }

    /** @param {keyof typeof allowed} name  @returns {string} */
    get(name) {
        const value = this.#storage.getItem('vorleser.' + name) ?? ''
        return allowed[name].includes(value) ? value : allowed[name][0]
    }

    /** @param {keyof typeof allowed} name  @param {string} value */
    set(name, value) { this.#storage.setItem('vorleser.' + name, value) }
}
