import { get, send } from '../lib/api.js'
import { allCollections } from '../lib/shelf-filter.js'
import { confirmDialog } from './dialog.js'
import { element } from './element.js'
import { nameOf, personBadge } from './person-badge.js'
import { personDialog, roles } from './person-dialog.js'
import { toastError } from './toast.js'

/** Who is of the household. */
export class PeoplePanel {
    #place

    /** @param {HTMLElement} place */
    constructor(place) { this.#place = place }

    async load() {
        /** @type {Server.People} */
        const { people, current } = await get('/api/people')
        const me = people.find(({ id }) => id === current) ?? people[0]
        const mayDecide = me.role === 'owner'
        const isAlone = people.length === 1
        this.#place.replaceChildren(
            ...isAlone ? [element('p.row.hint', {},
                'With several people, each has their own places, bookmarks, notes, voice and settings; the books are on one shelf.')] : [],
            ...isAlone && !me.name && !me.hasPIN ? [] : people.map(person => this.#row(person, person.id === me.id, mayDecide)),
            element('div.row.actions', {},
                mayDecide && element('button', { type: 'button', onclick: () => this.#add(me) }, 'Add a person'),
                !isAlone && element('a.button', { href: '/people?to=/settings%23people' }, 'Somebody else is listening')))
    }

    /** @param {Server.Person} person  @param {boolean} isMe  @param {boolean} mayDecide */
    #row(person, isMe, mayDecide) {
        const role = roles.find(([name]) => name === person.role)?.[1].split(':')[0]
        const facts = [isMe && 'this is you', role, person.hasPIN && 'PIN', person.shelf && `sees ${person.shelf.join(', ')}`]
        return element('div.row.device', {},
            element('div.person', {}, personBadge(person),
                element('div', {}, element('p', { dir: 'auto' }, nameOf(person)), element('p.hint', {}, facts.filter(Boolean).join(' · ')))),
            element('div.actions', {},
                (mayDecide || isMe) && element('button.small', { type: 'button', 'aria-label': `Edit ${nameOf(person)}`,
                    onclick: () => this.#edit(person, mayDecide) }, 'Edit'),
                mayDecide && person.id !== 1 && !isMe && element('button.small', { type: 'button', 'aria-label': `Remove ${nameOf(person)}`,
                    onclick: () => this.#remove(person) }, 'Remove')))
    }

    /** @param {Server.Person} me */
    async #add(me) {
        try {
            // Until now nobody had to say who they are: the others must know whose the old places are.
            if (!me.name && !await this.#nameFirst(me)) return
            await personDialog(null, {
                mayDecide: true, collections: await this.#collections(),
                save: async wish => { await send('POST', '/api/people', wish) },
            })
            await this.load()
        } catch (error) {
            toastError(error)
        }
    }

    /** @param {Server.Person} me */
    #nameFirst(me) {
        return personDialog(me, {
            mayDecide: false, collections: [],
            save: async wish => { await send('PATCH', `/api/people/${me.id}`, wish) },
        })
    }

    /** @param {Server.Person} person  @param {boolean} mayDecide */
    async #edit(person, mayDecide) {
        try {
            await personDialog(person, {
                mayDecide, collections: mayDecide ? await this.#collections() : [],
                save: async wish => { await send('PATCH', `/api/people/${person.id}`, wish) },
            })
            await this.load()
        } catch (error) {
            toastError(error)
        }
    }

    /** @param {Server.Person} person */
    async #remove(person) {
        const words = 'Their places, bookmarks, notes and settings will be gone. Books that only they have seen can be restored for 30 days.'
        await confirmDialog(`Remove ${nameOf(person)}?`, words, 'Remove', async () => {
            await send('DELETE', `/api/people/${person.id}`)
            await this.load()
        }).catch(toastError)
    }

    async #collections() { return allCollections((await get('/api/books')).books) }
}
