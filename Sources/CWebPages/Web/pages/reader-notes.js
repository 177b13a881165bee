// Bookmarks, highlights, and what can be done with a word.

import { get, send } from '../lib/api.js'
import { NotesPanel } from '../ui/notes-panel.js'
import { byId } from '../ui/find.js'
import { PronunciationPanel } from '../ui/pronunciation-panel.js'
import { ask } from '../ui/question.js'
import { WordMenu } from '../ui/word-menu.js'

const colours = ['yellow', 'green', 'blue', 'pink']

/** @param {import('./reader.js').Reader} reader */
export function wireNotes(reader) {
    const { id, book, pane, paint, offers, actions, taps, speaker } = reader
    const path = `/api/books/${id}`
    const panel = new NotesPanel(reader.placeWords)
    const menu = new WordMenu()
    let highlights = []
    let last = Promise.resolve()
    byId('download-notes').href = `${path}/notes.md`
    byId('download-notes').download = `${reader.outline.title} – notes.md`

    // MARK: Lists

    // One after another: what was there before a change must not show after it, nor a mark be made twice.
    function inTurn(work) {
        const done = last.then(work)
        last = done.catch(() => {})
        return done
    }

    function load() { return inTurn(show).catch(() => {}) }

    async function show() {
        const [marked, noted] = await Promise.all([get(`${path}/bookmarks`), get(`${path}/highlights`)])
        highlights = noted.highlights
        panel.show(marked.bookmarks, highlights)
        for (const colour of colours) paint.set(`mark-${colour}`, highlights.filter(mark => mark.colour === colour))
    }

    // Does something with the notes and shows what has become of them.
    async function change(work) {
        try {
            return await inTurn(async () => {
                const answer = await work()
                await show()
                return answer
            })
        } catch (error) {
            reader.trouble(error)
            return null
        }
    }

    load()
    reader.events.addEventListener('notes', ({ detail }) => { if (String(detail.book) === id) load() })
    reader.events.addEventListener('open', load)
    actions.notes = () => panel.open()
    byId('open-notes').addEventListener('click', actions.notes)
    panel.addEventListener('go', ({ detail: offset }) => actions.goWithVoice(offset))

    // MARK: Bookmarks

    actions.bookmark = async (span = { start: reader.here() }) => {
        const bookmark = await change(() => send('POST', `${path}/bookmarks`, { offset: span.start }))
        if (!bookmark) return
        offers.make('bookmark', {
            words: `Bookmarked: ${bookmark.label}`, seconds: 6,
            actions: { Rename: () => rename(bookmark), Undo: () => forget(bookmark) },
        })
    }
    panel.addEventListener('bookmark', () => actions.bookmark())
    panel.addEventListener('rename', ({ detail }) => rename(detail))
    panel.addEventListener('forget', ({ detail }) => forget(detail))

    async function rename(bookmark) {
        const label = await ask({ heading: 'Rename the bookmark', yes: 'Rename', label: 'Name', value: bookmark.label })
        if (label !== null) await change(() => send('PATCH', `${path}/bookmarks/${bookmark.id}`, { label }))
    }

    function forget(bookmark) { return change(() => send('DELETE', `${path}/bookmarks/${bookmark.id}`)) }

    // MARK: Highlights

    function markOn(span) { return highlights.find(({ start, end }) => start === span.start && end === span.end) }

    function mark(span, colour, note) {
        const wish = note === undefined ? { colour } : { colour, note }
        return change(() => {
            const same = markOn(span)
            return same
                ? send('PATCH', `${path}/highlights/${same.id}`, wish)
                : send('POST', `${path}/highlights`, { start: span.start, end: span.end, ...wish })
        })
    }

    async function annotate(highlight) {
        const words = highlight.text?.trim().slice(0, 200)
        const value = highlight.note ?? ''
        const note = await ask({ heading: 'Your note', words, yes: 'Keep', label: 'Note', value })
        if (note !== null) await mark(highlight, highlight.colour ?? 'yellow', note)
    }

    actions.highlight = () => {
        const span = taps.selection ?? speaker.sentence
        if (!span) return
        document.getSelection()?.removeAllRanges()
        mark(pane.wholeWords(span), 'yellow')
    }
    panel.addEventListener('annotate', ({ detail }) => annotate(detail))
    panel.addEventListener('unmark', async ({ detail }) => {
        const { note, id: number } = detail
        const heading = 'Delete the highlight and its note?'
        if (note && !await ask({ heading, words: note, yes: 'Delete' })) return
        await change(() => send('DELETE', `${path}/highlights/${number}`))
    })

    // MARK: The menu of a word

    taps.addEventListener('word', ({ detail: { offset } }) => reader.tapWord(offset))
    taps.addEventListener('menu', ({ detail: { offset } }) => openMenu(pane.wordAt(offset)))
    taps.addEventListener('select', ({ detail: span }) => { if (span) openMenu(span) })
    pane.addEventListener('moved', ({ detail: { byReader } }) => { if (byReader) menu.close() })
    actions.word = () => openMenu(taps.selection ?? speaker.word ?? pane.wordAt(reader.here()), true)

    function openMenu(span, takesFocus = false) {
        const box = span && pane.box(span)
        if (box) menu.open({ span, words: pane.text(span), box, takesFocus })
    }

    menu.addEventListener('play', ({ detail: span }) => actions.play(span.start))
    menu.addEventListener('bookmark', ({ detail: span }) => actions.bookmark(span))
    menu.addEventListener('copy', ({ detail: span }) => copy(pane.text(span)))
    menu.addEventListener('mark', ({ detail: { span, colour } }) => mark(pane.wholeWords(span), colour))
    menu.addEventListener('note', ({ detail: span }) => {
        const whole = pane.wholeWords(span)
        annotate(markOn(whole) ?? { ...whole, text: pane.text(whole) })
    })
    menu.addEventListener('pronunciation', ({ detail: span }) => openPronunciation(span.start))

    // Pages that come over a home network may have no clipboard.
    function copy(text) { return navigator.clipboard?.writeText(text).catch(reader.trouble) }

    // MARK: Pronunciation

    const pronunciation = new PronunciationPanel()
    let offsetOfWord = 0

    async function openPronunciation(offset) {
        offsetOfWord = offset
        try {
            pronunciation.show(await get(`${path}/pronunciation?offset=${offset}`))
        } catch (error) { reader.trouble(error) }
    }

    pronunciation.addEventListener('preview', ({ detail: { text, way, said } }) => {
        reader.preview(new URLSearchParams({ text, way, said: said ?? '' }))
    })
    pronunciation.addEventListener('save', async ({ detail: wish }) => {
        try {
            await send('POST', `${path}/pronunciations`, wish)
            pronunciation.close()
            reader.announce('Kept')
            offers.make('pronunciation', { words: `“${wish.word}” is said so from now on.`, seconds: 6 })
        } catch (error) { pronunciation.trouble = [error.message, error.suggestion].filter(Boolean).join(' ') }
    })
    pronunciation.addEventListener('forget', async ({ detail: rule }) => {
        try {
            await send('DELETE', `${path}/pronunciations/${rule.id}`)
            await openPronunciation(offsetOfWord)
        } catch (error) { pronunciation.trouble = error.message }
    })
}
