import { get, send } from '../lib/api.js'
import { speedWords } from '../lib/time-words.js'
import { troubleWords } from '../lib/trouble-words.js'
import { wording } from '../lib/wording.js'
import { drawList, element } from './element.js'
import { exportRow } from './export-row.js'
import { labelled, showDialog, showProblem } from './dialog.js'

const formats = () => [
    ['m4b', wording.exports.m4b], ['mp3', 'MP3'], ['opus', wording.exports.opus], ['flac', wording.exports.flac],
    ['wav', 'WAV'], ['epub', wording.exports.epub],
]

const speeds = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2]

/**
 * Makes a file of a book as it is spoken, and shows how far that is.
 * @param {Server.Book} book
 * @param {import('../lib/events.js').ServerEvents} events  the server's, with `export`
 */
export async function exportDialog(book, events) {
    const problem = element('p.problem', { role: 'alert', hidden: true })
    const start = element('button.main', { type: 'button' }, wording.exports.make)
    const wishes = exportWishes(book)
    const life = new AbortController()
    const jobs = new BookExports(book, problem)
    jobs.follow(events, life.signal)
    start.addEventListener('click', async () => {
        problem.hidden = true
        start.disabled = true
        try {
            jobs.show(await send('POST', '/api/exports', { book: book.id, ...wishes.chosen() }))
        } catch (error) {
            showProblem(problem, error)
        }
        start.disabled = false
    })
    await showDialog(wording.exports.heading, [
        element('p.hint', { dir: 'auto' }, book.title), ...wishes.fields,
        problem, element('div.dialog-actions', {}, start), jobs.list,
        element('p.hint', {}, wording.exports.hint),
    ])
    life.abort()
}

/** The fields that say how a book is to be exported, and what stands in them. @param {Server.Book} book */
function exportWishes({ unspoken, voice: own }) {
    const format = element('select', {}, ...formats().map(([value, words]) => element('option', { value }, words)))
    const voice = element('select', {}, element('option', { value: '' }, wording.exports.asListening))
    const speed = element('select', {}, ...speeds.map(value =>
        element('option', { value, selected: value === 1 }, speedWords(value))))
    const anyway = unspoken?.isSayable ? element('input', { type: 'checkbox' }) : null
    get('/api/voices').then((/** @type {Server.Voices} */ { voices }) => voice.append(...voices.filter(({ installed }) => installed)
        .map(({ id, name }) => element('option', { value: id, selected: id === own }, name)))).catch(() => {})
    return {
        fields: [
            labelled(wording.exports.format, format), labelled(wording.common.voice, voice), labelled(wording.exports.speed, speed),
            unspoken && element('p.problem', {}, troubleWords(unspoken)),
            anyway && element('label', {}, anyway, ' ', wording.exports.allTheSame),
        ],
        chosen: () => ({
            format: format.value,
            ...voice.value && { voice: voice.value },
            ...speed.value !== '1' && { speed: Number(speed.value) },
            ...anyway?.checked && { anyway: true },
        }),
    }
}

/** The exports of one book, the newest first. */
class BookExports {
    #book
    #problem
    /** @type {Map<number, Server.Export>} */
    #jobs = new Map()

    /** @param {Server.Book} book  @param {HTMLElement} problem  where it is said what did not work */
    constructor(book, problem) {
        this.#book = book
        this.#problem = problem
        this.list = element('ul.exports', { role: 'list', 'aria-label': wording.exports.listOf(book.title), 'aria-live': 'polite' })
        this.#load().catch(error => showProblem(problem, error))
    }

    /** Shows how far they are. @param {import('../lib/events.js').ServerEvents} events  @param {AbortSignal} signal  ends it */
    follow(events, signal) {
        events.addEventListener('open', () => this.#load().catch(() => {}), { signal })
        events.addEventListener('export', ({ detail }) => {
            if (detail.state === 'removed') this.#remove(detail.id)
            else if (this.#jobs.has(detail.id)) this.show(detail)
        }, { signal })
    }

    /** @param {Server.Export} job */
    show(job) {
        this.#jobs.set(job.id, job)
        this.#draw()
    }

    async #load() {
        for (const job of (await get('/api/exports')).exports) if (job.book === this.#book.id) this.#jobs.set(job.id, job)
        this.#draw()
    }

    /** @param {number} id */
    #remove(id) {
        this.#jobs.delete(id)
        this.#draw()
    }

    /** @param {Server.Export} job */
    async #forget({ id }) {
        await send('DELETE', `/api/exports/${id}`).catch(error => showProblem(this.#problem, error))
        this.#remove(id)
    }

    #draw() {
        drawList(this.list, [...this.#jobs.values()].reverse(), job => String(job.id),
            (job, old) => exportRow(job, old, { remove: () => this.#forget(job) }))
    }
}
