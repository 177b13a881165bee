// What a voice is called, and what is said of it.

import { languageName } from './languages.js'
import { wording } from './wording.js'

/** “Slt (US English, female)” and “af_heart”: the name proper. @param {{id: string, name: string}} voice */
export function voiceTitle({ id, name }) {
    const plain = (name || id).replace(/\s*\(.*\)$/, '')
    return /^[a-z]{2}_/.test(plain) ? plain.charAt(3).toUpperCase() + plain.slice(4) : plain
}

/** @param {string|null} sex */
function sexWords(sex) { return sex === 'female' ? wording.voice.female : sex === 'male' ? wording.voice.male : sex }

/**
 * @param {{language: string, sex: string|null, grade: string|null, traits?: string[]}} voice
 * @returns {string}  “American English · female · warm, calm”
 */
export function voiceFacts({ language, sex, grade, traits = [] }) {
    const likeness = traits.map(trait => wording.traits[trait] ?? trait).join(', ')
    return [languageName(language), sexWords(sex), likeness, grade && wording.voice.grade(grade)].filter(Boolean).join(' · ')
}
