// Brings a book onto this device: its text and pictures, then the sound of chapters, one after another. What is here
// already is not fetched again, so that it goes on where it ended.

import { AnswerKeeper, OtherText } from './answer-keeper.js'
import { clipPaths, fragmentPath, initialisationPath, partPath, utterancesPath } from './book-paths.js'
import { soundOf } from './kept-books.js'

/**
 * @typedef {import('./kept-books.js').KeptBook} KeptBook
 * @typedef {import('./kept-books.js').KeptBooks} KeptBooks
 * @typedef {{book: KeptBook, seconds: number}} Progress  `seconds` of sound that are here, of chapters under way too
 */

const mostListed = 64
// Clips that are asked for at a time: one is spoken while another one travels.
const atOnce = 2

export class BookKeeper {
    #kept
    #answers
    #addresses

    /**
     * @param {object} parts
     * @param {KeptBooks} parts.kept
     * @param {(path: string, options?: RequestInit) => Promise<Response>} parts.ask
     * @param {(html: string) => {pictures: string[], notes: import('./span-index.js').Span[]}} parts.addresses
     *     what a part's text refers to
     * @param {(milliseconds: number, signal?: AbortSignal) => Promise<void>} [parts.wait]
     */
    constructor({ kept, ask, addresses, wait }) {
        this.#kept = kept
        this.#answers = new AnswerKeeper({ kept, ask, wait })
        this.#addresses = addresses
    }

    /**
     * Writes down what is wished for of a book; what is here and is not wished for any more goes.
     * @param {number} id
     * @param {number[]} wanted  indices of chapters
     * @returns {Promise<KeptBook>}
     */
    async wish(id, wanted) {
        const before = await this.#kept.record(id)
        const book = before ?? { id, title: '', revision: '', voice: '', wanted: [], chapters: {}, bytes: 0, isWhole: false }
        const unwanted = Object.keys(book.chapters).map(Number).filter(index => !wanted.includes(index))
        book.wanted = wanted.toSorted((one, other) => one - other)
        await this.#forgetSound(book, unwanted)
        await this.#kept.write(book)
        return book
    }

    /**
     * Fetches what is missing of what is wished for.
     * @param {number} id
     * @param {object} options
     * @param {'m4s'|'flac'} options.kind  of sound, as this browser plays it
     * @param {AbortSignal} options.signal  ends it; what is here stays
     * @param {(progress: Progress) => void} options.tell
     * @throws what the server says when it refuses, and what the browser says when there is no room
     */
    async bring(id, { kind, signal, tell }) {
        for (let tries = 0; ; tries++) {
            try {
                return await this.#bring(id, kind, signal, tell)
            } catch (error) {
                if (!(error instanceof OtherText) || tries > 0) throw error
            }
        }
    }

    /** @param {number} id  @param {'m4s'|'flac'} kind  @param {AbortSignal} signal  @param {(progress: Progress) => void} tell */
    async #bring(id, kind, signal, tell) {
        const record = await this.#kept.record(id)
        if (!record) return
        const { outline, voice } = await this.#look(id, signal)
        const book = await this.#fitting(record, outline, voice)
        if (!book.isWhole) await this.#text(book, outline, signal, tell)
        for (const index of book.wanted) {
            const chapter = outline.chapters[index]
            if (chapter && !(index in book.chapters)) await this.#chapter(book, outline, index, kind, signal, tell)
        }
        tell({ book, seconds: soundOf(book).seconds })
    }

    /** What the server has now. @param {number} id  @param {AbortSignal} signal */
    async #look(id, signal) {
        /** @type {Server.Outline} */
        const outline = await this.#answers.json(`/api/books/${id}/outline`, signal)
        if (outline.unspoken) return { outline, voice: '' }
        /** @type {Server.Utterances} */
        const { voice } = await this.#answers.json(utterancesPath(id, 0, 1), signal)
        return { outline, voice }
    }

    // Another text makes all of it useless, another voice the sound.
    /** @param {KeptBook} record  @param {Server.Outline} outline  @param {string} voice */
    async #fitting(record, outline, voice) {
        let book = { ...record, title: outline.title }
        if (book.revision !== outline.revision) {
            await this.#kept.remove(book.id)
            book = { ...book, revision: outline.revision, chapters: {}, bytes: 0, isWhole: false }
        } else if (book.voice !== voice) {
            await this.#forgetSound(book, Object.keys(book.chapters).map(Number))
        }
        book.voice = voice
        await this.#kept.write(book)
        return book
    }

    /** @param {KeptBook} book  @param {Server.Outline} outline  @param {AbortSignal} signal  @param {(progress: Progress) => void} tell */
    async #text(book, outline, signal, tell) {
        const path = `/api/books/${book.id}`
        const entire = { start: '0', end: String(outline.length) }
        for (const name of ['settings', 'voices']) await this.#answers.keepCommon(`/api/${name}`, signal)
        await this.#answers.keep(book, path, signal)
        await this.#answers.keep(book, `${path}/outline`, signal)
        /** @type {Server.Book} */
        const { hasCover } = await (await this.#kept.answer(book.id, path))?.json()
        if (hasCover) await this.#answers.keepIfThere(book, `${path}/cover`, signal)
        for (const index of outline.parts.keys()) {
            await this.#part(book, outline, index, signal)
            tell({ book, seconds: 0 })
        }
        for (const name of ['bookmarks', 'highlights']) await this.#answers.keep(book, `${path}/${name}`, signal)
        if (!outline.unspoken) {
            await this.#answers.keep(book, `${path}/omissions`, signal, `${path}/omissions?${new URLSearchParams(entire)}`)
            await this.#answers.keep(book, `${path}/times`, signal, `${path}/times?at=0`)
        }
        book.isWhole = true
        await this.#kept.write(book)
    }

    /** @param {KeptBook} book  @param {Server.Outline} outline  @param {number} index  @param {AbortSignal} signal */
    async #part(book, outline, index, signal) {
        const path = partPath(book.id, outline, index)
        await this.#answers.keep(book, path, signal)
        /** @type {Server.Part} */
        const part = await (await this.#kept.answer(book.id, path))?.json()
        const { pictures, notes } = this.#addresses(part.html)
        for (const picture of pictures) await this.#answers.keepIfThere(book, picture, signal)
        for (const note of notes) await this.#answers.keep(book, fragmentPath(book.id, outline.revision, note), signal)
    }

    /**
     * @param {KeptBook} book
     * @param {Server.Outline} outline
     * @param {number} index
     * @param {'m4s'|'flac'} kind
     * @param {AbortSignal} signal
     * @param {(progress: Progress) => void} tell
     */
    async #chapter(book, outline, index, kind, signal, tell) {
        const { start, end } = outline.chapters[index]
        const before = book.bytes
        const seconds = soundOf(book).seconds
        let spoken = 0
        const utterances = await this.#listed(book.id, { start, end }, signal)
        /** @param {Server.Utterance} utterance */
        const fetchClip = async utterance => {
            const length = await this.#clip(book, utterance, kind, signal)
            spoken += length
            tell({ book, seconds: seconds + spoken })
        }
        await inTurns(utterances, atOnce, fetchClip)
        const script = await this.#kept.script(book.id) ?? { voice: book.voice, length: outline.length, chapters: [] }
        const chapters = [...script.chapters.filter(chapter => chapter.index !== index), { index, start, end, utterances }]
        chapters.sort((one, other) => one.start - other.start)
        await this.#kept.writeScript(book.id, { ...script, voice: book.voice, chapters })
        book.chapters[index] = { bytes: book.bytes - before, seconds: spoken }
        await this.#kept.write(book)
    }

    /** @param {number} id  @param {import('./span-index.js').Span} span  @param {AbortSignal} signal */
    async #listed(id, { start, end }, signal) {
        const all = /** @type {Server.Utterance[]} */ ([])
        let next = /** @type {number|null} */ (start)
        while (next !== null && next < end) {
            const from = next
            /** @type {Server.Utterances} */
            const answer = await this.#answers.json(utterancesPath(id, from, mostListed), signal)
            all.push(...answer.utterances.filter(utterance => utterance.start >= start && utterance.start < end))
            next = answer.next !== null && answer.next > from ? answer.next : null
        }
        return all
    }

    /**
     * @param {KeptBook} book
     * @param {Server.Utterance} utterance
     * @param {'m4s'|'flac'} kind
     * @param {AbortSignal} signal
     * @returns {Promise<number>}  how many seconds it sounds, silence included
     */
    async #clip(book, utterance, kind, signal) {
        const { words, sound } = clipPaths(book.id, utterance, kind)
        try {
            await this.#answers.keep(book, words, signal)
            const { seconds, sampleRate } = await (await this.#kept.answer(book.id, words))?.json()
            if (kind === 'm4s') await this.#answers.keepCommon(initialisationPath(sampleRate), signal)
            await this.#answers.keep(book, sound, signal)
            return seconds + utterance.pause
        } catch (error) {
            // What cannot be spoken is passed over, here as there.
            if (error.status === 422 || error.status === 500) return 0
            // What is said there is other now: the next time it is listed anew.
            throw error
        }
    }

    /** @param {KeptBook} book  @param {number[]} chapters */
    async #forgetSound(book, chapters) {
        if (chapters.length === 0) return
        const script = await this.#kept.script(book.id)
        for (const chapter of script?.chapters ?? []) {
            if (!chapters.includes(chapter.index)) continue
            const paths = chapter.utterances.flatMap(utterance => /** @type {const} */ (['m4s', 'flac'])
                .flatMap(kind => Object.values(clipPaths(book.id, utterance, kind))))
            await this.#kept.forget(book.id, paths)
        }
        const left = script?.chapters.filter(({ index }) => !chapters.includes(index)) ?? []
        if (script) await this.#kept.writeScript(book.id, { ...script, chapters: left })
        for (const index of chapters) {
            book.bytes -= book.chapters[index]?.bytes ?? 0
            delete book.chapters[index]
        }
    }
}

/**
 * Does something with each item, a few at a time; what fails first ends it.
 * @template Item
 * @param {Item[]} items
 * @param {number} most
 * @param {(item: Item) => Promise<void>} work
 */
async function inTurns(items, most, work) {
    const left = items.values()
    let hasFailed = false
    const lane = async () => {
        for (const item of left) {
            if (hasFailed) return
            await work(item)
        }
    }
    const lanes = Array.from({ length: most }, () => lane().catch(error => {
        hasFailed = true
        throw error
    }))
    // None goes on behind the back of whoever is told of the failure.
    await Promise.allSettled(lanes)
    await Promise.all(lanes)
}
