// The library: what there is, how far it was read, and how more is added.

import { ask, get } from '../lib/api.js'
import { debounced } from '../lib/debounced.js'
import { DeviceChoices } from '../lib/device-choices.js'
import { ServerEvents } from '../lib/events.js'
import { keptStorage } from '../lib/kept-storage.js'
import { sharedThings, takeOpenedFiles } from '../lib/shared-things.js'
import { allCollections } from '../lib/shelf-filter.js'
import { keepShell } from '../lib/shell.js'
import { localDay } from '../lib/activity-meter.js'
import { addressOf, pathOf } from '../lib/site.js'
import { isFreshStart } from '../lib/start.js'
import { noteHome } from '../lib/way-home.js'
import { Selection } from '../lib/selection.js'
import { weekWords } from '../lib/statistics-words.js'
import { readWording, wording } from '../lib/wording.js'
import { shelfFeedDialog } from '../ui/feed-dialog.js'
import { byId, targetOf } from '../ui/find.js'
import { foretell } from '../ui/forethought.js'
import { gridKeys } from '../ui/grid-keys.js'
import { icon } from '../ui/icons.js'
import { keptWords, roomWords } from '../ui/keep-dialog.js'
import { showNotices } from '../ui/library-notices.js'
import { ListPlace } from '../ui/list-place.js'
import { menuButton } from '../ui/menu.js'
import { ModelPanel } from '../ui/model-panel.js'
import { toast, toastError } from '../ui/toast.js'
import { catchUp } from './catching-up.js'
import { deviceKeeping } from './device-keeping.js'
import { bookActions } from './library-actions.js'
import { Adding, chooseFiles } from './library-adding.js'
import { Household } from './library-household.js'
import { LibraryFilter } from './library-filter.js'
import { selectBooks } from './library-selecting.js'
import { TextSearch } from './library-search.js'
import { Shelf } from './library-shelf.js'

await readWording()

const search = byId('search', HTMLInputElement)
const sort = byId('sort', HTMLSelectElement)
const state = byId('state', HTMLSelectElement)

const events = new ServerEvents(['book', 'place', 'pronunciations', 'settings', 'export', 'import', 'model', 'people'])
const household = new Household(byId('who'), ['add', 'choose', 'paste', 'pick-collection', 'pick-remove'].map(id => byId(id)))
const adding = new Adding(household)
const keeping = deviceKeeping()
const actions = bookActions({ shelf: () => shelf, events, keeping, household, chooseFiles, forget: id => adding.forget(id) })
const selection = new Selection()
const shelf = new Shelf(() => ({ q: search.value.trim(), sort: sort.value }), new LibraryFilter(state), selection, actions)
selectBooks(selection, shelf)

adding.addEventListener('added', () => shelf.refresh())
adding.addEventListener('remove', ({ detail: [book, ...more] }) => more.length > 0 ? actions.removeAll([book, ...more]) : actions.remove(book))

// MARK: Buttons

byId('settings').append(icon('settings'))
byId('select').append(icon('check'))
byId('add').prepend(icon('add'))
menuButton(byId('add'), () => [
    { label: wording.library.chooseFilesMenu, icon: 'upload', choose: () => adding.choose() },
    { label: wording.library.pasteTextMenu, icon: 'paste', choose: () => adding.paste() },
    { label: wording.library.fromWebMenu, icon: 'language', choose: () => adding.fetch() },
])
byId('choose').prepend(icon('upload'))
byId('choose').addEventListener('click', () => adding.choose())
byId('drop-hint').prepend(icon('add'))
byId('paste').prepend(icon('paste'))
byId('paste').addEventListener('click', () => adding.paste())

gridKeys(byId('shelf'), '.card-link')

// The server reads a book into memory before it can show it: the sooner it begins, the sooner the text is there.
foretell(document, `a[href^="${addressOf('/books/')}"]`, address => {
    const book = `/api${pathOf(address)}`
    if (!actions.isGoing(book)) ask(`${book}/outline`, { method: 'HEAD' }).catch(() => {})
})

// MARK: Search and order

const asked = new URLSearchParams(location.search)
search.value = asked.get('q') ?? ''
const inText = new TextSearch()
inText.words = search.value.trim()
inText.addEventListener('search', ({ detail: words }) => {
    history.replaceState(null, '', addressOf(`/?${new URLSearchParams({ q: words, in: 'text' })}`))
})
const searchSoon = debounced(150, () => shelf.refresh())
search.addEventListener('input', () => {
    const query = search.value.trim()
    history.replaceState(null, '', addressOf(query ? `/?q=${encodeURIComponent(query)}` : '/'))
    inText.words = query
    searchSoon()
})
byId('search-form').addEventListener('submit', event => {
    event.preventDefault()
    shelf.refresh()
    inText.search()
})
document.addEventListener('keydown', event => {
    const isTyping = targetOf(event)?.closest('input, textarea, select, dialog, .menu')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    search.focus()
})

const choices = new DeviceChoices(keptStorage(() => localStorage))
sort.value = choices.get('sort')
sort.addEventListener('change', () => {
    choices.set('sort', sort.value)
    shelf.refresh()
})

state.addEventListener('change', () => shelf.redraw())
const place = new ListPlace(byId('shelf'), state)
noteHome(keptStorage(() => sessionStorage))

const view = byId('view', HTMLButtonElement)
view.append(icon('contents'))
/** @param {string} name  `covers` or `list` */
function showAs(name) {
    byId('shelf').classList.toggle('is-list', name === 'list')
    view.setAttribute('aria-pressed', String(name === 'list'))
}
showAs(choices.get('view'))
view.addEventListener('click', () => {
    const name = choices.get('view') === 'list' ? 'covers' : 'list'
    choices.set('view', name)
    showAs(name)
})

// MARK: On the way

byId('feed').append(icon('podcast'))
byId('feed').addEventListener('click', async () => {
    const { books } = await get('/api/books').catch(() => ({ books: [] }))
    shelfFeedDialog(allCollections(books))
})

// MARK: What happens elsewhere

const refreshSoon = debounced(200, () => shelf.refresh())
events.addEventListener('book', refreshSoon)
events.addEventListener('import', ({ detail }) => adding.note(detail))
events.addEventListener('open', refreshSoon)
events.addEventListener('place', ({ detail }) => shelf.refreshBook(detail.book))
events.addEventListener('export', ({ detail }) => {
    // An open dialog says so itself.
    if (detail.state === 'removed' || document.querySelector('dialog[open]')) return
    const { id, state, title, format } = detail
    const kind = format.toUpperCase()
    if (state === 'done') {
        toast(wording.library.exportReady(title, kind), { label: wording.common.download, choose: () => location.assign(addressOf(`/api/exports/${id}/file`)) })
    } else if (state === 'failed') {
        toast(wording.library.exportFailed(title, kind), { label: wording.library.seeWhy, choose: () => location.assign(addressOf('/settings#exports')) })
    }
})

// MARK: On this device

async function showKept() {
    const standings = await keeping?.all() ?? []
    shelf.onDevice = new Map(standings.map(standing => [standing.book.id, keptWords(standing)]))
}

if (keeping) {
    keeping.addEventListener('change', debounced(300, () => showKept()))
    keeping.addEventListener('failed', ({ detail }) => {
        if (!document.querySelector('dialog[open]')) toastError(roomWords(detail.error))
    })
}

// MARK: Time with books

async function showTime() {
    const words = weekWords(await get(`/api/statistics?today=${localDay(new Date())}&days=7`))
    byId('time').hidden = !words
    byId('time-words').textContent = words
}

events.addEventListener('open', () => showTime().catch(() => {}))

// MARK: Who is listening

async function showPeople() {
    const mightChange = household.may('shelf')
    await household.load().catch(() => {})
    // What was drawn before may offer what is refused.
    if (household.may('shelf') !== mightChange) shelf.redraw()
    byId('feed').hidden = !household.may('export')
}

events.addEventListener('open', showPeople)
events.addEventListener('people', showPeople)

// MARK: The better voice

const voice = new ModelPanel(byId('better-voice'), { isOffer: true })
// Once it is here, or is not wanted, there is no more to say of it; what comes just now is seen to its end.
let isVoiceAwaited = false

/** @param {Server.Model} model */
function showVoice(model) {
    isVoiceAwaited ||= model.state === 'installing'
    byId('better-voice').hidden = !model.isOffered && model.state !== 'installing' && !isVoiceAwaited
    voice.show(model)
}

const lookForVoice = () => voice.ask().then(model => { if (model) showVoice(model) }, () => {})
voice.addEventListener('change', ({ detail }) => showVoice(detail))
events.addEventListener('model', ({ detail }) => showVoice(detail))
events.addEventListener('open', lookForVoice)

// Come back to by the browser's back button: what was read meanwhile counts.
addEventListener('pageshow', event => { if (event.persisted) shelf.refresh() })

takeOpenedFiles(files => adding.take({ files, text: '', title: '', address: null }))
if (new URLSearchParams(location.search).has('shared')) {
    history.replaceState(null, '', addressOf('/'))
    sharedThings().then(found => { if (found) adding.take(found) }, () => {})
}

const isFresh = isFreshStart()
const [settings] = await Promise.all([isFresh ? get('/api/settings').catch(() => null) : null, shelf.refresh()])
if (settings?.opensLastBook && shelf.lastRead) location.replace(addressOf(`/books/${shelf.lastRead.id}`))
place.find(() => shelf.redraw())
if (asked.get('in') === 'text') inText.search()
showNotices(byId('notices'), () => byId(byId('books').hidden ? 'choose' : 'books'))
lookForVoice()
showPeople()
showTime().catch(() => {})
keepShell()
await showKept()
catchUp(events, keeping)
