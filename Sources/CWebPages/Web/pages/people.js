// Who is listening on this device: each has their own places.

import { actFor, get, send } from '../lib/api.js'
import { exchangeWaiting, renewKept } from '../lib/changing-person.js'
import { deviceName } from '../lib/device-name.js'
import { thisDevice } from '../lib/device.js'
import { allowedStorage } from '../lib/kept-storage.js'
import { returnPath } from '../lib/return-path.js'
import { sendWaitingChanges } from '../lib/waiting-changes.js'
import { readWording, wording } from '../lib/wording.js'
import { labelled, showDialog, showProblem } from '../ui/dialog.js'
import { element } from '../ui/element.js'
import { byId } from '../ui/find.js'
import { nameOf, personBadge } from '../ui/person-badge.js'
import { deviceKeeping } from './device-keeping.js'

await readWording()

const storage = allowedStorage(() => localStorage)

/** @param {Server.Person} person  @param {number|null} current */
async function choose(person, current) {
    try {
        if (person.id === current) {
            actFor(person.id)
            return leave()
        }
        if (!person.hasPIN) {
            await become(person, undefined, current)
            return leave()
        }
        const pin = element('input', { type: 'password', inputmode: 'numeric', required: true, autocomplete: 'off' })
        const isDone = await showDialog(nameOf(person), [labelled(wording.people.pin, pin)], {
            action: wording.people.goOn, perform: () => become(person, pin.value, current),
        })
        if (isDone) leave()
    } catch (error) {
        showProblem(byId('problem'), error)
    }
}

/** @param {Server.Person} person  @param {string|undefined} pin  @param {number|null} current */
async function become(person, pin, current) {
    if (storage && current !== null) {
        await sendWaitingChanges({ storage, get, send, device: thisDevice(storage, navigator), open: null })
    }
    await send('POST', `/api/people/${person.id}/enter`, { name: deviceName(navigator.userAgent), ...pin !== undefined && { pin } })
    actFor(person.id)
    if (storage) exchangeWaiting(storage, current, person.id)
    const keeping = deviceKeeping()
    if (!keeping) return
    const books = (await keeping.all()).map(({ book }) => book.id)
    await renewKept(books, path => get(path, { cache: 'no-store' }), book => keeping.remove(book))
}

function leave() { location.replace(returnPath(location.search, location.origin)) }

try {
    /** @type {Server.People} */
    const { people, current } = await get('/api/people')
    byId('people').replaceChildren(...people.map(person => element('li', {},
        element('button.plain', { type: 'button', 'aria-current': person.id === current ? 'true' : null, onclick: () => choose(person, current) },
            personBadge(person), element('span', { dir: 'auto' }, nameOf(person)), person.hasPIN && element('span.hint', {}, wording.people.pin)))))
} catch (error) {
    showProblem(byId('problem'), error)
}
