import assert from 'node:assert/strict'
import test from 'node:test'
import { debounced } from '../../Sources/CWebPages/Web/lib/debounced.js'
import { DeviceChoices } from '../../Sources/CWebPages/Web/lib/device-choices.js'
import { deviceName, deviceWords } from '../../Sources/CWebPages/Web/lib/device-name.js'
import { keptStorage } from '../../Sources/CWebPages/Web/lib/kept-storage.js'
import { returnPath } from '../../Sources/CWebPages/Web/lib/return-path.js'

const origin = 'http://shelf.local:8080'

test('after pairing one returns to the page one wanted', () => {
    assert.equal(returnPath('?to=%2Fbooks%2F7%3Flisten%3D1', origin), '/books/7?listen=1')
    assert.equal(returnPath('', origin), '/')
})

test('after pairing nobody is sent elsewhere', () => {
    const lures = ['https://evil.example/', '//evil.example', '/\\evil.example', '\\\\evil.example', 'javascript:alert(1)', '/pair',
        'http://', ' //evil.example', '/%09/evil.example', '/\t/evil.example', '/.//evil.example']
    for (const lure of lures) {
        const path = returnPath('?to=' + encodeURIComponent(lure), origin)
        assert.equal(new URL(path, origin).origin, origin, lure)
        assert.ok(!path.startsWith('//'), lure)
    }
})

test('a device is named after its browser and its system', () => {
    assert.equal(deviceName('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'), 'Firefox on Android')
    assert.equal(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1'),
        'Safari on iPhone')
    assert.equal(deviceName('curl'), 'Browser')
})

test('the name that a page in another language gave is shown in this one, and a name that somebody chose as it is', () => {
    assert.equal(deviceWords('Chrome auf Linux'), 'Chrome on Linux')
    assert.deepEqual(['Kitchen', 'Chrome on the Linux', 'Book on Linux', 'Chrome'].map(deviceWords), ['Kitchen', 'Chrome on the Linux', 'Book on Linux', 'Chrome'])
})

test('a choice that is unknown, or cannot be kept, is the usual one', () => {
    const forbidden = () => { throw new Error('forbidden') }
    for (const storage of [keptStorage(forbidden), { getItem: () => 'pink' }]) {
        assert.equal(new DeviceChoices(storage).get('theme'), 'system')
        assert.equal(new DeviceChoices(storage).get('highlight'), 'both')
    }
    const choices = new DeviceChoices(keptStorage(forbidden))
    choices.set('theme', 'sepia')
    assert.equal(choices.get('theme'), 'sepia')
})

test('what a full storage does not take is kept while the page is open', () => {
    const kept = new Map([['other', 'there']])
    const full = {
        getItem: key => kept.get(key) ?? null,
        setItem: () => { throw new DOMException('full', 'QuotaExceededError') },
        removeItem: key => { kept.delete(key) },
    }
    const storage = keptStorage(() => full)
    storage.setItem('place', '12')
    assert.equal(storage.getItem('place'), '12')
    assert.equal(storage.getItem('other'), 'there')
    storage.removeItem('place')
    assert.equal(storage.getItem('place'), null)
})

test('what is asked for again and again is done once, with the last words', async () => {
    await new Promise(done => {
        const later = debounced(1, word => { assert.equal(word, 'last'); done() })
        later('first')
        later('last')
    })
})
