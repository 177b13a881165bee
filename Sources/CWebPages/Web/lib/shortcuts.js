// Keys and what they do.

/**
 * @typedef {'toggle'|'sentenceBack'|'sentenceForward'|'paragraphBack'|'paragraphForward'|'secondsBack'|'secondsForward'
 *     |'chapterBack'|'chapterForward'} Move  what the voice's own buttons do
 * @typedef {Move|'faster'|'slower'|'toVoice'|'bookmark'|'highlight'|'word'|'lookUp'|'search'|'contents'|'notes'|'appearance'
 *     |'listening'|'mode'|'back'|'page'|'help'} Action
 */

/** @type {{keys: string[], action: Action, words: string}[]}  keys as `KeyboardEvent.key`, with `Shift+` before it */
export const shortcuts = [
    { keys: [' ', 'k'], action: 'toggle', words: 'Play or pause' },
    { keys: ['ArrowLeft'], action: 'sentenceBack', words: 'Sentence back' },
    { keys: ['ArrowRight'], action: 'sentenceForward', words: 'Sentence forward' },
    { keys: ['Shift+ArrowLeft'], action: 'paragraphBack', words: 'Paragraph back' },
    { keys: ['Shift+ArrowRight'], action: 'paragraphForward', words: 'Paragraph forward' },
    { keys: ['j'], action: 'secondsBack', words: '15 seconds back' },
    { keys: ['l'], action: 'secondsForward', words: '15 seconds forward' },
    { keys: ['+', '='], action: 'faster', words: 'Faster' },
    { keys: ['-'], action: 'slower', words: 'Slower' },
    { keys: ['f'], action: 'toVoice', words: 'Back to the voice' },
    { keys: ['b'], action: 'bookmark', words: 'Bookmark here' },
    { keys: ['h'], action: 'highlight', words: 'Highlight the selection, or the sentence that is spoken' },
    { keys: ['p', 'ContextMenu'], action: 'word', words: 'More about the spoken word: pronunciation, note' },
    { keys: ['d'], action: 'lookUp', words: 'Look up the selection, or the spoken word, in a dictionary' },
    { keys: ['/'], action: 'search', words: 'Search in the book' },
    { keys: ['c'], action: 'contents', words: 'Contents' },
    { keys: ['n'], action: 'notes', words: 'Bookmarks and notes' },
    { keys: ['a'], action: 'appearance', words: 'Appearance' },
    { keys: ['v'], action: 'listening', words: 'Voice and speed' },
    { keys: ['m'], action: 'mode', words: 'Scroll or pages' },
    { keys: ['Alt+ArrowLeft'], action: 'back', words: 'Back to where a link was' },
    { keys: ['PageUp', 'PageDown'], action: 'page', words: 'Page back or forward' },
    { keys: ['?'], action: 'help', words: 'This list' },
]

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
    const names = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→', ContextMenu: 'Menu', '-': '−' }
    return key.split('+').map(part => names[part] ?? part).join(' ').trim() || '+'
}
