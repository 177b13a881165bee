import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptStorage } from '../../Sources/CWebPages/Web/lib/kept-storage.js'
import { defaults, loadSettings, saveSettings, styleOf } from '../../Sources/CWebPages/Web/lib/reader-settings.js'
import { actionOf, shortcuts } from '../../Sources/CWebPages/Web/lib/shortcuts.js'
import { clockWords, durationWords, speedsWith, speedWords } from '../../Sources/CWebPages/Web/lib/time-words.js'
import { wordAround } from '../../Sources/CWebPages/Web/lib/word-span.js'

const memory = () => keptStorage(() => { throw new Error('storage is forbidden') })

test('settings come back as they were kept', () => {
    const storage = memory()
    assert.deepEqual(loadSettings(storage), defaults)
    const wished = { ...defaults, font: 'dyslexia', size: 24, justify: true, bookStyle: false }
    saveSettings(storage, wished)
    assert.deepEqual(loadSettings(storage), wished)
})

test('settings that nobody could have made are the usual ones', () => {
    const storage = memory()
    for (const kept of ['nonsense', '{"font":"url(x)","size":"big","width":9000}', 'null', '[]']) {
        storage.setItem('vorleser.reader', kept)
        const settings = loadSettings(storage)
        assert.equal(settings.font, defaults.font)
        assert.equal(settings.size, defaults.size)
        assert.ok(settings.width <= 60)
        assert.equal(settings.bookStyle, true)
        assert.ok(styleOf(settings)['--text-size'])
    }
})

test('no key does two things', () => {
    const keys = shortcuts.flatMap(({ keys }) => keys)
    assert.equal(new Set(keys).size, keys.length)
})

test('keys with the keys of the system are the browser\'s', () => {
    const press = (key, others = {}) => actionOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...others })
    assert.equal(press(' '), 'toggle')
    assert.equal(press('ArrowRight', { shiftKey: true }), 'paragraphForward')
    assert.equal(press('?', { shiftKey: true }), 'help')
    assert.equal(press('c', { ctrlKey: true }), null)
    assert.equal(press('ArrowDown'), null)
})

test('durations are said as people say them', () => {
    assert.deepEqual([0, 59, 3540, 3600, 15_000, 40_000].map(durationWords), ['< 1 min', '1 min', '59 min', '1 h', '4 h 10 min', '11 h'])
    assert.equal(clockWords(61.2), '1:02')
    assert.equal(speedWords(1.3000000000000003), '1.3×')
})

test('a word is found from each of its letters', () => {
    const text = '“Don’t,” said café-owner Überall 42.'
    for (const word of ['Don’t', 'said', 'café', 'owner', 'Überall', '42']) {
        const start = text.indexOf(word)
        for (let index = start; index < start + word.length; index++) assert.deepEqual(wordAround(text, index), { start, end: start + word.length })
    }
    assert.equal(wordAround(text, 0), null)
    assert.equal(wordAround(text, text.length - 1), null)
})

test('the speed that was chosen is among those to choose from, whatever it is', () => {
    assert.ok(speedsWith(1).includes(1.25))
    assert.equal(speedsWith(1.25).length, speedsWith(1).length)
    assert.deepEqual(speedsWith(1.2).slice(4, 6), [1.2, 1.25])
    assert.deepEqual([speedsWith(0.5)[0], speedsWith(2.7).at(-1)], [0.5, 2.7])
})
