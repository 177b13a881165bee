// The keyboard.

import { actionOf, keyName, shortcuts, soundActions } from '../lib/shortcuts.js'
import { wording } from '../lib/wording.js'
import { element } from '../ui/element.js'
import { byId, targetOf } from '../ui/find.js'
import { Panel } from '../ui/panel.js'

/**
 * @typedef {import('../lib/shortcuts.js').Action} Action
 * @typedef {Exclude<Action, 'page'|'back'|'help'>} Command
 */

/**
 * @param {object} parts
 * @param {import('../ui/text-pane.js').TextPane} parts.pane
 * @param {Record<Command, () => void>} parts.commands  what the keys do
 * @param {() => void} parts.escape
 * @param {() => boolean} parts.isSpeaking
 * @param {{readonly isByTab: boolean}} parts.focus
 */
export function bindKeys({ pane, commands, escape, isSpeaking, focus }) {
    const openHelp = helpPanel()

    addEventListener('keydown', event => {
        if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')) return
        const target = targetOf(event)
        if (event.key === 'Escape') escape()
        if (!target || belongsTo(target, event, focus.isByTab)) return
        // Its click would come when the key is let go.
        if (event.key === ' ') focused(target)?.blur()
        if (pane.mode === 'paged' && !event.shiftKey && ['ArrowUp', 'ArrowDown'].includes(event.key)) {
            event.preventDefault()
            pane.view.turn(event.key === 'ArrowUp' ? -1 : 1)
            return
        }
        // Where a browser hands them on: e-readers, mostly. While the voice speaks they are for its loudness.
        if (pane.mode === 'paged' && !isSpeaking() && ['AudioVolumeUp', 'AudioVolumeDown'].includes(event.key)) {
            event.preventDefault()
            pane.view.turn(event.key === 'AudioVolumeUp' ? -1 : 1)
            return
        }
        // Without a voice the keys that skip its sentences turn pages.
        if (pane.isWordless && pane.mode === 'paged' && !event.shiftKey && !event.altKey && ['ArrowLeft', 'ArrowRight', ' '].includes(event.key)) {
            event.preventDefault()
            const step = event.key === 'ArrowLeft' ? -1 : 1
            pane.view.turn(event.key !== ' ' && pane.direction === 'rtl' ? -step : step)
            return
        }
        const action = actionOf(event)
        // Scrolling by windows is the browser's, turning pages ours; “back” is the browser's too.
        if (!action || action === 'back' || (action === 'page' && pane.mode !== 'paged')) return
        if (pane.isWordless && soundActions.has(action)) return
        event.preventDefault()
        if (action === 'page') pane.view.turn(event.key === 'PageUp' ? -1 : 1)
        else if (action === 'help') openHelp()
        else commands[action]()
    })
}

/** @param {Element} target  @returns {HTMLElement|null}  the button or link that it is in */
function focused(target) { return target.closest('button, a') }

/** Whether a key is for what has the focus. @param {Element} target  @param {KeyboardEvent} event  @param {boolean} isByTab */
function belongsTo(target, { key }, isByTab) {
    if (target.closest('input:not([type="range"]), textarea, select, [contenteditable]')) return true
    // A button's own keys, and a slider's, are theirs.
    if (target.closest('button, a, [popover]') && (key === 'Enter' || key === ' ' && isByTab)) return true
    return target.matches('input[type="range"]') && key.startsWith('Arrow')
}

/** @returns {() => void}  opens the list of keys */
function helpPanel() {
    const help = new Panel('help')
    byId('help-keys').append(...shortcuts.flatMap(({ keys, words }) => [
        element('dt', {}, ...keys.flatMap((key, index) => [index > 0 && wording.common.or, element('kbd', {}, keyName(key))])),
        element('dd', {}, words()),
    ]))
    return () => help.open()
}
