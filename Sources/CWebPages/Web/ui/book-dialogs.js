// The dialogs of the library that ask for words.

import { confirmDialog, labelled, showDialog } from './dialog.js'
import { element } from './element.js'

/**
 * @param {{text: string, title: string}} known  what was pasted already
 * @param {(pasted: {title?: string, text: string}) => Promise<void>} add
 */
export function pasteDialog({ text, title: name }, add) {
    const body = element('textarea', { rows: 10, required: true, dir: 'auto' })
    body.value = text
    const title = element('input', { type: 'text', dir: 'auto', autocomplete: 'off', autofocus: text !== '', value: name })
    return showDialog('Paste text', [
        labelled('Text', body),
        labelled('Title', title, 'May be left empty: then it is made of the first words.'),
    ], {
        action: 'Add to the library',
        perform: () => add({ ...title.value.trim() && { title: title.value.trim() }, text: body.value }),
    })
}

/**
 * @param {string} address  what is known of it already
 * @param {(address: string) => Promise<void>} add
 */
export function webDialog(address, add) {
    const field = element('input', { type: 'url', required: true, autocomplete: 'off', placeholder: 'https://', value: address })
    return showDialog('From the web', [
        labelled('Address', field, 'An article, or an EPUB or PDF. The computer that runs Vorleser fetches it.'),
    ], { action: 'Add to the library', perform: () => add(field.value.trim()) })
}

/** @param {Server.Book} book  @param {() => Promise<void>} remove */
export function removeForGoodDialog(book, remove) {
    const words = `“${book.title}”, its places, bookmarks and notes will be gone. This cannot be undone.`
    return confirmDialog('Delete for good?', words, 'Delete', remove)
}
