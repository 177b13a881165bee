// The words of a drop or a paste: an address, or a text.

/** The address that a text is, when it is nothing else. @param {string} text  @returns {string|null} */
export function addressAlone(text) {
    const words = text.trim()
    return /^https?:\/\/\S+$/i.test(words) && URL.canParse(words) ? words : null
}

/** What a drop says: the address of a link rather than its words. @param {DataTransfer} transfer  @returns {string} */
export function droppedWords(transfer) {
    // One address a line; remarks begin with “#”.
    const [address = ''] = transfer.getData('text/uri-list').split(/\r?\n/).filter(line => line !== '' && !line.startsWith('#'))
    return addressAlone(address) ?? transfer.getData('text/plain')
}
