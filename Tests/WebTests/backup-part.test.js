import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPart } from '../../Sources/CWebPages/Web/lib/backup-part.js'

const person = (id, name) => ({ id, name, colour: 'rust', role: 'owner', shelf: null, hasPIN: false })
const part = name => ({ name, readings: [name] })
const backup = (...names) => ({ format: 'vorleser-backup', books: [1], people: names.map(part) })

test('of a household\'s backup each takes their own, by name', () => {
    const household = { people: [person(1, 'Otto'), person(2, 'Anna')], current: 2 }
    assert.deepEqual(ownPart(backup('Otto', 'anna'), household), { own: { ...backup(), people: [part('anna')] }, others: ['Otto'] })
    assert.deepEqual(ownPart(backup('', 'Gast'), household), { own: null, others: ['', 'Gast'] })
})

test('the first takes what is the first\'s, unless that is somebody else\'s here', () => {
    const household = { people: [person(1, 'Otto'), person(2, 'Anna')], current: 1 }
    assert.deepEqual(ownPart(backup('', 'Gast'), household), { own: { ...backup(), people: [part('')] }, others: ['Gast'] })
    assert.deepEqual(ownPart(backup('Paul', 'Anna'), household).own.people, [part('Paul')])
    assert.equal(ownPart(backup('Anna', 'Gast'), household).own, null)
})

test('what is one person\'s, or no backup, is left as it is', () => {
    const household = { people: [person(1, 'Otto')], current: 1 }
    for (const document of [null, 7, 'text', {}, { people: 'Otto' }, { people: [null, {}] }, backup('Anna')]) assert.equal(ownPart(document, household), null)
})
