// The dialogs of the library that ask for words.

import { addressTyped } from '../lib/dropped-words.js'
import { wording } from '../lib/wording.js'
import { confirmDialog, labelled, showDialog } from './dialog.js'
import { element } from './element.js'

// What was typed and not added: a dialog is closed by a slip.
let begun = { text: '', title: '' }

/**
 * @param {{text: string, title: string}} known  what was pasted already
 * @param {(pasted: {title?: string, text: string}) => Promise<void>} add
 */
export async function pasteDialog(known, add) {
    const { text, title: name } = known.text ? known : begun
    const body = element('textarea', { rows: 10, required: true, dir: 'auto' })
    body.value = text
    const title = element('input', { type: 'text', dir: 'auto', autocomplete: 'off', autofocus: known.text !== '', value: name })
    const isAdded = await showDialog(wording.library.pasteText, [
        labelled(wording.adding.text, body),
        labelled(wording.common.title, title, wording.adding.titleHint),
    ], {
        action: wording.adding.addToLibrary,
        perform: () => add({ ...title.value.trim() && { title: title.value.trim() }, text: body.value }),
    })
    begun = isAdded ? { text: '', title: '' } : { text: body.value, title: title.value }
    return isAdded
}

/**
 * @param {string} address  what is known of it already
 * @param {(address: string) => Promise<void>} add
 */
export function webDialog(address, add) {
    const field = element('input', {
        type: 'text', inputmode: 'url', required: true, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false',
        placeholder: 'https://', value: address,
    })
    return showDialog(wording.adding.fromWeb, [
        labelled(wording.adding.address, field, wording.adding.addressHint),
    ], { action: wording.adding.addToLibrary, perform: () => add(addressTyped(field.value)) })
}

/** @param {Server.Book} book  @param {() => Promise<void>} remove */
export function removeForGoodDialog(book, remove) {
    const words = wording.book.deleteHint(book.title)
    return confirmDialog(wording.book.askDelete, words, wording.book.delete, async () => {
        try {
            await remove()
        } catch (error) {
            // The server says that it may not be, and which books that is so of only the page.
            if (error.code === 'not-allowed') error.suggestion = wording.book.deleteRefused
            throw error
        }
    })
}
