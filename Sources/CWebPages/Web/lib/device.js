// Which device this is, among those that keep a place in the same book.

/**
 * @param {Storage} storage
 * @param {Navigator} navigator
 * @returns {{device: string, deviceName: string}}
 */
export function thisDevice(storage, navigator) {
    let device = storage.getItem('vorleser.device')
    if (!device) {
        // `randomUUID` is there only on secure pages, which a home network seldom has.
        device = Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('')
        storage.setItem('vorleser.device', device)
    }
    return { device, deviceName: nameOf(navigator.userAgent) }
}

/** What people call a browser and what it runs on. @param {string} agent  @returns {string} */
export function nameOf(agent) {
    const find = (names, other) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? other
    const browser = find([[/Edg/, 'Edge'], [/OPR/, 'Opera'], [/Firefox|FxiOS/, 'Firefox'], [/Chrom|CriOS/, 'Chrome'], [/Safari/, 'Safari']], 'Browser')
    const system = find([[/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Android/, 'Android'], [/Mac OS/, 'Mac'], [/Windows/, 'Windows'], [/CrOS/, 'Chromebook'], [/Linux/, 'Linux']], '')
    return system ? `${browser} on ${system}` : browser
}
