// What the pages say, in the language of the page: `wording.library.show`.
//
// Another language is there only after `readWording()`: words are asked for when they are shown, never kept by a module.

import { fillWords } from './wording/fill.js'
import { wording as english } from './wording/en.js'

/** @typedef {typeof english} Wording */

/** @type {Wording} */
export let wording = english

/**
 * Brings the words of the page's language, which lib/language.js has chosen, and puts them into the page. Awaited by each page
 * before anything else; where they cannot be had, it speaks English.
 */
export async function readWording() {
    const page = document.documentElement
    const { wording: address } = page.dataset
    if (address === undefined) return
    try {
        wording = (await import(address)).wording
        fillWords(document, wording)
    } catch {
        page.lang = 'en'
    }
    page.classList.remove('awaits-words')
}
