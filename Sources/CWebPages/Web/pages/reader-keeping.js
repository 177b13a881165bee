// The book on this device, for where the server is not.

import { byId } from '../ui/find.js'
import { keepDialog, roomWords } from '../ui/keep-dialog.js'
import { catchUp } from './catching-up.js'
import { deviceKeeping } from './device-keeping.js'

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {Server.Outline} parts.outline
 * @param {import('../lib/events.js').ServerEvents} parts.events
 * @param {import('./reader-messages.js').TellTrouble} parts.trouble
 * @param {() => number} parts.here  where the listener is
 */
export function keepOnDevice({ id, outline, events, trouble, here }) {
    const keeping = deviceKeeping()
    const contents = byId('contents', HTMLDialogElement)
    // Whoever has left the contents meanwhile, or has asked again, is not to meet it elsewhere or twice.
    let turn = 0
    contents.addEventListener('close', () => { turn++ })
    byId('keep-book').addEventListener('click', () => {
        const mine = ++turn
        keepDialog(outline, { keeping, here: here(), isAsked: () => mine === turn && contents.open }).catch(trouble)
    })
    keeping?.addEventListener('failed', ({ detail }) => {
        if (!document.querySelector('dialog:modal')) trouble(roomWords(detail.error))
    })
    catchUp(events, keeping, id)
}
