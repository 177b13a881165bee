// What holds for all books, and what is kept on this machine.

import { get, send } from '../lib/api.js'
import { DeviceChoices } from '../lib/device-choices.js'
import { ServerEvents } from '../lib/events.js'
import { keptStorage } from '../lib/kept-storage.js'
import { listenerMay } from '../lib/rights.js'
import { SettingsSaver } from '../lib/settings-saver.js'
import { keepShell } from '../lib/shell.js'
import { numberWords, speedWords } from '../lib/time-words.js'
import { leadHome } from '../lib/way-home.js'
import { readWording, wording } from '../lib/wording.js'
import { BackupPanel } from '../ui/backup-panel.js'
import { choiceField } from '../ui/choice-field.js'
import { DevicePanel } from '../ui/device-panel.js'
import { showProblem } from '../ui/dialog.js'
import { ExportPanel } from '../ui/export-panel.js'
import { byId } from '../ui/find.js'
import { icon } from '../ui/icons.js'
import { KeptPanel } from '../ui/kept-panel.js'
import { KOReaderPanel } from '../ui/koreader-panel.js'
import { ModelPanel } from '../ui/model-panel.js'
import { PeoplePanel } from '../ui/people-panel.js'
import { StatisticsPanel } from '../ui/statistics-panel.js'
import { RuleList } from '../ui/rule-list.js'
import { markSections } from '../ui/section-marks.js'
import { SkippedList } from '../ui/skipped-list.js'
import { StoragePanel } from '../ui/storage-panel.js'
import { toastError } from '../ui/toast.js'
import { VoiceList } from '../ui/voice-list.js'
import { WordsPanel } from '../ui/words-panel.js'
import { catchUp } from './catching-up.js'
import { deviceKeeping } from './device-keeping.js'

await readWording()

byId('back').append(icon('back'))
leadHome(byId('back'), keptStorage(() => sessionStorage))
markSections(byId('sections'))

// MARK: Kept by the server

/** @type {SettingsSaver<Server.Settings>} */
const saver = new SettingsSaver(changes => send('PATCH', '/api/settings', changes))

/** @param {object} changes */
async function save(changes) {
    byId('saved').textContent = ''
    try {
        const saved = saver.save(changes)
        const { count } = saver
        const settings = await saved
        // Something else was chosen since, and is said by that.
        if (saver.count !== count) return
        show(settings)
        byId('saved').textContent = wording.common.saved
    } catch (error) {
        toastError(error)
        await load().catch(() => {})
    }
}

const voices = new VoiceList(byId('voices'))
voices.addEventListener('choose', ({ detail }) => save({ voice: detail }))
choiceField(byId('other-languages', HTMLFieldSetElement), 'other-languages', [
    ['switch', wording.settings.anotherVoice], ['keep', wording.settings.sameVoice], ['skip', wording.settings.skippedChoice],
], '', value => save({ otherLanguages: value }))
const skipped = new SkippedList(byId('reasons'))
skipped.addEventListener('change', ({ detail }) => save(detail))
const rules = new RuleList()
rules.addEventListener('change', ({ detail }) => save({ silentRules: detail }))

/** What can be turned, and how its values are said. @satisfies {Record<string, (value: number) => string>} */
const ranges = {
    speed: speedWords,
    pauses: value => value === 0 ? wording.settings.noPauses : value === 1 ? wording.settings.usualPauses : `${numberWords(value, 1)}×`,
}
const sliders = Object.entries(ranges).map(([name, words]) => {
    const slider = byId(name, HTMLInputElement)
    const say = () => {
        const value = words(slider.valueAsNumber)
        byId(`${name}-value`).textContent = value
        slider.setAttribute('aria-valuetext', value)
    }
    slider.addEventListener('input', say)
    slider.addEventListener('change', () => save({ [name]: slider.valueAsNumber }))
    return { name: /** @type {keyof typeof ranges} */ (name), slider, say }
})
const startsAtSentence = byId('starts-at-sentence', HTMLInputElement)
startsAtSentence.addEventListener('change', () => save({ startsAtSentence: startsAtSentence.checked }))
const opensLastBook = byId('opens-last', HTMLInputElement)
opensLastBook.addEventListener('change', () => save({ opensLastBook: opensLastBook.checked }))

const keepsStatistics = byId('keeps-statistics', HTMLInputElement)
keepsStatistics.addEventListener('change', () => save({ keepsStatistics: keepsStatistics.checked }))
const words = new WordsPanel(translation => send('PATCH', '/api/settings', { translation }))

/** @param {Server.Settings} settings */
function show(settings) {
    words.translation = settings.translation
    for (const { name, slider, say } of sliders) {
        if (slider.matches(':active')) continue   // it is being moved
        slider.value = String(settings[name])
        say()
    }
    startsAtSentence.checked = settings.startsAtSentence
    opensLastBook.checked = settings.opensLastBook
    keepsStatistics.checked = settings.keepsStatistics
    skipped.show(settings)
    byId('silent-rules').hidden = settings.silentRules.length === 0
    byId('silent-rule-list').replaceChildren(...rules.rows([], settings.silentRules))
    for (const choice of document.getElementsByName('other-languages')) {
        if (choice instanceof HTMLInputElement) choice.checked = choice.value === settings.otherLanguages
    }
}

async function load() {
    await saver.settled()
    const { count } = saver
    const [settings, catalogue] = await Promise.all([get('/api/settings'), get('/api/voices')])
    // What was chosen meanwhile is newer.
    if (saver.count !== count) return load()
    show(settings)
    voices.show([...catalogue.voices, ...catalogue.silent], settings.voice)
}

// MARK: Kept by this device

const choices = new DeviceChoices(keptStorage(() => localStorage))

choiceField(byId('theme', HTMLFieldSetElement), 'theme', [
    ['system', wording.settings.likeSystem], ['light', wording.settings.light], ['sepia', wording.settings.sepia], ['dark', wording.settings.dark],
    ['black', wording.settings.black], ['contrast', wording.settings.contrast],
], choices.get('theme'), value => {
    choices.set('theme', value)
    document.documentElement.dataset.theme = value
})
choiceField(byId('page-language', HTMLFieldSetElement), 'page-language', [
    ['browser', wording.settings.asBrowser], ['en', 'English'], ['de', 'Deutsch'],
], choices.get('language'), value => {
    choices.set('language', value)
    location.reload()
})
choiceField(byId('mode', HTMLFieldSetElement), 'mode', [
    ['scroll', wording.settings.longScroll], ['paged', wording.settings.pages],
], choices.get('mode'), value => choices.set('mode', value))
choiceField(byId('highlight', HTMLFieldSetElement), 'highlight', [
    ['both', wording.settings.sentenceAndWord], ['sentence', wording.settings.sentence], ['word', wording.settings.word], ['none', wording.settings.nothing],
], choices.get('highlight'), value => choices.set('highlight', value))

// MARK: The rest of the page

const model = new ModelPanel(byId('model-panel'))
const exports = new ExportPanel(byId('export-list'), byId('no-exports'))
const store = new StoragePanel(byId('storage-panel'))
const backup = new BackupPanel(byId('backup-panel'))
const keeping = deviceKeeping()
const panels = [model, exports, store, new KeptPanel(byId('kept-panel'), keeping),
    new StatisticsPanel(byId('statistics-panel')), new PeoplePanel(byId('people-panel')), new DevicePanel(byId('device-panel')),
    new KOReaderPanel(byId('koreader-panel')), words]
model.addEventListener('change', ({ detail: { state } }) => { if (state === 'installed') load().catch(toastError) })
exports.addEventListener('removed', () => store.load())

/** Has only that offered which who listens may do. */
async function offerAllowed() {
    /** @type {Server.People} */
    const household = await get('/api/people')
    model.mayFetch = listenerMay(household, 'house')
    store.may = right => listenerMay(household, right)
    backup.mayRestore = listenerMay(household, 'shelf')
    for (const place of [byId('exports'), byId('exports-link')]) place.hidden = !listenerMay(household, 'export')
}

async function start() {
    const events = new ServerEvents(['settings', 'pronunciations', 'book', 'model', 'export'])
    const loaded = events.connected.then(async () => {
        const [allowed] = await Promise.allSettled([offerAllowed()])
        return [allowed, ...await Promise.allSettled([load(), ...panels.map(panel => panel.load())])]
    })
    events.addEventListener('open', async () => {
        await offerAllowed().catch(() => {})
        for (const panel of [{ load }, ...panels]) panel.load().catch(() => {})
    })
    events.addEventListener('settings', () => load().catch(() => {}))
    // What is told while the page is still fetching is newer than what it fetches.
    events.addEventListener('model', async ({ detail }) => {
        await loaded
        model.show(detail)
    })
    events.addEventListener('export', async ({ detail }) => {
        await loaded
        exports.show(detail)
        if (detail.state === 'done') store.load().catch(() => {})
    })
    const failed = (await loaded).find(result => result.status === 'rejected')
    if (failed) showProblem(byId('trouble'), failed.reason)
    // The sections have their heights only now.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
    keepShell()
    catchUp(events, keeping)
}

start()
