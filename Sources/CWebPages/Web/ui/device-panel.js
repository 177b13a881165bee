import { get, send } from '../lib/api.js'
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
            ...isOpen ? [element('p.row.hint', {}, 'Only this machine can reach the library, so it asks for no pass-phrase.')] : [],
            ...devices.map(device => this.#row(device)),
            element('div.row.actions', {},
                element('button', { type: 'button', onclick: () => pairing(isOpen) }, 'Pair another device'),
                others.length > 0 && element('button.danger', { type: 'button', onclick: () => this.#removeAll() }, 'Remove all')))
    }

    /** @param {Server.Device} device */
    #row(device) {
        const seen = device.isThis ? 'this device' : device.seenAt ? `seen ${ago(device.seenAt, new Date())}` : null
        const added = device.createdAt && `added ${ago(device.createdAt, new Date())}`
        return element('div.row.device', {},
            element('div', {}, element('p', { dir: 'auto' }, device.name), element('p.hint', {}, [seen, added].filter(Boolean).join(' · '))),
            element('button.small', { type: 'button', 'aria-label': `Remove ${device.name}`, onclick: () => this.#remove(device) }, 'Remove'))
    }

    /** @param {Server.Device} device */
    async #remove(device) {
        const words = device.isThis ? 'This is the device you are using: it must be paired again.' : 'It must be paired again to come back.'
        await confirmDialog(`Remove “${device.name}”?`, words, 'Remove', async () => {
            await send('DELETE', `/api/devices/${encodeURIComponent(device.id)}`)
            await this.load()
        }).catch(toastError)
    }

    async #removeAll() {
        await confirmDialog('Remove all devices?', 'Every one, this too, must be paired again.', 'Remove all', async () => {
            await send('DELETE', '/api/devices')
            await this.load()
        }).catch(toastError)
    }
}

/** @param {boolean} isOpen */
function pairing(isOpen) {
    const address = new URL('/pair', location.origin).href
    return showDialog('Pair another device', isOpen ? [
        element('p', {}, 'Start the server so that other devices reach it:'),
        element('pre.command', { tabindex: 0 }, 'vorleser serve --listen 0.0.0.0'),
        element('p', {}, 'It prints a link and a code to scan. Open the link on the other device, or scan the code with its camera.'),
    ] : [
        element('p', {}, 'Scan the code that ', element('code', {}, 'vorleser serve'), ' has printed with the camera of the other device. Or open this there:'),
        element('pre.command', { tabindex: 0 }, address),
        element('p', {}, 'and type the pass-phrase that stands beside the code.'),
    ])
}
