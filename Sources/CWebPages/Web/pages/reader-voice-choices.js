// Which voice reads, how fast, and what shows it.

import { get } from '../lib/api.js'
import { numberWords } from '../lib/time-words.js'
import { wording } from '../lib/wording.js'
import { byId } from '../ui/find.js'

// Milliseconds without another change after which a speed is kept.
const calm = 600

/** @typedef {import('../lib/settings-saver.js').SettingsSaver<Server.Book>} Choices  of this book */

/**
 * @param {object} parts
 * @param {number|null} parts.own  that was chosen for this book; `null` for the one of the settings
 * @param {import('../ui/listening-panel.js').ListeningPanel} parts.panel
 * @param {import('../lib/speaker.js').Player} parts.player
 * @param {import('../ui/transport-bar.js').TransportBar} parts.transport
 * @param {Choices} parts.choices
 * @param {import('./reader-messages.js').Announce} parts.announce
 * @returns {{readonly now: number, faster(): void, slower(): void}}
 */
export function listeningSpeed({ own, panel, player, transport, choices, announce }) {
    let now = own ?? 1
    let isChosen = own !== null
    let keeping = 0

    /** @param {number} speed */
    function use(speed) {
        now = Math.min(3, Math.max(0.5, Math.round(speed * 20) / 20))
        player.rate = transport.speed = panel.speed = now
    }

    /** @param {number} speed */
    function change(speed) {
        isChosen = true
        use(speed)
        announce(wording.reader.speedNow(numberWords(now, 2)))
        clearTimeout(keeping)
        keeping = setTimeout(keep, calm)
    }

    function keep() {
        keeping = 0
        // The book opens so the next time; when that cannot be kept, nothing is lost.
        choices.save({ speed: now }).catch(() => {})
    }

    addEventListener('pagehide', () => {
        if (keeping === 0) return
        clearTimeout(keeping)
        keep()
    })
    use(now)
    if (!isChosen) get('/api/settings').then(({ speed }) => { if (!isChosen) use(speed) }, () => {})
    panel.addEventListener('speed', ({ detail: speed }) => change(speed))
    return { get now() { return now }, faster: () => change(now + 0.1), slower: () => change(now - 0.1) }
}

/**
 * The voice that is chosen for this book.
 * @param {object} parts
 * @param {import('../ui/listening-panel.js').ListeningPanel} parts.panel
 * @param {import('../lib/speaker.js').Speaker} parts.speaker
 * @param {Choices} parts.choices
 * @param {import('./reader-language.js').BookLanguage} parts.language
 * @param {() => void} parts.lookAtTimes
 * @param {(query: URLSearchParams) => void} parts.preview
 * @param {import('./reader-messages.js').TellTrouble} parts.trouble
 */
export function chooseVoice({ panel, speaker, choices, language, lookAtTimes, preview, trouble }) {
    panel.addEventListener('voice', async ({ detail: voice }) => {
        try {
            const book = await choices.save({ voice })
            panel.voice = book.voice
            language.update(book.unspoken)
            lookAtTimes()
            // Another voice chosen since renews what is said.
            if (panel.voice === voice) speaker.renew()
        } catch (error) { trouble(error) }
    })
    panel.addEventListener('preview', ({ detail: voice }) => preview(new URLSearchParams({ voice })))
    byId('open-listening').addEventListener('click', () => panel.open())
}

/**
 * What shows the voice.
 * @param {import('../ui/listening-panel.js').ListeningPanel} panel
 * @param {import('../ui/spoken-highlight.js').SpokenHighlight} shown
 * @param {Pick<Storage, 'setItem'>} storage
 */
export function chooseHighlight(panel, shown, storage) {
    panel.addEventListener('highlight', ({ detail: style }) => {
        shown.style = style
        storage.setItem('vorleser.highlight', style)
    })
}
