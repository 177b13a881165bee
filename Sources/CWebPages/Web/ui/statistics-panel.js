import { get, send } from '../lib/api.js'
import { localDay } from '../lib/activity-meter.js'
import { addressOf } from '../lib/site.js'
import { spentWords, statisticsFacts } from '../lib/statistics-words.js'
import { wording } from '../lib/wording.js'
import { confirmDialog } from './dialog.js'
import { element } from './element.js'

const days = 30
const space = 'http://www.w3.org/2000/svg'

/** How much was heard and read: thirty days as bars, the books, and a way to forget all of it. */
export class StatisticsPanel {
    #place

    /** @param {HTMLElement} place */
    constructor(place) { this.#place = place }

    async load() {
        this.#show(await get(`/api/statistics?today=${localDay(new Date())}&days=${days}`))
    }

    /** @param {Server.Statistics} statistics */
    #show(statistics) {
        const { total, books } = statistics
        const isEmpty = total.listened + total.read < 1
        this.#place.replaceChildren(...isEmpty
            ? [element('p.hint.row', {}, wording.statistics.nothingYet)]
            : [
                element('figure.row.days', {}, bars(statistics),
                    element('figcaption.hint', {}, wording.statistics.eachBar(spentWords(busiest(statistics))))),
                ...statisticsFacts(statistics).map(([name, words]) =>
                    element('div.row.fact', {}, element('span', {}, name), element('span.amount', {}, words))),
                books.length > 0 && element('ol.row.spent', { 'aria-label': wording.statistics.booksOf(days) }, ...books.slice(0, 20).map(book =>
                    element('li', {}, element('a', { href: addressOf(`/books/${book.book}`), dir: 'auto' }, book.title), element('span.amount', {}, spentWords(book))))),
                element('div.row.actions', {},
                    element('button', { type: 'button', onclick: () => this.#forget() }, wording.statistics.forgetAll)),
            ].filter(part => part instanceof Node))
    }

    #forget() {
        const words = wording.statistics.forgetHint
        return confirmDialog(wording.statistics.askForget, words, wording.statistics.forget, async () => {
            await send('DELETE', '/api/statistics')
            await this.load()
        })
    }
}

/** @param {Server.Statistics} statistics */
function busiest({ days: all }) {
    return all.reduce((most, day) => day.listened + day.read > most.listened + most.read ? day : most)
}

/** @param {Server.Statistics} statistics */
function bars(statistics) {
    const { days: all } = statistics
    const { listened, read } = busiest(statistics)
    const most = Math.max(listened + read, 1)
    const picture = document.createElementNS(space, 'svg')
    picture.setAttribute('viewBox', `0 0 ${all.length * 10} 60`)
    picture.setAttribute('preserveAspectRatio', 'none')
    picture.setAttribute('role', 'img')
    const spent = all.filter(day => day.listened + day.read >= 1)
    picture.setAttribute('aria-label', spent.map(day => `${dayWords(day.day)}: ${spentWords(day)}`).join('; ') || wording.statistics.nothing)
    all.forEach((day, index) => {
        const [heard, seen] = [day.listened, day.read].map(seconds => seconds / most * 58)
        picture.append(bar('heard', index * 10 + 1, 60 - heard, heard), bar('seen', index * 10 + 1, 60 - heard - seen, seen))
    })
    return picture
}

/** @param {string} day  ISO 8601 */
function dayWords(day) { return new Date(`${day}T12:00`).toLocaleDateString(wording.locale, { day: 'numeric', month: 'long' }) }

/** @param {string} name  @param {number} x  @param {number} y  @param {number} height */
function bar(name, x, y, height) {
    const shape = document.createElementNS(space, 'rect')
    for (const [key, value] of Object.entries({ class: name, x, y, width: 8, height })) shape.setAttribute(key, String(value))
    return shape
}
