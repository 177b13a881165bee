import { opened } from '../lib/way-back.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { icon } from './icons.js'

let count = 0

/**
 * Shows a dialog over the page. Focus goes back to where it was by itself.
 * @param {string} title
 * @param {(Node|null|false|undefined)[]} content
 * @param {object} [parts]
 * @param {string} [parts.action]  the words on the button that says yes; without it there is only a way out
 * @param {boolean} [parts.isDanger]
 * @param {string} [parts.dismiss]  the words on the other
 * @param {() => Promise<void>|void} [parts.perform]
 *     done when the action is chosen; what it throws is shown, and the dialog stays
 * @returns {Promise<boolean>}  whether the action was done
 */
export function showDialog(title, content, { action, isDanger = false, dismiss = action ? wording.common.cancel : wording.common.close, perform } = {}) {
    const heading = element('h2', { id: `dialog-${++count}` }, title)
    const problem = element('p.problem', { role: 'alert', hidden: true })
    const yes = action && element(`button${isDanger ? '.main.danger' : '.main'}`, { type: 'submit' }, action)
    const no = element('button', { type: 'button', onclick: () => dialog.close() }, dismiss)
    const form = element('form', { method: 'dialog' }, ...content, problem, element('div.dialog-actions', {}, no, yes))
    const dialog = element('dialog', { 'aria-labelledby': heading.id },
        element('div.dialog-head', {}, heading,
            element('button.plain.round', { type: 'button', 'aria-label': wording.common.close, onclick: () => dialog.close() }, icon('close'))),
        form)
    return new Promise(resolve => {
        let isDone = false
        form.addEventListener('submit', async event => {
            event.preventDefault()
            if (!yes || yes.disabled) return
            yes.disabled = true
            try {
                await perform?.()
                isDone = true
                dialog.close()
            } catch (error) {
                showProblem(problem, error)
                if (error.code === 'too-many-tries') await countDown(yes, error.retryAfter ?? 0, () => dialog.open)
                // What was typed unseen is not mended, but typed anew.
                if (first instanceof HTMLInputElement && first.type === 'password') {
                    first.focus()
                    first.select()
                }
            }
            yes.disabled = false
        })
        dialog.addEventListener('close', () => { left(); dialog.remove(); resolve(isDone) })
        dialog.addEventListener('click', event => { if (event.target === dialog) dialog.close() })
        document.body.append(dialog)
        dialog.showModal()
        const left = opened(() => dialog.close())
        /** @type {HTMLElement|null} */
        const field = form.querySelector('[autofocus]') ?? form.querySelector('input, textarea, select')
        const first = field ?? (!isDanger && yes ? yes : no)
        first.focus()
        if (first instanceof HTMLInputElement && first.type === 'text') first.select()
    })
}

/** @param {HTMLElement} place  @param {{message: string, suggestion?: string|null}} error */
export function showProblem(place, error) {
    place.hidden = false
    place.replaceChildren(error.message, ...error.suggestion ? [' ', element('span.suggestion', {}, error.suggestion)] : [])
}

/**
 * Says on a button when another try is allowed.
 * @param {HTMLButtonElement} button
 * @param {number} seconds
 * @param {() => boolean} goesOn  whether anybody still waits
 */
export async function countDown(button, seconds, goesOn = () => true) {
    const words = button.textContent
    for (let left = seconds; left > 0 && goesOn(); left--) {
        button.textContent = wording.pairing.tryAgainIn(left)
        await new Promise(resolve => setTimeout(resolve, 1000))
    }
    button.textContent = words
}

/**
 * Asks before something that cannot be undone.
 * @param {string} title
 * @param {string} words
 * @param {string} action
 * @param {() => Promise<void>} perform
 */
export function confirmDialog(title, words, action, perform) {
    return showDialog(title, [element('p', {}, words)], { action, isDanger: true, perform })
}

/**
 * A labelled field.
 * @param {string} label
 * @param {HTMLElement} field
 * @param {string} [hint]
 */
export function labelled(label, field, hint) {
    field.id ||= `field-${++count}`
    const explanation = hint && element('p.hint', { id: field.id + '-hint' }, hint)
    if (explanation) field.setAttribute('aria-describedby', explanation.id)
    return element('div.field', {}, element('label', { for: field.id }, label), field, explanation)
}
