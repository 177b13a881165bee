// What other programs share with us, or open with us, where the browser lets an installed page take part in that.

import { ownName } from './site.js'

/** @typedef {{files: File[], text: string, title: string, address: string|null}} Shared */

const cacheName = ownName('vorleser-shared')

/** What was shared last, once; `null` when nothing was. See service-worker.js. @returns {Promise<Shared|null>} */
export async function sharedThings() {
    if (!('caches' in globalThis)) return null
    const cache = await caches.open(cacheName)
    const kept = await cache.match('/shared')
    await caches.delete(cacheName)
    return kept ? shared(await kept.formData()) : null
}

/** Files that are opened with us, each time some are. @param {(files: File[]) => void} take */
export function takeOpenedFiles(take) {
    const queue = /** @type {any} */ (globalThis).launchQueue
    queue?.setConsumer(async (/** @type {{files?: FileSystemFileHandle[]}} */ { files = [] }) => {
        if (files.length > 0) take(await Promise.all(files.map(file => file.getFile())))
    })
}

/** @param {FormData} form  @returns {Shared} */
export function shared(form) {
    // A form without a file has an empty one.
    const files = form.getAll('files').flatMap(file => file instanceof File && file.name !== '' ? [file] : [])
    const [text, title, url] = ['text', 'title', 'url'].map(name => String(form.get(name) ?? '').trim())
    // Android puts the address into the text, alone or behind the title.
    const address = url || (/(^|\s)(https?:\/\/\S+)$/.exec(text)?.[2] ?? '')
    const isAddressAlone = address !== '' && text.replace(address, '').trim().length < 200
    return { files, title, text: isAddressAlone ? '' : text, address: isAddressAlone || text === '' ? address || null : null }
}
