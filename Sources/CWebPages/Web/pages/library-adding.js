// How books come in: chosen, dropped or pasted.

import { Emitter } from '../lib/emitter.js'
import { send } from '../lib/api.js'
import { addressAlone } from '../lib/dropped-words.js'
import { sendFile } from '../lib/send-file.js'
import { addressOf } from '../lib/site.js'
import { Uploads } from '../lib/uploads.js'
import { wording } from '../lib/wording.js'
import { pasteDialog, webDialog } from '../ui/book-dialogs.js'
import { DropZone } from '../ui/drop-zone.js'
import { byId } from '../ui/find.js'
import { toast } from '../ui/toast.js'
import { UploadList } from '../ui/upload-list.js'

/**
 * Lets the listener choose files.
 * @param {{multiple: boolean}} options
 * @returns {Promise<File[]>}  none when they thought better of it
 */
export function chooseFiles({ multiple }) {
    const picker = byId('files', HTMLInputElement)
    return new Promise(resolve => {
        picker.multiple = multiple
        picker.value = ''
        picker.onchange = () => resolve([...picker.files ?? []])
        picker.oncancel = () => resolve([])
        picker.click()
    })
}

/**
 * Takes files and text into the library. Events: `added` — a book is there; `remove` books — copies that are not wanted.
 * @extends {Emitter<{added: void, remove: Server.Book[]}>}
 */
export class Adding extends Emitter {
    #list = new UploadList(byId('uploads'))
    #uploads = new Uploads((file, { name, key }, progress, password) =>
        sendFile('POST', `/api/books?name=${encodeURIComponent(name)}&import=${key}`, file, progress, password))
    /** @type {WeakMap<import('../lib/uploads.js').Upload, File>}  should one be tried again */
    #sources = new WeakMap()

    /** @param {import('./library-household.js').Household} household  who adds, and whether they may */
    constructor(household) {
        super()
        this.#uploads.addEventListener('change', ({ detail }) => {
            this.#list.show(detail)
            if (detail.state === 'done') this.say('added')
        })
        this.#list.addEventListener('retry', ({ detail: { upload, password } }) => {
            const file = this.#sources.get(upload)
            if (file) this.#add([file], password)
        })
        this.#list.addEventListener('choose', async ({ detail: upload }) => {
            const [file] = await chooseFiles({ multiple: false })
            if (!file) return
            this.#list.replace(upload)
            this.#add([file])
        })
        this.#list.addEventListener('remove', ({ detail }) => this.say('remove', detail))
        const zone = new DropZone(byId('drop-cover'), () => household.may('shelf'))
        zone.addEventListener('files', ({ detail }) => this.#addDropped(detail))
        zone.addEventListener('text', ({ detail: text }) => {
            const address = addressAlone(text)
            if (address !== null) this.fetch(address)
            else this.paste(text)
        })
        zone.addEventListener('refused', () => toast(wording.adding.notAllowed))
        // Leaving now would break off what is being sent.
        addEventListener('beforeunload', event => { if (this.#uploads.isBusy) event.preventDefault() })
    }

    async choose() { this.#add(await chooseFiles({ multiple: true })) }

    /** @param {string} [text]  @param {string} [title] */
    paste(text = '', title = '') {
        return pasteDialog({ text, title }, async pasted => this.#tell(await send('POST', '/api/books/text', pasted)))
    }

    /** @param {string} [address] */
    fetch(address = '') {
        return webDialog(address, async wanted => this.#tell(await send('POST', '/api/books/address', { address: wanted })))
    }

    /** What another program shares with us, or opens with us. @param {import('../lib/shared-things.js').Shared} shared */
    take({ files, text, title, address }) {
        if (files.length > 0) this.#add(files)
        else if (address !== null) this.fetch(address)
        else if (text) this.paste(text, title)
    }

    /** @param {Server.Imported} imported */
    #tell({ book, copies }) {
        this.say('added')
        const words = copies.length > 0 ? wording.adding.secondCopy : wording.adding.wasAdded(book.title)
        toast(words, { label: wording.common.listen, choose: () => location.assign(addressOf(`/books/${book.id}?listen=1`)) })
    }

    /** How much of a file the server has read. @param {{id: string, done: number}} progress */
    note({ id, done }) { this.#uploads.note(id, done) }

    /** @param {number} book  its ID: it was removed, there is nothing left to say of it */
    forget(book) { this.#list.forget(book) }

    /** @param {import('../lib/dropped-files.js').Dropped} dropped */
    #addDropped({ files, folders, passedOver }) {
        this.#add(files)
        if (files.length > 0) this.#list.passOver(passedOver)
        else toast([wording.adding.noBook(folders), passedOver > 0 && wording.adding.passedOver(passedOver)].filter(Boolean).join(' '))
    }

    /** @param {File[]} files  @param {string|null} [password] */
    #add(files, password = null) {
        for (const file of files) this.#sources.set(this.#uploads.add(file, file.name, password), file)
    }
}
