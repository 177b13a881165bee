import assert from 'node:assert/strict'
import test from 'node:test'
import { Uploads } from '../../Sources/CWebPages/Web/lib/uploads.js'

/** A server that answers when it is told to. */
function server() {
    const open = new Map()
    return {
        open,
        send: (file, { name }, progress) => new Promise((resolve, reject) => open.set(name, { resolve, reject, progress })),
    }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

test('no more than two files are sent at a time, and all in the end', async () => {
    const { open, send } = server()
    const uploads = new Uploads(send)
    const names = ['a', 'b', 'c', 'd', 'e']
    const all = names.map(name => uploads.add({}, name))
    for (const name of names) {
        assert.ok(all.filter(({ state }) => state === 'sending').length <= 2)
        open.get(name).resolve({ book: { id: name }, copies: [], warnings: [] })
        await settled()
    }
    assert.deepEqual(all.map(({ state }) => state), names.map(() => 'done'))
    assert.equal(uploads.isBusy, false)
})

test('a file that is refused does not stop the others', async () => {
    const { open, send } = server()
    const uploads = new Uploads(send, 1)
    const [bad, good] = [uploads.add({}, 'bad'), uploads.add({}, 'good')]
    open.get('bad').reject(Object.assign(new Error('No book.'), { suggestion: 'Try another.' }))
    await settled()
    assert.deepEqual(bad.error, { code: null, message: 'No book.', suggestion: 'Try another.', isOfFile: false })
    assert.equal(bad.state, 'failed')
    assert.equal(good.state, 'sending')
})

test('what is wrong with the file itself would be wrong again', async () => {
    for (const [status, code, isOfFile] of [[422, 'empty-file', true], [413, 'too-large', true], [0, 'changed-file', true], [0, 'unreachable', false], [503, 'busy', false]]) {
        const uploads = new Uploads(async () => { throw Object.assign(new Error('No.'), { status, code }) })
        const upload = uploads.add({}, 'a')
        await settled()
        assert.equal(upload.error.isOfFile, isOfFile, code)
    }
})

test('what is sent but not answered is being read', async () => {
    const { open, send } = server()
    const uploads = new Uploads(send)
    const seen = []
    uploads.addEventListener('change', ({ detail }) => seen.push(`${detail.state} ${detail.sent}`))
    uploads.add({}, 'a')
    open.get('a').progress(0.5)
    open.get('a').progress(1)
    open.get('a').resolve({ book: {}, copies: [7], warnings: [] })
    await settled()
    assert.deepEqual(seen, ['waiting 0', 'sending 0', 'sending 0.5', 'reading 1', 'done 1'])
})

test('a password goes with its own file only', async () => {
    const sent = []
    const uploads = new Uploads(async (file, { name }, progress, password) => { sent.push([name, password]); throw { code: 'password-needed', message: 'Locked.' } })
    const locked = uploads.add({}, 'locked')
    await settled()
    assert.equal(locked.error.code, 'password-needed')
    uploads.add({}, 'locked', 'secret')
    uploads.add({}, 'open')
    await settled()
    assert.deepEqual(sent, [['locked', null], ['locked', 'secret'], ['open', null]])
})

test('how much the server has read is noted with the file it is about', async () => {
    const { open, send } = server()
    const uploads = new Uploads(send)
    const [one, two] = [uploads.add({}, 'one'), uploads.add({}, 'two')]
    assert.notEqual(one.key, two.key)
    open.get('one').progress(1)
    uploads.note(one.key, 0.25)
    uploads.note('of another page', 0.5)
    assert.deepEqual([one.state, one.read, two.state, two.read], ['reading', 0.25, 'sending', null])
    open.get('one').resolve({ book: {}, copies: [], warnings: [] })
    await settled()
    uploads.note(one.key, 0.5)
    assert.equal(one.state, 'done')
})
