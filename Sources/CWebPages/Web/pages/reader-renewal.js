/**
 * Asks again for what is said from here on, when it may be other now.
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../lib/events.js').ServerEvents} parts.events
 * @param {import('../lib/speaker.js').Speaker} parts.speaker
 * @param {import('../lib/omissions.js').Omissions} parts.omissions
 */
export function renewWithServer({ id, events, speaker, omissions }) {
    function renew() {
        speaker.renew()
        omissions.renew()
    }

    events.addEventListener('pronunciations', ({ detail: { book } }) => {
        if (book === null || String(book) === id) renew()
    })
    events.addEventListener('settings', renew)
    events.addEventListener('open', () => omissions.renew())
}
