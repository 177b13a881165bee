import { wording } from '../lib/wording.js'
import { element } from '../ui/element.js'

/** The list from which one chooses which books are shown. */
export class LibraryFilter {
    #field
    #offered = ''

    /** @param {HTMLSelectElement} field  with the states that every library has */
    constructor(field) { this.#field = field }

    /** See `isShown`. */
    get value() { return this.#field.value }

    /** Whether collections and series were offered. */
    get isOffered() { return this.#offered !== '' }

    /** Offers the collections and series that there are. @param {string[]} collections  @param {string[]} series */
    offer(collections, series) {
        const offered = JSON.stringify([collections, series])
        if (offered === this.#offered) return
        this.#offered = offered
        const { value } = this
        for (const group of this.#field.querySelectorAll('optgroup')) group.remove()
        this.#field.append(...[group(wording.library.collections, 'collection:', collections),
            group(wording.library.allSeries, 'series:', series)]
            .filter(part => part.children.length > 0))
        this.#field.value = value
        // What was chosen may be gone.
        if (this.#field.selectedIndex < 0) this.#field.value = ''
    }
}

/** @param {string} label  @param {string} prefix  @param {string[]} names */
function group(label, prefix, names) {
    return element('optgroup', { label }, ...names.map(name => element('option', { value: prefix + name }, name)))
}
