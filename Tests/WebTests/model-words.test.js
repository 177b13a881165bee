import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
    beginWords, failureWords, partWords, progressWords, share,
} from '../../Sources/CWebPages/Web/lib/model-words.js'

const absent = { state: 'absent', bytes: 0, total: 121e6, size: 121e6, secondsLeft: null, message: null, suggestion: null }

test('the button says what it costs', () => {
    assert.equal(beginWords(absent), 'Get it (121 MB)')
    assert.equal(partWords(absent), null)
})

test('what an installation has left is gone on from', () => {
    const begun = { ...absent, bytes: 21e6 }
    assert.equal(beginWords(begun), 'Go on (100 MB more)')
    assert.equal(partWords(begun), '21 MB of 121 MB are here already: it goes on from there.')
})

test('minutes are told as soon as they are known', () => {
    const begun = { ...absent, state: 'installing', bytes: 21e6 }
    assert.equal(progressWords(begun), '21 MB of 121 MB')
    assert.match(progressWords({ ...begun, secondsLeft: 130 }), /^21 MB of 121 MB · 2\smin left$/)
    assert.match(progressWords({ ...begun, secondsLeft: 4 }), /· <\s1\smin left$/)
    assert.equal(progressWords({ ...begun, message: 'Trying again.' }), '21 MB of 121 MB · Trying again.')
})

test('when all has come it is said what is done with it', () => {
    const whole = { ...absent, state: 'installing', bytes: 121e6 }
    assert.match(progressWords(whole), /loudness/)
    assert.equal(progressWords({ ...whole, message: 'Measuring.' }), 'Measuring.')
    assert.equal(share(whole), 1)
    assert.equal(share({ bytes: 0, total: 0 }), null)
})

test('a failure says why and what to do, also where nobody knows', () => {
    assert.equal(failureWords({ message: 'No network.', suggestion: 'See to it.' }), 'No network. See to it.')
    assert.equal(failureWords({ message: 'No network.', suggestion: 'See to it.', reason: 'unreachable' }), 'No network. See to it.')
    assert.equal(failureWords({ message: null, suggestion: null }), 'The voice could not be fetched.')
})
