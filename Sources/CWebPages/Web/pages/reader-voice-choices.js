// Which voice reads, how fast, and what shows it.

import { get } from '../lib/api.js'
import { ListeningPanel } from '../ui/listening-panel.js'
import { byId } from '../ui/find.js'

// Milliseconds without another change after which a speed is kept.
const calm = 600

/** @param {import('./reader.js').Reader} reader */
export function wireVoiceChoices(reader) {
    const { id, outline, omissions, storage, actions, speaker, player, shown, transport, events, choices } = reader
    const panel = new ListeningPanel({ loadVoices: () => get('/api/voices'), speed: 1, highlight: shown.style })
    panel.voice = outline.voice
    reader.ownVoice = outline.voice
    actions.listening = () => panel.open()
    byId('open-listening').addEventListener('click', actions.listening)

    // MARK: Speed

    let keeping = 0

    function useSpeed(speed) {
        reader.speed = Math.min(3, Math.max(0.5, Math.round(speed * 20) / 20))
        player.rate = reader.speed
        transport.speed = reader.speed
        panel.speed = reader.speed
    }

    function changeSpeed(speed) {
        useSpeed(speed)
        reader.announce(`Speed ${reader.speed}`)
        clearTimeout(keeping)
        // The book opens so the next time; when that cannot be kept, nothing is lost.
        keeping = setTimeout(keepSpeed, calm)
    }

    function keepSpeed() {
        keeping = 0
        choices.save({ speed: reader.speed }).catch(() => {})
    }

    addEventListener('pagehide', () => {
        if (keeping === 0) return
        clearTimeout(keeping)
        keepSpeed()
    })
    useSpeed(outline.speed ?? 1)
    actions.faster = () => changeSpeed(reader.speed + 0.1)
    actions.slower = () => changeSpeed(reader.speed - 0.1)
    panel.addEventListener('speed', ({ detail: speed }) => changeSpeed(speed))

    // MARK: Voice

    panel.addEventListener('voice', async ({ detail: voice }) => {
        try {
            const book = await choices.save({ voice })
            panel.voice = book.voice
            reader.ownVoice = book.voice
            reader.language.update(book.unspoken)
            reader.lookAtTimes()
            // Another voice chosen since renews what is said.
            if (panel.voice === voice) speaker.renew()
        } catch (error) { reader.trouble(error) }
    })
    panel.addEventListener('preview', ({ detail: voice }) => reader.preview(new URLSearchParams({ voice })))

    const sample = new Audio()
    let wasOn = false
    const goOn = () => { if (wasOn && !speaker.isOn) speaker.resume() }
    sample.addEventListener('ended', goOn)
    reader.preview = query => {
        wasOn = speaker.isOn || wasOn && !sample.ended && !sample.paused
        speaker.pause()
        sample.src = `/api/preview?${query}`
        sample.play().catch(error => {
            if (error.name === 'AbortError') return
            reader.trouble(new Error('This cannot be heard now.'))
            goOn()
        })
    }

    // What is said from here on may be other now.
    events.addEventListener('pronunciations', ({ detail: { book } }) => {
        if (book === null || String(book) === id) renew()
    })
    events.addEventListener('settings', renew)
    events.addEventListener('open', () => omissions.renew())

    function renew() {
        speaker.renew()
        omissions.renew()
    }

    // MARK: Highlight

    panel.addEventListener('highlight', ({ detail: style }) => {
        shown.style = style
        storage.setItem('vorleser.highlight', style)
    })
}
