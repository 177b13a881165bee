import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SettingsSaver } from '../../Sources/CWebPages/Web/lib/settings-saver.js'

// A server that answers when it is told to.
function slowServer() {
    const settings = {}
    const sent = []
    const answers = []
    const saver = new SettingsSaver(changes => {
        sent.push(changes)
        return new Promise((resolve, reject) => answers.push(error => {
            if (error) return reject(error)
            Object.assign(settings, changes)
            resolve({ ...settings })
        }))
    })
    const answer = async error => {
        answers.shift()(error)
        await new Promise(resolve => setTimeout(resolve, 0))
    }
    return { saver, sent, answer }
}

test('what changes while something is saved is sent after it, together, and all hear the last answer', async () => {
    const { saver, sent, answer } = slowServer()
    const all = [{ speed: 1 }, { speed: 2 }, { voice: 'a' }, { speed: 3 }].map(changes => saver.save(changes))
    assert.deepEqual(sent, [{ speed: 1 }])
    await answer()
    assert.deepEqual(sent, [{ speed: 1 }, { speed: 3, voice: 'a' }])
    await answer()
    for (const settings of await Promise.all(all)) assert.deepEqual(settings, { speed: 3, voice: 'a' })
    assert.equal(saver.count, 4)
})

test('when one is refused the others are saved, and that is said', async () => {
    const { saver, sent, answer } = slowServer()
    const saved = Promise.allSettled([saver.save({ speed: 9 }), saver.save({ voice: 'a' })])
    await answer(new Error('no'))
    await answer()
    assert.deepEqual((await saved).map(({ status }) => status), ['rejected', 'rejected'])
    assert.equal(sent.length, 2)
    const later = saver.save({ speed: 1 })
    await answer()
    assert.deepEqual(await later, { voice: 'a', speed: 1 })
})

test('it is settled when nothing is under way, whatever became of it', async () => {
    const { saver, answer } = slowServer()
    await saver.settled()
    const saved = saver.save({ speed: 9 })
    saved.catch(() => {})
    const settled = saver.settled()
    await answer(new Error('no'))
    await settled
})
