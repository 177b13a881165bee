import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { droppedFiles } from '../../Sources/CWebPages/Web/lib/dropped-files.js'

const file = name => new File(['x'], name)
const fileEntry = name => ({ name, isDirectory: false, file: resolve => resolve(file(name)) })

// As in a browser, what is in a folder comes in portions, and an empty one is the end.
function folderEntry(name, entries) {
    const portions = [...entries.map(entry => [entry]), []]
    return { name, isDirectory: true, createReader: () => ({ readEntries: resolve => resolve(portions.shift()) }) }
}

const drop = items => droppedFiles({ items: items.map(item => ({
    kind: 'file', webkitGetAsEntry: () => item.createReader ? item : null, getAsFile: () => item,
})) })

async function look(...items) {
    const { files, ...counts } = await drop(items)
    return { names: files.map(({ name }) => name), ...counts }
}

test('of a folder the books are taken, and the rest is counted', async () => {
    const inner = folderEntry('inner', ['two.PDF', 'cover.jpg', '.DS_Store'].map(fileEntry))
    const folder = folderEntry('books', [...['one.epub', 'metadata.opf', 'one.nfo', 'Thumbs.db', '~$letter.docx', 'packed.fb2.zip', 'epub'].map(fileEntry), inner])
    assert.deepEqual(await look(folder), { names: ['one.epub', 'packed.fb2.zip', 'two.PDF'], folders: 1, passedOver: 6 })
})

test('what was dropped itself is taken whatever it is', async () => {
    assert.deepEqual(await look(file('cover.jpg'), file('noise')), { names: ['cover.jpg', 'noise'], folders: 0, passedOver: 0 })
    assert.deepEqual(await look(file('cover.jpg'), folderEntry('pictures', [fileEntry('a.png')])), { names: ['cover.jpg'], folders: 1, passedOver: 1 })
})

test('a folder may have no book at all', async () => {
    assert.deepEqual(await look(folderEntry('empty', []), folderEntry('pictures', [fileEntry('a.png')])), { names: [], folders: 2, passedOver: 1 })
})

test('in folders the pages look for the same endings as the program', async () => {
    const source = readFileSync(new URL('../../Sources/VorleserKit/Opening/BookFormat+Endings.swift', import.meta.url), 'utf8')
    const names = [...source.matchAll(/"([a-z0-9]+)"/g)].map(([, ending]) => `a.${ending}`)
    assert.ok(names.includes('a.epub'))
    assert.deepEqual(await look(folderEntry('books', names.map(fileEntry))), { names, folders: 1, passedOver: 0 })
})
