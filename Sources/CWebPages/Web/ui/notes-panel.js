// Bookmarks and highlights: lists to go from, and what can be done with each.
//
// Events: `go` with an offset, `bookmark`, `rename` and `forget` with a bookmark, `annotate` and `unmark` with a
// highlight.

import { wording } from '../lib/wording.js'
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
        this.dialog.addEventListener('close', () => this.#gone.replaceChildren())
        this.show([], [])
    }
    #placeWords
    #gone = byId('note-gone')

    /** @param {Server.Bookmark[]} bookmarks  @param {Server.Highlight[]} highlights  as the server has them */
    show(bookmarks, highlights) {
        const focusAgain = this.#focusKept()
        const places = this.#rows('bookmark', bookmarks.toSorted((one, other) => one.offset - other.offset), wording.notes.noBookmarks, bookmark => [
            this.#go(bookmark.offset, bookmark.label || wording.notes.bookmark),
            this.#button('edit', wording.notes.renameNamed(bookmark.label), () => this.say('rename', bookmark)),
            this.#button('remove', wording.common.removeNamed(bookmark.label), () => this.say('forget', bookmark)),
        ])
        const marks = this.#rows('highlight', highlights.toSorted((one, other) => one.start - other.start), wording.notes.noHighlights, highlight => [
            this.#go(highlight.start, highlight.text.trim(), highlight.note, highlight.colour),
            this.#button('edit', wording.notes.editNote, () => this.say('annotate', highlight)),
            this.#button('remove', wording.notes.removeHighlight, () => this.say('unmark', highlight)),
        ])
        byId('download-notes').hidden = bookmarks.length + highlights.length === 0
        byId('bookmarks').replaceChildren(...places)
        byId('highlights').replaceChildren(...marks)
        focusAgain()
    }

    /** Says what is gone, and offers to take that back. @param {string} words  @param {() => void} undo */
    offerBack(words, undo) {
        const button = element('button', { type: 'button' }, wording.common.undo)
        button.addEventListener('click', () => {
            this.#gone.replaceChildren()
            byId('add-bookmark').focus()
            undo()
        })
        this.#gone.replaceChildren(element('span', {}, words), button)
        if (this.isOpen) button.focus()
    }

    /** The focus stays at what is drawn again, and in the panel when that is gone. */
    #focusKept() {
        const focused = document.activeElement
        const row = focused?.closest('.notes > li')
        if (!focused || !(row instanceof HTMLElement) || !this.dialog.contains(row)) return () => {}
        const index = [...row.children].indexOf(focused)
        return () => {
            const again = this.dialog.querySelector(`[data-note="${row.dataset.note}"]`)?.children[index]
            const target = again instanceof HTMLElement ? again : byId('add-bookmark')
            target.focus()
        }
    }

    /**
     * @template {{id: number}} Item
     * @param {string} kind
     * @param {Item[]} items
     * @param {string} empty  what is said when there are none
     * @param {(item: Item) => Node[]} cells
     */
    #rows(kind, items, empty, cells) {
        if (items.length === 0) return [element('li.empty', {}, empty)]
        return items.map(item => element('li', { 'data-note': `${kind}-${item.id}` }, ...cells(item)))
    }

    /** @param {number} offset  @param {string} words  @param {string} [note]  @param {string} [colour] */
    #go(offset, words, note, colour) {
        const text = element(colour ? `span.quote.is-${colour}` : 'span', {}, words)
        const button = element('button.go', { type: 'button' }, text,
            note && element('span.own-note', { dir: 'auto' }, note), element('small', {}, this.#placeWords(offset)))
        button.addEventListener('click', () => {
            this.close()
            this.say('go', offset)
        })
        return button
    }

    /** @param {string} sign  @param {string} words  @param {() => void} act */
    #button(sign, words, act) {
        const button = element('button.plain', { type: 'button', title: words, 'aria-label': words }, icon(sign))
        button.addEventListener('click', act)
        return button
    }
}
