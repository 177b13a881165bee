// How the text looks, and in which mode it is read.

import { pageWords } from '../lib/page-words.js'
import { dress, loadSettings, saveSettings } from '../lib/reader-settings.js'
import { wording } from '../lib/wording.js'
import { AppearancePanel } from '../ui/appearance-panel.js'
import { byId } from '../ui/find.js'
import { offerRotationLock } from './reader-rotation.js'

/**
 * @typedef {import('../ui/text-pane.js').Mode} Mode
 * @typedef {import('../ui/text-pane.js').TextPane} TextPane
 */

/**
 * @param {object} parts
 * @param {TextPane} parts.pane
 * @param {Server.Outline} parts.outline
 * @param {Pick<Storage, 'getItem'|'setItem'>} parts.storage
 * @param {import('./reader-messages.js').Announce} parts.announce
 * @param {import('./reader-messages.js').TellTrouble} parts.trouble
 * @returns {{mode: Mode, open(): void, toggleMode(): void}}  the mode in which the book opens, and what keys do
 */
export function readerLooks({ pane, outline, storage, announce, trouble }) {
    const settings = loadSettings(storage)
    dress(document.documentElement, settings)
    // Of the device: a telephone and a desk need not agree. Where nothing was chosen yet, what an older version kept holds.
    const kept = outline.fixed ? 'vorleser.mode-of-pages' : 'vorleser.mode'
    const chosen = storage.getItem(kept) ?? (outline.fixed ? 'paged' : outline.mode)
    const mode = chosen === 'paged' ? 'paged' : 'scroll'
    const panel = new AppearancePanel({ settings, theme: storage.getItem('vorleser.theme') ?? 'system', mode })

    panel.addEventListener('theme', ({ detail: theme }) => {
        document.documentElement.dataset.theme = theme
        storage.setItem('vorleser.theme', theme)
    })
    panel.addEventListener('settings', ({ detail: settings }) => {
        dress(document.documentElement, settings)
        saveSettings(storage, settings)
        pane.view.relayout()
    })
    panel.addEventListener('mode', ({ detail: mode }) => setMode(mode))
    // Lines break elsewhere once the chosen typeface is there.
    document.fonts.addEventListener('loadingdone', () => pane.view.relayout())

    offerRotationLock({ storage, trouble })
    const open = () => panel.open()
    byId('open-appearance').addEventListener('click', open)
    wireTurns(pane, outline)
    showTurns(mode)

    /** @param {Mode} mode */
    function setMode(mode) {
        panel.mode = mode
        // The text may come late, and after another choice: all else is done at once, in the order of the choices.
        pane.setMode(mode).catch(trouble)
        showTurns(mode)
        announce(mode === 'paged' ? wording.reader.pages : wording.reader.scroll)
        storage.setItem(kept, mode)
    }

    return { mode, open, toggleMode: () => setMode(pane.mode === 'paged' ? 'scroll' : 'paged') }
}

/** @param {TextPane} pane  @param {Server.Outline} outline */
function wireTurns(pane, { chapters, fixed, direction: ofText }) {
    const direction = fixed?.direction ?? ofText
    for (const [name, step] of /** @type {const} */ ([['page-back', -1], ['page-forward', 1]])) {
        byId(name).addEventListener('click', () => pane.view.turn(step))
        byId(name).classList.toggle('is-mirrored', direction === 'rtl')
    }
    pane.addEventListener('moved', () => {
        const { view } = pane
        const shown = view.kind === 'paged' ? view.pageOfChapter : null
        byId('page-number').textContent = shown?.pages ? pageWords(shown, chapters.length > 1) : ''
    })
}

/** @param {Mode} mode */
function showTurns(mode) {
    for (const name of ['page-back', 'page-forward']) byId(name).hidden = mode !== 'paged'
}
