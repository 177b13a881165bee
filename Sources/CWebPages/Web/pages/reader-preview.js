import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'

/**
 * Lets a voice or a pronunciation be heard; the book waits meanwhile.
 * @param {import('../lib/speaker.js').Speaker} speaker
 * @param {import('./reader-messages.js').TellTrouble} trouble
 * @returns {(query: URLSearchParams) => void}
 */
export function previews(speaker, trouble) {
    const sample = new Audio()
    let wasOn = false
    const goOn = () => { if (wasOn && !speaker.isOn) speaker.resume() }
    sample.addEventListener('ended', goOn)
    return query => {
        wasOn = speaker.isOn || wasOn && !sample.ended && !sample.paused
        speaker.pause()
        sample.src = addressOf(`/api/preview?${query}`)
        sample.play().catch(error => {
            if (error.name === 'AbortError') return
            trouble(new Error(wording.reader.cannotBeHeard))
            goOn()
        })
    }
}
