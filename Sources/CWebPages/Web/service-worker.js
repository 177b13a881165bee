// Keeps the pages themselves, so that they open while the server is away, and answers for the books that this device keeps.
// What the server has is always newer: what is kept speaks only when the server does not.

/** This program. @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self)

// Where the library stands at its host: what it keeps must not be taken for that of another one there. See lib/site.js.
const base = location.pathname.replace(/\/service-worker\.js$/, '')
const own = base ? `${base} ` : ''

importScripts(`${base}/web/worker/kept-search.js`, `${base}/web/worker/kept-answers.js`)

/** @type {import('./worker/kept-answers.js').Answers} */
const Answers = /** @type {any} */ (worker).KeptAnswers
const books = new Answers({ caches, base, fetch: request => fetch(request), search: /** @type {any} */ (worker).keptSearch })
books.look()

const name = `${own}vorleser-shell-2`
const patience = 4000   // milliseconds, as for answers

// All books have the same page.
const bookPage = `${base}/books/0`
const pages = [`${base}/`, `${base}/settings`, bookPage]
const fonts = `${base}/fonts/`
const files = `${base}/web/`
// The words of other languages than English: only those are kept that are in use.
const language = new URL(location.href).searchParams.get('words')
/** @param {string} path */
const isOfOtherLanguage = path => /\/wording\/[a-z]{2}\.js$/.test(path) && !path.endsWith('/en.js') && !path.endsWith(`/${language}.js`)
// What was shared with us, until the library has taken it.
const shared = `${own}vorleser-shared`

/** Whether a cache is of this library. @param {string} name */
const isOurs = name => base ? name.startsWith(own) : !name.startsWith('/')

worker.addEventListener('install', event => {
    worker.skipWaiting()
    event.waitUntil(renew().catch(() => {}))
})

worker.addEventListener('activate', event => {
    event.waitUntil((async () => {
        for (const old of await caches.keys()) if (isOurs(old) && old !== name && old !== shared && !books.isKept(old)) await caches.delete(old)
        // A page is asked for while this program is still being started.
        await worker.registration.navigationPreload?.enable()
        await worker.clients.claim()
    })())
})

// A page keeps other books than before.
worker.addEventListener('message', event => event.waitUntil(books.look()))

worker.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (origin !== location.origin || !pathname.startsWith(`${base}/`)) return
    if (request.method === 'POST' && pathname === `${base}/share`) return event.respondWith(receive(request))
    if (request.method !== 'GET') return
    const page = pageKey(pathname)
    if (page && request.mode === 'navigate') event.respondWith(showPage(event, page))
    else if (pathname.startsWith(files)) event.respondWith(file(request, pathname))
    else if (pathname.startsWith(fonts)) event.respondWith(font(request, event))
    else if (books.mayAnswer(pathname.slice(base.length))) event.respondWith(books.answer(request))
})

/** Puts what was shared with us where the library finds it. @param {Request} request */
async function receive(request) {
    const form = await request.formData()
    const cache = await caches.open(shared)
    await cache.put('/shared', new Response(form))
    return Response.redirect(`${base}/?shared`, 303)
}

/** The page that a path shows; `null` when it is none that is kept. @param {string} path */
function pageKey(path) {
    if (/^\/books\/[^/]+$/.test(path.slice(base.length))) return bookPage
    return pages.includes(path) ? path : null
}

/** @param {FetchEvent} event  @param {string} key */
async function showPage(event, key) {
    const fresh = Promise.resolve(event.preloadResponse).then(response => response ?? fetch(event.request))
    event.waitUntil(fresh.then(response => compare(key, response)).catch(() => {}))
    try {
        return await Promise.race([fresh, new Promise((_, reject) => setTimeout(reject, patience))])
    } catch {
        return await caches.match(key) ?? fresh
    }
}

// An address with a version always means the same file; others mean what the server has now.
/** @param {Request} request  @param {string} path */
async function file(request, path) {
    const kept = () => caches.match(request)
    if (path.startsWith(`${files}v-`)) return await kept() ?? fetch(request)
    return fetch(request).catch(async error => {
        const response = await kept()
        if (response) return response
        throw error
    })
}

// Typefaces are large, and the listener has chosen one: it is kept once it was asked for.
/** @param {Request} request  @param {FetchEvent} event */
async function font(request, event) {
    const kept = await caches.match(request)
    const isSheet = request.url.endsWith('.css')
    if (kept && !isSheet) return kept
    try {
        const response = await fetch(request)
        const copy = response.clone()
        if (response.ok) event.waitUntil(caches.open(name).then(cache => cache.put(request, copy)))
        return response
    } catch (error) {
        if (kept) return kept
        throw error
    }
}

// A page has another tag when anything it is made of is another.
/** @param {string} key  @param {Response} response */
async function compare(key, response) {
    if (!response.ok || response.redirected) return
    const kept = await caches.match(key)
    if (kept?.headers.get('ETag') !== response.headers.get('ETag')) await renew()
}

/** Keeps all pages and the files that they name, as the server has them now; what is older goes. */
async function renew() {
    const fresh = await Promise.all(pages.map(page => fetch(page, { cache: 'no-cache' })))
    // Led elsewhere: this device has not paired.
    if (!fresh.every(response => response.ok && !response.redirected)) return
    const texts = await Promise.all(fresh.map(response => response.clone().text()))
    const named = texts.flatMap(text => [...text.matchAll(/"(\/[^"]+)"/g)].map(([, path]) => path))
    const isWanted = (/** @type {string} */ path) => path === `${fonts}faces.css` || path.startsWith(files) && !isOfOtherLanguage(path)
    const wanted = new Set(named.filter(isWanted))
    const cache = await caches.open(name)
    const old = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    await cache.addAll([...wanted].filter(path => !path.startsWith(`${files}v-`) || !old.includes(path)))
    await Promise.all(pages.map((page, index) => cache.put(page, fresh[index])))
    for (const path of old) if (!wanted.has(path) && !pages.includes(path) && !path.startsWith(fonts)) await cache.delete(path)
}
