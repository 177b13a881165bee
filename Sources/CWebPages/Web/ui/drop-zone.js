import { Emitter } from '../lib/emitter.js'
import { droppedFiles } from '../lib/dropped-files.js'
import { targetOf } from './find.js'

/**
 * Makes the whole page take files that are dropped on it, and files and text that are pasted.
 *
 * Events: `files` File[], `text` string.
 * @extends {Emitter<{files: File[], text: string}>}
 */
export class DropZone extends Emitter {
    #depth = 0

    /** @param {HTMLElement} cover  shown while something hovers over the page */
    constructor(cover) {
        super()
        /** @param {number} depth */
        const hover = depth => { this.#depth = depth; cover.hidden = depth <= 0 }
        document.addEventListener('dragenter', event => { if (hasFiles(event)) hover(this.#depth + 1) })
        document.addEventListener('dragleave', event => { if (hasFiles(event)) hover(this.#depth - 1) })
        // Without this the browser would open the file in place of the page.
        document.addEventListener('dragover', event => { if (hasFiles(event)) event.preventDefault() })
        document.addEventListener('drop', async event => {
            if (!event.dataTransfer || !hasFiles(event)) return
            event.preventDefault()
            hover(0)
            this.say('files', await droppedFiles(event.dataTransfer))
        })
        document.addEventListener('paste', async event => {
            const { clipboardData } = event
            if (!clipboardData || targetOf(event)?.closest('input, textarea, select, [contenteditable], dialog')) return
            const text = clipboardData.getData('text/plain')
            const files = await droppedFiles(clipboardData)
            // Word processors put a picture of the text beside it.
            const isPicture = text.trim() !== '' && files.every(file => file.type.startsWith('image/'))
            if (files.length > 0 && !isPicture) this.say('files', files)
            else if (text.trim()) this.say('text', text)
        })
    }
}

/** @param {DragEvent} event */
function hasFiles(event) { return event.dataTransfer?.types.includes('Files') ?? false }
