// A server with a book of three chapters of ten sentences, ten code units each.

export const sentencesInChapter = 10
const chapters = [0, 1, 2].map(index => ({ title: `Chapter ${index + 1}`, start: 100 * index, end: 100 * (index + 1), role: 'chapter' }))
const picture = '/api/books/7/resource?href=a.png&revision=r1'

export class BookServer {
    revision = 'r1'
    voice = 'v'
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
        return typeof body === 'string' ? new Response(body) : Response.json(body)
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
        if (/\/clips\/.*\.json$/.test(path)) return { seconds: 2, sampleRate: 24000, words: [] }
        return `${pathname} of ${this.revision}`
    }

    #listed(from, count) {
        const first = Math.floor(from / 10)
        const all = Array.from({ length: 30 - first }, (_, index) => {
            const start = 10 * (first + index)
            return { start, end: start + 10, clip: `${this.voice}${start}`, query: `at=${start}&voice=${this.voice}`, pause: 0.5 }
        })
        return { voice: this.voice, utterances: all.slice(0, count), next: all[count]?.start ?? null }
    }
}

export const pictures = html => ({ pictures: [...html.matchAll(/src="([^"]*)"/g)].map(([, path]) => path), notes: [] })
