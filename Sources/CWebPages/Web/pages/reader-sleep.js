// The sleep timer. A page that is loaded anew in the same tab goes on with it.

import { KeptSleep } from '../lib/kept-sleep.js'
import { keptStorage } from '../lib/kept-storage.js'
import { SleepTimer } from '../lib/sleep-timer.js'
import { durationWords } from '../lib/time-words.js'
import { whenBack } from '../lib/way-back.js'
import { wording } from '../lib/wording.js'
import { byId } from '../ui/find.js'
import { Panel } from '../ui/panel.js'

// Milliseconds between two looks at the clock.
const pace = 250

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {import('../lib/speaker.js').Speaker} parts.speaker
 * @param {import('../lib/speaker.js').Player} parts.player
 * @param {import('../ui/transport-bar.js').TransportBar} parts.transport
 * @param {{readonly now: number}} parts.speed
 * @param {() => number} parts.here  where the listener is
 * @param {import('./reader-listening.js').Listening} parts.listening
 */
export function sleepTimer({ id, book, speaker, player, transport, speed, here, listening }) {
    const timer = new SleepTimer()
    const panel = new Panel('sleep')
    byId('open-sleep').addEventListener('click', () => panel.open())
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = panel.dialog.querySelectorAll('[data-minutes]')
    for (const button of buttons) {
        button.addEventListener('click', () => {
            choose(button.dataset.minutes ?? 'off')
            panel.close()
        })
    }
    const state = byId('sleep-state')
    function show() {
        transport.sleep = timer.left
        state.textContent = timer.left === null ? wording.sleep.off
            : timer.left === 'chapter' ? wording.sleep.stopsAtChapter : wording.sleep.stopsIn(durationWords(timer.left))
    }
    timer.addEventListener('change', show)
    show()
    const kept = new KeptSleep(keptStorage(() => sessionStorage), id)
    const standing = kept.standing(here(), offset => book.chapterAt(offset).end)
    if (standing) timer.goOn(standing)
    timer.addEventListener('change', () => kept.keep(timer.standing))
    timer.addEventListener('sleep', ({ detail: place }) => {
        speaker.pause()
        forgetToListen()
        // What fades out is not heard: it goes on at the sentence with which that began.
        if (place !== null && !speaker.isAside) listening.waitAt(place)
    })

    /** @param {string} minutes  or `off`, or `chapter` */
    function choose(minutes) {
        if (minutes === 'off') timer.clear()
        else if (minutes === 'chapter') timer.setChapterEnd(book.chapterAt(here()).end)
        else timer.setMinutes(Number(minutes))
    }

    let last = performance.now()
    setInterval(() => {
        const now = performance.now()
        if (speaker.state === 'playing') player.volume = timer.tick((now - last) / 1000, speaker.offset, secondsUntil)
        last = now
    }, pace)

    /** @param {number} offset */
    function secondsUntil(offset) {
        const seconds = speaker.secondsUntil(offset)
        return seconds === null ? null : seconds / speed.now
    }
}

// Whoever has fallen asleep is not woken by a page that is loaded anew, though it was opened to be listened to.
function forgetToListen() {
    whenBack(() => {
        const address = new URL(location.href)
        if (!address.searchParams.has('listen')) return
        address.searchParams.delete('listen')
        history.replaceState(history.state, '', address)
    })
}
