// The reader: opens a book at its place and puts together the parts that show it, speak it and remember it.

import { get, send } from '../lib/api.js'
import { thisDevice } from '../lib/device.js'
import { ServerEvents } from '../lib/events.js'
import { keptStorage } from '../lib/kept-storage.js'
import { SettingsSaver } from '../lib/settings-saver.js'
import { keepShell } from '../lib/shell.js'
import { addressOf } from '../lib/site.js'
import { Skips } from '../lib/skips.js'
import { leadHome } from '../lib/way-home.js'
import { readWording, wording } from '../lib/wording.js'
import { element } from '../ui/element.js'
import { byId } from '../ui/find.js'
import { focusByTab } from '../ui/focus-by-tab.js'
import { drawIcons } from '../ui/icons.js'
import { ListeningPanel } from '../ui/listening-panel.js'
import { Offers } from '../ui/offers.js'
import { PictureViewer } from '../ui/picture-viewer.js'
import { Quiet } from '../ui/quiet.js'
import { SpokenHighlight } from '../ui/spoken-highlight.js'
import { Taps } from '../ui/taps.js'
import { TextPaint } from '../ui/text-paint.js'
import { TextPane } from '../ui/text-pane.js'
import { TransportBar } from '../ui/transport-bar.js'
import { countActivity } from './reader-activity.js'
import { BetterVoice } from './reader-arrival.js'
import { bookOmissions, bookText, fetchOutline } from './reader-book.js'
import { Failures, tellConnection } from './reader-failures.js'
import { findPlaces } from './reader-finding.js'
import { VoiceInSight } from './reader-following.js'
import { bindKeys } from './reader-keys.js'
import { BookLanguage } from './reader-language.js'
import { followLinks } from './reader-links.js'
import { keepLine, keptLine } from './reader-line.js'
import { Listening } from './reader-listening.js'
import { readerLooks } from './reader-looks.js'
import { lookUps } from './reader-lookup.js'
import { keepOnDevice } from './reader-keeping.js'
import { readerMessages, tellLosses } from './reader-messages.js'
import { ReaderNotes } from './reader-notes.js'
import { id, storage } from './reader-opening.js'
import { offerOtherPlaces } from './reader-other-devices.js'
import { keepPlaces } from './reader-places.js'
import { previews } from './reader-preview.js'
import { printWholeBook } from './reader-print.js'
import { pronunciations } from './reader-pronunciation.js'
import { tellReading } from './reader-report.js'
import { renewWithServer } from './reader-renewal.js'
import { lockScreen } from './reader-session.js'
import { sleepTimer } from './reader-sleep.js'
import { bookSound } from './reader-sound.js'
import { readTappedWords } from './reader-tapped-words.js'
import { bookTimes } from './reader-times.js'
import { turnPages } from './reader-turning.js'
import { chooseHighlight, chooseVoice, listeningSpeed } from './reader-voice-choices.js'
import { Ways } from './reader-ways.js'
import { wordMenu } from './reader-word-menu.js'

await readWording()
drawIcons(document)
leadHome(byId('home'), keptStorage(() => sessionStorage))
try {
    await open()
} catch (error) {
    showFailure(error)
}

async function open() {
    const offers = new Offers()
    const outline = await fetchOutline(offers)
    document.title = `${outline.title} – Vorleser`
    byId('book-title').textContent = outline.title
    tellLosses(outline.losses, offers)
    const common = { id, offers, storage, ...readerMessages(offers) }
    const text = openText(outline, common)
    /** @type {Listening|null} */
    let listening = null
    offerOtherPlaces({
        ...common, ...text, device: text.device.device, known: text.places.at,
        here: () => listening?.here ?? text.places.offset,
        goTo: offset => listening?.goTo(offset),
    })
    // The text comes first; all else can wait until it shows.
    await text.pane.setMode(text.looks.mode, text.places.offset, keptLine(id, text.places.offset))
    keepLine(id, text.pane, text.places)
    const voice = { ...common, ...text, ...openVoice(common, text) }
    openTools({ ...voice, ...openVoiceChoices(voice) })
    listening = voice.listening
    // The keys that scroll need it.
    byId('text').focus({ preventScroll: true })
    document.body.classList.add('is-open')
    keepShell()
    countActivity({ ...text, ...common, speaker: voice.speaker, here: voice.here })
    keepOnDevice({ ...common, outline, events: text.events, here: voice.here })
    if (new URLSearchParams(location.search).has('listen')) listening.toggle()
}

/**
 * @typedef {import('./reader-messages.js').Announce} Announce
 * @typedef {import('./reader-messages.js').TellTrouble} TellTrouble
 * @typedef {{id: string, offers: Offers, storage: typeof storage, announce: Announce, trouble: TellTrouble}} Common
 * @typedef {ReturnType<typeof openText>} OpenText
 */

/** What there is without a voice. @param {Server.Outline} outline  @param {Common} common */
function openText(outline, common) {
    const paint = new TextPaint()
    const book = bookText(outline)
    const omissions = bookOmissions(outline)
    const pane = new TextPane({ root: byId('text'), book, paint, omissions })
    pane.addEventListener('broken', ({ detail: error }) => common.trouble(error))
    /** @type {SettingsSaver<Server.Book>}  what was chosen last is kept also when the page goes away meanwhile */
    const choices = new SettingsSaver(changes => send('PATCH', `/api/books/${id}`, changes, { keepalive: true }))
    const looks = readerLooks({ ...common, pane, outline })
    const device = thisDevice(storage, navigator)
    const places = keepPlaces({ id, book, device, storage })
    const events = new ServerEvents(['place', 'notes', 'pronunciations', 'settings', 'book', 'model'])
    return { outline, book, omissions, paint, pane, choices, looks, device, places, events }
}

/** The voice, and all that goes where it is. @param {Common} common  @param {OpenText} text */
function openVoice(common, text) {
    const { book, outline, pane, paint, places } = text
    const { player, source, speaker } = bookSound({ ...common, book })
    const here = () => listening.here
    const goTo = (/** @type {number} */ offset) => { listening.goTo(offset) }
    const focus = focusByTab()
    const quiet = new Quiet(focus)
    const transport = new TransportBar(book)
    const shown = new SpokenHighlight(paint, storage.getItem('vorleser.highlight'))
    const language = new BookLanguage({ ...common, events: text.events, outline, source, insist: () => listening.toggle() })
    const ways = new Ways({ ...common, pane, places, here, goBack: offset => listening.goTo(offset, { isBack: true }) })
    const look = (/** @type {number} */ offset) => {
        listening.lookElsewhere()
        ways.look(offset)
    }
    const forgetHits = () => { for (const layer of ['hit', 'found']) paint.set(layer, []) }
    const listening = new Listening({
        ...common, book, speaker, pane, transport, places, quiet, language, forgetHits,
        skips: new Skips(speaker, book),
        sight: new VoiceInSight({ ...common, speaker, pane, shown }),
        leave: offset => ways.leave(offset),
    })
    const failures = new Failures({ ...common, speaker, paint, look })
    tellConnection(speaker, common.offers, common.announce)
    return { player, speaker, transport, shown, language, listening, failures, focus, quiet, here, goTo, look, forgetHits }
}

/** @typedef {Common & OpenText & ReturnType<typeof openVoice>} Opened */

/** Which voice reads, how fast and for how long. @param {Opened} opened */
function openVoiceChoices(opened) {
    const { outline, shown, speaker, trouble } = opened
    const panel = new ListeningPanel({ loadVoices: () => get('/api/voices'), speed: 1, highlight: shown.style })
    panel.voice = outline.voice
    const speed = listeningSpeed({ ...opened, panel, own: outline.speed })
    const lookAtTimes = bookTimes(opened)
    const preview = previews(speaker, trouble)
    chooseVoice({ ...opened, panel, lookAtTimes, preview })
    chooseHighlight(panel, shown, storage)
    renewWithServer(opened)
    lockScreen({ ...opened, speed })
    sleepTimer({ ...opened, speed })
    // Read by the listener's own choice, by the best voice already, or in a language that a better voice does not speak.
    if (outline.betterVoice) new BetterVoice({ ...opened, lookAtTimes, isVoiceChosen: () => panel.voice !== null })
    return { panel, speed, preview }
}

/** What taps, keys and menus do. @param {Opened & ReturnType<typeof openVoiceChoices>} opened */
function openTools(opened) {
    const { book, outline, pane, speaker, looks, listening, here, speed, panel, forgetHits } = opened
    const taps = new Taps({ root: byId('text'), partOf: element => pane.partOf(element), isPaged: () => pane.mode === 'paged' })
    readTappedWords({ ...opened, taps })
    turnPages({ ...opened, taps })
    const pictures = new PictureViewer()
    taps.addEventListener('picture', ({ detail: { element } }) => pictures.show(element))
    followLinks({ ...opened, taps, revision: outline.revision, hear: span => listening.hear(span) })
    const finding = findPlaces(opened)
    const notes = new ReaderNotes(opened)
    const pronunciation = pronunciations(opened)
    const menu = wordMenu({ ...opened, taps, notes, pronunciation, lookUp: lookUps(opened) })
    tellReading({ ...opened, pronunciation })
    printWholeBook(id, book)
    finding.findAsked(new URLSearchParams(location.search))
    bindKeys({
        pane, focus: opened.focus, escape: forgetHits, isSpeaking: () => speaker.isOn,
        commands: {
            ...listening.moves,
            faster: speed.faster, slower: speed.slower, toVoice: () => listening.toVoice(),
            bookmark: () => notes.addBookmark(here()), notes: () => notes.open(),
            highlight: menu.markHere, word: menu.openHere, lookUp: menu.lookUpHere,
            search: finding.openSearch, contents: finding.openContents,
            enlarge: () => {
                const focused = document.activeElement?.closest('#text img')
                const picture = focused ?? byId('text').querySelector('.sheet.is-picture img')
                if (picture instanceof HTMLImageElement) pictures.show(picture)
            },
            appearance: looks.open, mode: looks.toggleMode, listening: () => panel.open(),
        },
    })
}

/** @param {Error & {suggestion?: string|null}} error */
function showFailure(error) {
    byId('book-title').textContent = wording.reader.cannotBeOpened
    byId('transport').hidden = true
    byId('text').replaceChildren(element('div.failure', {},
        element('p', {}, error.message),
        element('p.soft', {}, error.suggestion),
        element('p', {}, element('a.button.main', { href: addressOf('/') }, wording.reader.backToLibrary))))
    document.body.classList.add('has-failed')
    // What is not the server's answer is a fault of ours: the console shall have it.
    if (error.name !== 'ApiError') throw error
}
