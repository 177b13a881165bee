// A button that opens a menu: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/

import { placeBeside } from './beside.js'
import { element } from './element.js'
import { icon } from './icons.js'

/**
 * @typedef {object} MenuItem
 * @property {string} label
 * @property {string} [icon]
 * @property {string} [href]
 * @property {boolean} [downloads]  the link is a file
 * @property {boolean} [isDanger]
 * @property {() => void} [choose]
 */

/**
 * Makes a button open a menu.
 * @param {HTMLElement} button
 * @param {() => MenuItem[]} items  asked for each time the menu opens
 */
export function menuButton(button, items) {
    button.setAttribute('aria-haspopup', 'menu')
    button.setAttribute('aria-expanded', 'false')
    let wasOpen = false
    // A press outside closes the menu before the click arrives: a second click must not open it again.
    button.addEventListener('pointerdown', () => { wasOpen = button.getAttribute('aria-expanded') === 'true' })
    button.addEventListener('click', event => {
        if (wasOpen && event.detail > 0) { wasOpen = false; return }
        open(button, items(), 0)
    })
    button.addEventListener('keydown', event => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(button, items(), event.key === 'ArrowDown' ? 0 : -1)
    })
}

/** @param {HTMLElement} button  @param {MenuItem[]} items  @param {number} first */
function open(button, items, first) {
    const life = new AbortController()
    const menu = element('div.menu', { role: 'menu', popover: 'auto', 'aria-label': button.getAttribute('aria-label') ?? button.textContent },
        ...items.map((item, index) => draw(item, index, () => close(menu))))
    menu.addEventListener('keydown', event => move(menu, event))
    menu.addEventListener('toggle', event => {
        if (event.newState === 'open') return
        button.setAttribute('aria-expanded', 'false')
        if (menu.contains(document.activeElement) || document.activeElement === document.body) button.focus()
        menu.remove()
        life.abort()
    });
    (button.closest('main, header') ?? document.body).append(menu)   // in a landmark, as all content should be
    const place = () => placeBeside(menu, button.getBoundingClientRect(), { gap: 4, alignsEnds: true })
    menu.showPopover()
    place()
    button.setAttribute('aria-expanded', 'true')
    /** @type {NodeListOf<HTMLElement>} */
    const entries = menu.querySelectorAll('[role="menuitem"]')
    entries[first < 0 ? entries.length - 1 : first]?.focus()
    // It stays with its button when the page moves.
    for (const name of ['scroll', 'resize']) addEventListener(name, place, { passive: true, signal: life.signal })
}

/** @param {MenuItem} item  @param {number} index  @param {() => void} done */
function draw(item, index, done) {
    /** @type {Record<string, unknown>} */
    const attributes = { role: 'menuitem', tabindex: index === 0 ? 0 : -1, href: item.href, download: item.downloads }
    if (!item.href) attributes.type = 'button'
    attributes.onclick = () => { done(); item.choose?.() }
    return element(`${item.href ? 'a' : 'button'}.menu-item${item.isDanger ? '.danger' : ''}`, attributes,
        item.icon ? icon(item.icon) : null, element('span', {}, item.label))
}

/** @param {HTMLElement} menu */
function close(menu) { if (menu.matches(':popover-open')) menu.hidePopover() }

/** @param {HTMLElement} menu  @param {KeyboardEvent} event */
function move(menu, event) {
    /** @type {HTMLElement[]} */
    const entries = [...menu.querySelectorAll('[role="menuitem"]')].filter(entry => entry instanceof HTMLElement)
    const here = entries.findIndex(entry => entry === document.activeElement)
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') return close(menu)
    if (to !== undefined) {
        event.preventDefault()
        return entries.at(to % entries.length)?.focus()
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    const letter = event.key.toLowerCase()
    const following = [...entries.slice(here + 1), ...entries.slice(0, here + 1)]
    following.find(entry => (entry.textContent ?? '').toLowerCase().startsWith(letter))?.focus()
}
