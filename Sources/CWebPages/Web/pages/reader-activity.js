// Counts how long the book is heard and read.

import { send } from '../lib/api.js'
import { ActivityKeeper, ActivityMeter } from '../lib/activity-meter.js'
import { OneReader } from '../lib/one-reader.js'
import { ownName } from '../lib/site.js'

// Milliseconds between two looks, and between two messages.
const pace = 10_000
const rest = 60_000

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {{device: string}} parts.device
 * @param {Pick<Storage, 'getItem'|'setItem'|'removeItem'>} parts.storage
 * @param {import('../lib/speaker.js').Speaker} parts.speaker
 * @param {() => number} parts.here  where the reader is
 */
export function countActivity({ id, device: { device }, storage, speaker, here }) {
    const meter = new ActivityMeter({ now: () => Date.now(), isVisible: () => !document.hidden })
    const keeper = new ActivityKeeper({ book: id, storage, send, device })
    const pages = new OneReader('BroadcastChannel' in globalThis ? new BroadcastChannel(ownName('vorleser-reading')) : null, id)
    pages.addEventListener('elsewhere', () => meter.leave())
    pages.addEventListener('heard', ({ detail: { isSpeaking } }) => meter.hearElsewhere(isSpeaking))
    let isSpeaking = false
    speaker.addEventListener('state', ({ detail: { state } }) => {
        isSpeaking = state === 'playing'
        meter.speak(isSpeaking)
        pages.speak(isSpeaking)
    })
    const touch = () => {
        pages.touch()
        meter.touch()
    }
    for (const name of ['pointerdown', 'keydown', 'wheel', 'touchmove']) addEventListener(name, touch, { passive: true, capture: true })
    touch()
    meter.move(here())

    const look = () => {
        meter.look()
        meter.move(here())
        if (isSpeaking) pages.speak(true)
    }
    const keep = (isLeaving = false) => {
        look()
        keeper.add(meter.take())
        // Sent with the next one, or by the next page.
        keeper.flush(isLeaving).catch(() => {})
    }
    setInterval(look, pace)
    setInterval(() => keep(), rest)
    document.addEventListener('visibilitychange', () => { if (document.hidden) keep(true) })
    addEventListener('pagehide', () => {
        keep(true)
        pages.speak(false)
    })
}
