// The voice of the page: what fetches, plays and times its sound.

import { ask } from '../lib/api.js'
import { initialisationPath } from '../lib/book-paths.js'
import { ClipSource } from '../lib/clip-source.js'
import { OneVoice } from '../lib/one-voice.js'
import { patiently, wait } from '../lib/patience.js'
import { Speaker } from '../lib/speaker.js'
import { wording } from '../lib/wording.js'
import { ChainPlayer } from '../ui/chain-player.js'
import { byId } from '../ui/find.js'
import { MediaPlayer, mediaSource } from '../ui/media-player.js'

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {import('../ui/offers.js').Offers} parts.offers
 */
export function bookSound({ id, book, offers }) {
    const player = soundPlayer()
    const source = new ClipSource({ book: id, ask, wait, kind: player.kind })
    const speaker = new Speaker({ source, player, book })
    takeTurns(speaker, offers)
    tickWithFrames(speaker)
    setInterval(() => speaker.check(), 1000)
    return { player, source, speaker }
}

function soundPlayer() {
    const audio = byId('sound', HTMLAudioElement)
    if (!mediaSource()) return new ChainPlayer(audio)
    return new MediaPlayer(audio, (rate, type) => patiently(async () => (await ask(initialisationPath(rate, type))).arrayBuffer()))
}

// Of all tabs only one speaks.
/** @param {Speaker} speaker  @param {import('../ui/offers.js').Offers} offers */
function takeTurns(speaker, offers) {
    const turn = new OneVoice('BroadcastChannel' in window ? new BroadcastChannel('vorleser.voice') : null)
    turn.addEventListener('yield', () => {
        if (!speaker.isOn) return
        speaker.pause()
        offers.make('elsewhere', { words: wording.reader.anotherTab, seconds: 8, actions: { [wording.common.ok]() {} } })
    })
    speaker.addEventListener('state', ({ detail: { state } }) => { if (state === 'playing') turn.take() })
}

/** @param {Speaker} speaker */
function tickWithFrames(speaker) {
    let drawing = 0
    speaker.addEventListener('state', () => { if (speaker.isOn) draw() })

    // States follow each other quickly; there is one frame to come at most.
    function draw() {
        cancelAnimationFrame(drawing)
        drawing = requestAnimationFrame(frame)
    }

    function frame() {
        speaker.tick()
        if (speaker.isOn) draw()
    }
}
