// After the server was away: what was done meanwhile is sent, and books go on coming onto this device.

import { get, send } from '../lib/api.js'
import { thisDevice } from '../lib/device.js'
import { debounced } from '../lib/debounced.js'
import { allowedStorage } from '../lib/kept-storage.js'
import { sendWaitingChanges } from '../lib/waiting-changes.js'

// Milliseconds after a change of how books are spoken: several often come together.
const calm = 5000

/**
 * Now, and whenever the server is back.
 * @param {import('../lib/events.js').ServerEvents} events
 * @param {import('../lib/device-keeping.js').DeviceKeeping|null} keeping
 * @param {string|null} [open]  the book that is open on this page
 */
export function catchUp(events, keeping, open = null) {
    async function work() {
        const storage = allowedStorage(() => localStorage)
        if (storage) await sendWaitingChanges({ storage, get, send, device: thisDevice(storage, navigator), open })
        await keeping?.resume()
    }

    const renew = debounced(calm, () => keeping?.resume())
    for (const name of /** @type {const} */ (['pronunciations', 'settings', 'book'])) events.addEventListener(name, renew)
    events.addEventListener('open', work)
    addEventListener('online', work)
    work()
}
