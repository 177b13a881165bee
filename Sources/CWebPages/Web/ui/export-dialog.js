import { get, send } from '../lib/api.js'
import { wording } from '../lib/wording.js'
import { drawList } from './draw-list.js'
import { element } from './element.js'
import { exportName, exportRow, isUnderWay } from './export-row.js'
import { ExportWishes } from './export-wishes.js'
import { showDialog, showProblem } from './dialog.js'

/**
 * Makes a file of a book as it is spoken, and shows how far that is.
 * @param {Server.Book} book
 * @param {import('../lib/events.js').ServerEvents} events  the server's, with `export`
 */
export async function exportDialog(book, events) {
    const problem = element('p.problem', { role: 'alert', hidden: true })
    const start = element('button.main', { type: 'button' }, wording.exports.make)
    const wishes = new ExportWishes(book)
    const life = new AbortController()
    const told = element('p', { role: 'status' })
    const jobs = new BookExports(book, { problem, told, focus: () => start.focus() })
    jobs.follow(events, life.signal)
    start.addEventListener('click', async () => {
        problem.hidden = true
        told.textContent = ''
        start.disabled = true
        try {
            jobs.show(await send('POST', '/api/exports', { book: book.id, ...wishes.chosen }))
        } catch (error) {
            showProblem(problem, error)
        }
        start.disabled = false
    })
    await showDialog(wording.exports.heading, [
        element('p.hint', { dir: 'auto' }, book.title), ...wishes.fields,
        problem, element('div.dialog-actions', {}, start), told, jobs.list,
        element('p.hint', {}, wording.exports.hint),
    ])
    life.abort()
}

/** The exports of one book, the newest first. */
class BookExports {
    #book
    #problem
    #told
    #focus
    /** @type {Map<number, Server.Export>} */
    #jobs = new Map()

    /**
     * @param {Server.Book} book
     * @param {object} parts
     * @param {HTMLElement} parts.problem  where it is said what did not work
     * @param {HTMLElement} parts.told  where it is said what was done
     * @param {() => void} parts.focus  takes it when what had it is gone
     */
    constructor(book, { problem, told, focus }) {
        this.#book = book
        this.#problem = problem
        this.#told = told
        this.#focus = focus
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
    async #forget(job) {
        try {
            await send('DELETE', `/api/exports/${job.id}`)
            if (isUnderWay(job)) this.#told.textContent = wording.exports.cancelled(exportName(job))
        } catch (error) {
            showProblem(this.#problem, error)
        }
        this.#remove(job.id)
        this.#focus()
    }

    #draw() {
        drawList(this.list, [...this.#jobs.values()].reverse(), job => String(job.id),
            (job, old) => exportRow(job, old, { remove: () => this.#forget(job) }))
    }
}
