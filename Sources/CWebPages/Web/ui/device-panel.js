import { get, send } from '../lib/api.js'
import { addressOf } from '../lib/site.js'
import { deviceWords } from '../lib/device-name.js'
import { wording } from '../lib/wording.js'
import { sentence } from '../lib/wording/fill.js'
import { ago } from '../lib/book-words.js'
import { confirmDialog, showDialog } from './dialog.js'
import { element } from './element.js'
import { toastError } from './toast.js'

/** The devices that may use this library, and how another comes in. */
export class DevicePanel {
    #place

    /** @param {HTMLElement} place */
    constructor(place) { this.#place = place }

    async load() {
        /** @type {{devices: Server.Device[], isOpen: boolean}} */
        const { devices, isOpen } = await get('/api/devices')
        const others = devices.filter(device => !device.isThis)
        this.#place.replaceChildren(
            ...isOpen ? [element('p.row.hint', {}, wording.devices.open)] : [],
            ...devices.map(device => this.#row(device)),
            element('div.row.actions', {},
                element('button', { type: 'button', onclick: () => pairing(isOpen) }, wording.devices.pairAnother),
                others.length > 0 && element('button.danger', { type: 'button', onclick: () => this.#removeAll() }, wording.devices.removeAll)))
    }

    /** @param {Server.Device} device */
    #row(device) {
        const name = deviceWords(device.name)
        const seen = device.isThis ? wording.devices.thisDevice : device.seenAt ? wording.devices.seen(ago(device.seenAt, new Date())) : null
        const added = device.createdAt && wording.devices.added(ago(device.createdAt, new Date()))
        return element('div.row.device', {},
            element('div', {}, element('p', { dir: 'auto' }, name), element('p.hint', {}, [seen, added].filter(Boolean).join(' · '))),
            element('button.small', { type: 'button', 'aria-label': wording.common.removeNamed(name), onclick: () => this.#remove(device) }, wording.common.remove))
    }

    /** @param {Server.Device} device */
    async #remove(device) {
        const words = device.isThis ? wording.devices.removeThisHint : wording.devices.removeHint
        await confirmDialog(wording.devices.askRemove(deviceWords(device.name)), words, wording.common.remove, async () => {
            await send('DELETE', `/api/devices/${encodeURIComponent(device.id)}`)
            await this.load()
        }).catch(toastError)
    }

    async #removeAll() {
        await confirmDialog(wording.devices.askRemoveAll, wording.devices.removeAllHint, wording.devices.removeAll, async () => {
            await send('DELETE', '/api/devices')
            await this.load()
        }).catch(toastError)
    }
}

/** @param {boolean} isOpen */
function pairing(isOpen) {
    const address = new URL(addressOf('/pair'), location.origin).href
    return showDialog(wording.devices.pairAnother, isOpen ? [
        element('p', {}, wording.devices.startServer),
        element('pre.command', { tabindex: 0 }, 'vorleser serve --listen 0.0.0.0'),
        element('p', {}, wording.devices.startServerHint),
    ] : [
        element('p', {}, ...sentence(wording.devices.scanCode, element('code', {}, 'vorleser serve'))),
        element('pre.command', { tabindex: 0 }, address),
        element('p', {}, wording.devices.typePhrase),
    ])
}
