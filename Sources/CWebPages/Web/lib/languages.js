// The languages that a listener may say a book is in.

import { wording } from './wording.js'

/** Codes of languages that many books are printed in. */
export const languages = (
    'af ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr fy ga gl grc gu he hi hr hu hy id is it ja ka kk kn ko '
    + 'la lt lv mk ml mn mr ms mt my ne nl no oc pa pl ps pt ro ru sa sk sl sq sr sv sw ta te th tl tr uk ur uz vi yi zh'
).split(' ')

/** @type {Intl.DisplayNames|undefined} */
let names

/** @param {string} tag  BCP 47  @returns {string}  in the language of the page, the tag itself where nobody knows it */
export function languageName(tag) {
    names ??= new Intl.DisplayNames(wording.locale, { type: 'language' })
    try {
        const name = names.of(tag) ?? tag
        return name === tag ? wording.languages[tag] ?? tag : name
    } catch { return tag }
}
