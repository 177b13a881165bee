// The library: what there is, how far it was read, and how more is added.

import { get, send } from '../lib/api.js'
import { counted } from '../lib/book-words.js'
import { debounced } from '../lib/debounced.js'
import { ServerEvents } from '../lib/events.js'
import { keepShell } from '../lib/shell.js'
import { sendFile } from '../lib/send-file.js'
import { isFreshStart } from '../lib/start.js'
import { Uploads } from '../lib/uploads.js'
import { bookCard } from '../ui/book-card.js'
import { pasteDialog, removeForGoodDialog, renameDialog } from '../ui/book-dialogs.js'
import { continueCard } from '../ui/continue-card.js'
import { DropZone } from '../ui/drop-zone.js'
import { drawList } from '../ui/element.js'
import { exportDialog } from '../ui/export-dialog.js'
import { icon } from '../ui/icons.js'
import { menuButton } from '../ui/menu.js'
import { removedBook } from '../ui/removed-book.js'
import { showProblem } from '../ui/dialog.js'
import { toast, toastError } from '../ui/toast.js'
import { UploadList } from '../ui/upload-list.js'

const part = id => document.getElementById(id)
const [search, sort, shelf, picker] = [part('search'), part('sort'), part('shelf'), part('files')]

// MARK: The list

let shown = { books: [], removed: [] }
let asking = null

async function refresh() {
    asking?.abort()
    const mine = asking = new AbortController()
    const query = new URLSearchParams({ q: search.value.trim(), sort: sort.value })
    try {
        const answer = await get(`/api/books?${query}`, { signal: mine.signal })
        if (mine !== asking) return
        shown = answer
        draw()
    } catch (error) {
        if (error.name === 'AbortError') return
        part('trouble').hidden = false
        showProblem(part('trouble'), error)
    }
}

function draw() {
    const { books, removed } = shown
    const isSearching = search.value.trim() !== ''
    const isEmpty = books.length === 0 && !isSearching
    const now = new Date()
    part('trouble').hidden = true
    part('empty').hidden = !isEmpty
    part('books').hidden = isEmpty
    part('search-form').hidden = isEmpty
    const last = isSearching ? null : lastRead(books)
    part('continue').hidden = !last
    drawList(part('continue'), last ? [last] : [], look, book => continueCard(book, now))
    drawList(shelf, books, book => String(book.id), book => cardOf(book, now))
    part('count').textContent = isSearching ? counted(books.length, 'book found', 'books found') : counted(books.length, 'book')
    part('nothing').hidden = books.length > 0
    part('nothing').textContent = `No title and no author has “${search.value.trim()}” in it.`
    part('removed').hidden = removed.length === 0
    drawList(part('removed').querySelector('ul'), removed, look, (book, old) => old ?? removedBook(book, now, { restore, removeForGood }))
}

const look = book => JSON.stringify(book)
const cards = new Map()   // also those that a search has put aside

// A card that says the same as before stays as it is: its menu may be open, its button may have the focus.
function cardOf(book, now) {
    const says = look(book) + now.toDateString()
    if (cards.get(book.id)?.says !== says) {
        cards.set(book.id, { says, card: bookCard(book, { now, items: menuItems, replaceFile }) })
    }
    return cards.get(book.id).card
}

function lastRead(books) {
    const begun = books.filter(book => book.readAt && !book.isMissing && (book.place?.progress ?? 0) < 0.995)
    return begun.reduce((last, book) => !last || book.readAt > last.readAt ? book : last, null)
}

// MARK: What is done with a book

function menuItems(book) {
    const items = [
        { label: 'Rename …', icon: 'edit', choose: () => renameDialog(book, changes => change(book, changes)) },
        { label: 'Remove', icon: 'remove', isDanger: true, choose: () => remove(book) },
    ]
    if (book.isMissing) return [{ label: 'Import again …', icon: 'upload', choose: () => replaceFile(book) }, ...items]
    return [
        { label: 'Read', icon: 'book', href: `/books/${book.id}` },
        { label: 'Listen', icon: 'play', href: `/books/${book.id}?listen=1` },
        { label: 'Export …', icon: 'export', choose: () => exportDialog(book) },
        { label: 'Download the original', icon: 'download', href: `/api/books/${book.id}/file`, downloads: true },
        ...items,
    ]
}

async function change(book, changes) {
    await send('PATCH', `/api/books/${book.id}`, changes)
    await refresh()
}

async function remove(book) {
    const next = neighbour(book)
    try {
        await send('DELETE', `/api/books/${book.id}`)
        uploadList.forget(book.id)
        await refresh()
        next?.focus()
        toast(`“${book.title}” was removed.`, { label: 'Undo', choose: () => restore(book) })
    } catch (error) {
        toastError(error)
    }
}

// Where the focus goes when a card goes: to the one beside it.
function neighbour(book) {
    const card = shelf.querySelector(`[data-key="${book.id}"]`)
    return (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector('.card-link')
}

async function restore(book) {
    try {
        await send('POST', `/api/books/${book.id}/restore`)
        await refresh()
        shelf.querySelector(`[data-key="${book.id}"] .card-link`)?.focus()
    } catch (error) {
        toastError(error)
    }
}

function removeForGood(book) {
    return removeForGoodDialog(book, async () => {
        await send('DELETE', `/api/books/${book.id}?now=true`)
        await refresh()
    })
}

async function replaceFile(book) {
    const [file] = await chooseFiles({ multiple: false })
    if (!file) return
    try {
        await sendFile('PUT', `/api/books/${book.id}/file?name=${encodeURIComponent(file.name)}`, file, () => {})
        toast(`“${book.title}” is back.`)
        await refresh()
    } catch (error) {
        toastError(error)
    }
}

// MARK: Adding

const uploadList = new UploadList(part('uploads'))
const uploads = new Uploads((file, name, progress) =>
    sendFile('POST', `/api/books?name=${encodeURIComponent(name)}`, file, progress))
const sources = new WeakMap()   // the file of an upload, should it be tried again

uploads.addEventListener('change', ({ detail }) => {
    uploadList.show(detail)
    if (detail.state === 'done') refresh()
})
uploadList.addEventListener('retry', ({ detail }) => addFiles([sources.get(detail)]))
uploadList.addEventListener('remove', ({ detail }) => remove(detail))

function addFiles(files) {
    for (const file of files) if (file) sources.set(uploads.add(file, file.name), file)
}

function chooseFiles({ multiple = true } = {}) {
    return new Promise(resolve => {
        picker.multiple = multiple
        picker.value = ''
        picker.onchange = () => resolve([...picker.files])
        picker.oncancel = () => resolve([])
        picker.click()
    })
}

async function chooseAndAdd() { addFiles(await chooseFiles()) }

function paste(text = '') {
    pasteDialog(text, async pasted => {
        const { book, copies } = await send('POST', '/api/books/text', pasted)
        await refresh()
        const words = copies.length > 0 ? 'You have this already: a second copy was added.' : `“${book.title}” was added.`
        toast(words, { label: 'Listen', choose: () => location.assign(`/books/${book.id}?listen=1`) })
    })
}

const dropZone = new DropZone(part('drop-cover'))
dropZone.addEventListener('files', ({ detail }) => addFiles(detail))
dropZone.addEventListener('text', ({ detail }) => paste(detail))
// Leaving now would break off what is being sent.
addEventListener('beforeunload', event => { if (uploads.isBusy) event.preventDefault() })

// MARK: The page

part('settings').append(icon('settings'))
part('add').prepend(icon('add'))
menuButton(part('add'), () => [
    { label: 'Choose files …', icon: 'upload', choose: chooseAndAdd },
    { label: 'Paste text …', icon: 'paste', choose: () => paste() },
])
part('choose').prepend(icon('upload'))
part('paste').prepend(icon('paste'))
part('drop-hint').prepend(icon('add'))
part('choose').addEventListener('click', chooseAndAdd)
part('paste').addEventListener('click', () => paste())

const searchSoon = debounced(150, refresh)
search.value = new URLSearchParams(location.search).get('q') ?? ''
search.addEventListener('input', () => {
    const query = search.value.trim()
    history.replaceState(null, '', query ? `/?q=${encodeURIComponent(query)}` : '/')
    searchSoon()
})
part('search-form').addEventListener('submit', event => { event.preventDefault(); refresh() })
document.addEventListener('keydown', event => {
    const isTyping = event.target.closest?.('input, textarea, select, dialog, .menu')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    search.focus()
})

try { sort.value = localStorage.getItem('vorleser.sort') ?? 'recent' } catch { /* storage is forbidden */ }
if (sort.selectedIndex < 0) sort.value = 'recent'
sort.addEventListener('change', () => {
    try { localStorage.setItem('vorleser.sort', sort.value) } catch { /* storage is forbidden */ }
    refresh()
})

async function refreshBook(id) {
    const index = shown.books.findIndex(book => book.id === id)
    if (index < 0) return
    try {
        shown.books[index] = await get(`/api/books/${id}`)
        draw()
    } catch { /* it was removed meanwhile: an event says so */ }
}

async function start() {
    if (isFreshStart()) {
        const [settings] = await Promise.all([get('/api/settings').catch(() => null), refresh()])
        const last = settings?.opensLastBook ? lastRead(shown.books) : null
        if (last) return location.replace(`/books/${last.id}`)
    } else {
        await refresh()
    }
    document.body.classList.add('is-ready')
    const events = new ServerEvents(['book', 'place'])
    const refreshSoon = debounced(200, refresh)
    events.addEventListener('book', refreshSoon)
    events.addEventListener('open', refreshSoon)
    events.addEventListener('place', ({ detail }) => refreshBook(detail.book))
    // Come back to by the browser's back button: what was read meanwhile counts.
    addEventListener('pageshow', event => { if (event.persisted) refresh() })
    keepShell()
}

start()
