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

for (const [file, module] of [['reader', 'reader'], ['index', 'library'], ['settings', 'settings'], ['pair', 'pair'], ['people', 'people']]) {
    test(`${file}.html asks for all its modules at once, and for no other`, () => {
        const page = readFileSync(join(web, `${file}.html`), 'utf8')
        const preloaded = [...page.matchAll(/rel="modulepreload" href="\/web\/([^"]*)"/g)].map(([, name]) => name)
        assert.deepEqual(preloaded, [...needed(`pages/${module}.js`)].filter(name => name !== `pages/${module}.js`).toSorted())
    })
}
