import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import '../../Sources/CWebPages/Web/worker/kept-answers.js'
import '../../Sources/CWebPages/Web/worker/kept-search.js'
import { BookServer, pictures } from './book-server.js'
import { MemoryCaches } from './memory-caches.js'

// The page of a library that stands under a path, before any module looks at it.
globalThis.document = { documentElement: { dataset: { base: '/vorleser' } } }
const modules = '../../Sources/CWebPages/Web/lib/'
const { addressOf, ownName, pathOf } = await import(modules + 'site.js')
const { BookKeeper } = await import(modules + 'book-keeper.js')
const { KeptBooks } = await import(modules + 'kept-books.js')
const { allowedStorage, namesBehind } = await import(modules + 'kept-storage.js')
const { returnPath } = await import(modules + 'return-path.js')
const { exchangeWaiting } = await import(modules + 'changing-person.js')
const { KeptAnswers, keptSearch } = globalThis

test('a path becomes an address, and an address of the library its path again', () => {
    assert.equal(addressOf('/api/books/7?x=1'), '/vorleser/api/books/7?x=1')
    assert.equal(pathOf('/vorleser/api/books/7'), '/api/books/7')
    for (const other of ['/', '/vorleser', '/vorleser2/api/books', '/api/books/7']) assert.equal(pathOf(other), null, other)
})

test('who has said who they are comes back to a page of this library, and to no other site of the host', () => {
    const origin = 'https://attic.local'
    assert.equal(returnPath('?to=%2Fvorleser%2Fbooks%2F7', origin), '/vorleser/books/7')
    for (const lure of ['/', '/wiki/', '/vorleser/pair', '/vorleser//evil.example/', 'https://evil.example/vorleser/', '/vorleser/../wiki']) {
        assert.equal(returnPath('?to=' + encodeURIComponent(lure), origin), '/vorleser/', lure)
    }
})

// A browser's storage, whose names are its properties.
class Storage {
    getItem(name) { return Object.hasOwn(this, name) ? this[name] : null }
    setItem(name, value) { this[name] = value }
    removeItem(name) { delete this[name] }
}

test('what another library of the host has stored is not seen, nor changed', () => {
    const all = new Storage()
    Object.assign(all, { 'vorleser.place.7': 'root', '/other vorleser.place.8': 'other' })
    const own = allowedStorage(() => all)
    own.setItem('vorleser.place.9', 'own')
    assert.deepEqual(namesBehind(own, 'vorleser.place.'), ['9'])
    assert.deepEqual(namesBehind(all, 'vorleser.place.'), ['7'])
    assert.equal(own.getItem('vorleser.place.7'), null)
    exchangeWaiting(own, 1, 2)
    assert.deepEqual(namesBehind(own, ''), ['vorleser.of.1.vorleser.place.9'])
    own.removeItem('vorleser.of.1.vorleser.place.9')
    assert.deepEqual({ ...all }, { 'vorleser.place.7': 'root', '/other vorleser.place.8': 'other' })
})

test('a worker answers from what its own library keeps, under its own addresses', async () => {
    const [server, caches] = [new BookServer(), new MemoryCaches()]
    const keeper = new BookKeeper({ kept: new KeptBooks(caches), ask: server.ask, addresses: pictures })
    await keeper.wish(7, [0])
    await keeper.bring(7, { kind: 'm4s', signal: new AbortController().signal, tell: () => {} })
    assert.ok((await caches.keys()).includes(ownName('vorleser-book-7')))
    const fetch = () => Promise.reject(new TypeError('away'))
    const worker = base => new KeptAnswers({ caches, fetch, search: keptSearch, base })
    const ask = (base, path) => worker(base).answer(new Request(`https://attic.local${base}${path}`))
    assert.equal((await (await ask('/vorleser', '/api/books/7/outline')).json()).title, 'Seven')
    assert.equal((await (await ask('/vorleser', '/api/books')).json()).books.length, 1)
    for (const other of ['', '/other', '/vor']) {
        await assert.rejects(ask(other, '/api/books/7/outline'), other)
        await assert.rejects(ask(other, '/api/books'), other)
        assert.ok(!worker(other).isKept(ownName('vorleser-book-7')), other)
    }
})

test('nothing that a browser is given is a path that has not become an address', () => {
    const web = fileURLToPath(new URL('../../Sources/CWebPages/Web/', import.meta.url))
    const given = [
        /\b(href|src|action|poster|srcset)['"]?\s*[:=]\s*['"`]\//, /\b(fetch|EventSource|WebSocket|Worker|import)\(\s*['"`]\//,
        /\b(register|sendBeacon|importScripts)\(\s*['"`]\//, /\blocation\.(assign|replace)\(\s*['"`]\//, /State\([^)]*,\s*['"`]\//, /\.open\([^)]*,\s*['"`]\//,
        /\b(localStorage|sessionStorage)\.\w+\(\s*['"`]/, /\bcaches\.(open|match|has|delete)\(\s*['"`]/, /\blocks\.request\(\s*['"`]/,
    ]
    const scripts = readdirSync(web, { recursive: true }).filter(name => name.endsWith('.js') && !name.includes('wording'))
    const found = scripts.flatMap(name => readFileSync(join(web, name), 'utf8').split('\n')
        .filter(line => given.some(pattern => pattern.test(line))).map(line => `${name}: ${line.trim()}`))
    assert.deepEqual(found, [])
    // The patterns find what they are for.
    const wrong = ["href: '/settings'", 'src = `/api/x`', "fetch('/x')", "location.assign('/x')", "replaceState(null, '', '/')", "localStorage.getItem('x')", "caches.open('x')"]
    assert.deepEqual(wrong.filter(line => !given.some(pattern => pattern.test(line))), [])
})
