import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('../../Sources/CWebPages/Web/', import.meta.url))

// All modules that one needs, and it.
function needed(name, found = new Set()) {
    if (found.has(name)) return found
    found.add(name)
    for (const [, path] of readFileSync(join(web, name), 'utf8').matchAll(/^import [^']*'(\.[^']*)'/gm)) {
        needed(normalize(join(dirname(name), path)), found)
    }
    return found
}

test('the reader asks for all its modules at once, and for no other', () => {
    const page = readFileSync(join(web, 'reader.html'), 'utf8')
    const preloaded = [...page.matchAll(/rel="modulepreload" href="\/web\/([^"]*)"/g)].map(([, name]) => name)
    assert.deepEqual(preloaded, [...needed('pages/reader.js')].filter(name => name !== 'pages/reader.js').toSorted())
})
