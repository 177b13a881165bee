// Books on this device, put together for a page.

import { ask } from '../lib/api.js'
import { BookKeeper } from '../lib/book-keeper.js'
import { DeviceKeeping } from '../lib/device-keeping.js'
import { KeptBooks, canKeep } from '../lib/kept-books.js'
import { ownName, pathOf } from '../lib/site.js'
import { mediaSource, playsSmall } from '../ui/media-player.js'

/** What keeps books on this device; `null` where the browser does not let pages do that. @returns {DeviceKeeping|null} */
export function deviceKeeping() {
    if (!canKeep()) return null
    const kept = new KeptBooks(caches, () => navigator.serviceWorker.controller?.postMessage('kept'))
    return new DeviceKeeping({
        kept, keeper: new BookKeeper({ kept, ask, addresses }), kind: mediaSource() ? 'm4s' : 'flac', canBeSmall: playsSmall(),
        alone: work => navigator.locks.request(ownName('vorleser-keeping'), { ifAvailable: true }, async lock => {
            if (lock) await work()
            return lock !== null
        }),
    })
}

/** What a part's text refers to. @param {string} html */
function addresses(html) {
    const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
    const pictures = [...content.querySelectorAll('img')].map(picture => picture.getAttribute('src') ?? '')
    const notes = [...content.querySelectorAll('a')].filter(({ dataset }) => dataset.note !== undefined)
        .map(({ dataset }) => ({ start: Number(dataset.note), end: Number(dataset.noteEnd) }))
    return { pictures: pictures.flatMap(address => pathOf(address) ?? []).filter(path => path.startsWith('/api/')), notes }
}
