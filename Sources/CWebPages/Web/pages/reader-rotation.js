// A page that does not turn with the device: browsers allow it to installed pages, and to those that fill the screen.

import { byId } from '../ui/find.js'
import { wording } from '../lib/wording.js'

/** @typedef {ScreenOrientation & {lock?: (type: string) => Promise<void>}} Lockable  Screen Orientation §5; some browsers lack it */

const wish = 'vorleser.rotation'

/**
 * @param {object} parts
 * @param {Pick<Storage, 'getItem'|'setItem'>} parts.storage
 * @param {import('./reader-messages.js').TellTrouble} parts.trouble
 */
export function offerRotationLock({ storage, trouble }) {
    const orientation = /** @type {Lockable|undefined} */ (screen.orientation)
    // A window with a mouse is turned by nobody.
    if (!orientation?.lock || !matchMedia('(any-pointer: coarse)').matches) return
    const field = byId('lock-rotation', HTMLInputElement)
    const isInstalled = matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches
    byId('rotation').hidden = false

    /** As the device is held now: `portrait` or `landscape`. */
    const held = () => orientation.type.split('-')[0]
    /** @param {string} type */
    async function lock(type) {
        if (!isInstalled && !document.fullscreenElement) await document.documentElement.requestFullscreen()
        await orientation?.lock?.(type)
        storage.setItem(wish, type)
        field.checked = true
    }
    function unlock() {
        orientation?.unlock()
        storage.setItem(wish, '')
        field.checked = false
        if (document.fullscreenElement) document.exitFullscreen()
    }

    field.addEventListener('change', () => {
        if (!field.checked) return unlock()
        lock(held()).catch(() => {
            unlock()
            trouble(new Error(wording.looks.cannotLockRotation))
        })
    })
    // Whoever leaves the full screen by the system's own means has let it go.
    document.addEventListener('fullscreenchange', () => { if (!document.fullscreenElement && !isInstalled && field.checked) unlock() })
    const before = storage.getItem(wish)
    if (isInstalled && (before === 'portrait' || before === 'landscape')) lock(before).catch(unlock)
}
