// How the text looks on this device.

import { keptJSON } from './kept-storage.js'
import { wording } from './wording.js'

/** Stacks of fonts: the server has some (`/fonts/faces.css`), the rest are there already. */
export const fonts = {
    literata: {
        name: () => 'Literata',
        stack: 'Literata, "Iowan Old Style", "Palatino Linotype", Palatino, "Liberation Serif", Georgia, "Vorleser Dashes", serif',
    },
    serif: {
        name: () => wording.looks.serif,
        stack: '"Iowan Old Style", "Palatino Linotype", Palatino, "Liberation Serif", Georgia, "Vorleser Dashes", serif',
    },
    book: {
        name: () => wording.looks.book,
        stack: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", "DejaVu Serif", "Vorleser Dashes", serif',
    },
    sans: { name: () => wording.looks.sans, stack: 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", "Vorleser Dashes", sans-serif' },
    hyperlegible: {
        name: () => 'Atkinson Hyperlegible',
        stack: '"Atkinson Hyperlegible", Verdana, "DejaVu Sans", "Vorleser Dashes", sans-serif',
    },
    dyslexia: {
        name: () => wording.looks.dyslexia,
        stack: 'OpenDyslexic, Lexend, "Comic Sans MS", "Atkinson Hyperlegible", Verdana, "DejaVu Sans", "Vorleser Dashes", sans-serif',
    },
}

/**
 * Smallest, largest and step of what can be turned: `size` in pixels at 100 % zoom, `margin` in pixels, all else in em but
 * the height of a line, which is in sizes.
 */
export const ranges = {
    size: { min: 14, max: 36, step: 1 },
    lineHeight: { min: 1.2, max: 2.2, step: 0.1 },
    width: { min: 20, max: 60, step: 2 },
    margin: { min: 8, max: 64, step: 4 },
    letterSpacing: { min: 0, max: 0.12, step: 0.01 },
    wordSpacing: { min: 0, max: 0.4, step: 0.05 },
}

/** @typedef {{font: keyof typeof fonts, justify: boolean, bookStyle: boolean} & Record<keyof typeof ranges, number>} ReaderSettings */

/** @type {ReaderSettings} */
export const defaults = {
    font: 'literata', size: 19, lineHeight: 1.6, width: 34, margin: 24, letterSpacing: 0, wordSpacing: 0, justify: false,
    bookStyle: true,
}

export const rangeNames = /** @type {(keyof typeof ranges)[]} */ (Object.keys(ranges))

/** What is on or off: lines of equal length, and the book's own way of setting its text. */
export const switchNames = /** @type {const} */ (['justify', 'bookStyle'])

const key = 'vorleser.reader'

/** @param {Pick<Storage, 'getItem'>} storage  @returns {ReaderSettings} */
export function loadSettings(storage) {
    /** @type {Record<string, any>}  whatever stands there */
    const kept = keptJSON(storage, key) ?? {}
    return withDefaults(kept)
}

/**
 * What of some settings is possible; the defaults for the rest.
 * @param {Record<string, any>} wishes
 * @returns {ReaderSettings}
 */
export function withDefaults(wishes) {
    const settings = { ...defaults }
    if (wishes.font in fonts) settings.font = wishes.font
    for (const name of switchNames) if (typeof wishes[name] === 'boolean') settings[name] = wishes[name]
    for (const name of rangeNames) {
        const { min, max } = ranges[name]
        if (Number.isFinite(wishes[name])) settings[name] = Math.min(max, Math.max(min, wishes[name]))
    }
    return settings
}

/** @param {Pick<Storage, 'setItem'>} storage  @param {ReaderSettings} settings */
export function saveSettings(storage, settings) { storage.setItem(key, JSON.stringify(settings)) }

/**
 * The style properties that make the text look so.
 * @param {ReaderSettings} settings
 * @returns {Record<string, string>}
 */
export function styleOf(settings) {
    return {
        '--text-font': fonts[settings.font].stack,
        '--text-size': `${settings.size / 16}rem`,
        '--text-line': String(settings.lineHeight),
        '--text-width': `${settings.width * settings.size / 16}rem`,
        '--text-margin': `${settings.margin}px`,
        '--text-letters': `${settings.letterSpacing}em`,
        '--text-words': `${settings.wordSpacing}em`,
        '--text-align': settings.justify ? 'justify' : 'start',
    }
}

/**
 * Makes a page's text look so.
 * @param {HTMLElement} root  of the page
 * @param {ReaderSettings} settings
 */
export function dress(root, settings) {
    root.toggleAttribute('data-plain', !settings.bookStyle)
    for (const [name, value] of Object.entries(styleOf(settings))) root.style.setProperty(name, value)
}
