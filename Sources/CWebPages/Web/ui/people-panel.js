import { actFor, get, send } from '../lib/api.js'
import { allCollections } from '../lib/shelf-filter.js'
import { deviceName } from '../lib/device-name.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
import { confirmDialog } from './dialog.js'
import { element } from './element.js'
import { nameOf, personBadge } from './person-badge.js'
import { personDialog } from './person-dialog.js'
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
            ...isAlone ? [element('p.row.hint', {}, wording.people.several)] : [],
            ...isAlone && !me.name && !me.hasPIN ? [] : people.map(person => this.#row(person, person.id === me.id, mayDecide)),
            element('div.row.actions', {},
                mayDecide && element('button.add-person', { type: 'button', onclick: () => this.#add(me, people) }, wording.people.add),
                !isAlone && element('a.button', { href: addressOf('/people?to=' + encodeURIComponent(addressOf('/settings#people'))) }, wording.people.somebodyElse)))
    }

    /** @param {Server.Person} person  @param {boolean} isMe  @param {boolean} mayDecide */
    #row(person, isMe, mayDecide) {
        const facts = [isMe && wording.people.thisIsYou, roleOf(person), person.hasPIN && wording.people.pin,
            person.shelf && wording.people.sees(person.shelf.join(', '))]
        return element('div.row.device', { 'data-person': person.id },
            element('div.person', {}, personBadge(person),
                element('div', {}, element('p', { dir: 'auto' }, nameOf(person)), element('p.hint', {}, facts.filter(Boolean).join(' · ')))),
            element('div.actions', {},
                (mayDecide || isMe) && element('button.small', { type: 'button', 'aria-label': wording.people.editNamed(nameOf(person)),
                    onclick: () => this.#edit(person, isMe, mayDecide) }, wording.common.edit),
                mayDecide && person.id !== 1 && !isMe && element('button.small', { type: 'button', 'aria-label': wording.common.removeNamed(nameOf(person)),
                    onclick: () => this.#remove(person) }, wording.common.remove)))
    }

    /** @param {Server.Person} me  @param {Server.Person[]} people */
    async #add(me, people) {
        try {
            // Until now nobody had to say who they are: the others must know whose the old places are.
            if (!me.name && !await this.#nameFirst(me)) return
            await personDialog(null, {
                mayDecide: true, collections: await this.#collections(), taken: people.map(({ colour }) => colour),
                save: async wish => { await send('POST', '/api/people', wish) },
            })
            await this.load()
            this.#focus('.add-person')
        } catch (error) {
            toastError(error)
        }
    }

    /** @param {Server.Person} me */
    #nameFirst(me) {
        return personDialog(me, {
            mayDecide: false, collections: [], isNaming: true,
            save: wish => change(me, wish, true),
        })
    }

    /** @param {Server.Person} person  @param {boolean} isMe  @param {boolean} mayDecide */
    async #edit(person, isMe, mayDecide) {
        try {
            await personDialog(person, {
                mayDecide, collections: mayDecide ? await this.#collections() : [],
                save: wish => change(person, wish, isMe),
            })
            await this.load()
            this.#focus(`[data-person="${person.id}"] button`)
        } catch (error) {
            toastError(error)
        }
    }

    /** @param {Server.Person} person */
    async #remove(person) {
        const isRemoved = await confirmDialog(wording.people.askRemove(nameOf(person)), wording.people.removeHint, wording.common.remove, async () => {
            await send('DELETE', `/api/people/${person.id}`)
            await this.load()
        })
        if (isRemoved) this.#focus('.add-person')
    }

    /** All is drawn again, and so what had the focus is gone. @param {string} what */
    #focus(what) {
        const button = this.#place.querySelector(what)
        if (button instanceof HTMLElement) button.focus()
    }

    async #collections() { return allCollections((await get('/api/books')).books) }
}

/** @param {Server.Person} person  @param {{pin?: string|null}} wish  @param {boolean} isMe */
async function change(person, wish, isMe) {
    await send('PATCH', `/api/people/${person.id}`, wish)
    if (!isMe || !wish.pin) return
    // Who has just said a PIN here need not be asked for it: the device becomes theirs.
    await send('POST', `/api/people/${person.id}/enter`, { name: deviceName(navigator.userAgent), pin: wish.pin })
    actFor(person.id)
}

/** @param {Server.Person} person */
function roleOf({ role }) {
    return { owner: wording.people.owner, member: wording.people.member, guest: wording.people.guest, child: wording.people.child }[role]
}
