// The text of a book inside an app: what the app says is shown, what the reader does is told. It knows no voice and keeps
// no place. All places are offsets in the book, in UTF-16 code units.
//
// The app calls the functions of `vorleserPane`; it hears messages `{name, …}`, see bridge.js.

import { get } from '../lib/api.js'
import { BookText } from '../lib/book-text.js'
import { markColours } from '../lib/mark-colours.js'
import { Omissions } from '../lib/omissions.js'
import { dress, withDefaults } from '../lib/reader-settings.js'
import { readWording } from '../lib/wording.js'
import { byId } from '../ui/find.js'
import { Taps } from '../ui/taps.js'
import { TextPaint } from '../ui/text-paint.js'
import { TextPane } from '../ui/text-pane.js'
import { Bridge } from './bridge.js'

/** @typedef {import('../lib/span-index.js').Span} Span */

const query = new URLSearchParams(location.search)
const id = query.get('book') ?? ''
const bridge = new Bridge(globalThis)

try {
    await readWording()
    await open()
} catch (error) {
    bridge.tell('broken', { message: error.message })
}

async function open() {
    /** @type {Server.Outline} */
    const outline = await get(`/api/books/${id}/outline`)
    const paint = new TextPaint()
    const book = new BookText({
        outline,
        fetchPart: index => get(`/api/books/${id}/parts/${index}?revision=${outline.revision}`),
        // Paragraphs are skipped by the app.
        paragraphs: () => [],
    })
    const pane = new TextPane({ root: byId('text'), book, paint, omissions: new Omissions(async () => []) })
    tellMoves(pane)
    tellTaps(pane)
    const commands = commandsOf(pane, paint, book)
    const mode = query.get('mode') === 'paged' ? 'paged' : 'scroll'
    await pane.setMode(mode, inBook(Number(query.get('at')), book))
    Object.assign(globalThis, { vorleserPane: commands })
    bridge.tell('ready', shown(pane))
}

/** @param {TextPane} pane */
function tellMoves(pane) {
    pane.addEventListener('moved', ({ detail: { byReader, byLayout = false } }) => {
        bridge.tell('moved', { ...shown(pane), byReader, byLayout })
    })
    pane.addEventListener('broken', ({ detail: error }) => bridge.tell('broken', { message: error.message }))
}

/** @param {TextPane} pane */
function tellTaps(pane) {
    const root = byId('text')
    const taps = new Taps({ root, partOf: element => pane.partOf(element), isPaged: () => pane.mode === 'paged' })
    const isFromRight = root.dir === 'rtl'
    const turn = (/** @type {number} */ step) => pane.view.turn(isFromRight ? -step : step)
    taps.addEventListener('word', ({ detail: { offset } }) => bridge.tell('tapped', { offset }))
    taps.addEventListener('menu', ({ detail: { offset } }) => bridge.tell('menu', { offset }))
    taps.addEventListener('blank', () => bridge.tell('blank'))
    taps.addEventListener('select', ({ detail: span }) => bridge.tell('selected', span ? pane.wholeWords(span) : {}))
    taps.addEventListener('edge', ({ detail: { step } }) => turn(step))
    taps.addEventListener('stroke', ({ detail: { step } }) => turn(step))
    taps.addEventListener('link', ({ detail: { element } }) => {
        const { offset, note, noteEnd } = element.dataset
        if (note !== undefined) bridge.tell('note', { start: Number(note), end: Number(noteEnd) })
        else if (offset !== undefined) bridge.tell('link', { offset: Number(offset) })
        else if (/^(https?|mailto):/.test(element.href)) bridge.tell('external', { address: element.href })
    })
}

/**
 * What the app can ask for.
 * @param {TextPane} pane
 * @param {TextPaint} paint
 * @param {BookText} book
 */
function commandsOf(pane, paint, book) {
    return {
        /** Shows a place at the top. @param {number} offset */
        show: offset => pane.show(inBook(offset, book)),
        /** Brings a stretch into sight, if it is not. @param {number} start  @param {number} end */
        reveal: (start, end) => pane.view.reveal({ start: inBook(start, book), end }),
        /**
         * Lights what is heard.
         * @param {Span|null} sentence
         * @param {Span|null} word
         */
        light(sentence, word) {
            paint.set('sentence', sentence ? [sentence] : [])
            paint.set('word', word ? [word] : [])
        },
        /** Shows what is marked. @param {(Span & {colour: string})[]} marks */
        mark(marks) {
            for (const colour of markColours) paint.set(`mark-${colour}`, marks.filter(mark => mark.colour === colour))
        },
        /** @param {import('../ui/text-pane.js').Mode} mode */
        setMode: mode => mode === pane.mode ? undefined : pane.setMode(mode),
        /** @param {number} step  1 or −1 */
        turn: step => pane.view.turn(step),
        /**
         * How the text looks.
         * @param {string} theme  `light`, `dark` or `system`
         * @param {Record<string, any>} looks
         */
        setLooks(theme, looks) {
            document.documentElement.dataset.theme = theme
            dress(document.documentElement, withDefaults(looks))
            pane.view.relayout()
        },
    }
}

/** What shows: from the first offset to behind the last that stands in the window. @param {TextPane} pane  @returns {Span} */
function shown(pane) {
    const { view, place } = pane
    const { start: first, end: last } = { start: view.filled[0]?.start ?? place, end: view.filled.at(-1)?.end ?? place + 1 }
    const start = Math.max(first, Math.min(place, last - 1))
    // The last place that shows: what shows has no gaps.
    let [low, high] = [start, last]
    while (low < high - 1) {
        const middle = (low + high) >> 1
        if (view.shows(middle)) low = middle
        else high = middle
    }
    return { start: place, end: Math.max(place + 1, high) }
}

/** @param {number} offset  @param {BookText} book */
function inBook(offset, book) { return Math.min(Math.max(0, Math.trunc(offset) || 0), Math.max(0, book.length - 1)) }
