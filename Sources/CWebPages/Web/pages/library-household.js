// Whose shelf is shown, where several people share the library.

import { get } from '../lib/api.js'
import { roleMay } from '../lib/rights.js'
import { wording } from '../lib/wording.js'
import { nameOf, personBadge } from '../ui/person-badge.js'

export class Household {
    #link
    #changing
    /** @type {Server.Person[]} */
    #people = []
    /** @type {Server.Person|null} */
    #me = null

    /**
     * @param {HTMLElement} link  leads to where another person is chosen
     * @param {HTMLElement[]} changing  what brings books in, or changes them: not there for those who may not
     */
    constructor(link, changing) {
        this.#link = link
        this.#changing = changing
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
        for (const button of this.#changing) button.hidden = !this.may('shelf')
        this.#link.hidden = !this.isShared || !this.#me
        if (!this.#me) return
        this.#link.replaceChildren(personBadge(this.#me))
        this.#link.setAttribute('aria-label', wording.people.listens(nameOf(this.#me)))
    }
}
