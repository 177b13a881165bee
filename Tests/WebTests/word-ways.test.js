import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waysOf, whyWords } from '../../Sources/CWebPages/Web/lib/word-ways.js'

const said = { words: 'cupboards', phonemes: 'kˈʌbɚdz', respelling: 'KUB-erdz', rule: 'derived', why: '' }
const alternatives = [
    { way: 'phonemes', said: 'kˈʌpbɔːdz', label: 'KUP-bordz (as it is spelled)' },
    { way: 'skip', said: '', label: 'Leave it out' },
]
const about = { word: 'cupboards', start: 3, end: 12, said, alternatives, rules: [] }
const rule = (way, said, scope) => ({ id: scope, word: 'cupboards', way, said, scope })

test('without a rule the first way that is not silence is chosen, for this book', () => {
    const { ways, chosen, own, scope } = waysOf(about)
    assert.deepEqual(ways.map(({ words }) => words), ['KUP-bordz (as it is spelled)', 'Leave it out'])
    assert.deepEqual([chosen, own, scope], [0, '', 'book'])
    assert.equal(waysOf({ ...about, alternatives: alternatives.slice(1) }).chosen, -1)
})

test('the rule that holds is chosen: the one that is nearest to the word', () => {
    const rules = [rule('say', 'kabbords', 'always'), rule('skip', undefined, 'here')]
    assert.deepEqual({ ...waysOf({ ...about, rules }), ways: [] }, { ways: [], chosen: 1, own: '', scope: 'here' })
    assert.deepEqual({ ...waysOf({ ...about, rules: rules.slice(0, 1) }), ways: [] }, { ways: [], chosen: -1, own: 'kabbords', scope: 'always' })
})

test('a way that holds is among those to choose from', () => {
    const silent = waysOf({ ...about, said: { ...said, words: '', respelling: null }, alternatives: [], rules: [rule('skip', '', 'book')] })
    assert.deepEqual([silent.ways, silent.chosen], [[{ way: 'skip', said: '', words: 'Leave it out' }], 0])
    const { ways, chosen } = waysOf({ ...about, rules: [rule('phonemes', 'kˈʌbɚdz', 'book')] })
    assert.deepEqual([ways[chosen].words, ways.length], ['KUB-erdz', 3])
})

test('what is said in other letters is named by what it is', () => {
    const { ways } = waysOf({ ...about, word: '1984', alternatives: [
        { way: 'say', said: '1 9 8 4', label: 'digit by digit' }, { way: 'say', said: '1984', label: 'as printed: 1984' },
    ] })
    assert.deepEqual(ways.map(({ words }) => words), ['Digit by digit', 'As printed: 1984'])
})

test('why a word is said so is told by what says it', () => {
    assert.equal(whyWords(said), 'made of words that dictionaries have')
    assert.equal(whyWords({ ...said, rule: 'de-roman-number' }), 'spelled out: Roman numbers')
    assert.equal(whyWords({ ...said, words: '', rule: 'page-number' }), 'left out')
})
