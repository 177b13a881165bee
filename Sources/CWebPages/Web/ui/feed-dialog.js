import { get, send } from '../lib/api.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { confirmDialog, labelled, showDialog, showProblem } from './dialog.js'
import { toast } from './toast.js'

/**
 * A book's private podcast feed: makes its address, shows it, and takes it back.
 * @param {Server.Book} book
 */
export function feedDialog(book) {
    return addressDialog({
        path: `/api/books/${book.id}/feed`,
        heading: wording.feed.heading,
        about: element('p.hint', { dir: 'auto' }, book.title),
        offer: wording.feed.offer,
        addressHint: wording.feed.addressHint,
        /** @param {Server.Feed} feed */
        facts: feed => [element('p.hint', {}, wording.feed.episodes(feed.episodes, feed.total))],
    })
}

/**
 * The same of all that the listener is hearing.
 * @param {string[]} collections  of all books, to choose from
 */
export function shelfFeedDialog(collections) {
    return addressDialog({
        path: '/api/feed',
        heading: wording.feed.shelfHeading,
        about: null,
        offer: wording.feed.shelfOffer,
        addressHint: wording.feed.shelfAddressHint,
        /** @param {Server.ShelfFeed} feed  @param {(wish: object) => void} wish */
        facts: (feed, wish) => [
            collections.length > 0 && labelled(wording.feed.collection, collectionField(feed.collection, collections, wish), wording.feed.collectionHint),
            element('p.hint', { dir: 'auto' }, feed.books.length ? wording.feed.holds(feed.books.map(({ title }) => title).join(' · ')) : wording.feed.holdsNone),
        ],
    })
}

/**
 * @param {string|null} chosen
 * @param {string[]} collections
 * @param {(wish: object) => void} wish
 */
function collectionField(chosen, collections, wish) {
    const names = chosen && !collections.includes(chosen) ? [chosen, ...collections] : collections
    const field = element('select', {},
        element('option', { value: '' }, wording.feed.noCollection),
        ...names.map(name => element('option', { value: name, selected: name === chosen, dir: 'auto' }, name)))
    field.addEventListener('change', () => wish({ collection: field.value || null }))
    return field
}

/**
 * @template {{path: string}} Feed
 * @param {object} parts
 * @param {string} parts.path  where the server tells of the feed, makes and ends it
 * @param {string} parts.heading
 * @param {Node|null} parts.about
 * @param {string} parts.offer
 * @param {string} parts.addressHint
 * @param {(feed: Feed, wish: (wish: object) => void) => (Node|false)[]} parts.facts
 */
function addressDialog({ path, heading, about, offer, addressHint, facts }) {
    const problem = element('p.problem', { role: 'alert', hidden: true })
    const place = element('div', { 'aria-live': 'polite' })

    /** @param {() => Promise<{feed: Feed|null}>} ask */
    async function show(ask) {
        problem.hidden = true
        try {
            const { feed } = await ask()
            const focused = place.contains(document.activeElement) ? document.activeElement?.tagName : null
            place.replaceChildren(...(feed ? made(feed) : none()).filter(node => node !== false))
            if (focused) place.querySelector(focused === 'SELECT' ? 'select' : feed ? 'input' : 'button')?.focus()
        } catch (error) {
            showProblem(problem, error)
        }
    }

    const none = () => [
        element('p', {}, offer),
        element('div.dialog-actions', {},
            element('button.main', { type: 'button', onclick: () => show(() => send('POST', path)) }, wording.feed.make)),
    ]

    /** @param {Feed} feed */
    const made = feed => {
        const address = element('input', { type: 'url', readOnly: true, value: location.origin + feed.path })
        return [
            labelled(wording.feed.address, address, addressHint),
            ...facts(feed, wish => show(() => send('POST', path, wish))),
            ...advice(),
            element('div.dialog-actions', {},
                element('button', { type: 'button', onclick: revoke }, wording.feed.revoke),
                element('button.main', { type: 'button', onclick: () => copy(address) }, wording.feed.copy)),
        ]
    }

    // The address may have been typed into an app elsewhere, and never comes back.
    async function revoke() {
        const isRevoked = await confirmDialog(wording.feed.askRevoke, wording.feed.revokeHint, wording.feed.revoke, () => send('DELETE', path))
        if (isRevoked) await show(async () => ({ feed: null }))
    }

    show(() => get(path))
    return showDialog(heading, [about, problem, place])
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
