// Finding a place: contents and search.

import { get } from '../lib/api.js'
import { DeviceChoices } from '../lib/device-choices.js'
import { placeWords } from '../lib/place-words.js'
import { ContentsPanel } from '../ui/contents-panel.js'
import { byId } from '../ui/find.js'
import { SearchPanel } from '../ui/search-panel.js'
import { offerOtherBooks } from './reader-other-books.js'

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {Pick<Storage, 'getItem'|'setItem'>} parts.storage
 * @param {import('../ui/text-paint.js').TextPaint} parts.paint
 * @param {import('../ui/text-pane.js').TextPane} parts.pane
 * @param {() => number} parts.here  where the listener is
 * @param {(offset: number) => void} parts.goTo  with the voice
 * @param {(offset: number) => void} parts.look  without it
 */
export function findPlaces({ id, book, storage, paint, pane, here, goTo, look }) {
    const choices = new DeviceChoices(storage)
    const contents = new ContentsPanel(book, {
        isWanted: choices.get('contents') === 'beside',
        keep: isWanted => choices.set('contents', isWanted ? 'beside' : 'over'),
    })
    const search = new SearchPanel((q, from) => {
        const query = { q, limit: '50', from: String(from) }
        return get(`/api/books/${id}/search?${new URLSearchParams(query)}`)
    }, offset => placeWords(book, offset))
    contents.addEventListener('go', ({ detail: offset }) => goTo(offset))
    // Where the one is that is looked at.
    let chosen = Number.NaN
    search.addEventListener('go', ({ detail: span }) => {
        chosen = span.start
        paint.set('found', [span])
        look(span.start)
    })
    search.addEventListener('hits', ({ detail: spans }) => {
        paint.set('hit', spans)
        paint.set('found', spans.filter(({ start }) => start === chosen))
    })

    function openContents() {
        contents.place = here()
        contents.toggle()
    }

    pane.addEventListener('moved', () => { if (contents.isBeside) contents.place = here() })
    contents.addEventListener('side', () => offerOtherBooks(id))
    contents.place = here()
    contents.settle()

    const openSearch = () => search.open()
    byId('open-contents').addEventListener('click', openContents)
    byId('open-search').addEventListener('click', openSearch)

    /** Shows what was found in all books: the place, with the words marked. @param {URLSearchParams} query */
    function findAsked(query) {
        const words = query.get('find')
        if (!words) return
        // Opened again, the page goes to the listener's place.
        history.replaceState(history.state, '', location.pathname)
        search.find(words)
        const at = chosen = Number(query.get('at') ?? Number.NaN)
        if (Number.isInteger(at)) look(Math.min(Math.max(0, at), book.length - 1))
        if (query.has('all')) search.open()
    }

    return { openContents, openSearch, findAsked }
}
