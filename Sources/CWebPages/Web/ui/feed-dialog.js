import { get, send } from '../lib/api.js'
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
        element('p', {}, 'An address of its own for a podcast app: the chapters are its episodes, and are made as you listen.'),
        element('div.dialog-actions', {},
            element('button.main', { type: 'button', onclick: () => show(() => send('POST', path)) }, 'Make the feed')),
    ]

    /** @param {Server.Feed} feed */
    const made = feed => {
        const address = element('input', { type: 'url', readOnly: true, value: location.origin + feed.path })
        return [
            labelled('Address', address, 'In the podcast app, choose to add a show by its address (URL). Whoever has the address can hear this book.'),
            element('p.hint', {}, `${feed.episodes} of ${feed.total} episodes are made; the next ones follow as you listen.`),
            ...advice(),
            element('div.dialog-actions', {},
                element('button', { type: 'button', onclick: () => show(async () => {
                    await send('DELETE', path)
                    return { feed: null }
                }) }, 'Revoke the address'),
                element('button.main', { type: 'button', onclick: () => copy(address) }, 'Copy')),
        ]
    }

    show(() => get(path))
    return showDialog('Podcast feed', [element('p.hint', { dir: 'auto' }, book.title), problem, place])
}

/** What may keep another device from the address. */
function advice() {
    const words = []
    if (['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) {
        words.push('This address is for this computer alone. For a phone, open the library by the address that the terminal shows for other devices, and come back here.')
    }
    if (location.protocol === 'https:') {
        words.push('The phone must trust the library’s certificate, see /trust; some podcast apps take none but a public one, and need a server without --tls.')
    }
    return words.map(text => element('p.hint', {}, text))
}

/** @param {HTMLInputElement} field */
async function copy(field) {
    field.select()
    // Pages that come over a home network may have no clipboard.
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value).catch(() => {})
    else document.execCommand('copy')
    toast('The address is copied.')
}
