// The table of contents: how long each entry takes, what was heard, and where to go. In a wide window it stays beside the text, as long
// as the listener wants it there. Events: `go` with an offset, `side` when it comes to stand beside the text.

import { placeOf } from '../lib/place-wanted.js'
import { lastAtMost } from '../lib/sorted.js'
import { durationWords } from '../lib/time-words.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { byId } from './find.js'
import { icon } from './icons.js'
import { Panel } from './panel.js'

// With more entries than these, only the branch with the place is unfolded.
const mostUnfolded = 60

/** @typedef {{offset: number, end: number, button: HTMLButtonElement, minutes: HTMLElement, item: HTMLElement}} Entry */

/** @extends {Panel<{go: number, side: void}>} */
export class ContentsPanel extends Panel {
    #book
    /** @type {Entry[]}  by offset */
    #entries = []
    #place = 0
    #wide = matchMedia('(min-width: 1200px)')
    #isWanted
    #keep

    /**
     * @param {import('../lib/book-text.js').BookText} book
     * @param {object} side
     * @param {boolean} side.isWanted  whether it is to stand beside the text, where there is room
     * @param {(isWanted: boolean) => void} side.keep  the listener's wish
     */
    constructor(book, { isWanted, keep }) {
        super('contents')
        this.#book = book
        this.#isWanted = isWanted
        this.#keep = keep
        this.#wide.addEventListener('change', () => this.#fit())
        this.addEventListener('close', () => this.#closed())
        // Of itself a browser does this for what lies over the page alone.
        this.dialog.addEventListener('keydown', event => {
            if (event.key !== 'Escape' || !this.isBeside) return
            event.stopPropagation()
            this.close()
        })
        book.times.addEventListener('change', () => { if (this.isBeside) this.#tellTimes() })
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

    /** Whether it stands beside the text. */
    get isBeside() { return this.dialog.open && this.dialog.classList.contains('is-side') }

    /** Stands beside the text if it is to, and there is room. */
    settle() { if (this.#wide.matches && this.#isWanted && !this.dialog.open) this.#openBeside() }

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
        this.#prepare()
        if (this.#wide.matches) {
            this.#isWanted = true
            this.#keep(true)
            this.#openBeside()
        } else {
            super.open()
        }
        this.#current?.button.scrollIntoView({ block: 'center' })
        this.#current?.button.focus({ preventScroll: true })
    }

    /** It is closed, or where it stands beside the text opened: by one key or button. */
    toggle() {
        if (this.dialog.open) this.close()
        else this.open()
    }

    // The focus stays where it is: nobody has asked for the contents now.
    #openBeside() {
        const focused = document.activeElement
        this.#prepare()
        this.dialog.classList.add('is-side')
        document.body.classList.add('has-side')
        this.dialog.show()
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
        this.#current?.button.scrollIntoView({ block: 'center' })
        this.say('side')
    }

    #closed() {
        if (!this.dialog.classList.contains('is-side')) return
        this.dialog.classList.remove('is-side')
        document.body.classList.remove('has-side')
        // In a window that has become narrow it is closed by nobody's wish.
        if (!this.#wide.matches) return
        this.#isWanted = false
        this.#keep(false)
    }

    #fit() {
        if (this.#wide.matches) this.settle()
        else if (this.isBeside) this.close()
    }

    #prepare() {
        this.#tellTimes()
        const isLong = this.#entries.length > mostUnfolded
        if (isLong) for (const { item } of this.#entries) unfold(item, this.#current ? item.contains(this.#current.item) : false)
        byId('go-to-problem').textContent = ''
        this.#tellPage()
    }

    #tellPage() {
        const { pages } = this.#book.outline
        const page = pages[lastAtMost(pages, this.#place, ({ offset }) => offset)]
        byId('printed-page').textContent = page ? wording.contents.printedPage(page.label) : wording.contents.printedPages
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
