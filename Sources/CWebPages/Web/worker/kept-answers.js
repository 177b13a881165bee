// Answers the pages' questions from what this device keeps, while the server is away. What is kept is put there by
// lib/kept-books.js; what the server says is always newer.

/**
 * The caches that this program may use: those of the worker, or a stand-in.
 * @typedef {Pick<CacheStorage, 'open'|'has'|'keys'>} Caches
 */

const scriptPath = '/kept/script'
// Milliseconds; a server in another network lets a request hang.
const answerPatience = 4000
// For so long after a question without an answer, what is kept speaks at once.
const away = 5000

// Milliseconds after which a search of all books tells what it has.
const searchStep = 1000

/** The book that a path is of; `null` when it is of none. @param {string} path */
const bookOf = path => /^\/api\/books\/(\d+)(\/|$)/.exec(path)?.[1] ?? null

/** What never changes under its address. @param {string} path */
const isSound = path => path.startsWith('/api/clips/') || /^\/api\/books\/\d+\/clips\//.test(path)

/** Under which address an answer is kept: some hold for every question. @param {URL} url */
function keyOf({ pathname, search }) {
    const holdsForAll = /\/(omissions|times)$/.test(pathname)
    return holdsForAll ? pathname : pathname + search
}

/** Whether a newer answer takes the place of a kept one. @param {string} path */
const isRenewed = path => /^\/api\/(books\/\d+(\/(outline|bookmarks|highlights|cover))?|settings|voices|clips\/[^/]+)$/.test(path)

/** @param {any} body */
const json = body => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })

class KeptAnswers {
    #base
    #bookPrefix
    #common
    #caches
    #fetch
    #search
    #now
    #wait
    #awayUntil = 0
    /** @type {Set<string>|null}  the books that are kept; `null` until that is known */
    #books = null

    /**
     * @param {object} parts
     * @param {Caches} parts.caches
     * @param {(request: Request) => Promise<Response>} parts.fetch
     * @param {import('./kept-search.js').Search} parts.search
     * @param {string} [parts.base]  where the library stands at its host; what is kept is kept by its paths behind that
     * @param {() => number} [parts.now]  in milliseconds
     * @param {(milliseconds: number) => Promise<void>} [parts.wait]
     */
    constructor({ caches, fetch, search, base = '', now = () => Date.now(), wait = time => new Promise(done => setTimeout(done, time)) }) {
        this.#base = base
        // The names that lib/kept-books.js gives, see lib/site.js.
        const own = base ? `${base} ` : ''
        this.#bookPrefix = `${own}vorleser-book-`
        this.#common = `${own}vorleser-answers`
        this.#caches = caches
        this.#fetch = fetch
        this.#search = search
        this.#now = now
        this.#wait = wait
    }

    /** Whether a cache is of kept books, so that a new version of the pages leaves it. @param {string} name */
    isKept(name) { return name.startsWith(this.#bookPrefix) || name === this.#common }

    /** Looks which books are kept: in the beginning, and when that has changed. */
    async look() {
        const names = (await this.#caches.keys()).filter(name => name.startsWith(this.#bookPrefix))
        this.#books = new Set(names.map(name => name.slice(this.#bookPrefix.length)))
    }

    /**
     * Whether it may have something to say. All else goes the browser's own way, on which a request that is given up is
     * given up at the server too.
     * @param {string} path
     */
    mayAnswer(path) {
        const id = bookOf(path)
        if (id !== null) return this.#books?.has(id) ?? true
        const isCommon = ['/api/books', '/api/search', '/api/settings', '/api/voices'].includes(path) || path.startsWith('/api/clips/')
        return isCommon && this.#books?.size !== 0
    }

    /**
     * The server's answer, or the one that is kept.
     * @param {Request} request
     * @returns {Promise<Response>}
     */
    async answer(request) {
        const url = new URL(request.url)
        url.pathname = url.pathname.slice(this.#base.length)
        const id = bookOf(url.pathname)
        // The server's own word is wished for.
        if (request.cache === 'no-store') return this.#fetch(request)
        if (id !== null && !await this.#caches.has(this.#bookPrefix + id)) return this.#fetch(request)
        const cache = await this.#caches.open(id === null ? this.#common : this.#bookPrefix + id)
        if (isSound(url.pathname)) {
            const kept = await cache.match(keyOf(url))
            if (kept) return kept
        }
        return this.#newest(request, cache, url)
    }

    /** @param {Request} request  @param {Cache} cache  @param {URL} url */
    async #newest(request, cache, url) {
        const fresh = this.#ask(request, cache, url)
        // Told by whoever waits for it.
        fresh.catch(() => {})
        if (this.#now() < this.#awayUntil) return await this.#kept(cache, url) ?? fresh
        try {
            return await Promise.race([fresh, this.#wait(answerPatience).then(() => { throw new Error('too late') })])
        } catch (error) {
            if (error.name === 'AbortError') throw error
            return await this.#kept(cache, url) ?? fresh
        }
    }

    /** @param {Request} request  @param {Cache} cache  @param {URL} url */
    async #ask(request, cache, url) {
        let response
        try {
            response = await this.#fetch(request)
        } catch (error) {
            if (error.name !== 'AbortError') this.#awayUntil = this.#now() + away
            throw error
        }
        this.#awayUntil = 0
        if (response.ok && isRenewed(url.pathname)) await this.#renew(cache, url, response.clone()).catch(() => {})
        return response
    }

    /** @param {Cache} cache  @param {URL} url  @param {Response} response */
    async #renew(cache, url, response) {
        const key = keyOf(url)
        // The outline of another text would not fit the parts that are kept.
        if (key.endsWith('/outline')) {
            const kept = await (await cache.match(key))?.json()
            if (kept?.revision !== (await response.clone().json()).revision) return
        }
        await cache.put(key, response)
    }

    /** @param {Cache} cache  @param {URL} url  @returns {Promise<Response|null>} */
    async #kept(cache, url) {
        const { pathname, searchParams } = url
        if (pathname === '/api/books') return this.#shelf(searchParams)
        if (pathname === '/api/search') return this.#foundInAll(searchParams)
        if (pathname.endsWith('/utterances')) return this.#utterances(cache, searchParams)
        if (pathname.endsWith('/search')) return this.#found(cache, pathname.replace(/\/search$/, ''), searchParams)
        return await cache.match(keyOf(url)) ?? null
    }

    /** What is kept of books, as the library shows them; those whose text is still coming have nothing to show. */
    async #whatIsKept() {
        const names = (await this.#caches.keys()).filter(name => name.startsWith(this.#bookPrefix))
        const found = await Promise.all(names.map(async name => {
            const cache = await this.#caches.open(name)
            return (await cache.match(`/api/books/${name.slice(this.#bookPrefix.length)}`))?.json()
        }))
        return { isAny: names.length > 0, books: found.filter(Boolean) }
    }

    /** The books that are kept, the one read last first. @param {URLSearchParams} query */
    async #shelf(query) {
        const { isAny, books } = await this.#whatIsKept()
        const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
        const shown = books
            .filter(book => words.every(word => [book.title, ...book.authors].join(' ').toLowerCase().includes(word)))
            .toSorted((one, other) => (other.readAt ?? other.addedAt).localeCompare(one.readAt ?? one.addedAt))
        return isAny ? json({ books: shown, removed: [], isFromDevice: true }) : null
    }

    /** Where some words stand in all kept books, those added last first; a step at a time, as the server does it. @param {URLSearchParams} query */
    async #foundInAll(query) {
        const { isAny, books } = await this.#whatIsKept()
        if (!isAny) return null
        const all = books.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt) || other.id - one.id)
        const from = query.get('from')
        const first = from === null ? 0 : all.findIndex(({ id }) => String(id) === from)
        const limit = Number(query.get('limit') ?? 3)
        const end = this.#now() + searchStep
        const found = []
        let index = first < 0 ? all.length : first
        const begun = index
        while (index < all.length && (index === begun || this.#now() < end)) {
            const { id, title, authors } = all[index]
            const hits = await this.#hits(id, { words: query.get('q') ?? '', limit })
            if (hits && hits.hits.length > 0) found.push({ id, title, authors, hits: hits.hits, hasMore: hits.next !== null })
            index += 1
        }
        return json({ books: found, searched: index - begun, unread: [], next: all[index]?.id ?? null })
    }

    /** @param {number} id  @param {{words: string, limit: number}} question */
    async #hits(id, question) {
        const cache = await this.#caches.open(this.#bookPrefix + id)
        const outline = await (await cache.match(`/api/books/${id}/outline`))?.json()
        if (!outline) return null
        const { hits, next } = await this.#searched(cache, `/api/books/${id}`, { ...question, from: 0 }, outline)
        return { hits: hits.map(hit => ({ ...hit, chapter: outline.chapters[hit.chapter]?.title ?? '' })), next }
    }

    /** Where some words stand. @param {Cache} cache  @param {string} book  its path  @param {URLSearchParams} query */
    async #found(cache, book, query) {
        const outline = await (await cache.match(`${book}/outline`))?.json()
        if (!outline) return null
        const question = { words: query.get('q') ?? '', from: Number(query.get('from') ?? 0), limit: Number(query.get('limit') ?? 50) }
        return json(await this.#searched(cache, book, question, outline))
    }

    /** @param {Cache} cache  @param {string} book  its path  @param {{words: string, from: number, limit: number}} question  @param {any} outline */
    #searched(cache, book, question, outline) {
        const revision = new URLSearchParams({ revision: outline.revision })
        return this.#search(question, outline, async index => (await cache.match(`${book}/parts/${index}?${revision}`))?.json())
    }

    /** What is said from a place on, as far as its sound is kept. @param {Cache} cache  @param {URLSearchParams} query */
    async #utterances(cache, query) {
        const kept = await (await cache.match(scriptPath))?.json()
        if (!kept || query.has('hear')) return null
        const from = Number(query.get('from') ?? 0)
        const count = Number(query.get('count') ?? 16)
        let place = from
        const left = []
        let voice = null
        for (const { start, end, utterances, ...chapter } of kept.chapters) {
            if (start > place || place >= end) continue
            // The voices of chapters differ while a book is renewed: another one's are listed by themselves.
            const speaker = chapter.voice ?? kept.voice
            if (voice !== null && speaker !== voice) break
            voice = speaker
            left.push(...utterances.filter((/** @type {{end: number}} */ { end }) => end > from))
            place = end
        }
        // Nothing is kept of what is said there.
        if (place === from) return null
        let length = Math.min(count, left.length)
        // What stands at one place is not parted: the place could not tell where to go on.
        while (length < left.length && left[length].start === left[length - 1].start) length += 1
        const next = left[length]?.start ?? (place < kept.length ? place : null)
        return json({ voice, utterances: left.slice(0, length), next })
    }
}

// A worker's scripts have no imports: this one is found by its name.
Object.assign(globalThis, { KeptAnswers })

/** @typedef {typeof KeptAnswers} Answers */
