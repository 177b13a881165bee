// The reader: opens a book at its place and wires the parts that show it, speak it and remember it.

import { get, send } from '../lib/api.js'
import { BookText } from '../lib/book-text.js'
import { thisDevice } from '../lib/device.js'
import { Omissions } from '../lib/omissions.js'
import { partPath } from '../lib/opening.js'
import { patiently } from '../lib/patience.js'
import { SettingsSaver } from '../lib/settings-saver.js'
import { keepShell } from '../lib/shell.js'
import { textNodes } from '../lib/span-index.js'
import { element } from '../ui/element.js'
import { drawIcons } from '../ui/icons.js'
import { Offers } from '../ui/offers.js'
import { byId } from '../ui/find.js'
import { Quiet } from '../ui/quiet.js'
import { TextPaint } from '../ui/text-paint.js'
import { TextPane } from '../ui/text-pane.js'
import { wireKeys } from './reader-keys.js'
import { wireLooks } from './reader-looks.js'
import { wireNotes } from './reader-notes.js'
import { id, opening, storage } from './reader-opening.js'
import { wirePlaces } from './reader-places.js'
import { wirePrint } from './reader-print.js'
import { wireText } from './reader-text.js'
import { wireTimes } from './reader-times.js'
import { wireVoice } from './reader-voice.js'

/**
 * What the parts of the page share.
 * @typedef {object} Reader
 * @property {string} id  of the book
 * @property {object} outline
 * @property {BookText} book
 * @property {TextPane} pane
 * @property {Omissions} omissions
 * @property {TextPaint} paint
 * @property {Offers} offers
 * @property {Quiet} quiet
 * @property {typeof storage} storage
 * @property {SettingsSaver} choices  of this book, which the server keeps: voice, speed, mode
 * @property {{device: string, deviceName: string}} device
 * @property {Record<string, (...values: any[]) => any>} actions  what keys, buttons and menus do
 * @property {(words: string) => void} announce  to those who do not see it
 * @property {(offset: number) => string} placeWords
 * @property {(error: Error) => void} trouble  says that something did not work
 * @property {import('../lib/events.js').ServerEvents} events
 * @property {import('../lib/speaker.js').Speaker} speaker
 * @property {import('../ui/taps.js').Taps} taps
 * @property {{readonly holds: boolean, update(unspoken: object|null): void}} language
 * @property {() => number} here  where the listener is
 * @property {string|null} ownVoice  the voice that was chosen for the book
 * @property {() => void} lookAtTimes  asks again how long the book takes
 */

drawIcons(document)
try {
    await open()
} catch (error) {
    showFailure(error)
}

async function open() {
    const offers = new Offers()
    const outline = await patiently(() => opening.get(`/api/books/${id}/outline`), {
        tell: isLost => { if (isLost) showWaiting(offers) },
    })
    offers.take('connection')
    const paint = new TextPaint()
    const book = new BookText({ outline, fetchPart: index => fetchPart(outline, index), paragraphs })
    const omissions = new Omissions(async span => outline.unspoken ? [] : fetchOmissions(span))
    const pane = new TextPane({ root: byId('text'), book, paint, omissions })
    const announcement = byId('announcement')
    /** @type {Reader} */
    const reader = {
        id, outline, book, pane, omissions, paint, offers, storage,
        quiet: new Quiet(),
        // What was chosen last is kept also when the page goes away meanwhile.
        choices: new SettingsSaver(changes => send('PATCH', `/api/books/${id}`, changes, { keepalive: true })),
        device: thisDevice(storage, navigator),
        actions: {},
        announce: words => { announcement.textContent = words },
        placeWords: offset => {
            const share = `${Math.round(100 * book.times.share(offset))} %`
            return [book.chapterAt(offset)?.title, share].filter(Boolean).join(' · ')
        },
        trouble: error => {
            const words = [error.message, error.suggestion].filter(Boolean).join(' ')
            offers.make('trouble', { words, isTrouble: true, seconds: 12, actions: { OK() {} } })
        },
    }
    pane.addEventListener('broken', ({ detail: error }) => reader.trouble(error))
    if (outline.losses.length > 0) {
        const more = outline.losses.length > 3 ? ` And ${outline.losses.length - 3} more.` : ''
        const words = `Something is missing here. ${outline.losses.slice(0, 3).join(' ')}${more}`
        offers.make('losses', { words, isTrouble: true, actions: { OK() {} } })
    }
    document.title = `${outline.title} – Vorleser`
    byId('book-title').textContent = outline.title
    wireLooks(reader)
    const places = wirePlaces(reader)
    // The text comes first; all else can wait until it shows.
    await pane.setMode(reader.mode, places.offset)
    wireVoice(reader, places)
    wireText(reader, places)
    wireNotes(reader)
    wireKeys(reader)
    wireTimes(reader)
    wirePrint(reader)
    // The keys that scroll need it.
    byId('text').focus({ preventScroll: true })
    document.body.classList.add('is-open')
    keepShell()
}

function fetchPart(outline, index) {
    return patiently(async () => {
        try {
            return await opening.get(partPath(id, outline, index))
        } catch (error) {
            // The file was replaced: all offsets mean something else now.
            if (error.status === 409) location.reload()
            throw error
        }
    })
}

async function fetchOmissions({ start, end }) {
    const path = `/api/books/${id}/omissions?${new URLSearchParams({ start, end })}`
    return (await patiently(() => get(path))).omissions
}

// Where blocks begin, counted from the part's start.
function paragraphs(html) {
    const template = document.createElement('template')
    template.innerHTML = html
    const blocks = 'p, h1, h2, h3, h4, h5, h6, li, tr, pre, figcaption, caption'
    const starts = []
    let offset = 0
    let current = null
    for (const node of textNodes(template.content)) {
        const block = node.parentElement?.closest(blocks) ?? null
        if (block !== current && node.data.trim() !== '') {
            starts.push(offset)
            current = block
        }
        offset += node.length
    }
    return starts
}

function showWaiting(offers) {
    if (offers.has('connection')) return
    offers.make('connection', { words: 'The server does not answer. It is asked again.', isTrouble: true })
}

function showFailure(error) {
    byId('book-title').textContent = 'This book cannot be opened'
    byId('transport').hidden = true
    byId('text').replaceChildren(element('div.failure', {},
        element('p', {}, error.message),
        element('p.soft', {}, error.suggestion),
        element('p', {}, element('a.button.main', { href: '/' }, 'Back to the library'))))
    document.body.classList.add('has-failed')
    // What is not the server's answer is a fault of ours: the console shall have it.
    if (error.name !== 'ApiError') throw error
}
