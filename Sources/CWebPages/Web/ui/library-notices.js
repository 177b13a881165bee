// What has happened to the library and the listener should know, until they have seen it.

import { get, send } from '../lib/api.js'
import { wording } from '../lib/wording.js'
import { drawList } from './draw-list.js'
import { element } from './element.js'
import { icon } from './icons.js'

/**
 * Asks the server and draws. Without an answer nothing is shown: the books say that the server is not there.
 * @param {HTMLElement} place  hidden while there is nothing to say
 * @param {() => HTMLElement} heir  what takes the focus when the last of them is dismissed
 */
export async function showNotices(place, heir) {
    /** @type {{notices: Server.Notice[]}} */
    let { notices } = await get('/api/notices').catch(() => ({ notices: [] }))
    /** @param {string} id */
    const dismiss = async id => {
        await send('DELETE', `/api/notices/${encodeURIComponent(id)}`).catch(() => {})
        notices = notices.filter(notice => notice.id !== id)
        draw()
    }
    const draw = () => {
        const hadFocus = place.contains(document.activeElement)
        drawList(place, notices, notice => notice.id, (notice, old) => old ?? element('div.notice', {},
            element('p', {}, notice.message),
            element('button.plain.round', { type: 'button', 'aria-label': wording.common.dismiss, onclick: () => dismiss(notice.id) }, icon('close'))))
        place.hidden = notices.length === 0
        if (hadFocus && place.hidden) heir().focus()
    }
    draw()
}
