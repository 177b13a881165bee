import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

// A browser's history: what is gone to is told later.
let entries, at, told
const hear = []
globalThis.addEventListener = (type, listener) => hear.push(listener)
globalThis.history = {
    get state() { return entries[at] },
    pushState(state) { entries = [...entries.slice(0, ++at), state] },
    replaceState(state) { entries[at] = state },
    go(by) { setImmediate(() => { at += by; for (const listener of hear) listener({ state: entries[at] }) }) },
}
const { keepWayBack, opened, whenBack } = await import('../../Sources/CWebPages/Web/lib/way-back.js')
const settled = async () => { for (let turn = 0; turn < 4; turn++) await new Promise(setImmediate) }
const back = async by => { history.go(by ?? -1); await settled() }
const leave = place => whenBack(() => history.pushState({ place }))
keepWayBack(state => told.push(state.place))

beforeEach(() => {
    [entries, at, told] = [[{ place: 0 }], 0, []]
    leave(1)
})

test('the way back closes what lies over the page, one after another, and then leads back', async () => {
    const closed = []
    for (const name of ['panel', 'question']) opened(() => closed.push(name))
    await back()
    assert.deepEqual(closed, ['question'])
    await back()
    assert.deepEqual([closed, told], [['question', 'panel'], []])
    await back()
    assert.deepEqual(told, [0])
})

test('what is closed otherwise leaves nothing behind', async () => {
    const [panel, question] = [opened(() => {}), opened(() => {})]
    question()
    question()
    panel()
    await settled()
    assert.deepEqual([history.state, told], [{ place: 1 }, []])
    await back()
    assert.deepEqual(told, [0])
})

test('where a panel leads is gone to once its entry is left, and a panel that follows has its own', async () => {
    const panel = opened(() => {})
    panel()
    leave(2)
    let isClosed = false
    opened(() => { isClosed = true })
    await settled()
    assert.deepEqual(entries, [{ place: 0 }, { place: 1 }, { place: 2 }, { layers: 1 }])
    await back()
    assert.deepEqual([isClosed, history.state], [true, { place: 2 }])
    await back()
    assert.deepEqual(told, [1])
})

test('forward to where a panel was leads nowhere, and the next panel takes that entry', async () => {
    opened(() => {})
    await back()
    await back(1)
    assert.deepEqual([history.state, told], [{ layers: 1 }, []])
    let isClosed = false
    opened(() => { isClosed = true })
    assert.equal(entries.length, 3)
    await back()
    assert.deepEqual([isClosed, told, history.state], [true, [], { place: 1 }])
})
