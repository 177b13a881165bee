// Brings a book onto this device: its text and pictures, then the sound of chapters, one after another. What is here
// already is not fetched again, so that it goes on where it ended.

import { AnswerKeeper, OtherText } from './answer-keeper.js'
import { clipPaths, fragmentPath, initialisationPath, partPath, smallPath, soundTypes, spokenPath, utterancesPath } from './book-paths.js'
import { isHere, ofOtherKind, soundOf } from './kept-books.js'

/**
 * @typedef {import('./kept-books.js').KeptBook} KeptBook
 * @typedef {import('./kept-books.js').KeptBooks} KeptBooks
 * @typedef {{book: KeptBook, seconds: number}} Progress  `seconds` of sound that are here, of chapters under way too
 */

const mostListed = 64
// Clips that are asked for at a time: one is spoken while another one travels.
const atOnce = 2
// What is changed while it is being brought is looked at anew so often in a row.
const mostTries = 3

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
     * @param {boolean} [isSmall]  whether their sound is to take few bytes
     * @returns {Promise<KeptBook>}
     */
    async wish(id, wanted, isSmall = false) {
        const before = await this.#kept.record(id)
        const book = before ?? { id, title: '', revision: '', voice: '', wanted: [], chapters: {}, bytes: 0, isWhole: false }
        const unwanted = Object.keys(book.chapters).map(Number).filter(index => !wanted.includes(index))
        book.wanted = wanted.toSorted((one, other) => one - other)
        book.isSmall = isSmall
        // Who chooses anew has been told that another text takes its place.
        if (book.isReplaced) book.isWhole = false
        await this.#forgetSound(book, unwanted)
        await this.#kept.write(book)
        return book
    }

    /**
     * Looks whether what is here is still what the server has, and writes down what is not.
     * @param {number} id
     * @param {AbortSignal} signal
     * @returns {Promise<boolean>}  whether something can be brought anew
     * @throws what the server says when it refuses, or does not answer now
     */
    async look(id, signal) {
        const record = await this.#kept.record(id)
        if (!record?.isWhole) return false
        /** @type {Server.Spoken} */
        const spoken = await this.#answers.jsonNow(spokenPath(id, chaptersOf(record)), signal)
        const { isReplaced, stale, wishes } = await this.#note(record, spoken)
        return !isReplaced && (stale.length > 0 || (spoken.voice !== null && wishes !== spoken.wishes))
    }

    /** Agrees that what is here of another text goes. @param {number} id */
    async replace(id) {
        const book = await this.#kept.record(id)
        if (book?.isReplaced) await this.#kept.write({ ...book, isWhole: false })
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
                if (!(error instanceof OtherText) || tries >= mostTries) throw error
            }
        }
    }

    /** @param {number} id  @param {'m4s'|'flac'} kind  @param {AbortSignal} signal  @param {(progress: Progress) => void} tell */
    async #bring(id, kind, signal, tell) {
        const record = await this.#kept.record(id)
        if (!record) return
        /** @type {Server.Spoken} */
        const spoken = await this.#answers.json(spokenPath(id, chaptersOf(record)), signal)
        const book = record.isWhole ? await this.#note(record, spoken) : await this.#fresh(record, spoken)
        // Of another text nothing fits what is here. The listener says when that goes.
        if (book.isReplaced) return tell({ book, seconds: soundOf(book).seconds })
        if (!book.isWhole) await this.#text(book, signal, tell)
        const outline = await this.#outline(id)
        if (spoken.voice !== null && book.wishes !== spoken.wishes) {
            await this.#spokenForms(book, outline, signal)
            await this.#kept.write(Object.assign(book, { wishes: spoken.wishes, title: outline.title }))
        }
        const work = new Set([...book.wanted.filter(index => !(index in book.chapters)), ...book.stale ?? [], ...ofOtherKind(book)])
        for (const index of work) {
            const chapter = outline.chapters[index]
            if (chapter) await this.#chapter({ book, index, chapter, spoken, length: outline.length }, kind, signal, tell)
        }
        if (work.size > 0 && isHere(book)) await this.#forgetStrays(id)
        tell({ book, seconds: soundOf(book).seconds })
    }

    // Writes are rare: others may be reading the record.
    /** What of a whole book is not as the server has it by now. @param {KeptBook} record  @param {Server.Spoken} spoken */
    async #note(record, spoken) {
        const isReplaced = record.revision !== spoken.revision
        // Where no voice reads it any more, what is here is all there is.
        const digests = new Map(isReplaced || spoken.voice === null ? [] : spoken.chapters.map(({ index, digest }) => [index, digest]))
        const stale = Object.keys(record.chapters).map(Number)
            .filter(index => digests.has(index) && digests.get(index) !== record.chapters[index].digest)
        const book = { ...record, isReplaced, stale, voice: spoken.voice ?? record.voice }
        if (JSON.stringify(book) !== JSON.stringify(record)) await this.#kept.write(book)
        return book
    }

    /** A book of which nothing is here yet, or parts of the text. @param {KeptBook} record  @param {Server.Spoken} spoken */
    async #fresh(record, spoken) {
        let book = { ...record, voice: spoken.voice ?? '' }
        if (book.revision !== spoken.revision) {
            await this.#kept.remove(book.id)
            book = { ...book, revision: spoken.revision, chapters: {}, stale: [], bytes: 0, isReplaced: false }
        }
        await this.#kept.write(book)
        return book
    }

    /** @param {KeptBook} book  @param {AbortSignal} signal  @param {(progress: Progress) => void} tell */
    async #text(book, signal, tell) {
        const path = `/api/books/${book.id}`
        for (const name of ['settings', 'voices']) await this.#answers.keepCommon(`/api/${name}`, signal)
        await this.#answers.keep(book, path, signal)
        await this.#answers.keep(book, outlinePath(book.id), signal)
        const outline = await this.#outline(book.id)
        if (outline.revision !== book.revision) {
            await this.#kept.forget(book.id, [path, outlinePath(book.id)])
            throw new OtherText()
        }
        /** @type {Server.Book} */
        const { hasCover } = await (await this.#kept.answer(book.id, path))?.json()
        if (hasCover) await this.#answers.keepIfThere(book, `${path}/cover`, signal)
        for (const index of outline.parts.keys()) {
            await this.#part(book, outline, index, signal)
            tell({ book, seconds: 0 })
        }
        for (const name of ['bookmarks', 'highlights']) await this.#answers.keep(book, `${path}/${name}`, signal)
        if (!outline.unspoken) await this.#spokenForms(book, outline, signal)
        book.title = outline.title
        book.isWhole = true
        await this.#kept.write(book)
    }

    /** What is skipped, and when each place sounds. @param {KeptBook} book  @param {Server.Outline} outline  @param {AbortSignal} signal */
    async #spokenForms(book, { length }, signal) {
        const path = `/api/books/${book.id}`
        const entire = new URLSearchParams({ start: '0', end: String(length) })
        await this.#answers.renew(book, `${path}/omissions`, signal, `${path}/omissions?${entire}`)
        await this.#answers.renew(book, `${path}/times`, signal, `${path}/times?at=0`)
    }

    /** The one that is here. @param {number} id  @returns {Promise<Server.Outline>} */
    async #outline(id) { return (await this.#kept.answer(id, outlinePath(id)))?.json() }

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
     * Brings the sound of a chapter. What is here of it stays until all that is new is here, too.
     * @param {{book: KeptBook, index: number, chapter: import('./span-index.js').Span, spoken: Server.Spoken, length: number}} wish
     * @param {'m4s'|'flac'} kind
     * @param {AbortSignal} signal
     * @param {(progress: Progress) => void} tell
     */
    async #chapter({ book, index, chapter: { start, end }, spoken, length }, kind, signal, tell) {
        const before = book.bytes
        const { seconds } = soundOf(book)
        const old = book.chapters[index]
        let sounding = 0
        const { voice, utterances } = await this.#listed(book.id, { start, end }, signal)
        /** @param {Server.Utterance} utterance */
        const fetchClip = async utterance => {
            const time = await this.#clip(book, utterance, kind, signal)
            sounding += time
            tell({ book, seconds: old ? seconds : seconds + sounding })
        }
        await inTurns(utterances, atOnce, fetchClip)
        const bytes = book.bytes - before
        const script = await this.#kept.script(book.id) ?? { voice, length, chapters: [] }
        const [others, gone] = [script.chapters.filter(other => other.index !== index), script.chapters.filter(other => other.index === index)]
        const chapters = [...others, { index, start, end, voice, utterances }]
        chapters.sort((one, other) => one.start - other.start)
        await this.#kept.writeScript(book.id, { ...script, chapters })
        const used = soundPaths(book.id, utterances)
        await this.#kept.forget(book.id, [...soundPaths(book.id, gone.flatMap(({ utterances }) => utterances))].filter(path => !used.has(path)))
        book.bytes -= old?.bytes ?? 0
        book.stale = (book.stale ?? []).filter(other => other !== index)
        const { digest } = spoken.chapters.find(chapter => chapter.index === index) ?? {}
        book.chapters[index] = { bytes, seconds: sounding, digest, isSmall: book.isSmall }
        await this.#kept.write(book)
    }

    // Of chapters that were being renewed when they changed once more.
    /** Forgets sound of which nothing knows. @param {number} id */
    async #forgetStrays(id) {
        const script = await this.#kept.script(id)
        await this.#kept.forgetSoundBut(id, soundPaths(id, script?.chapters.flatMap(({ utterances }) => utterances) ?? []))
    }

    /** @param {number} id  @param {import('./span-index.js').Span} span  @param {AbortSignal} signal */
    async #listed(id, { start, end }, signal) {
        const all = /** @type {Server.Utterance[]} */ ([])
        let speaker = ''
        let next = /** @type {number|null} */ (start)
        while (next !== null && next < end) {
            const from = next
            /** @type {Server.Utterances} */
            const answer = await this.#answers.json(utterancesPath(id, from, mostListed), signal)
            all.push(...answer.utterances.filter(utterance => utterance.start >= start && utterance.start < end))
            next = answer.next !== null && answer.next > from ? answer.next : null
            // Another one was chosen meanwhile.
            if (speaker && answer.voice !== speaker) throw new OtherText()
            speaker = answer.voice
        }
        return { voice: speaker, utterances: all }
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
            const isSmall = kind === 'm4s' && book.isSmall === true
            const type = isSmall ? soundTypes.small : kind === 'm4s' ? soundTypes.lossless : null
            if (kind === 'm4s') await this.#answers.keepCommon(initialisationPath(sampleRate, type ?? ''), signal)
            await this.#answers.keep(book, sound, signal, isSmall ? smallPath(sound) : sound, type)
            return seconds + utterance.pause
        } catch (error) {
            // What cannot be spoken is passed over, here as there.
            if (error.status === 422 || error.status === 500) return 0
            throw error
        }
    }

    /** @param {KeptBook} book  @param {number[]} chapters */
    async #forgetSound(book, chapters) {
        if (chapters.length === 0) return
        const script = await this.#kept.script(book.id)
        for (const chapter of script?.chapters ?? []) {
            if (!chapters.includes(chapter.index)) continue
            const paths = [...soundPaths(book.id, chapter.utterances)]
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

/** @param {number} id  of a book */
const outlinePath = id => `/api/books/${id}/outline`

/** The chapters of which sound is here, or wished for. @param {KeptBook} book */
function chaptersOf({ wanted, chapters }) {
    return [...new Set([...wanted, ...Object.keys(chapters).map(Number)])].toSorted((one, other) => one - other)
}

/** Where all that belongs to utterances may be. @param {number} id  @param {Server.Utterance[]} utterances */
function soundPaths(id, utterances) {
    return new Set(utterances.flatMap(utterance => /** @type {const} */ (['m4s', 'flac'])
        .flatMap(kind => Object.values(clipPaths(id, utterance, kind)))))
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
