// Keys and what they do.

import { wording } from './wording.js'

/**
 * @typedef {'toggle'|'sentenceBack'|'sentenceForward'|'paragraphBack'|'paragraphForward'|'secondsBack'|'secondsForward'
 *     |'chapterBack'|'chapterForward'} Move  what the voice's own buttons do
 * @typedef {Move|'faster'|'slower'|'toVoice'|'bookmark'|'highlight'|'word'|'lookUp'|'search'|'contents'|'notes'|'appearance'
 *     |'listening'|'mode'|'back'|'page'|'enlarge'|'help'} Action
 */

/** @type {{keys: string[], action: Action, words: () => string}[]}  keys as `KeyboardEvent.key`, with `Shift+` before it */
export const shortcuts = [
    { keys: [' ', 'k'], action: 'toggle', words: () => wording.keys.toggle },
    { keys: ['ArrowLeft'], action: 'sentenceBack', words: () => wording.reader.sentenceBack },
    { keys: ['ArrowRight'], action: 'sentenceForward', words: () => wording.reader.sentenceForward },
    { keys: ['Shift+ArrowLeft'], action: 'paragraphBack', words: () => wording.reader.paragraphBack },
    { keys: ['Shift+ArrowRight'], action: 'paragraphForward', words: () => wording.reader.paragraphForward },
    { keys: ['j'], action: 'secondsBack', words: () => wording.reader.secondsBack },
    { keys: ['l'], action: 'secondsForward', words: () => wording.reader.secondsForward },
    { keys: ['+', '='], action: 'faster', words: () => wording.keys.faster },
    { keys: ['-'], action: 'slower', words: () => wording.keys.slower },
    { keys: ['f'], action: 'toVoice', words: () => wording.reader.backToVoice },
    { keys: ['b'], action: 'bookmark', words: () => wording.keys.bookmark },
    { keys: ['h'], action: 'highlight', words: () => wording.keys.highlight },
    { keys: ['p', 'ContextMenu'], action: 'word', words: () => wording.keys.word },
    { keys: ['d'], action: 'lookUp', words: () => wording.keys.lookUp },
    { keys: ['/'], action: 'search', words: () => wording.keys.search },
    { keys: ['c'], action: 'contents', words: () => wording.reader.contents },
    { keys: ['n'], action: 'notes', words: () => wording.reader.notes },
    { keys: ['a'], action: 'appearance', words: () => wording.reader.appearance },
    { keys: ['v'], action: 'listening', words: () => wording.reader.voiceAndSpeed },
    { keys: ['m'], action: 'mode', words: () => wording.keys.mode },
    { keys: ['Alt+ArrowLeft'], action: 'back', words: () => wording.keys.back },
    { keys: ['PageUp', 'PageDown'], action: 'page', words: () => wording.keys.page },
    { keys: ['Enter'], action: 'enlarge', words: () => wording.keys.enlarge },
    { keys: ['?'], action: 'help', words: () => wording.keys.help },
]

/** @type {Set<Action>}  what there is nothing to do with where nothing is read aloud */
export const soundActions = new Set([
    'toggle', 'sentenceBack', 'sentenceForward', 'paragraphBack', 'paragraphForward', 'secondsBack', 'secondsForward',
    'faster', 'slower', 'toVoice', 'word', 'lookUp', 'highlight', 'listening',
])

/**
 * @param {Pick<KeyboardEvent, 'key'|'shiftKey'|'ctrlKey'|'metaKey'|'altKey'>} event
 * @returns {Action|null}
 */
export function actionOf(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return null
    // Signs that need the shift key are keys of their own.
    const key = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key
    return shortcuts.find(({ keys }) => keys.includes(key))?.action ?? null
}

/** A key as it stands on a keyboard. @param {string} key */
export function keyName(key) {
    /** @type {Record<string, string>} */
    const names = {
        ' ': wording.keys.space, ArrowLeft: '←', ArrowRight: '→', ContextMenu: wording.keys.menu, '-': '−',
        Shift: wording.keys.shift, PageUp: wording.keys.pageUp, PageDown: wording.keys.pageDown,
    }
    return key.split('+').map(part => names[part] ?? part).join(' ').trim() || '+'
}
