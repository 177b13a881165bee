import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { wording as english } from '../../Sources/CWebPages/Web/lib/wording/en.js'
import { sentence } from '../../Sources/CWebPages/Web/lib/wording/fill.js'
import { ruleKind } from '../../Sources/CWebPages/Web/lib/rule-words.js'
import { literals } from './literals.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const web = join(root, 'Sources/CWebPages/Web')
const read = name => readFileSync(join(web, name), 'utf8')
const files = readdirSync(web, { recursive: true })
const pages = files.filter(name => name.endsWith('.html'))
const scripts = files.filter(name => name.endsWith('.js') && !/wording\/(.*)\.js$/.test(name))
const others = readdirSync(join(web, 'lib/wording')).filter(name => /^[a-z]{2}\.js$/.test(name) && name !== 'en.js')

// What the server has words of its own for.
const ofServer = [
    'refusals', 'modelFailures', 'unreadable', 'warnings', 'reasons', 'unspoken', 'traits', 'rules', 'readings', 'sources',
    'languages',
]
const areas = Object.keys(english).filter(name => typeof english[name] === 'object' && !ofServer.includes(name))
const keys = areas.flatMap(area => Object.keys(english[area]).map(name => `${area}.${name}`))
const valueOf = (wording, key) => key.split('.').reduce((part, name) => part?.[name], wording)

const keysIn = text => [...text.matchAll(/data-words(?:-\w+)?="([^"]*)"/g)].map(([, key]) => key)
const usedByScripts = scripts.flatMap(name => [...read(name).matchAll(/\bwording\.(\w+\.\w+)/g)].map(([, key]) => key))
    .filter(key => !key.startsWith('dataset') && !key.endsWith('.js'))
const used = new Set([...usedByScripts, ...pages.flatMap(name => keysIn(read(name)))])

test('every word that is used is there, and every one that is there is used', () => {
    assert.deepEqual([...used].filter(key => valueOf(english, key) === undefined), [])
    assert.deepEqual(keys.filter(key => !used.has(key)), [])
})

for (const file of others) {
    test(`${file} says all that English says, of the same things`, async () => {
        const { wording } = await import(join(web, 'lib/wording', file))
        assert.deepEqual(Object.keys(wording).toSorted(), Object.keys(english).toSorted())
        for (const area of areas) assert.deepEqual(Object.keys(wording[area]).toSorted(), Object.keys(english[area]).toSorted(), area)
        for (const key of keys) {
            const [theirs, own] = [valueOf(english, key), valueOf(wording, key)]
            assert.equal(typeof own, typeof theirs, key)
            if (typeof theirs === 'function') {
                // Each thing it is told of must be in what it says, as in English.
                const things = Array.from({ length: theirs.length }, (_, index) => 40 + index)
                const told = words => things.filter(thing => words.includes(String(thing)))
                assert.equal(own.length, theirs.length, key)
                assert.deepEqual(told(own(...things)), told(theirs(...things)), key)
            } else {
                assert.notEqual(own.trim(), '', key)
                assert.deepEqual(own.match(/\{\w+\}/g)?.toSorted(), theirs.match(/\{\w+\}/g)?.toSorted(), key)
            }
        }
    })

    test(`${file} knows only reasons, traits and refusals that the kit and the server have`, async () => {
        const { wording } = await import(join(web, 'lib/wording', file))
        const source = name => readFileSync(join(root, 'Sources', name), 'utf8')
        const script = source('VorleserCore/Script.swift').split('enum OmissionReason')[1]
        const reasons = [...script.matchAll(/^ {4}case (\w+)(?: = "([^"]*)")?$/gm)].map(([, name, value]) => value ?? name)
        assert.deepEqual(Object.keys(wording.reasons).toSorted(), reasons.toSorted())
        const traits = source('VorleserKit/Listening/VoiceTrait.swift').split('struct')[0]
        assert.deepEqual(Object.keys(wording.traits).filter(trait => !new RegExp(`case .*\\b${trait}\\b`).test(traits)), [])
        const files = readdirSync(join(root, 'Sources/VorleserServer'), { recursive: true }).filter(name => name.endsWith('.swift'))
        const answers = files.map(name => source(`VorleserServer/${name}`)).join('')
        assert.deepEqual(Object.keys(wording.refusals).filter(code => !answers.includes(`"${code}"`)), [])
        assert.deepEqual(Object.keys(wording.modelFailures).filter(reason => !answers.includes(`"${reason}"`)), [])
    })
}

test('why a word is said so is told of all that can say it, and when it is said otherwise as the kit tells it', async () => {
    const source = name => readFileSync(join(root, 'Sources', name), 'utf8')
    const sources = [...source('Phonemes/Pronunciation.swift').split('enum PronunciationSource')[1].matchAll(/^ {4}case (\w+)$/gm)]
    assert.deepEqual(Object.keys(english.sources).toSorted(), [...sources.map(([, name]) => name), 'pronunciation'].toSorted())
    const label = source('VorleserKit/Pronouncing/SpokenWord.swift').split('fileprivate var label')[1]
    const told = [...label.matchAll(/"([a-z ]+)"/g)].map(([, words]) => words)
    assert.ok(told.length > 6)
    for (const file of others) {
        const { wording } = await import(join(web, 'lib/wording', file))
        assert.deepEqual(Object.keys(wording.sources), Object.keys(english.sources))
        assert.deepEqual(Object.keys(wording.readings).toSorted(), told.toSorted(), file)
    }
})

test('every rule for spoken forms has a name, and each name is a rule\'s', () => {
    const folder = join(root, 'Sources/VorleserNarration')
    const sources = readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.swift'))
        .map(name => readFileSync(join(folder, name), 'utf8'))
    const named = sources.flatMap(text => [...text.matchAll(/name(?:: String \{ words\.name\(| = )"([a-z-]+)"/g)].map(([, name]) => name))
    const kinds = new Set([...named, 'line-end', 'list-number', 'drop-cap', 'image', 'foreign-words', 'mathematics'].map(ruleKind))
    assert.ok(kinds.size > 60)
    // What the listener wishes is no rule that is switched off.
    assert.deepEqual(Object.keys(english.rules).toSorted(), [...kinds, 'pronunciation'].toSorted())
})

// What Swift calls things by, in an enum: `case name = "value"`, or `case name`, or several in one line.
function rawValues(file, name) {
    const source = readFileSync(join(root, 'Sources', file), 'utf8')
    const body = source.split(`enum ${name}: String`)[1].split(/^ {0,4}\}$/m)[0]
    return [...body.matchAll(/^ +case (\w+)(?: = "([^"]*)")?$/gm)].map(([, name, value]) => value ?? name).toSorted()
}

for (const file of others) {
    test(`${file} says why a file cannot be read, and what a book lacks, whatever it is`, async () => {
        const { wording } = await import(join(web, 'lib/wording', file))
        const areas = [
            ['unreadable', 'VorleserBooks/Faults/BookReadingError+Reasons.swift', 'UnreadableReason'],
            ['warnings', 'VorleserCore/BookWarning+Faults.swift', 'Code'],
        ]
        for (const [area, source, name] of areas) {
            const codes = rawValues(source, name)
            assert.ok(codes.length > 25, name)
            assert.deepEqual(Object.keys(wording[area]).toSorted(), codes, area)
            // Every fact that it asks for is told, and it says each of them.
            const swift = readFileSync(join(root, 'Sources', source), 'utf8')
            const told = new Set([...swift.matchAll(/"(\w+)": /g)].map(([, fact]) => fact))
            for (const [code, words] of Object.entries(wording[area])) {
                const asked = new Map()
                const facts = new Proxy({}, { get: (_, fact) => asked.set(fact, `‹${asked.size}›`).get(fact) })
                const said = [words(facts)].flat().join(' ')
                assert.ok(said.trim().length > 5, code)
                for (const [fact, mark] of asked) {
                    assert.ok(told.has(fact), `${code}: ${fact}`)
                    // A count may only choose the words.
                    assert.ok(said.includes(mark) || fact === 'count', `${code} does not say ${fact}`)
                }
            }
        }
    })
}

test('the pages name the files of all other languages, and the settings offer them', () => {
    const languages = others.map(name => name.slice(0, 2))
    for (const name of pages) {
        for (const language of languages) {
            assert.ok(read(name).includes(`data-${language}="/web/lib/wording/${language}.js"`), `${name}: ${language}`)
        }
    }
    for (const language of languages) {
        assert.ok(read('lib/device-choices.js').includes(`'${language}'`) && read('pages/settings.js').includes(`['${language}', `), language)
    }
})

// What stands in a page is what English says, so that nothing changes when there is no other language to be brought.
const plain = text => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replace(/\s+/g, ' ').trim()

for (const name of pages) {
    test(`${name} speaks as the English words do`, () => {
        const page = read(name)
        for (const [, tag, attributes, key, inside] of page.matchAll(/<(\w+)\b([^>]*)\bdata-words="([^"]*)"[^>]*>(.*?)<\/\1>/gs)) {
            let count = 0
            const text = plain(inside.replace(/<(\w+)[^>]*>.*?<\/\1>/gs, () => `{${count++}}`))
            assert.equal(text, valueOf(english, key), `<${tag}${attributes}>`)
        }
        for (const [tag] of page.matchAll(/<\w+\b[^>]*\bdata-words-[^>]*>/g)) {
            for (const [, attribute, key] of tag.matchAll(/data-words-(\w+)="([^"]*)"/g)) {
                const attributeName = attribute === 'label' ? 'aria-label' : attribute
                assert.equal(plain(new RegExp(`\\s${attributeName}="([^"]*)"`).exec(tag)?.[1] ?? ''), valueOf(english, key), tag)
            }
        }
    })
}

// MARK: Nothing is said but by these words

// Names, formats, units, commands and addresses, which are the same everywhere.
const sameEverywhere = /^(Vorleser|Markdown|English|Deutsch|MP3|WAV|EPUB|HTML|PDF|Literata|Atkinson Hyperlegible|vorleser serve.*|\d* ?(min|h|px|em|kB|MB)|https?:.*|chrome:.*|\{\w+\}|\d×|…)$/

test('no page says what no other language can say', () => {
    const unsaid = pages.flatMap(name => {
        const body = read(name).replace(/^.*?<body/s, '<body')
            // What is filled is looked at above; an element inside it stands for itself.
            .replace(/<(\w+)\b[^>]*\bdata-words="[^"]*"[^>]*>(.*?)<\/\1>/gs, (_, __, inside) => (inside.match(/<(\w+)[^>]*>.*?<\/\1>/gs) ?? []).join(''))
        const texts = [...body.matchAll(/>([^<>]+)</g)].map(([, text]) => plain(text))
        const labels = [...body.matchAll(/<\w+\b[^>]*>/g)].flatMap(([tag]) =>
            [['aria-label', 'label'], ['title', 'title'], ['placeholder', 'placeholder'], ['alt', 'alt']].flatMap(([attribute, key]) => {
                const text = new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? ''
                return tag.includes(`data-words-${key}=`) ? [] : [plain(text)]
            }))
        return [...texts, ...labels].filter(text => /\p{L}/u.test(text) && !sameEverywhere.test(text)).map(text => `${name}: ${text}`)
    })
    // Said by the script as soon as it knows the speed.
    assert.deepEqual(unsaid, ['reader.html: Voice and speed, 1×'])
})

// Literals that look like words and are none: what a program says to itself, and names of things.
const notForPeople = [
    'AbortError', 'ApiError', 'NotAllowedError', 'QuotaExceededError', 'TimeoutError', 'too late',   // errors by name
    '{} cannot wait.', 'Storage is forbidden.', 'The page lacks {}', 'The picture has no size.', 'The text has no mode yet',
    'Escape', 'Enter', 'Tab', 'Home', 'End', 'Arrow', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Shift+ArrowLeft',
    'Shift+ArrowRight', 'Alt+ArrowLeft', 'PageUp', 'PageDown', 'ContextMenu', 'Shift+{}', 'Files', 'Retry-After',
    'Content-Type', 'Accept-Language', 'X-Book-Password', 'AudioVolumeUp', 'AudioVolumeDown', 'Browser', 'BroadcastChannel', 'MathMLElement',
    'Edge', 'Opera', 'Firefox', 'Chrome', 'Safari', 'iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'ChromeOS', 'Linux',
    'Literata', 'Atkinson Hyperlegible', 'English', 'Deutsch', 'Markdown',
]
const isCode = text =>
    /^[.#:[/]|\[\w|^translate\(|serif$/.test(text)                                 // selectors, paths, styles, fonts
    || /^(?:[MmLlHhVvCcQqAaTtZzv\d\s.,{}-]|M\d)+$/.test(text)                       // drawings
    || /^vorleser[ .-]/.test(text) || /^(POST|PUT|PATCH|DELETE|GET)$/.test(text)
    || /^[a-z]{2,3}( [a-z]{2,3})* ?$/.test(text)                                    // lists of languages
    || /^(input|textarea|dialog|button|main|a|p|h1|ul|ol)([ ,.]|$)/.test(text)      // selectors
    || /^xMid/.test(text)

test('no script says what no other language can say', () => {
    const said = scripts.filter(name => !/theme\.js$|cover-design\.js$|icons\.js$/.test(name)).flatMap(name =>
        literals(read(name)).filter(({ text }) => {
            const words = text.replaceAll('{}', '').trim()
            const isProse = /\p{L}{2,}[,.]? \p{L}|^\p{Lu}\p{Ll}|\p{L}{2,} …|\p{L}\.$/u.test(words) || /^\s\p{L}{2,}|\p{L}{2,}\s$/u.test(text)
            return isProse && !notForPeople.includes(text) && !isCode(text) && !sameEverywhere.test(words)
        }).map(({ text, line }) => `${name}:${line}: ${text}`))
    assert.deepEqual(said, [])
})

test('no script asks what something is by the words that people read', () => {
    const asked = scripts.flatMap(name => read(name).split('\n').flatMap((line, index) =>
        /[=!]== wording\.|wording\.[\w.]+ [=!]==|case wording\./.test(line) ? [`${name}:${index + 1}`] : []))
    assert.deepEqual(asked, [])
})

test('literals are told from comments and regular expressions', () => {
    const source = 'const a = \'one\' // \'no\'\nconst b = c / 2 / d, e = /[/\'"]x/.test(`two ${f(\'three\')} four`)\n/* "no" */ x("fi\\"ve")'
    assert.deepEqual(literals(source), [
        { text: 'one', line: 1 }, { text: 'three', line: 2 }, { text: 'two {} four', line: 2 }, { text: 'fi"ve', line: 3 },
    ])
})

test('a part of a sentence stands where the sentence wants it', () => {
    assert.deepEqual(sentence('Open {0} in {1}.', 'A', 'B'), ['Open ', 'A', ' in ', 'B', '.'])
    assert.deepEqual(sentence('{1}: {0}', 'A', 'B'), ['B', ': ', 'A'])
})
