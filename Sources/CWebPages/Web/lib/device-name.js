// What a device is called until its owner says otherwise.

/** @type {[RegExp, string][]} */
const browsers = [[/Edg\//, 'Edge'], [/OPR\//, 'Opera'], [/Firefox\/|FxiOS/, 'Firefox'], [/Chrome\/|CriOS/, 'Chrome'], [/Safari\//, 'Safari']]
/** @type {[RegExp, string][]} */
const systems = [
    [/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Android/, 'Android'], [/Windows/, 'Windows'], [/Macintosh/, 'Mac'],
    [/CrOS/, 'ChromeOS'], [/Linux/, 'Linux'],
]

/** @param {string} userAgent  @returns {string}  “Firefox on Android” */
export function deviceName(userAgent) {
    /** @param {(readonly [RegExp, string])[]} list */
    const name = list => list.find(([sign]) => sign.test(userAgent))?.[1]
    return [name(browsers) ?? 'Browser', name(systems)].filter(Boolean).join(' on ')
}
