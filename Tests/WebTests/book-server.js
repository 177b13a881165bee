// A server with a book of three chapters of ten sentences, ten code units each.

export const sentencesInChapter = 10
const chapters = [0, 1, 2].map(index => ({ title: `Chapter ${index + 1}`, start: 100 * index, end: 100 * (index + 1), role: 'chapter' }))
const picture = '/api/books/7/resource?href=a.png&revision=r1'

export class BookServer {
    revision = 'r1'
    voice = 'v'
    wishes = 'w1'
    /** Offsets of sentences that are said in other words than before. */
    otherwise = new Set()
    isAway = false
    asked = []
    /** Refuses a path by a status; `null` to answer it. */
    fault = () => null

    ask = async (path, { signal, headers } = {}) => {
        signal?.throwIfAborted()
        this.asked.push({ path, priority: headers?.Priority ?? null })
        const status = this.isAway ? 0 : this.fault(path)
        if (status !== null) throw Object.assign(new Error(`refused by ${status}`), { status, isPassing: status === 0 || status >= 502 })
        const body = this.#answer(new URL(path, 'https://attic.local'))
        if (typeof body !== 'string') return Response.json(body)
        const codec = path.includes('codec=aac') ? 'mp4a.40.2' : 'flac'
        return new Response(body, { headers: { 'Content-Type': path.includes('.m4s') ? `audio/mp4; codecs="${codec}"` : 'text/plain' } })
    }

    // The paths that were asked for, without their questions.
    get paths() { return this.asked.map(({ path }) => path.split('?')[0]) }

    get outline() {
        return {
            id: 7, title: 'Seven', length: 300, revision: this.revision, unspoken: null, chapters,
            parts: chapters.map(({ start, end }, chapter) => ({ start, end, chapter })),
        }
    }

    #answer({ pathname, searchParams }) {
        const path = pathname.replace('/api/books/7', '')
        if (path === '') return { id: 7, title: 'Seven', authors: ['Ann Author'], readAt: null, addedAt: '2026-01-01T00:00:00Z' }
        if (path === '/outline') return this.outline
        const part = /^\/parts\/(\d+)$/.exec(path)
        if (part) return { start: 100 * part[1], end: 100 * part[1] + 100, sentences: [], html: part[1] === '1' ? `<p>Once there was <em>Naïve\n‘Café’</em> &amp; &lt;tea&gt;.</p><img src="${picture}">` : '' }
        if (path === '/utterances') return this.#listed(Number(searchParams.get('from')), Number(searchParams.get('count')))
        if (path === '/spoken') return { voice: this.voice, revision: this.revision, wishes: this.wishes, chapters: this.#digests(searchParams.get('chapters')) }
        if (/\/clips\/.*\.json$/.test(path)) return { seconds: 2, sampleRate: 24000, words: [] }
        return `${pathname} of ${this.revision}${searchParams.has('codec') ? ', small' : ''}`
    }

    #digests(names) {
        const indices = names.split(',').filter(Boolean).map(run => run.split('-').map(Number))
            .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
        return indices.map(index => ({ index, digest: `${this.voice} ${[...this.otherwise].filter(start => Math.floor(start / 100) === index).sort()}` }))
    }

    #listed(from, count) {
        const first = Math.floor(from / 10)
        const all = Array.from({ length: 30 - first }, (_, index) => {
            const start = 10 * (first + index)
            return { start, end: start + 10, clip: `${this.voice}${this.otherwise.has(start) ? 'o' : ''}${start}`, query: `at=${start}&voice=${this.voice}`, pause: 0.5 }
        })
        return { voice: this.voice, utterances: all.slice(0, count), next: all[count]?.start ?? null }
    }
}

export const pictures = html => ({ pictures: [...html.matchAll(/src="([^"]*)"/g)].map(([, path]) => path), notes: [] })
