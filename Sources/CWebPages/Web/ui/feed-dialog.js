import { get, send } from '../lib/api.js'
import { addressesForOthers, knownAddresses } from '../lib/reachable.js'
import { wording } from '../lib/wording.js'
import { element } from './element.js'
import { confirmDialog, labelled, showDialog, showProblem } from './dialog.js'
import { toast } from './toast.js'

// Milliseconds after which the server is asked again how many episodes there are.
const pause = 3000

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
        choices: (feed, wish) => collections.length > 0
            && labelled(wording.feed.collection, collectionField(feed.collection, collections, wish), wording.feed.collectionHint),
        /** @param {Server.ShelfFeed} feed */
        facts: feed => [
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
 * @param {(feed: Feed, wish: (wish: object) => void) => Node|false} [parts.choices]
 * @param {(feed: Feed) => Node[]} parts.facts  kept as they are on the server
 */
function addressDialog({ path, heading, about, offer, addressHint, choices = () => false, facts }) {
    const problem = element('p.problem', { role: 'alert', hidden: true })
    const place = element('div', { 'aria-live': 'polite' })
    const told = element('div')
    // Which wish was the last.
    let question = 0
    /** @type {Feed|null} */
    let shown = null
    // Where the library is for others does not change while one looks, and without it the address is shown all the same.
    const known = knownAddresses().catch(() => [])

    /** @param {() => Promise<{feed: Feed|null}>} ask */
    async function show(ask) {
        const mine = ++question
        problem.hidden = true
        try {
            const [{ feed }, hosts] = await Promise.all([ask(), known])
            if (mine === question) draw(feed, hosts)
        } catch (error) {
            showProblem(problem, error)
        }
    }

    /** Episodes are made while one looks. */
    async function lookAgain() {
        const mine = question
        if (document.hidden || !shown) return
        /** @type {{feed: Feed|null}|null} */
        const answer = await get(path).catch(() => null)
        if (!answer || mine !== question || JSON.stringify(answer.feed) === JSON.stringify(shown)) return
        // It may have been revoked elsewhere, and made anew.
        if (answer.feed?.path !== shown.path) return draw(answer.feed, await known)
        shown = answer.feed
        told.replaceChildren(...facts(answer.feed))
    }

    /** @param {Feed|null} feed  @param {string[]} hosts */
    function draw(feed, hosts) {
        const focused = place.contains(document.activeElement) ? document.activeElement?.tagName : null
        shown = feed
        place.replaceChildren(...(feed ? made(feed, hosts) : none()).filter(node => node !== false))
        if (focused) place.querySelector(focused === 'SELECT' ? 'select' : feed ? 'input' : 'button')?.focus()
    }

    const none = () => [
        element('p', {}, offer),
        element('div.dialog-actions', {},
            element('button.main', { type: 'button', onclick: () => show(() => send('POST', path)) }, wording.feed.make)),
    ]

    /** @param {Feed} feed  @param {string[]} hosts */
    const made = (feed, hosts) => {
        const [forOthers] = addressesForOthers(feed.path, hosts, location)
        const address = element('input', { type: 'url', readOnly: true, value: forOthers ?? location.origin + feed.path })
        told.replaceChildren(...facts(feed))
        return [
            labelled(wording.feed.address, address, addressHint),
            !forOthers && element('p.field', {}, wording.feed.onlyHere),
            choices(feed, wish => show(() => send('POST', path, wish))),
            told,
            // What may keep another device from the address.
            address.value.startsWith('https:') && element('p.hint', {}, wording.feed.needsTrust),
            element('div.dialog-actions', {},
                element('button', { type: 'button', onclick: revoke }, wording.feed.revoke),
                element('button.main', { type: 'button', onclick: () => copy(address) }, wording.feed.copy)),
        ]
    }

    // The address may have been typed into an app elsewhere, and never comes back.
    async function revoke() {
        const before = shown
        question++
        // Below the question nothing moves: the focus comes back to where it was.
        shown = null
        const isRevoked = await confirmDialog(wording.feed.askRevoke, wording.feed.revokeHint, wording.feed.revoke, () => send('DELETE', path))
        shown = before
        if (isRevoked) await show(async () => ({ feed: null }))
    }

    show(() => get(path))
    const timer = setInterval(lookAgain, pause)
    return showDialog(heading, [about, problem, place]).finally(() => clearInterval(timer))
}

/** @param {HTMLInputElement} field */
async function copy(field) {
    field.select()
    // Pages that come over a home network may have no clipboard.
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value).catch(() => {})
    else document.execCommand('copy')
    toast(wording.feed.copied)
}
