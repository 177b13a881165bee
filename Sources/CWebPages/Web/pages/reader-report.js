// What will be read of the chapter that is open, and how.

import { get } from '../lib/api.js'
import { troubleWords } from '../lib/trouble-words.js'
import { byId } from '../ui/find.js'
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

    byId('open-report').addEventListener('click', async () => {
        const mine = ++turn
        panel.close()
        const { title, start, end } = book.chapterAt(here()) ?? { title: book.outline.title, start: 0, end: book.length }
        report.wait(title)
        try {
            const told = await get(`/api/books/${id}/report?start=${start}&end=${end}`)
            if (mine === turn) report.show(told)
        } catch (error) {
            if (mine === turn) report.trouble = troubleWords(error)
        }
    })
    report.addEventListener('look', ({ detail: span }) => {
        look(span.start)
        paint.set('hit', [span])
    })
    report.addEventListener('hear', ({ detail: span }) => listening.hear(span))
    report.addEventListener('pronounce', ({ detail: offset }) => pronunciation.open(offset))
}
