// How the text looks, and in which mode it is read.

import { loadSettings, saveSettings, styleOf } from '../lib/reader-settings.js'
import { AppearancePanel } from '../ui/appearance-panel.js'
import { byId } from '../ui/find.js'

/** @param {import('./reader.js').Reader} reader */
export function wireLooks(reader) {
    const { storage, actions, pane, outline, choices } = reader
    const settings = loadSettings(storage)
    apply(settings)
    // A book that nobody has set otherwise opens as the last one on this device.
    reader.mode = (outline.mode ?? storage.getItem('vorleser.mode')) === 'paged' ? 'paged' : 'scroll'
    const theme = storage.getItem('vorleser.theme') ?? 'system'
    const panel = new AppearancePanel({ settings, theme, mode: reader.mode })

    panel.addEventListener('theme', ({ detail: theme }) => {
        document.documentElement.dataset.theme = theme
        storage.setItem('vorleser.theme', theme)
    })
    panel.addEventListener('settings', ({ detail: settings }) => {
        apply(settings)
        saveSettings(storage, settings)
        pane.view.relayout()
    })
    panel.addEventListener('mode', ({ detail: mode }) => setMode(mode))

    actions.appearance = () => panel.open()
    actions.mode = () => setMode(pane.mode === 'paged' ? 'scroll' : 'paged')
    byId('open-appearance').addEventListener('click', actions.appearance)

    function setMode(mode) {
        panel.mode = mode
        // The text may come late, and after another choice: all else is done at once, in the order of the choices.
        pane.setMode(mode).catch(reader.trouble)
        showTurns(mode)
        reader.announce(mode === 'paged' ? 'Pages' : 'Scroll')
        // The book opens so the next time; when that cannot be kept, nothing is lost.
        storage.setItem('vorleser.mode', mode)
        choices.save({ mode }).catch(() => {})
    }

    showTurns(reader.mode)
    pane.addEventListener('moved', () => showPage(pane))
    for (const [name, step] of [['page-back', -1], ['page-forward', 1]]) {
        byId(name).addEventListener('click', () => pane.view.turn(step))
        byId(name).classList.toggle('is-mirrored', outline.direction === 'rtl')
    }
}

function apply(settings) {
    const { style } = document.documentElement
    for (const [name, value] of Object.entries(styleOf(settings))) style.setProperty(name, value)
}

function showTurns(mode) {
    for (const name of ['page-back', 'page-forward']) byId(name).hidden = mode !== 'paged'
}

function showPage({ view }) {
    const { page, pages } = view.pageOfChapter ?? {}
    byId('page-number').textContent = page ? `${page} of ${pages}` : ''
}
