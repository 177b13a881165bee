// The table of contents: how long each entry takes, what was heard, and where to go. Events: `go` with an offset.

import { hasOwnPages } from '../lib/page-words.js'
import { placeOf } from '../lib/place-wanted.js'
import { lastAtMost } from '../lib/sorted.js'
import { durationWords } from '../lib/time-words.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { byId } from './find.js'
import { icon } from './icons.js'
import { SidePanel } from './side-panel.js'

// With more entries than these, only the branch with the place is unfolded.
const mostUnfolded = 60

/** @typedef {{offset: number, end: number, button: HTMLButtonElement, minutes: HTMLElement, item: HTMLElement}} Entry */

/** @extends {SidePanel<{go: number}>} */
export class ContentsPanel extends SidePanel {
    #book
    /** @type {Entry[]}  by offset */
    #entries = []
    #place = 0

    /**
     * @param {import('../lib/book-text.js').BookText} book
     * @param {{isWanted: boolean, keep: (isWanted: boolean) => void}} side  see `SidePanel`
     */
    constructor(book, side) {
        super('contents', side)
        this.#book = book
        book.times.addEventListener('change', () => { if (this.isBeside) this.#tellTimes() })
        this.addEventListener('side', () => this.#showCurrent())
        const { contents, chapters } = book.outline
        const entries = contents.length > 0
            ? contents : chapters.map(({ title, start }) => ({ title, offset: start, children: [] }))
        byId('contents-list').replaceChildren(this.#list(entries, book.length))
        this.#entries.sort((one, other) => one.offset - other.offset)
        byId('go-to').addEventListener('submit', event => this.#wanted(event))
        this.#offerPages()
    }

    // Hundreds of buttons: made when somebody wants to see them.
    #offerPages() {
        const { pages } = this.#book.outline
        const list = byId('printed-pages', HTMLDetailsElement)
        list.hidden = pages.length === 0
        if (list.hidden) return
        byId('go-to-field', HTMLInputElement).placeholder = wording.contents.goToExampleWithPage
        list.addEventListener('toggle', () => {
            if (!list.open || list.querySelector('ol')) return
            list.append(element('ol', { role: 'list' }, ...pages.map(({ label, offset }) =>
                element('li', {}, element('button.plain', { type: 'button', 'aria-label': wording.contents.page(label), onclick: () => this.#go(offset) }, label)))))
        })
    }

    /** @param {number} offset */
    #go(offset) {
        if (!this.isBeside) this.close()
        this.say('go', offset)
    }

    /** Marks the entry with a place. @param {number} offset */
    set place(offset) {
        this.#place = offset
        if (this.isBeside) this.#tellPage()
        const current = this.#entries[lastAtMost(this.#entries, offset, entry => entry.offset)]
        if (current === this.#current) return
        this.#current?.button.removeAttribute('aria-current')
        current?.button.setAttribute('aria-current', 'location')
        this.#current = current
        if (!this.isBeside) return
        this.#tellTimes()
        current?.button.scrollIntoView({ block: 'nearest' })
    }
    /** @type {Entry|undefined}  that is marked */
    #current

    /** @override */
    open() {
        super.open()
        this.#showCurrent()
        this.#current?.button.focus({ preventScroll: true })
    }

    // What stands above the list is seen as long as the entry is, too.
    #showCurrent() {
        this.dialog.scrollTop = 0
        const button = this.#current?.button
        if (button && button.getBoundingClientRect().bottom > this.dialog.getBoundingClientRect().bottom) button.scrollIntoView({ block: 'center' })
    }

    /** @override */
    prepare() {
        this.#tellTimes()
        const isLong = this.#entries.length > mostUnfolded
        if (isLong) for (const { item } of this.#entries) unfold(item, this.#current ? item.contains(this.#current.item) : false)
        byId('go-to-problem').textContent = ''
        this.#tellPage()
    }

    #tellPage() {
        const { pages } = this.#book.outline
        const page = pages[lastAtMost(pages, this.#place, ({ offset }) => offset)]
        byId('printed-page').textContent = hasOwnPages(this.#book.outline) ? wording.contents.pages
            : page ? wording.contents.printedPage(page.label) : wording.contents.printedPages
    }

    #tellTimes() {
        const { times, outline } = this.#book
        for (const { offset, end, button, minutes, item } of this.#entries) {
            const seconds = times.secondsAt(end) - times.secondsAt(offset)
            minutes.textContent = outline.unspoken ? '' : seconds > 0 ? durationWords(seconds) : wording.common.notRead
            button.setAttribute('aria-description', minutes.textContent)
            item.classList.toggle('is-heard', end <= this.#place)
        }
    }

    /** @param {SubmitEvent} event */
    #wanted(event) {
        event.preventDefault()
        const field = byId('go-to-field', HTMLInputElement)
        const { pages } = this.#book.outline
        const place = placeOf(field.value, this.#book.times, pages)
        if (place === null) {
            byId('go-to-problem').textContent = pages.length > 0
                ? wording.contents.goToHintWithPage
                : wording.contents.goToHint
            return
        }
        field.value = ''
        // The keys are the reader's again.
        field.blur()
        if (!this.isBeside) this.close()
        this.say('go', Math.min(place, Math.max(0, this.#book.length - 1)))
    }

    /** @param {Server.ContentsEntry[]} entries  @param {number} end  where the last of them ends  @returns {HTMLElement} */
    #list(entries, end) {
        return element('ol', {}, ...entries.map((entry, index) => {
            const until = Math.max(entry.offset, entries[index + 1]?.offset ?? end)
            const minutes = element('span.minutes', { 'aria-hidden': 'true' })
            const button = element('button', { type: 'button' }, entry.title || wording.common.untitled, minutes)
            button.addEventListener('click', () => this.#go(entry.offset))
            const hasChildren = entry.children.length > 0
            const item = element('li', {},
                hasChildren && foldButton(entry.title), button, hasChildren && this.#list(entry.children, until))
            this.#entries.push({ offset: entry.offset, end: until, button, minutes, item })
            return item
        }))
    }
}

/** @param {string} title  of the entry whose parts it shows and hides  @returns {HTMLButtonElement} */
function foldButton(title) {
    const button = element('button.fold', { type: 'button', 'aria-expanded': 'true', 'aria-label': title ? wording.contents.partsOf(title) : wording.contents.partsOfThis }, icon('right'))
    button.addEventListener('click', () => {
        if (button.parentElement) unfold(button.parentElement, button.getAttribute('aria-expanded') !== 'true')
    })
    return button
}

/** @param {HTMLElement} item  @param {boolean} isOpen */
function unfold(item, isOpen) {
    const button = item.querySelector(':scope > .fold')
    const list = item.querySelector(':scope > ol')
    if (!button || !list) return
    button.setAttribute('aria-expanded', String(isOpen))
    list.toggleAttribute('hidden', !isOpen)
}
