import assert from 'node:assert/strict'
import test from 'node:test'
import { ActivityKeeper, ActivityMeter, localDay } from '../../Sources/CWebPages/Web/lib/activity-meter.js'
import { OneReader } from '../../Sources/CWebPages/Web/lib/one-reader.js'
import { keptStorage } from '../../Sources/CWebPages/Web/lib/kept-storage.js'

/** A meter with a clock that is set by hand, in seconds. */
function metered() {
    const world = { now: 0, isVisible: true }
    const meter = new ActivityMeter({ now: () => world.now * 1000, isVisible: () => world.isVisible })
    return { meter, pass: seconds => { world.now += seconds; meter.look() }, world }
}

test('what is spoken is heard, also behind another window; what is looked at is read', () => {
    const { meter, pass, world } = metered()
    pass(20)
    meter.speak(true)
    world.isVisible = false
    pass(200)
    meter.speak(false)
    pass(50)   // nobody sees the page
    world.isVisible = true
    pass(0)
    pass(30)
    assert.deepEqual(meter.take(), { listened: 200, read: 50, letters: 0 })
    assert.deepEqual(meter.take(), { listened: 0, read: 0, letters: 0 })
})

test('a page that nobody touches is not read, and a machine that slept heard nothing', () => {
    const { meter, pass } = metered()
    for (let count = 0; count < 20; count++) pass(30)
    assert.equal(meter.take().read, 120)
    meter.touch()
    pass(30)
    assert.equal(meter.take().read, 30)
    meter.speak(true)
    pass(4000)
    assert.equal(meter.take().listened, 0)
})

test('of two pages only the one that was touched last is read, and none that another one speaks', () => {
    const { meter, pass } = metered()
    pass(10)
    meter.leave()
    pass(60)
    assert.equal(meter.take().read, 10)
    meter.touch()
    pass(20)
    meter.hearElsewhere(true)
    pass(20)
    meter.hearElsewhere(true)
    pass(20)
    assert.equal(meter.take().read, 20)
    // The other one has gone without a word.
    pass(20)
    assert.equal(meter.take().read, 20)
    meter.touch()
    meter.hearElsewhere(true)
    meter.hearElsewhere(false)
    pass(20)
    assert.equal(meter.take().read, 20)
})

/** Pages on one channel. */
function pages(...books) {
    const listeners = []
    return books.map(book => {
        const reader = new OneReader({ addEventListener: (_, work) => listeners.push(work), postMessage: data => listeners.forEach(work => work({ data })) }, book)
        const told = []
        reader.addEventListener('elsewhere', () => told.push('elsewhere'))
        reader.addEventListener('heard', ({ detail: { isSpeaking } }) => told.push(isSpeaking ? 'heard' : 'silent'))
        return { reader, told }
    })
}

test('pages tell each other when one is touched, once, and which book one speaks', () => {
    const [one, two, other] = pages('7', '7', '8')
    one.reader.touch()
    one.reader.touch()
    assert.deepEqual([one.told, two.told, other.told], [[], ['elsewhere'], ['elsewhere']])
    two.reader.touch()
    one.reader.touch()
    assert.deepEqual([one.told, two.told.length], [['elsewhere'], 2])
    one.reader.speak(true)
    one.reader.speak(false)
    assert.deepEqual([one.told, two.told.slice(2), other.told.slice(3)], [['elsewhere'], ['heard', 'silent'], []])
    assert.doesNotThrow(() => new OneReader(null, '7').touch())
})

test('letters are those of pages that were turned, not of jumps, nor of what was spoken', () => {
    const { meter } = metered()
    for (const offset of [100, 1100, 900, 1900, 90_000, 91_000]) meter.move(offset)
    meter.speak(true)
    meter.move(92_000)
    assert.equal(meter.take().letters, 3000)
})

/** A keeper that notes what it sends. */
function keeping(storage, day, fails = () => null) {
    const sent = []
    const send = async (method, path, body) => {
        const error = fails()
        if (error) throw error
        sent.push(body)
    }
    return { sent, keeper: new ActivityKeeper({ book: '7', storage, send, device: 'd', today: () => day.now }) }
}

test('a day is told as its sum, however often, and goes when it is over and told', async () => {
    const storage = keptStorage(() => { throw new Error('forbidden') })
    const day = { now: '2026-11-26' }
    const { keeper, sent } = keeping(storage, day)
    keeper.add({ listened: 60, read: 0, letters: 0 })
    await keeper.flush()
    await keeper.flush()
    keeper.add({ listened: 30, read: 10, letters: 5 })
    await keeper.flush()
    assert.deepEqual(sent.map(({ listened, read }) => [listened, read]), [[60, 0], [90, 10]])
    day.now = '2026-11-27'
    keeper.add({ listened: 0.1, read: 0.1, letters: 0 })
    await keeper.flush()
    assert.equal(storage.getItem('vorleser.activity.7'), null)
})

test('what the server is not there to hear waits; what it will not take does not', async () => {
    const storage = keptStorage(() => { throw new Error('forbidden') })
    const day = { now: '2026-11-26' }
    let error = Object.assign(new Error('away'), { status: 0 })
    const { keeper, sent } = keeping(storage, day, () => error)
    keeper.add({ listened: 60, read: 0, letters: 0 })
    await assert.rejects(keeper.flush())
    day.now = '2026-11-27'
    error = null
    await keeper.flush()
    assert.deepEqual(sent.map(({ day, listened }) => [day, listened]), [['2026-11-26', 60]])
    keeper.add({ listened: 60, read: 0, letters: 0 })
    error = Object.assign(new Error('the book is gone'), { status: 404 })
    await keeper.flush()
    day.now = '2026-11-28'
    error = null
    await keeper.flush()
    assert.equal(storage.getItem('vorleser.activity.7'), null)
})

test('a day is the one of the calendar on the wall', () => {
    assert.equal(localDay(new Date(2026, 0, 5, 23, 59)), '2026-01-05')
})
