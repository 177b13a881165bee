import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServerEvents } from '../../Sources/CWebPages/Web/lib/events.js'

// A window that can be hidden, and the streams that it opens.
function browser(isHidden) {
    const streams = []
    globalThis.document = Object.assign(new EventTarget(), { hidden: isHidden })
    globalThis.EventSource = class extends EventTarget {
        constructor() { super(); streams.push(this) }
        close() { this.isClosed = true }
    }
    const show = isShown => {
        document.hidden = !isShown
        document.dispatchEvent(new Event('visibilitychange'))
    }
    const opened = []
    const events = new ServerEvents(['book'])
    events.addEventListener('open', () => opened.push(streams.length))
    return { streams, show, opened, events }
}

test('the first connection has missed nothing, later ones may have', () => {
    const { streams, show, opened } = browser(false)
    streams[0].onopen()
    assert.deepEqual(opened, [])
    show(false)
    assert.ok(streams[0].isClosed)
    show(true)
    streams[1].onopen()
    assert.deepEqual(opened, [2])
    streams[1].onerror({ target: streams[1] })
    streams[1].onopen()
    assert.deepEqual(opened, [2, 2])
})

test('a page that begins hidden has missed what was before', () => {
    const { streams, show, opened } = browser(true)
    assert.equal(streams.length, 0)
    show(true)
    streams[0].onopen()
    assert.deepEqual(opened, [1])
})

test('events come with what they say', () => {
    const { streams, events } = browser(false)
    const told = []
    events.addEventListener('book', ({ detail }) => told.push(detail))
    streams[0].dispatchEvent(new MessageEvent('book', { data: '{"id":3}' }))
    assert.deepEqual(told, [{ id: 3 }])
})

test('what is fetched once it is connected misses nothing', async () => {
    for (const answer of ['onopen', 'onerror']) {
        const { streams, events } = browser(false)
        let isConnected = false
        const waiting = events.connected.then(() => { isConnected = true })
        await Promise.resolve()
        assert.equal(isConnected, false)
        streams[0][answer]()
        await waiting
    }
    await browser(true).events.connected
})
