// The words of a drop, a paste or a field: an address, or a text.

/** The address that a text is, when it is nothing else. @param {string} text  @returns {string|null} */
export function addressAlone(text) {
    const words = text.trim()
    if (!/^(https?:\/\/|www\.[^\s.]+\.)\S+$/i.test(words)) return null
    const address = addressTyped(words)
    return URL.canParse(address) ? address : null
}

/** An address as people type it: that it is one of the web goes without saying. @param {string} text  @returns {string} */
export function addressTyped(text) {
    const words = text.trim()
    return /^[a-z][a-z\d+.-]*:\/\//i.test(words) ? words : `https://${words}`
}

/** What a drop says: the address of a link rather than its words. @param {DataTransfer} transfer  @returns {string} */
export function droppedWords(transfer) {
    // One address a line; remarks begin with “#”.
    const [address = ''] = transfer.getData('text/uri-list').split(/\r?\n/).filter(line => line !== '' && !line.startsWith('#'))
    return addressAlone(address) ?? transfer.getData('text/plain')
}
