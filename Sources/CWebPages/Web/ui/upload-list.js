import { Emitter } from '../lib/emitter.js'
import { addressOf } from '../lib/site.js'
import { troubleWords } from '../lib/trouble-words.js'
import { unspokenWords } from '../lib/unspoken-words.js'
import { warningLines } from '../lib/warning-words.js'
import { wording } from '../lib/wording.js'
import { drawList } from './draw-list.js'
import { element } from './element.js'
import { find } from './find.js'
import { icon } from './icons.js'

/** @typedef {import('../lib/uploads.js').Upload} Upload */

/**
 * What is being added, and what became of it.
 *
 * Events: `remove` books (the copies that were just made), `retry` {upload, password}: try it
 * again, with the password that was typed for a locked PDF; `choose` upload: another file in its place.
 * @extends {Emitter<{remove: Server.Book[], retry: {upload: Upload, password: string|null}, choose: Upload}>}
 */
export class UploadList extends Emitter {
    #section
    #list = element('ul', { role: 'list' })
    // What came before is below what has just come.
    #older = element('ul', { role: 'list', 'aria-labelledby': 'uploads-earlier' })
    #earlier = element('h3', { id: 'uploads-earlier' }, wording.adding.earlier)
    #removeCopies = element('button.small', { type: 'button', onclick: () => this.say('remove', this.#copies) }, wording.adding.removeCopies)
    #heading = element('h2', { id: 'uploads-heading' })
    #passedWords = element('p.hint')
    // Files of folders that are no books, beside those that came last.
    #passedOver = 0
    #close = element('button.plain.round', { type: 'button', 'aria-label': wording.adding.closeList, onclick: () => this.#clear() }, icon('close'))
    /** @type {Map<number, Upload>} */
    #uploads = new Map()
    /** @type {Set<number>}  of those that came together, last */
    #latest = new Set()
    #isRetrying = false

    /** @param {HTMLElement} section  where it is shown; hidden while there is nothing */
    constructor(section) {
        super()
        this.#section = section
        section.setAttribute('aria-labelledby', this.#heading.id)
        section.append(element('div.uploads-head', {}, element('div', { role: 'status' }, this.#heading, this.#passedWords), this.#removeCopies, this.#close),
            element('div.uploads', {}, this.#list, this.#earlier, this.#older))
    }

    /** @param {import('../lib/uploads.js').Upload} upload */
    show(upload) {
        const isNew = !this.#uploads.has(upload.id)
        if (isNew && !this.#isRetrying && ![...this.#uploads.values()].some(isRunning)) {
            this.#forgetDone()
            this.#latest.clear()
            this.#passedOver = 0
        }
        if (isNew) this.#latest.add(upload.id)
        this.#uploads.set(upload.id, upload)
        this.#draw(upload.id)
    }

    /** In what came last there was more, which is none of its books. @param {number} files */
    passOver(files) {
        this.#passedOver += files
        this.#draw()
    }

    /** The copy was removed: nothing is left to say of it. @param {number} book */
    forget(book) {
        for (const [id, upload] of this.#uploads) if (upload.book?.id === book) this.#uploads.delete(id)
        this.#draw()
    }

    // Of what is in the library, and that once, nothing is left to say.
    #forgetDone() {
        for (const [id, { state, copies }] of this.#uploads) if (state === 'done' && copies.length === 0) this.#uploads.delete(id)
    }

    /** Second copies of books, all that are listed. @returns {Server.Book[]} */
    get #copies() { return [...this.#uploads.values()].flatMap(({ book, copies }) => book && copies.length > 0 ? [book] : []) }

    /** Another takes its place, so nothing is left to say of it. @param {Upload} upload */
    replace(upload) {
        this.#uploads.delete(upload.id)
        this.#latest.delete(upload.id)
    }

    #clear() {
        for (const [id, upload] of this.#uploads) if (!isRunning(upload)) this.#uploads.delete(id)
        this.#draw()
    }

    /** @param {number} [changed]  the upload of which there is news */
    #draw(changed) {
        const all = [...this.#uploads.values()]
        const latest = all.filter(({ id }) => this.#latest.has(id))
        const older = all.filter(({ id }) => !this.#latest.has(id))
        const [running, failed] = [latest.filter(isRunning).length, latest.filter(isFailed).length]
        this.#section.hidden = all.length === 0
        this.#close.hidden = running > 0
        this.#removeCopies.hidden = running > 0 || this.#copies.length < 2
        this.#earlier.hidden = this.#older.hidden = older.length === 0
        const added = latest.length - running - failed
        const words = running > 0 ? wording.adding.adding(running)
            : [added > 0 && wording.adding.added(added), failed > 0 && wording.adding.notAdded(failed)].filter(Boolean).join(', ')
        if (this.#heading.textContent !== words) this.#heading.textContent = words
        this.#passedWords.hidden = this.#passedOver === 0
        this.#passedWords.textContent = this.#passedOver > 0 ? wording.adding.passedOver(this.#passedOver) : ''
        this.#drawRows(this.#list, latest, changed)
        this.#drawRows(this.#older, older, changed)
    }

    /** @param {HTMLElement} list  @param {Upload[]} uploads  @param {number} [changed] */
    #drawRows(list, uploads, changed) {
        // What went wrong is above what went right: it must not be looked for.
        const inOrder = uploads.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)))
        drawList(list, inOrder, upload => String(upload.id), (upload, old) => {
            if (old && upload.id !== changed) return old
            if (old && isRunning(upload)) return this.#progress(upload, old)
            return isRunning(upload) ? this.#progress(upload, null) : this.#result(upload)
        })
    }

    /** @param {Upload} upload  @param {HTMLElement|null} old */
    #progress(upload, old) {
        const item = old ?? element('li.upload', {},
            element('p.upload-name', {}, upload.name), element('p.upload-state'),
            element('progress', { max: 1, 'aria-label': wording.adding.progressOf(upload.name) }))
        /** @type {Partial<Record<Upload['state'], string>>} */
        const words = { waiting: wording.adding.waiting, sending: wording.adding.sending, reading: wording.adding.reading }
        find(item, '.upload-state').textContent = words[upload.state] ?? ''
        const bar = find(item, 'progress', HTMLProgressElement)
        const done = upload.state === 'reading' ? upload.read : upload.sent
        // At its ends nobody knows how far it is: what is not read page by page says nothing in between.
        if (upload.state === 'reading' && (!done || done === 1)) bar.removeAttribute('value')
        else bar.value = done ?? 0
        return item
    }

    /** @param {Upload} upload */
    #result(upload) {
        const { name, book, error } = upload
        if (error?.code === 'password-needed' || error?.code === 'wrong-password') return this.#question(upload, error)
        if (book) return this.#done(upload, book)
        return element('li.upload.failed', {}, icon('warning'),
            element('p.upload-name', {}, name),
            element('p.upload-state', {}, error?.message),
            error?.suggestion && element('p.suggestion', {}, error.suggestion),
            element('div.upload-actions', {}, error?.isOfFile
                ? element('button.small', { type: 'button', 'aria-label': wording.adding.chooseInPlaceOf(name),
                    onclick: () => this.say('choose', upload) }, wording.adding.chooseAgain)
                : element('button.small', { type: 'button', 'aria-label': wording.adding.tryNamedAgain(name),
                    onclick: () => this.#retry(upload) }, wording.common.tryAgain)))
    }

    /** @param {Upload} upload  @param {Server.Book} book */
    #done({ copies, warnings }, book) {
        return element('li.upload.done', {}, icon('check'),
            element('p.upload-name', { lang: book.language, dir: 'auto' }, book.title),
            copies.length > 0 && element('p.upload-state', {}, wording.adding.secondCopy),
            book.unspoken && element('p.upload-state', {}, troubleWords(unspokenWords(book.unspoken))),
            ...warningLines(warnings, 5).map(words => element('p.upload-state', {}, words)),
            element('div.upload-actions', {},
                copies.length > 0 && element('button.small', { type: 'button', 'aria-label': wording.adding.removeCopyOf(book.title),
                    onclick: () => this.say('remove', [book]) }, wording.adding.removeCopy),
                !book.unspoken && element('a.button.small', { href: addressOf(`/books/${book.id}?listen=1`), 'aria-label': wording.common.listenTo(book.title) }, wording.common.listen),
                element('a.button.small', { href: addressOf(`/books/${book.id}`), 'aria-label': wording.common.readBook(book.title) }, wording.common.read)))
    }

    /** @param {Upload} upload  @param {{code: string|null, message: string}} error  that a password is needed, or another */
    #question(upload, { code, message }) {
        const field = element('input', { type: 'password', required: true, autocomplete: 'off', placeholder: wording.adding.password, 'aria-label': wording.adding.passwordOf(upload.name) })
        const retry = (/** @type {Event} */ event) => { event.preventDefault(); this.#retry(upload, field.value) }
        // Whoever has just typed one types the next.
        if (code === 'wrong-password') queueMicrotask(() => field.focus())
        return element('li.upload.failed', {}, icon('warning'),
            element('p.upload-name', {}, upload.name),
            element('p.upload-state', { role: 'alert' }, message),
            element('form.upload-password', { onsubmit: retry }, field,
                element('button.small', { type: 'submit', 'aria-label': wording.adding.openNamed(upload.name) }, wording.adding.open)))
    }

    /** @param {Upload} upload  @param {string|null} [password] */
    #retry(upload, password = null) {
        this.replace(upload)
        // What was added with it is still to be seen.
        this.#isRetrying = true
        this.say('retry', { upload, password })
        this.#isRetrying = false
        this.#draw()
    }
}

/** @param {Upload} upload */
function isRunning({ state }) { return state !== 'done' && state !== 'failed' }

/** @param {Upload} upload */
function isFailed({ state }) { return state === 'failed' }
