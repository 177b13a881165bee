// A tap on a word: the voice reads from there on, and what is skipped or failed there is told.

import { get } from '../lib/api.js'
import { reasonWords } from '../lib/reason-words.js'
import { wording } from '../lib/wording.js'

/**
 * @param {object} parts
 * @param {import('../ui/taps.js').Taps} parts.taps
 * @param {import('../ui/text-paint.js').TextPaint} parts.paint
 * @param {import('../ui/offers.js').Offers} parts.offers
 * @param {import('../lib/events.js').ServerEvents} parts.events
 * @param {import('./reader-failures.js').Failures} parts.failures
 * @param {import('./reader-listening.js').Listening} parts.listening
 */
export function readTappedWords({ taps, paint, offers, events, failures, listening }) {
    // The tapped word, unless the listener wishes to hear its sentence from the start.
    let startsAtSentence = false
    const readSettings = () => get('/api/settings').then(settings => { startsAtSentence = settings.startsAtSentence }, () => {})
    events.addEventListener('settings', readSettings)
    readSettings()

    taps.addEventListener('word', ({ detail: { offset } }) => {
        failures.tellAt(offset)
        const skipped = paint.at('skipped', offset)
        if (skipped) offerSkipped(skipped, offset)
        else if (startsAtSentence) listening.playSentence(offset)
        else listening.play(offset)
    })

    /** @param {import('../ui/text-paint.js').Painted} skipped  @param {number} offset */
    function offerSkipped(skipped, offset) {
        offers.make('skipped', {
            words: wording.reader.skipped(reasonWords(skipped)), seconds: 12,
            actions: { [wording.reader.hearIt]: () => listening.hear(skipped), [wording.reader.playFromHere]: () => listening.play(offset) },
        })
    }
}
