// What is said to the listener: to those who do not see the page, and to all what did not work.

import { troubleWords } from '../lib/trouble-words.js'
import { warningLines } from '../lib/warning-words.js'
import { wording } from '../lib/wording.js'
import { byId } from '../ui/find.js'

/**
 * @typedef {(words: string) => void} Announce  to those who do not see it
 * @typedef {(error: {message: string, suggestion?: string|null}) => void} TellTrouble  says that something did not work
 */

/**
 * @param {import('../ui/offers.js').Offers} offers
 * @returns {{announce: Announce, trouble: TellTrouble}}
 */
export function readerMessages(offers) {
    const announcement = byId('announcement')
    return {
        announce: words => { announcement.textContent = words },
        trouble: error => {
            offers.make('trouble', { words: troubleWords(error), isTrouble: true, seconds: 12, actions: { [wording.common.ok]() {} } })
        },
    }
}

/** Says what the book lacks. @param {Server.Warning[]} losses  @param {import('../ui/offers.js').Offers} offers */
export function tellLosses(losses, offers) {
    if (losses.length === 0) return
    const words = wording.reader.missing(warningLines(losses, 3).join(' '))
    offers.make('losses', { words, isTrouble: true, actions: { [wording.common.ok]() {} } })
}
