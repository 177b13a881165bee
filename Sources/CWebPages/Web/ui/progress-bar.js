import { element } from './element.js'

/** How far a book was read, drawn; words say it beside. @param {number} progress  0 … 1 */
export function progressBar(progress) {
    const filled = element('div')
    filled.style.width = `${progress * 100}%`
    return element('div.progress', { 'aria-hidden': 'true' }, filled)
}
