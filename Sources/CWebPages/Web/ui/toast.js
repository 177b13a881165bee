// Short words at the foot of the page, with one thing to do about them.

import { troubleWords } from '../lib/trouble-words.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { find } from './find.js'
import { icon } from './icons.js'

const seconds = 12

/**
 * @param {string} words
 * @param {{label: string, choose: () => void}} [action]
 */
export function toast(words, action) {
    const place = document.querySelector('.toasts') ?? document.body.appendChild(
        element('div.toasts', { role: 'region', 'aria-label': wording.common.messages }, element('div', { role: 'status' })))
    const note = element('div.toast', {},
        element('p', {}, words),
        action && element('button.plain', { type: 'button', onclick: () => { leave(); action.choose() } }, action.label),
        element('button.plain.round', { type: 'button', 'aria-label': wording.common.dismiss, onclick: () => leave() }, icon('close')))
    let timer = 0
    const wait = () => { clearTimeout(timer); timer = setTimeout(leave, seconds * 1000) }
    const leave = () => { clearTimeout(timer); note.remove() }
    // Whoever is about to use it has all the time.
    for (const name of ['pointerenter', 'focusin']) note.addEventListener(name, () => clearTimeout(timer))
    for (const name of ['pointerleave', 'focusout']) note.addEventListener(name, wait)
    find(place, '[role="status"]').replaceChildren(note)
    wait()
}

/** @param {{message: string, suggestion?: string|null}} error */
export function toastError(error) {
    toast(troubleWords(error))
}
