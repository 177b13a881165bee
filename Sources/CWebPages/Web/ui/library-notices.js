// What has happened to the library and the listener should know, until they have seen it.

import { get, send } from '../lib/api.js'
import { wording } from '../lib/wording.js'
import { drawList } from './draw-list.js'
import { element } from './element.js'
import { icon } from './icons.js'

/**
 * Asks the server and draws. Without an answer nothing is shown: the books say that the server is not there.
 * @param {HTMLElement} place  hidden while there is nothing to say
 */
export async function showNotices(place) {
    /** @type {{notices: Server.Notice[]}} */
    const { notices } = await get('/api/notices').catch(() => ({ notices: [] }))
    /** @param {string} id */
    const dismiss = async id => {
        await send('DELETE', `/api/notices/${encodeURIComponent(id)}`).catch(() => {})
        place.querySelector(`[data-key="${CSS.escape(id)}"]`)?.remove()
        place.hidden = place.childElementCount === 0
    }
    drawList(place, notices, notice => notice.id, (notice, old) => old ?? element('div.notice', {},
        element('p', {}, notice.message),
        element('button.plain.round', { type: 'button', 'aria-label': wording.common.dismiss, onclick: () => dismiss(notice.id) }, icon('close'))))
    place.hidden = notices.length === 0
}
