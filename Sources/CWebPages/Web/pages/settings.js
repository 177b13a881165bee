// What holds for all books, and what is kept on this machine.

import { get, send } from '../lib/api.js'
import { DeviceChoices } from '../lib/device-choices.js'
import { ServerEvents } from '../lib/events.js'
import { keptStorage } from '../lib/kept-storage.js'
import { SettingsSaver } from '../lib/settings-saver.js'
import { keepShell } from '../lib/shell.js'
import { choiceField } from '../ui/choice-field.js'
import { DevicePanel } from '../ui/device-panel.js'
import { showProblem } from '../ui/dialog.js'
import { ExportPanel } from '../ui/export-panel.js'
import { icon } from '../ui/icons.js'
import { ModelPanel } from '../ui/model-panel.js'
import { SkippedList } from '../ui/skipped-list.js'
import { StoragePanel } from '../ui/storage-panel.js'
import { toastError } from '../ui/toast.js'
import { VoiceList } from '../ui/voice-list.js'

const part = id => document.getElementById(id)
part('back').append(icon('back'))

// MARK: Kept by the server

const saver = new SettingsSaver(changes => send('PATCH', '/api/settings', changes))

async function save(changes) {
    part('saved').textContent = ''
    try {
        const saved = saver.save(changes)
        const { count } = saver
        const settings = await saved
        // Something else was chosen since, and is said by that.
        if (saver.count !== count) return
        show(settings)
        part('saved').textContent = 'Saved'
    } catch (error) {
        toastError(error)
        await load().catch(() => {})
    }
}

const voices = new VoiceList(part('voices'))
voices.addEventListener('choose', ({ detail }) => save({ voice: detail }))
const skipped = new SkippedList(part('reasons'))
skipped.addEventListener('change', ({ detail }) => save(detail))

const ranges = {
    speed: value => `${Number(value.toFixed(2))}×`,
    pauses: value => value === 0 ? 'none' : value === 1 ? 'as usual' : `${Number(value.toFixed(1))}×`,
}
for (const [name, words] of Object.entries(ranges)) {
    const say = () => {
        part(`${name}-value`).textContent = words(part(name).valueAsNumber)
        part(name).setAttribute('aria-valuetext', part(`${name}-value`).textContent)
    }
    part(name).addEventListener('input', say)
    part(name).addEventListener('change', () => save({ [name]: part(name).valueAsNumber }))
    part(name).addEventListener('shown', say)
}
part('starts-at-sentence').addEventListener('change', event => save({ startsAtSentence: event.target.checked }))
part('opens-last').addEventListener('change', event => save({ opensLastBook: event.target.checked }))

function show(settings) {
    for (const name of Object.keys(ranges)) {
        if (part(name).matches(':active')) continue   // it is being moved
        part(name).value = settings[name]
        part(name).dispatchEvent(new Event('shown'))
    }
    part('starts-at-sentence').checked = settings.startsAtSentence
    part('opens-last').checked = settings.opensLastBook
    skipped.show(settings)
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

choiceField(part('theme'), 'theme', [
    ['system', 'Like the system'], ['light', 'Light'], ['sepia', 'Sepia'], ['dark', 'Dark'],
], choices.get('theme'), value => {
    choices.set('theme', value)
    document.documentElement.dataset.theme = value
})
choiceField(part('highlight'), 'highlight', [
    ['both', 'Sentence and word'], ['sentence', 'Sentence'], ['word', 'Word'], ['none', 'None'],
], choices.get('highlight'), value => choices.set('highlight', value))

// MARK: The rest of the page

const panels = [
    new ModelPanel(part('model-panel')), new ExportPanel(part('export-list'), part('no-exports')),
    new StoragePanel(part('storage-panel')), new DevicePanel(part('device-panel')),
]
const [model, exports, store] = panels
model.addEventListener('change', ({ detail: { state } }) => { if (state === 'installed') load().catch(toastError) })
exports.addEventListener('removed', () => store.load())

async function start() {
    const results = await Promise.allSettled([load(), ...panels.map(panel => panel.load())])
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed) showProblem(part('trouble'), failed.reason)
    // The sections have their heights only now.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
    const events = new ServerEvents(['settings', 'model', 'export'])
    events.addEventListener('open', () => {
        for (const panel of [{ load }, ...panels]) panel.load().catch(() => {})
    })
    events.addEventListener('settings', () => load().catch(() => {}))
    events.addEventListener('model', ({ detail }) => model.show(detail))
    events.addEventListener('export', ({ detail }) => {
        exports.show(detail)
        if (detail.state === 'done') store.load().catch(() => {})
    })
    keepShell()
}

start()
