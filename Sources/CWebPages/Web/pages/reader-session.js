// The book on the lock screen.

import { get } from '../lib/api.js'
import { BookSession } from '../ui/media-session.js'
import { smallPicture } from '../ui/small-picture.js'

/** @param {import('./reader.js').Reader} reader */
export function wireSession(reader) {
    const { id, outline, book, actions, speaker } = reader
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
        if (outline.seconds > 0) session?.setPosition(book.times.secondsAt(start), book.times.total, reader.speed)
    })

    function begin() {
        const made = new BookSession({
            outline,
            actions: {
                play: () => { if (!speaker.isOn) actions.toggle() },
                pause: () => speaker.pause(),
                stop: () => speaker.pause(),
                previoustrack: () => actions.sentenceBack(),
                nexttrack: () => actions.sentenceForward(),
                seekbackward: () => actions.secondsBack(),
                seekforward: () => actions.secondsForward(),
                seekto: ({ seekTime }) => { actions.goWithVoice(book.times.offsetAt(seekTime)) },
            },
        })
        made.chapter = book.chapterAt(speaker.offset)?.title
        // It does without.
        showCover(made).catch(() => {})
        return made
    }

    async function showCover(session) {
        const { hasCover } = await get(`/api/books/${id}`)
        if (hasCover) session.cover = await smallPicture(`/api/books/${id}/cover`)
    }
}
