// The controls of the voice, and where in the book it is.
//
// Events: `action` with the name on a button, `go` with an offset when the place in the book is moved by hand.

import { Emitter } from '../lib/emitter.js'
import { clockWords, durationWords, speedWords, wholePercent } from '../lib/time-words.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { setIcon } from './icons.js'
import { byId } from './find.js'

/** @typedef {import('../lib/shortcuts.js').Move} Move */

/** @extends {Emitter<{action: Move, go: number}>} */
export class TransportBar extends Emitter {
    #book
    #timeline = byId('timeline', HTMLInputElement)
    #isMoving = false
    #speed = 1

    /** @param {import('../lib/book-text.js').BookText} book */
    constructor(book) {
        super()
        this.#book = book
        /** @type {NodeListOf<HTMLElement>} */
        const buttons = document.querySelectorAll('[data-action]')
        for (const button of buttons) {
            const action = /** @type {Move} */ (button.dataset.action)
            button.addEventListener('click', () => this.say('action', action))
        }
        this.#timeline.addEventListener('input', () => {
            this.#isMoving = true
            this.#words(this.#wanted)
        })
        this.#timeline.addEventListener('change', () => {
            this.#isMoving = false
            this.say('go', this.#wanted)
        })
        this.renew()
    }

    /** More is known of the book's times. */
    renew() {
        this.#timeline.max = String(Math.max(1, Math.ceil(this.#book.times.total)))
        this.#drawTicks()
        this.place = this.#place
    }

    // Where the line was moved to by hand.
    get #wanted() { return this.#book.times.offsetAt(Number(this.#timeline.value)) }

    /** @param {import('../lib/speaker.js').State} state */
    set state(state) {
        const isOn = state === 'playing' || state === 'loading'
        /** @type {NodeListOf<HTMLElement>} */
        const buttons = document.querySelectorAll('[data-action="toggle"]')
        for (const button of buttons) {
            setIcon(button, isOn ? 'pause' : 'play')
            button.setAttribute('aria-label', isOn ? wording.reader.pause : wording.reader.play)
            button.classList.toggle('is-waiting', state === 'loading')
        }
    }

    /** @param {number} speed */
    set speed(speed) {
        this.#speed = speed
        const button = byId('open-listening')
        button.textContent = speedWords(speed)
        button.setAttribute('aria-label', wording.reader.voiceAndSpeedNow(speedWords(speed)))
        this.place = this.#place
    }

    /** Where the listener is. @param {number} offset */
    set place(offset) {
        this.#place = offset
        if (this.#isMoving) return
        this.#timeline.value = String(this.#book.times.secondsAt(offset))
        this.#words(offset)
    }
    #place = 0

    /** What is left of the sleep timer. @param {null|'chapter'|number} left */
    set sleep(left) {
        const button = byId('open-sleep')
        const words = left === null ? '' : left === 'chapter' ? wording.reader.chapterShort : clockWords(left)
        if (button.lastChild?.nodeType === Node.TEXT_NODE) button.lastChild.remove()
        button.append(words)
        const until = left === 'chapter' ? wording.reader.untilChapter : left !== null && durationWords(left)
        button.setAttribute('aria-label', until ? wording.reader.sleepTimerUntil(until) : wording.reader.sleepTimer)
    }

    /** @param {number} offset */
    #words(offset) {
        const { times } = this.#book
        const chapter = this.#book.chapterAt(offset)
        /** @param {number} end  an offset */
        const left = end => durationWords(Math.max(0, times.secondsAt(end) - times.secondsAt(offset)) / this.#speed)
        const isSilent = times.secondsAt(chapter.start) === times.secondsAt(chapter.end)
        byId('chapter-left').textContent = this.#isMoving ? chapter.title
            : isSilent ? wording.reader.notReadAloud : wording.reader.leftInChapter(left(chapter.end))
        const { unspoken } = this.#book.outline
        if (unspoken?.isWordless) byId('book-left').textContent = this.#isMoving ? chapter.title : wording.reader.nothingToHear
        else byId('book-left').textContent = times.share(offset) < 1 ? wording.common.left(left(times.end)) : wording.common.finished
        const share = wholePercent(times.share(offset))
        this.#timeline.setAttribute('aria-valuetext', [chapter.title, wording.common.percent(share)].filter(Boolean).join(', '))
    }

    #drawTicks() {
        const { chapters } = this.#book.outline
        const { times } = this.#book
        // More than these would be a line of their own.
        if (chapters.length > 80) return
        byId('chapter-ticks').replaceChildren(...chapters.slice(1).map(({ start }) => {
            const tick = element('i')
            tick.style.left = `${100 * times.share(start)}%`
            return tick
        }))
    }
}
