import { get, send } from '../lib/api.js'
import { listenerMay } from '../lib/rights.js'
import { addressOf } from '../lib/site.js'
import { deviceWords } from '../lib/device-name.js'
import { wording } from '../lib/wording.js'
import { sentence } from '../lib/wording/fill.js'
import { agoAt } from '../lib/book-words.js'
import { addressesForOthers } from '../lib/reachable.js'
import { confirmDialog, showDialog } from './dialog.js'
import { element } from './element.js'
import { find } from './find.js'
import { nameOf, personBadge } from './person-badge.js'
import { toastError } from './toast.js'

/** The devices that may use this library, and how another comes in. */
export class DevicePanel {
    #place

    /** @param {HTMLElement} place */
    constructor(place) { this.#place = place }

    async load() {
        /** @type {[Server.Devices, Server.People]} */
        const [{ devices, isOpen, addresses = [] }, household] = await Promise.all([get('/api/devices'), get('/api/people')])
        /** @param {Server.Device} device  whose it is, where that may be in question */
        const personOf = ({ person }) => household.people.length > 1 ? household.people.find(({ id }) => id === person) ?? null : null
        // The devices of the others, too: this is for the owner alone. One's own can be removed one by one.
        const mayRemoveAll = listenerMay(household, 'house') && devices.some(device => !device.isThis)
        this.#place.replaceChildren(
            ...isOpen ? [element('p.row.hint', {}, wording.devices.open)] : [],
            ...devices.map(device => this.#row(device, personOf(device))),
            element('div.row.actions', {},
                element('button.pair-another', { type: 'button', onclick: () => pairing(isOpen ? [] : addressesForOthers(addressOf('/pair'), addresses, location)) }, wording.devices.pairAnother),
                mayRemoveAll && element('button.danger', { type: 'button', onclick: () => this.#removeAll() }, wording.devices.removeAll)))
    }

    /** @param {Server.Device} device  @param {Server.Person|null} person  who uses it */
    #row(device, person) {
        const name = deviceWords(device.name)
        const seen = device.isThis ? wording.devices.thisDevice : device.seenAt ? wording.devices.seen(agoAt(device.seenAt, new Date())) : null
        const added = device.createdAt && wording.devices.added(agoAt(device.createdAt, new Date()))
        const known = person ? wording.devices.ofPerson(name, nameOf(person)) : name
        return element('div.row.device', {},
            element('div.person', {}, person && personBadge(person),
                element('div', {}, element('p', { dir: 'auto' }, name),
                    element('p.hint', {}, [person && nameOf(person), seen, added].filter(Boolean).join(' · ')))),
            element('button.small', { type: 'button', 'aria-label': wording.common.removeNamed(known), onclick: () => this.#remove(device, known) }, wording.common.remove))
    }

    /** @param {Server.Device} device  @param {string} name  by which it is known */
    async #remove(device, name) {
        const words = device.isThis ? wording.devices.removeThisHint : wording.devices.removeHint
        const isRemoved = await confirmDialog(wording.devices.askRemove(name), words, wording.common.remove, async () => {
            await send('DELETE', `/api/devices/${encodeURIComponent(device.id)}`)
            await this.load()
        }).catch(toastError)
        // All is drawn again, and so what had the focus is gone.
        if (isRemoved) find(this.#place, '.pair-another').focus()
    }

    async #removeAll() {
        await confirmDialog(wording.devices.askRemoveAll, wording.devices.removeAllHint, wording.devices.removeAll, async () => {
            await send('DELETE', '/api/devices')
            await this.load()
        }).catch(toastError)
    }
}

/** @param {string[]} addresses  at which another device is let in, the best first; none where it cannot come */
function pairing([address, ...more]) {
    return showDialog(wording.devices.pairAnother, !address ? [
        element('p', {}, wording.devices.startServer),
        element('pre.command', { tabindex: 0 }, 'vorleser serve --listen 0.0.0.0'),
        element('p', {}, wording.devices.startServerHint),
    ] : [
        element('p', {}, ...sentence(wording.devices.scanCode, element('code', {}, 'vorleser serve'))),
        element('pre.command', { tabindex: 0 }, address),
        element('p', {}, wording.devices.typePhrase),
        more.length > 0 && element('p', {}, wording.devices.otherAddresses),
        more.length > 0 && element('pre.command', { tabindex: 0 }, more.slice(0, 3).join('\n')),
    ])
}
