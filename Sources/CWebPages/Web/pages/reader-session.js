// The book on the lock screen.

import { get } from '../lib/api.js'
import { addressOf } from '../lib/site.js'
import { BookSession } from '../ui/media-session.js'
import { smallPicture } from '../ui/small-picture.js'

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {import('../lib/speaker.js').Speaker} parts.speaker
 * @param {import('./reader-listening.js').Listening} parts.listening
 * @param {{readonly now: number}} parts.speed
 */
export function lockScreen({ id, book, speaker, listening, speed }) {
    const { outline } = book
    const { moves } = listening
    /** @type {BookSession|null} */
    let session = null

    speaker.addEventListener('state', ({ detail: { state } }) => {
        // There is nothing to control before something sounds.
        if (state === 'playing') session ??= begin()
        if (session) session.isPlaying = speaker.isOn
    })
    speaker.addEventListener('sentence', ({ detail: { start } }) => {
        if (session) session.chapter = book.chapterAt(start)?.title
    })
    speaker.addEventListener('word', ({ detail: { start } }) => {
        if (outline.seconds > 0) session?.setPosition(book.times.secondsAt(start), book.times.total, speed.now)
    })

    function begin() {
        const made = new BookSession({
            outline,
            actions: {
                play: () => { if (!speaker.isOn) moves.toggle() },
                pause: () => speaker.pause(),
                stop: () => speaker.pause(),
                previoustrack: moves.sentenceBack,
                nexttrack: moves.sentenceForward,
                seekbackward: moves.secondsBack,
                seekforward: moves.secondsForward,
                seekto: ({ seekTime }) => { listening.goTo(book.times.offsetAt(seekTime ?? 0)) },
            },
        })
        made.chapter = book.chapterAt(speaker.offset)?.title
        // It does without.
        showCover(made).catch(() => {})
        return made
    }

    /** @param {BookSession} session */
    async function showCover(session) {
        const { hasCover } = await get(`/api/books/${id}`)
        if (hasCover) session.cover = await smallPicture(addressOf(`/api/books/${id}/cover`))
    }
}
