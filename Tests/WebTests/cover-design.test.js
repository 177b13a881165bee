import assert from 'node:assert/strict'
import test from 'node:test'
import { coverDesign, coverShapes, titleSize } from '../../Sources/CWebPages/Web/lib/cover-design.js'

const titles = ['', 'It', 'The Time Machine', 'Donaudampfschifffahrtsgesellschaftskapitän', '吾輩は猫である', 'الأيام',
    'On the Origin of Species by Means of Natural Selection, or the Preservation of Favoured Races', '👩‍👩‍👧 '.repeat(40), '\ud800']

test('the same book always gets the same cover', () => {
    for (const title of titles) {
        const book = { title, authors: ['A'] }
        const [one, other] = [coverDesign(book), coverDesign(book)]
        assert.deepEqual(one, other)
        assert.deepEqual(coverShapes(one.kind, one.seed), coverShapes(other.kind, other.seed))
    }
})

test('books differ in their covers', () => {
    const grounds = new Set(Array.from({ length: 60 }, (_, index) => coverDesign({ title: `Book ${index}`, authors: [] }).ground))
    assert.ok(grounds.size >= 8)
})

test('titles stay between what is legible and what fits', () => {
    for (const title of titles) assert.ok(titleSize(title) >= 7 && titleSize(title) <= 15, title)
    assert.ok(titleSize('It') > titleSize('Donaudampfschifffahrt'))
})

test('words are readable on every ground', () => {
    for (let index = 0; index < 200; index++) {
        const { ground, ink } = coverDesign({ title: `Book ${index}`, authors: [] })
        assert.ok(contrast(ground, ink) >= 7, ground)
    }
})

test('a drawing is of shapes whose every number is one, near its field', () => {
    const kinds = new Set(Array.from({ length: 200 }, (_, index) => coverDesign({ title: `Book ${index}`, authors: [] }).kind))
    assert.equal(kinds.size, 6)
    for (const kind of kinds) {
        for (let seed = 0; seed < 50; seed++) {
            const shapes = coverShapes(kind, seed)
            assert.ok(shapes.length >= 3)
            for (const { tag, attributes } of shapes) {
                const words = tag === 'circle' ? [attributes.cx, attributes.cy, attributes.r].map(String) : numbersOf(attributes.d)
                assert.ok(words.length >= 3)
                for (const word of words) {
                    assert.match(word, /^-?\d+(\.\d+)?$/, `${kind} ${seed}`)
                    assert.ok(Math.abs(Number(word)) <= 200, `${kind} ${seed}: ${word}`)
                }
            }
        }
    }
})

// What stands between the commands of a path. Source: SVG 2, section 9.3.
function numbersOf(path) {
    assert.match(path, /^M/)
    return path.replace(/[MLHVCQTAZ]/gi, ' ').trim().split(/\s+/)
}

// WCAG 2.2, contrast ratio.
function contrast(one, other) {
    const luminance = colour => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16) / 255)
        .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
        .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0)
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
}
