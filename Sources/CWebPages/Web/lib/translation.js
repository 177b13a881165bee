// Where a text is translated: an address of the listener's own choice, into which the text is put.

/**
 * @param {string|null} template  with `{text}`, and perhaps `{from}` and `{to}`
 * @param {{text: string, from: string|null, to: string}} words  the text, its language and the reader's
 * @returns {string|null}  the address; `null` when there is none that leads into the web
 */
export function translationAddress(template, { text, from, to }) {
    if (!template) return null
    /** @type {Record<string, string>} */
    const values = { text, from: from ?? 'auto', to }
    const filled = template.replace(/\{(text|from|to)\}/g, (_, name) => encodeURIComponent(values[name]))
    return isWebAddress(filled) ? filled : null
}

/** The host that a translation is asked of; `null` when there is none. @param {string|null} template */
export function translationHost(template) {
    const address = translationAddress(template, { text: 'text', from: null, to: 'en' })
    return address && new URL(address).host
}

/** @param {string} address */
function isWebAddress(address) { return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol) }

/** The primary subtag of a language. @param {string|null} tag  @returns {string|null} */
export function primaryLanguage(tag) {
    const code = tag?.split(/[-_]/)[0].toLowerCase() ?? ''
    return /^[a-z]{2,3}$/.test(code) && !['mul', 'und', 'zxx'].includes(code) ? code : null
}
