// Bookmarks and highlights: lists to go from, and what can be done with each.
//
// Events: `go` with an offset, `bookmark`, `rename` and `forget` with a bookmark, `annotate` and `unmark` with a
// highlight.

import { element } from './element.js'
import { icon } from './icons.js'
import { byId } from './find.js'
import { Panel } from './panel.js'

/**
 * @typedef {{go: number, bookmark: void, rename: Server.Bookmark, forget: Server.Bookmark, annotate: Server.Highlight,
 *     unmark: Server.Highlight}} NotesEvents
 */

/** @extends {Panel<NotesEvents>} */
export class NotesPanel extends Panel {
    /** @param {(offset: number) => string} placeWords  where an offset is, for people */
    constructor(placeWords) {
        super('notes')
        this.#placeWords = placeWords
        byId('add-bookmark').addEventListener('click', () => this.say('bookmark'))
        this.show([], [])
    }
    #placeWords

    /** @param {Server.Bookmark[]} bookmarks  @param {Server.Highlight[]} highlights  as the server has them */
    show(bookmarks, highlights) {
        const inOrder = (one, other) => (one.offset ?? one.start) - (other.offset ?? other.start)
        const places = this.#rows(bookmarks.toSorted(inOrder), 'No bookmarks yet.', bookmark => [
            this.#go(bookmark.offset, bookmark.label || 'Bookmark'),
            this.#button('edit', `Rename ${bookmark.label}`, 'rename', bookmark),
            this.#button('remove', `Remove ${bookmark.label}`, 'forget', bookmark),
        ])
        const marks = this.#rows(highlights.toSorted(inOrder), 'Select text to highlight it.', highlight => [
            this.#go(highlight.start, highlight.text.trim(), highlight.note, highlight.colour),
            this.#button('edit', 'Edit the note', 'annotate', highlight),
            this.#button('remove', 'Remove the highlight', 'unmark', highlight),
        ])
        byId('download-notes').hidden = bookmarks.length + highlights.length === 0
        byId('bookmarks').replaceChildren(...places)
        byId('highlights').replaceChildren(...marks)
    }

    #rows(items, empty, cells) {
        if (items.length === 0) return [element('li.empty', {}, empty)]
        return items.map(item => element('li', {}, ...cells(item)))
    }

    #go(offset, words, below, colour) {
        const text = element(colour ? `span.quote.is-${colour}` : 'span', {}, words)
        const small = element('small', {}, below || this.#placeWords(offset))
        const button = element('button.go', { type: 'button' }, text, small)
        button.addEventListener('click', () => {
            this.close()
            this.say('go', offset)
        })
        return button
    }

    #button(sign, words, type, detail) {
        const button = element('button.plain', { type: 'button', title: words, 'aria-label': words }, icon(sign))
        button.addEventListener('click', () => this.say(type, detail))
        return button
    }
}
