import { get, send } from '../lib/api.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { labelled, showDialog, showProblem } from './dialog.js'
import { toast } from './toast.js'

/**
 * A book's private podcast feed: makes its address, shows it, and takes it back.
 * @param {Server.Book} book
 */
export function feedDialog(book) {
    const path = `/api/books/${book.id}/feed`
    const problem = element('p.problem', { role: 'alert', hidden: true })
    const place = element('div', { 'aria-live': 'polite' })

    /** @param {() => Promise<{feed: Server.Feed|null}>} ask */
    async function show(ask) {
        problem.hidden = true
        try {
            const { feed } = await ask()
            const hadFocus = place.contains(document.activeElement)
            place.replaceChildren(...feed ? made(feed) : none())
            if (hadFocus) place.querySelector(feed ? 'input' : 'button')?.focus()
        } catch (error) {
            showProblem(problem, error)
        }
    }

    const none = () => [
        element('p', {}, wording.feed.offer),
        element('div.dialog-actions', {},
            element('button.main', { type: 'button', onclick: () => show(() => send('POST', path)) }, wording.feed.make)),
    ]

    /** @param {Server.Feed} feed */
    const made = feed => {
        const address = element('input', { type: 'url', readOnly: true, value: location.origin + feed.path })
        return [
            labelled(wording.feed.address, address, wording.feed.addressHint),
            element('p.hint', {}, wording.feed.episodes(feed.episodes, feed.total)),
            ...advice(),
            element('div.dialog-actions', {},
                element('button', { type: 'button', onclick: () => show(async () => {
                    await send('DELETE', path)
                    return { feed: null }
                }) }, wording.feed.revoke),
                element('button.main', { type: 'button', onclick: () => copy(address) }, wording.feed.copy)),
        ]
    }

    show(() => get(path))
    return showDialog(wording.feed.heading, [element('p.hint', { dir: 'auto' }, book.title), problem, place])
}

/** What may keep another device from the address. */
function advice() {
    const words = []
    if (['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) {
        words.push(wording.feed.onlyHere)
    }
    if (location.protocol === 'https:') {
        words.push(wording.feed.needsTrust)
    }
    return words.map(text => element('p.hint', {}, text))
}

/** @param {HTMLInputElement} field */
async function copy(field) {
    field.select()
    // Pages that come over a home network may have no clipboard.
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value).catch(() => {})
    else document.execCommand('copy')
    toast(wording.feed.copied)
}
