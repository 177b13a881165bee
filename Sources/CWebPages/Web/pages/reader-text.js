// Finding one's way: taps on the text, contents, search, links, notes, and the way back.

import { get } from '../lib/api.js'
import { ContentsPanel } from '../ui/contents-panel.js'
import { NotePopup } from '../ui/note-popup.js'
import { byId } from '../ui/find.js'
import { ask } from '../ui/question.js'
import { SearchPanel } from '../ui/search-panel.js'
import { Taps } from '../ui/taps.js'

// Code units that the server sends of a note at most.
const longestFragment = 20_000
// So near nobody has left.
const nearby = 300

/** @param {import('./reader.js').Reader} reader  @param {{note(offset: number): void}} places */
export function wireText(reader, places) {
    const { id, outline, book, pane, paint, offers, quiet, actions } = reader
    const contents = new ContentsPanel(outline)
    const find = (q, from) => get(`/api/books/${id}/search?${new URLSearchParams({ q, limit: 50, from })}`)
    const search = new SearchPanel(find, reader.placeWords)
    const note = new NotePopup(async ({ start, end }) => (await fragment(start, end)).html)
    const taps = new Taps({
        root: byId('text'), partOf: element => pane.partOf(element), isPaged: () => pane.mode === 'paged',
    })
    reader.taps = taps

    actions.contents = () => {
        contents.place = reader.here()
        contents.open()
    }
    actions.search = () => search.open()
    actions.back = () => history.back()
    actions.page = event => pane.view.turn(event?.key === 'PageUp' ? -1 : 1)
    byId('open-contents').addEventListener('click', actions.contents)
    byId('open-search').addEventListener('click', actions.search)

    contents.addEventListener('go', ({ detail: offset }) => actions.goWithVoice(offset))
    search.addEventListener('go', ({ detail: span }) => actions.look(span.start))
    search.addEventListener('hits', ({ detail: spans }) => paint.set('hit', spans))
    actions.forgetHits = () => paint.set('hit', [])

    // The browser's own “back” leads to where one was, and so does a bar for a while.
    history.replaceState({ offset: pane.place }, '')
    actions.leave = (offset, { withVoice = true } = {}) => {
        const here = reader.here()
        if (Math.abs(offset - here) < nearby) return
        history.replaceState({ offset: here, withVoice }, '')
        history.pushState({ offset, withVoice }, '')
        const ways = { 'Back to where you were': () => history.back() }
        offers.make('return', { words: '', actions: ways, seconds: 20 })
    }
    // Looking somewhere else leaves the voice alone.
    actions.look = async offset => {
        actions.leave(offset, { withVoice: false })
        await pane.show(offset)
        places.note(offset)
    }
    addEventListener('popstate', ({ state }) => {
        offers.take('return')
        if (!Number.isInteger(state?.offset)) return
        if (state.withVoice) actions.goWithVoice(state.offset, { isBack: true })
        else pane.show(state.offset)
    })

    taps.addEventListener('link', ({ detail: { element: link } }) => follow(link))
    note.addEventListener('go', ({ detail: span }) => actions.look(span.start))
    note.addEventListener('hear', ({ detail: span }) => actions.hear(span))
    note.addEventListener('link', ({ detail: link }) => follow(link))
    taps.addEventListener('blank', () => quiet.toggle())
    taps.addEventListener('edge', ({ detail: { step } }) => pane.view.turn(sideways(step)))
    taps.addEventListener('stroke', ({ detail: { step } }) => pane.view.turn(sideways(step)))
    pane.addEventListener('moved', ({ detail: { byReader } }) => {
        showChapter()
        if (!byReader) return
        if (pane.mode === 'scroll') quiet.scrolled(byId('text').scrollTop)
    })
    showChapter()

    function follow(link) {
        const { offset, note: start, noteEnd: end } = link.dataset
        if (start !== undefined) note.show({ start: Number(start), end: Number(end) })
        else if (offset !== undefined) actions.look(Number(offset))
        else if (/^(https?|mailto):/.test(link.href)) leave(link.href)
    }

    async function leave(address) {
        const yes = await ask({ heading: 'Open this page outside the book?', words: address, yes: 'Open in a new tab' })
        if (yes) window.open(address, '_blank', 'noopener,noreferrer')
    }

    function fragment(start, end) {
        const span = { start, end: Math.min(end, start + longestFragment), revision: outline.revision }
        return get(`/api/books/${id}/fragment?${new URLSearchParams(span)}`)
    }

    function sideways(step) { return outline.direction === 'rtl' ? -step : step }

    function showChapter() { byId('chapter-title').textContent = book.chapterAt(pane.place)?.title ?? '' }
}
