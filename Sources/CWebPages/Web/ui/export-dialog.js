import { get, send } from '../lib/api.js'
import { drawList, element } from './element.js'
import { exportRow } from './export-row.js'
import { labelled, showDialog, showProblem } from './dialog.js'

const formats = [
    ['m4b', 'Audiobook with chapters (M4B)'], ['mp3', 'MP3'], ['opus', 'Opus, small'], ['flac', 'FLAC, lossless'],
    ['wav', 'WAV'], ['epub', 'EPUB that reads along'],
]

/**
 * Makes a file of a book as it is spoken, and shows how far that is.
 * @param {Server.Book} book
 * @param {import('../lib/events.js').ServerEvents} events  the server's, with `export`
 */
export async function exportDialog(book, events) {
    const format = element('select', {}, ...formats.map(([value, words]) => element('option', { value }, words)))
    const voice = element('select', {}, element('option', { value: '' }, 'As when listening'))
    const speed = element('select', {}, ...[0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2].map(value =>
        element('option', { value, selected: value === 1 }, `${value}×`)))
    const list = element('ul.exports', { role: 'list', 'aria-label': `Exports of ${book.title}`, 'aria-live': 'polite' })
    const problem = element('p.problem', { role: 'alert', hidden: true })
    const start = element('button.main', { type: 'button' }, 'Make it')
    const anyway = book.unspoken?.isSayable ? element('input', { type: 'checkbox' }) : null
    /** @type {Map<number, Server.Export>} */
    const jobs = new Map()
    const draw = () => drawList(list, [...jobs.values()].reverse(), job => String(job.id),
        (job, old) => exportRow(job, old, { remove: () => forget(job) }))

    async function forget(job) {
        await send('DELETE', `/api/exports/${job.id}`).catch(error => showProblem(problem, error))
        jobs.delete(job.id)
        draw()
    }

    async function load() {
        for (const job of (await get('/api/exports')).exports) if (job.book === book.id) jobs.set(job.id, job)
        draw()
    }

    start.addEventListener('click', async () => {
        problem.hidden = true
        start.disabled = true
        try {
            const choices = { ...voice.value && { voice: voice.value }, ...speed.value !== '1' && { speed: Number(speed.value) },
                ...anyway?.checked && { anyway: true } }
            const job = await send('POST', '/api/exports', { book: book.id, format: format.value, ...choices })
            jobs.set(job.id, job)
            draw()
        } catch (error) {
            showProblem(problem, error)
        }
        start.disabled = false
    })

    const life = new AbortController()
    const whileOpen = { signal: life.signal }
    events.addEventListener('export', ({ detail }) => {
        if (!jobs.has(detail.id)) return
        if (detail.state === 'removed') jobs.delete(detail.id)
        else jobs.set(detail.id, detail)
        draw()
    }, whileOpen)
    events.addEventListener('open', () => load().catch(() => {}), whileOpen)
    load().catch(error => showProblem(problem, error))
    get('/api/voices').then(({ voices }) => voice.append(...voices.filter(({ installed }) => installed)
        .map(({ id, name }) => element('option', { value: id, selected: id === book.voice }, name)))).catch(() => {})
    await showDialog('Export', [
        element('p.hint', { dir: 'auto' }, book.title),
        labelled('Format', format), labelled('Voice', voice), labelled('Speed', speed),
        book.unspoken && element('p.problem', {},
            [book.unspoken.message, book.unspoken.suggestion].filter(Boolean).join(' ')),
        anyway && element('label', {}, anyway, ' Make it all the same'),
        problem, element('div.dialog-actions', {}, start), list,
        element('p.hint', {}, 'You may close this: the work goes on. Settings lists all exports.'),
    ])
    life.abort()
}
