// The sleep timer.

import { SleepTimer } from '../lib/sleep-timer.js'
import { durationWords } from '../lib/time-words.js'
import { byId } from '../ui/find.js'
import { Panel } from '../ui/panel.js'

// Milliseconds between two looks at the clock.
const pace = 250

/** @param {import('./reader.js').Reader} reader */
export function wireSleep(reader) {
    const { book, actions, speaker, player, transport } = reader
    const timer = new SleepTimer()
    const panel = new Panel('sleep')
    actions.sleep = () => panel.open()
    byId('open-sleep').addEventListener('click', actions.sleep)
    for (const button of panel.dialog.querySelectorAll('[data-minutes]')) {
        button.addEventListener('click', () => {
            choose(button.dataset.minutes)
            panel.close()
        })
    }
    const state = byId('sleep-state')
    function show() {
        transport.sleep = timer.left
        state.textContent = timer.left === null ? 'Off'
            : timer.left === 'chapter' ? 'Stops at the end of the chapter' : `Stops in ${durationWords(timer.left)}`
    }
    timer.addEventListener('change', show)
    show()
    timer.addEventListener('sleep', () => speaker.pause())

    function choose(minutes) {
        if (minutes === 'off') timer.clear()
        else if (minutes === 'chapter') timer.setChapterEnd(book.chapterAt(reader.here()).end)
        else timer.setMinutes(Number(minutes))
    }

    let last = performance.now()
    setInterval(() => {
        const now = performance.now()
        if (speaker.state === 'playing') player.volume = timer.tick((now - last) / 1000, speaker.offset, secondsUntil)
        last = now
    }, pace)

    function secondsUntil(offset) {
        const seconds = speaker.secondsUntil(offset)
        return seconds === null ? null : seconds / reader.speed
    }
}
