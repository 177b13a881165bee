import { Emitter } from '../lib/emitter.js'
import { droppedFiles } from '../lib/dropped-files.js'
import { droppedWords } from '../lib/dropped-words.js'
import { targetOf } from './find.js'

const fields = 'input, textarea, select, [contenteditable], dialog'

/**
 * Makes the whole page take files, links and text that are dropped on it or pasted.
 *
 * Events: `files` Dropped, `text` string, `refused` when something comes that may not.
 * @extends {Emitter<{files: import('../lib/dropped-files.js').Dropped, text: string, refused: void}>}
 */
export class DropZone extends Emitter {
    #depth = 0
    // What is dragged from the page itself brings nothing new.
    #isOwn = false
    #may

    /**
     * @param {HTMLElement} cover  shown while something hovers over the page
     * @param {() => boolean} may  whether anything is taken at all
     */
    constructor(cover, may) {
        super()
        this.#may = may
        /** @param {number} depth */
        const hover = depth => { this.#depth = depth; cover.hidden = depth <= 0 || !may() }
        document.addEventListener('dragstart', () => { this.#isOwn = true })
        for (const name of ['dragend', 'pointerdown']) document.addEventListener(name, () => { this.#isOwn = false })
        document.addEventListener('dragenter', event => { if (this.#takes(event)) hover(this.#depth + 1) })
        document.addEventListener('dragleave', event => { if (this.#takes(event)) hover(this.#depth - 1) })
        // Without this the browser would open the file in place of the page.
        document.addEventListener('dragover', event => { if (this.#takes(event)) event.preventDefault() })
        document.addEventListener('drop', async event => {
            const { dataTransfer } = event
            hover(0)
            if (!dataTransfer || !this.#takes(event)) return
            event.preventDefault()
            // The transfer is emptied when its event is over.
            const words = hasFiles(event) ? '' : droppedWords(dataTransfer)
            this.#offer(await droppedFiles(dataTransfer), words)
        })
        document.addEventListener('paste', async event => {
            const { clipboardData } = event
            if (!clipboardData || targetOf(event)?.closest(fields)) return
            const text = clipboardData.getData('text/plain')
            const dropped = await droppedFiles(clipboardData)
            // Word processors put a picture of the text beside it.
            const isPicture = text.trim() !== '' && dropped.files.every(file => file.type.startsWith('image/'))
            this.#offer(isPicture ? null : dropped, text)
        })
    }

    /** @param {import('../lib/dropped-files.js').Dropped|null} dropped  @param {string} words */
    #offer(dropped, words) {
        const hasFiles = dropped && dropped.files.length + dropped.folders > 0
        if (!hasFiles && !words.trim()) return
        if (!this.#may()) this.say('refused')
        else if (hasFiles) this.say('files', dropped)
        else this.say('text', words)
    }

    /** Whether something that is dragged is for the page: a field takes words itself. @param {DragEvent} event */
    #takes(event) {
        const types = event.dataTransfer?.types ?? []
        if (this.#isOwn || hasFiles(event)) return !this.#isOwn
        const isWords = types.includes('text/uri-list') || types.includes('text/plain')
        return isWords && !targetOf(event)?.closest(fields)
    }
}

/** @param {DragEvent} event */
function hasFiles(event) { return event.dataTransfer?.types.includes('Files') ?? false }
