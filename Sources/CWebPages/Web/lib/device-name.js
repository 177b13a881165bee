// What a device is called until its owner says otherwise.

import { wording } from './wording.js'

/** @type {[RegExp, string][]} */
const browsers = [[/Edg\//, 'Edge'], [/OPR\//, 'Opera'], [/Firefox\/|FxiOS/, 'Firefox'], [/Chrome\/|CriOS/, 'Chrome'], [/Safari\//, 'Safari']]
/** @type {[RegExp, string][]} */
const systems = [
    [/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Android/, 'Android'], [/Windows/, 'Windows'], [/Macintosh/, 'Mac'],
    [/CrOS/, 'ChromeOS'], [/Linux/, 'Linux'],
]

/**
 * What a device is called on this page, however the page was worded on which it got its name.
 * @param {string} name
 */
export function deviceWords(name) {
    const [browser, , system, ...more] = name.split(' ')
    /** @param {(readonly [RegExp, string])[]} list  @param {string} part */
    const isIn = (list, part) => list.some(([, known]) => known === part)
    const isOurs = more.length === 0 && isIn(browsers, browser) && isIn(systems, system)
    return isOurs ? wording.devices.browserOn(browser, system) : name
}

/** @param {string} userAgent  @returns {string}  “Firefox on Android” */
export function deviceName(userAgent) {
    /** @param {(readonly [RegExp, string])[]} list */
    const name = list => list.find(([sign]) => sign.test(userAgent))?.[1]
    const [browser, system] = [name(browsers) ?? wording.devices.browser, name(systems)]
    return system ? wording.devices.browserOn(browser, system) : browser
}
