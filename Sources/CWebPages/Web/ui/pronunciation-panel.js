// Fix what you hear: how a word is said, other ways, and where the new one holds.
//
// Events: `preview` with `{text, way, said}`, `save` with a wish as the server takes it, `forget` with a rule.

import { waysOf, whyWords } from '../lib/word-ways.js'
import { wording } from '../lib/wording.js'
import { sentence } from '../lib/wording/fill.js'
import { element } from './element.js'
import { icon } from './icons.js'
import { byId, find } from './find.js'
import { Panel } from './panel.js'

/**
 * @typedef {Server.Pronunciation & {word: string, start: number, end: number, scope: FormDataEntryValue|null}} Wish
 * @typedef {{preview: Server.Pronunciation & {text: string}, save: Wish, forget: Server.PronunciationRule}} PronunciationEvents
 */

/** @extends {Panel<PronunciationEvents>} */
export class PronunciationPanel extends Panel {
    #form = byId('pronunciation-form', HTMLFormElement)
    #choices = byId('alternatives')
    /** @type {Server.SpokenWord|null} */
    #about = null
    /** @type {import('../lib/word-ways.js').Way[]} */
    #ways = []

    constructor() {
        super('pronunciation')
        this.#form.addEventListener('submit', event => {
            event.preventDefault()
            this.#save()
        })
    }

    /** @param {Server.SpokenWord} about  what the server says of the word */
    show(about) {
        this.#about = about
        this.trouble = ''
        byId('pronunciation-heading').textContent = about.word
        this.#showSaid(about.said)
        const { ways, chosen, own, scope } = waysOf(about)
        this.#ways = ways
        const field = element('input', {
            type: 'text', name: 'respelling', value: own, 'aria-label': wording.pronunciation.asItSounds,
            placeholder: wording.pronunciation.example,
        })
        field.addEventListener('input', () => { find(this.#form, '[value="own"]', HTMLInputElement).checked = true })
        this.#choices.replaceChildren(
            ...this.#ways.map((way, index) => this.#row(String(index), way.words, () => this.#preview(way))),
            this.#row('own', field, () => this.#preview({ way: 'say', said: field.value })))
        find(this.#form, `[name="way"][value="${chosen < 0 ? 'own' : chosen}"]`, HTMLInputElement).checked = true
        find(this.#form, `[name="scope"][value="${scope}"]`, HTMLInputElement).checked = true
        this.#showRules(about.rules)
        this.open()
    }

    /** @param {Server.SpokenWord['said']} said */
    #showSaid(said) {
        const { words, phonemes, respelling } = said
        const listen = words && element('button.plain', { type: 'button', 'aria-label': wording.pronunciation.hearNow }, icon('play'))
        if (listen) listen.addEventListener('click', () => this.#preview(phonemes ? { way: 'phonemes', said: phonemes } : { way: 'say', said: words }))
        const sounds = [respelling, whyWords(said)].filter(Boolean).join(' · ')
        byId('pronunciation-said').replaceChildren(
            element('span', {}, ...sentence(wording.pronunciation.now, element('strong', {}, words)), element('small.soft', {}, sounds)), listen || '')
    }

    /** @param {string} words  why it could not be kept */
    set trouble(words) { byId('pronunciation-trouble').textContent = words }

    /** @param {string} value  @param {string|HTMLElement} words  @param {() => void} listen */
    #row(value, words, listen) {
        const input = element('input', { type: 'radio', name: 'way', value })
        const name = typeof words === 'string' ? wording.common.hear(words) : wording.pronunciation.hearSo
        const button = element('button.plain', { type: 'button', 'aria-label': name }, icon('play'))
        button.addEventListener('click', listen)
        const label = element('label', {}, input, typeof words === 'string' ? element('span', {}, words) : words)
        if (typeof words !== 'string') input.setAttribute('aria-label', wording.pronunciation.asSpelled)
        return element('div.option', {}, label, button)
    }

    /** @param {Server.Pronunciation} pronunciation */
    #preview({ way, said }) { if (this.#about) this.say('preview', { text: this.#about.word, way, said }) }

    #save() {
        if (!this.#about) return
        const chosen = new FormData(this.#form)
        const { word, start, end } = this.#about
        const respelling = String(chosen.get('respelling') ?? '').trim()
        const isOwn = chosen.get('way') === 'own'
        const { way, said } = isOwn ? { way: 'say', said: respelling } : this.#ways[Number(chosen.get('way'))]
        if (way === 'say' && said === '') {
            this.trouble = wording.pronunciation.writeIt
            return
        }
        this.say('save', { word, start, end, way, said, scope: chosen.get('scope') })
    }

    /** @param {Server.PronunciationRule[]} rules */
    #showRules(rules) {
        byId('rules').hidden = rules.length === 0
        const where = { here: wording.pronunciation.ruleHere, book: wording.pronunciation.ruleInBook, always: wording.pronunciation.ruleAlways }
        find(byId('rules'), 'ul').replaceChildren(...rules.map(rule => {
            const button = element('button.plain', { type: 'button', 'aria-label': wording.common.remove }, icon('remove'))
            button.addEventListener('click', () => this.say('forget', rule))
            const said = rule.way === 'skip' ? wording.pronunciation.silence : rule.said
            const words = `${rule.word} → ${said}, ${where[rule.scope] ?? rule.scope}`
            return element('li', {}, element('span.go', {}, words), button)
        }))
    }
}
