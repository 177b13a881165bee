import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Bridge } from '../../Sources/CWebPages/Web/pane/bridge.js'

function host() {
    const said = []
    return { said, webkit: { messageHandlers: { vorleser: { postMessage: message => said.push(message) } } } }
}

test('what is told comes with its name', () => {
    const app = host()
    const bridge = new Bridge(app)
    assert.ok(bridge.isHeard)
    bridge.tell('tapped', { offset: 7 })
    bridge.tell('blank')
    assert.deepEqual(app.said, [{ name: 'tapped', offset: 7 }, { name: 'blank' }])
})

test('that nothing has moved is not told, but a second tap is', () => {
    const app = host()
    const bridge = new Bridge(app)
    for (const end of [5, 5, 6]) bridge.tell('moved', { start: 1, end })
    for (let tap = 0; tap < 2; tap++) bridge.tell('tapped', { offset: 7 })
    bridge.tell('moved', { start: 1, end: 6 })
    assert.deepEqual(app.said.map(({ name }) => name), ['moved', 'moved', 'tapped', 'tapped', 'moved'])
})

test('without an app nobody is told, and nothing breaks', () => {
    const bridge = new Bridge({})
    assert.ok(!bridge.isHeard)
    bridge.tell('ready')
})
