// Keeps the pages themselves, so that they open while the server is away. What the server has is always newer: the copy
// speaks only when the server does not. Books, covers and everything else below /api are never kept here.

const name = 'vorleser-shell-1'
const patience = 4000   // milliseconds; a server in another network lets a request hang

self.addEventListener('install', event => {
    self.skipWaiting()
    event.waitUntil(caches.open(name).then(cache => cache.addAll(['/', '/settings'])).catch(() => {}))
})

self.addEventListener('activate', event => {
    event.waitUntil((async () => {
        for (const old of await caches.keys()) if (old !== name) await caches.delete(old)
        await self.clients.claim()
    })())
})

self.addEventListener('fetch', event => {
    const { request } = event
    const url = new URL(request.url)
    const key = url.origin === location.origin && request.method === 'GET' ? shellKey(url.pathname) : null
    if (key) event.respondWith(answer(request, key, event))
})

/** Under which name a file of the shell is kept; all books have the same page. `null` for what is none. */
function shellKey(path) {
    if (/^\/books\/[^/]+$/.test(path)) return '/books/'
    return path === '/' || path === '/settings' || path.startsWith('/web/') ? path : null
}

async function answer(request, key, event) {
    const cache = await caches.open(name)
    const fresh = fetch(request)
    const kept = fresh.then(response => {
        if (response.ok && !response.redirected && response.type === 'basic') return cache.put(key, response.clone())
    })
    event.waitUntil(kept.catch(() => {}))
    try {
        return await Promise.race([fresh, new Promise((_, reject) => setTimeout(reject, patience))])
    } catch {
        return await cache.match(key) ?? fresh
    }
}
