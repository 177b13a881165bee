// Asks before something is done, with or without a field for words.

import { opened } from '../lib/way-back.js'
import { byId, find } from './find.js'

/**
 * @param {object} question
 * @param {string} question.heading
 * @param {string} [question.words]
 * @param {string} question.yes  on the button that does it
 * @param {string} [question.label]  of a field for words
 * @param {string} [question.value]  that stands in it
 * @param {number} [question.lines]  how many lines it shows; with more than one, Enter begins another
 * @param {(value: string) => void} [question.leave]  with what stands in the field, when Esc or the browser's way back closes the dialog
 * @returns {Promise<string|null>}  what stands in the field, or `yes`; `null` when it is not to be done
 */
export function ask({ heading, words = '', yes, label, value = '', lines = 1, leave = () => {} }) {
    const dialog = byId('question', HTMLDialogElement)
    const field = byId('question-field', HTMLTextAreaElement)
    byId('question-heading').textContent = heading
    byId('question-words').textContent = words
    byId('question-yes').textContent = yes
    byId('question-label').hidden = label === undefined
    find(byId('question-label'), ':first-child').textContent = label ?? ''
    field.value = value
    field.rows = lines
    dialog.returnValue = ''
    dialog.showModal()
    if (label === undefined) byId('question-yes').focus()
    else if (lines === 1) field.select()
    else field.focus()
    return new Promise(resolve => {
        /** @param {KeyboardEvent} event */
        const answer = event => {
            if (event.key !== 'Enter' || event.isComposing || (lines > 1 && !event.ctrlKey && !event.metaKey)) return
            event.preventDefault()
            dialog.close('yes')
        }
        const keep = () => leave(field.value)
        const left = opened(() => { keep(); dialog.close() })
        field.addEventListener('keydown', answer)
        dialog.addEventListener('cancel', keep)
        dialog.addEventListener('close', () => {
            left()
            field.removeEventListener('keydown', answer)
            dialog.removeEventListener('cancel', keep)
            resolve(dialog.returnValue !== 'yes' ? null : label === undefined ? 'yes' : field.value)
        }, { once: true })
    })
}
