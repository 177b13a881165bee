// After the server was away: what was done meanwhile is sent, and books go on coming onto this device.

import { get, send } from '../lib/api.js'
import { thisDevice } from '../lib/device.js'
import { allowedStorage } from '../lib/kept-storage.js'
import { sendWaitingChanges } from '../lib/waiting-changes.js'

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

    events.addEventListener('open', work)
    addEventListener('online', work)
    work()
}
