import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BookText } from '../../Sources/CWebPages/Web/lib/book-text.js'

const parts = [
    { start: 0, end: 30, sentences: [0, 10, 20], paragraphs: [0, 20] },
    { start: 30, end: 31, sentences: [], paragraphs: [] },
    { start: 31, end: 60, sentences: [31, 45], paragraphs: [31] },
]
const outline = { length: 60, parts, chapters: [{ start: 0, end: 31 }, { start: 31, end: 60 }] }

function book({ limit = 9, fetched = [] } = {}) {
    const fetchPart = async index => {
        fetched.push(index)
        return { ...parts[index], html: String(index) }
    }
    return new BookText({ outline, fetchPart, limit, paragraphs: html => parts[Number(html)].paragraphs.map(start => start - parts[Number(html)].start) })
}

test('every offset lies in the part and the chapter that hold it', () => {
    for (let offset = 0; offset < 60; offset++) {
        const { start, end } = parts[book().partAt(offset)]
        assert.ok(start <= offset && offset < end)
        assert.equal(book().chapterIndexAt(offset), offset < 31 ? 0 : 1)
    }
})

test('the sentence of an offset holds it', async () => {
    assert.deepEqual(await book().sentenceAt(15), { start: 10, end: 20 })
    assert.deepEqual(await book().sentenceAt(59), { start: 45, end: 60 })
})

test('going on sentence by sentence passes over parts without any, and stops at the end', async () => {
    const text = book()
    const seen = []
    let offset = 0
    for (let step = 0; step < 6; step++) seen.push(offset = await text.sentence(offset, 1))
    assert.deepEqual(seen, [10, 20, 31, 45, 59, 59])
})

test('going back leads the same way to the start', async () => {
    const text = book()
    const seen = []
    let offset = 50
    for (let step = 0; step < 5; step++) seen.push(offset = await text.sentence(offset, -1))
    assert.deepEqual(seen, [31, 20, 10, 0, 0])
    assert.equal(await text.paragraph(45, -1), 20)
})

test('a part is fetched once while it is kept', async () => {
    const fetched = []
    const text = book({ limit: 2, fetched })
    for (const index of [0, 0, 1, 0, 2, 0, 1]) await text.part(index)
    assert.deepEqual(fetched, [0, 1, 2, 1])
})

test('a part that could not be fetched is fetched again', async () => {
    let tries = 0
    const text = new BookText({
        outline, paragraphs: () => [],
        fetchPart: async () => { if (++tries === 1) throw new Error('no'); return { ...parts[0], html: '' } },
    })
    await assert.rejects(text.part(0))
    assert.equal((await text.part(0)).end, 30)
})
