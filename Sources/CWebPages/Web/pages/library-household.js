// Whose shelf is shown, where several people share the library.

import { get } from '../lib/api.js'
import { roleMay } from '../lib/rights.js'
import { wording } from '../lib/wording.js'
import { nameOf, personBadge } from '../ui/person-badge.js'

export class Household {
    #link
    #adding
    /** @type {Server.Person[]} */
    #people = []
    /** @type {Server.Person|null} */
    #me = null

    /**
     * @param {HTMLElement} link  leads to where another person is chosen
     * @param {HTMLElement[]} adding  what brings books in
     */
    constructor(link, adding) {
        this.#link = link
        this.#adding = adding
    }

    /** Whether there is anybody else. */
    get isShared() { return this.#people.length > 1 }

    /** @param {import('../lib/rights.js').Right} right */
    may(right) { return roleMay(this.#me?.role ?? 'owner', right) }

    async load() {
        /** @type {Server.People} */
        const { people, current } = await get('/api/people')
        this.#people = people
        this.#me = people.find(({ id }) => id === current) ?? null
        for (const button of this.#adding) button.hidden = !this.may('shelf')
        this.#link.hidden = !this.isShared || !this.#me
        if (!this.#me) return
        this.#link.replaceChildren(personBadge(this.#me))
        this.#link.setAttribute('aria-label', wording.people.listens(nameOf(this.#me)))
    }
}
