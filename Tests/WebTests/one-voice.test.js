import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OneVoice } from '../../Sources/CWebPages/Web/lib/one-voice.js'
import { listen } from './listen.js'

// A channel as browsers have it: what one says all others hear.
function rooms(count) {
    const channels = Array.from({ length: count }, () => new EventTarget())
    for (const channel of channels) {
        channel.postMessage = data => {
            for (const other of channels) {
                if (other !== channel) other.dispatchEvent(Object.assign(new Event('message'), { data }))
            }
        }
    }
    return channels
}

test('who speaks last speaks alone', () => {
    const pages = rooms(3).map(channel => new OneVoice(channel))
    const heard = pages.map(page => listen(page, ['yield']))
    pages[1].take()
    assert.deepEqual(heard.map(({ length }) => length), [1, 0, 1])
    pages[2].take()
    assert.deepEqual(heard.map(({ length }) => length), [2, 1, 1])
})

test('what is no such message is passed over, and a browser without channels does without', () => {
    const [one, other] = rooms(2)
    const heard = listen(new OneVoice(one), ['yield'])
    for (const data of [null, 'hello', 7, {}]) other.postMessage(data)
    assert.equal(heard.length, 0)
    new OneVoice(null).take()
})
