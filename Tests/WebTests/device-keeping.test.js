import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BookKeeper } from '../../Sources/CWebPages/Web/lib/book-keeper.js'
import { DeviceKeeping } from '../../Sources/CWebPages/Web/lib/device-keeping.js'
import { KeptBooks, isComplete } from '../../Sources/CWebPages/Web/lib/kept-books.js'
import { BookServer, pictures } from './book-server.js'
import { MemoryCaches } from './memory-caches.js'

// A device, and tabs on it of which one at a time works.
function device() {
    const [server, caches] = [new BookServer(), new MemoryCaches()]
    const kept = new KeptBooks(caches)
    let isTaken = false
    const alone = async work => {
        if (isTaken) return false
        isTaken = true
        await work()
        isTaken = false
        return true
    }
    const tab = () => {
        const keeper = new BookKeeper({ kept, ask: server.ask, addresses: pictures, wait: async () => {} })
        return new DeviceKeeping({ kept, keeper, kind: 'm4s', alone })
    }
    return { server, caches, kept, tab }
}

/** Resolves when something holds that no tab tells. */
async function soon(holds) {
    while (!await holds()) await new Promise(resolve => setTimeout(resolve, 2))
}

/** Resolves when a tab has told something that holds. */
function until(keeping, holds) {
    return new Promise(resolve => {
        const look = async () => { if (await holds()) resolve() }
        keeping.addEventListener('change', look)
        look()
    })
}

const whole = (keeping, id = 7) => until(keeping, async () => {
    const standing = await keeping.standing(id)
    return standing && isComplete(standing.book) && !standing.isUnderWay
})

const limit = { timeout: 5000 }

test('a book comes, and it is told how far it is', limit, async () => {
    const { tab } = device()
    const keeping = tab()
    const told = []
    keeping.addEventListener('change', async () => told.push((await keeping.standing(7)).seconds))
    await keeping.keep(7, [0])
    await whole(keeping)
    const [standing] = await keeping.all()
    assert.deepEqual([standing.book.title, standing.seconds], ['Seven', 25])
    assert.deepEqual(told, told.toSorted((one, other) => one - other))
})

test('what the listener ends stays as it is, until it is to go on', limit, async () => {
    const { kept, tab } = device()
    const keeping = tab()
    await keeping.keep(7, [0, 1, 2])
    await until(keeping, async () => (await keeping.standing(7)).seconds > 10)
    await keeping.pause(7)
    const { book, isUnderWay } = await keeping.standing(7)
    assert.deepEqual([isComplete(book), isUnderWay, book.isPaused], [false, false, true])
    const other = tab()
    await other.resume()
    await new Promise(resolve => setTimeout(resolve, 20))
    assert.equal(isComplete(await kept.record(7)), false)
    await keeping.goOn(7)
    await whole(keeping)
})

test('what is removed while it comes is gone for good', limit, async () => {
    const { caches, tab } = device()
    const keeping = tab()
    await keeping.keep(7, [0, 1, 2])
    await until(keeping, async () => (await keeping.standing(7))?.seconds > 10)
    await keeping.remove(7)
    await new Promise(resolve => setTimeout(resolve, 20))
    assert.equal(await caches.has('vorleser-book-7'), false)
    assert.deepEqual(await keeping.all(), [])
})

test('another choice while it comes is what comes', limit, async () => {
    const { tab } = device()
    const keeping = tab()
    await keeping.keep(7, [0, 1, 2])
    await until(keeping, async () => (await keeping.standing(7)).seconds > 10)
    await keeping.keep(7, [2])
    await whole(keeping)
    assert.deepEqual(Object.keys((await keeping.standing(7)).book.chapters), ['2'])
})

test('a failure is told once, and not tried again by the next page', limit, async () => {
    const { server, tab } = device()
    const keeping = tab()
    server.fault = path => path.includes('/clips/v50') ? 403 : null
    const failed = new Promise(resolve => keeping.addEventListener('failed', ({ detail }) => resolve(detail.error.status)))
    await keeping.keep(7, [0])
    assert.equal(await failed, 403)
    const count = server.asked.length
    await tab().resume()
    await new Promise(resolve => setTimeout(resolve, 20))
    assert.equal(server.asked.length, count)
})

test('what one tab wishes for comes by the tab that is at it', limit, async () => {
    const { server, tab } = device()
    const [one, other] = [tab(), tab()]
    const { ask } = server
    let release = () => {}
    server.ask = async (path, options) => {
        if (path.includes('/books/7/clips/')) await new Promise(resolve => { release = resolve })
        return ask(path.replace('/books/8', '/books/7'), options)
    }
    await one.keep(7, [])
    await whole(one)
    server.ask = ask
    await other.keep(7, [1])
    await whole(other)
    release()
    assert.ok(isComplete((await one.standing(7)).book))
})

test('what is spoken otherwise since is renewed by the next page, or told when the listener had ended it', limit, async () => {
    const { server, kept, tab } = device()
    const keeping = tab()
    await keeping.keep(7, [0, 1])
    await whole(keeping)
    const count = server.asked.length
    await keeping.resume()
    await soon(() => server.asked.length === count + 1)
    server.otherwise.add(30)
    const other = tab()
    const told = []
    other.addEventListener('change', async () => told.push((await kept.record(7)).stale))
    await other.resume()
    await soon(() => server.paths.includes('/api/books/7/clips/vo30.m4s'))
    await whole(other)
    assert.ok(told.some(stale => stale.length === 1))
    await kept.write({ ...await kept.record(7), isPaused: true })
    server.otherwise.add(130)
    await tab().resume()
    await soon(async () => (await kept.record(7)).stale.length === 1)
    assert.equal(server.paths.includes('/api/books/7/clips/vo130.m4s'), false)
})

test('a server that is away changes nothing of what is here', limit, async () => {
    const { server, kept, tab } = device()
    const keeping = tab()
    await keeping.keep(7, [0])
    await whole(keeping)
    server.isAway = true
    await keeping.resume()
    await new Promise(resolve => setTimeout(resolve, 20))
    assert.ok(isComplete(await kept.record(7)))
    assert.equal((await keeping.standing(7)).isUnderWay, false)
})
