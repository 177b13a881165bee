// Which device this is, among those that keep a place in the same book.

import { deviceName } from './device-name.js'

/**
 * @param {Pick<Storage, 'getItem'|'setItem'>} storage
 * @param {Navigator} navigator
 * @returns {{device: string, deviceName: string}}
 */
export function thisDevice(storage, navigator) {
    let device = storage.getItem('vorleser.device')
    if (!device) {
        // `randomUUID` is there only on secure pages, which a home network seldom has.
        const bytes = crypto.getRandomValues(new Uint8Array(12))
        device = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
        storage.setItem('vorleser.device', device)
    }
    return { device, deviceName: deviceName(navigator.userAgent) }
}
