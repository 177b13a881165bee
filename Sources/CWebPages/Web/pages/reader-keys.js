// The keyboard.

import { actionOf, keyName, shortcuts } from '../lib/shortcuts.js'
import { element } from '../ui/element.js'
import { byId } from '../ui/find.js'
import { Panel } from '../ui/panel.js'

/** @param {import('./reader.js').Reader} reader */
export function wireKeys(reader) {
    const { actions, pane } = reader
    const help = new Panel('help')
    byId('help-keys').append(...shortcuts.flatMap(({ keys, words }) => [
        element('dt', {}, ...keys.flatMap((key, index) => [index > 0 && ' or ', element('kbd', {}, keyName(key))])),
        element('dd', {}, words),
    ]))
    actions.help = () => help.open()

    // A frame around all that is read does good only to those who come by the Tab key, and so do a button's own keys:
    // whoever has tapped a button wants the space bar to be play and pause all the same.
    let lastKey = ''
    let isByTab = false
    addEventListener('keydown', ({ key }) => { lastKey = key }, { capture: true })
    addEventListener('pointerdown', () => {
        lastKey = ''
        isByTab = false
    }, { capture: true })
    addEventListener('focusin', () => { isByTab = lastKey === 'Tab' })
    byId('text').addEventListener('focus', ({ target }) => target.classList.toggle('shows-focus', lastKey === 'Tab'))

    addEventListener('keydown', event => {
        if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
        const { target } = event
        if (event.key === 'Escape') actions.forgetHits()
        if (target.closest('input:not([type="range"]), textarea, select, [contenteditable]')) return
        // A button's own keys, and a slider's, are theirs.
        const isButtons = target.closest('button, a, [popover]') && (event.key === 'Enter' || event.key === ' ' && isByTab)
        if (isButtons) return
        // Its click would come when the key is let go.
        if (event.key === ' ') target.closest('button, a')?.blur()
        if (target.matches('input[type="range"]') && event.key.startsWith('Arrow')) return
        if (pane.mode === 'paged' && !event.shiftKey && ['ArrowUp', 'ArrowDown'].includes(event.key)) {
            event.preventDefault()
            pane.view.turn(event.key === 'ArrowUp' ? -1 : 1)
            return
        }
        const action = actionOf(event)
        // Scrolling by windows is the browser's, turning pages ours; “back” is the browser's too.
        if (!action || action === 'back' || (action === 'page' && pane.mode !== 'paged')) return
        event.preventDefault()
        actions[action](action === 'page' ? event : undefined)
    })
}
