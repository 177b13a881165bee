// What will be read of the chapter that is open, and how.

import { get, send } from '../lib/api.js'
import { troubleWords } from '../lib/trouble-words.js'
import { byId } from '../ui/find.js'
import { toastError } from '../ui/toast.js'
import { ReportPanel } from '../ui/report-panel.js'

/**
 * @param {object} parts
 * @param {string} parts.id  of the book
 * @param {import('../lib/book-text.js').BookText} parts.book
 * @param {import('../ui/text-paint.js').TextPaint} parts.paint
 * @param {() => number} parts.here
 * @param {(offset: number) => void} parts.look
 * @param {import('./reader-listening.js').Listening} parts.listening
 * @param {{close(): void}} parts.panel  from which it is opened
 * @param {{open(offset: number): void}} parts.pronunciation
 */
export function tellReading({ id, book, paint, here, look, listening, panel, pronunciation }) {
    const report = new ReportPanel()
    let turn = 0
    let asked = { start: 0, end: 0 }

    async function tell() {
        const mine = ++turn
        try {
            const [told, { silentRules }] = await Promise.all([
                get(`/api/books/${id}/report?start=${asked.start}&end=${asked.end}`), get('/api/settings'),
            ])
            if (mine === turn) report.show(told, silentRules)
        } catch (error) {
            if (mine === turn) report.trouble = troubleWords(error)
        }
    }

    byId('open-report').addEventListener('click', () => {
        panel.close()
        const { title, start, end } = book.chapterAt(here()) ?? { title: book.outline.title, start: 0, end: book.length }
        asked = { start, end }
        report.wait(title)
        tell()
    })
    report.addEventListener('silence', async ({ detail: silentRules }) => {
        try {
            await send('PATCH', '/api/settings', { silentRules })
        } catch (error) {
            toastError(error)
        }
        await tell()
    })
    report.addEventListener('look', ({ detail: span }) => {
        look(span.start)
        paint.set('found', [span])
    })
    report.addEventListener('hear', ({ detail: span }) => listening.hear(span))
    report.addEventListener('pronounce', ({ detail: offset }) => pronunciation.open(offset))
}
