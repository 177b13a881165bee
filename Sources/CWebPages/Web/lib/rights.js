// What the persons of a household may do, as the server looks at it.

/** What a role may do beyond reading, listening and keeping notes. @type {Record<Server.Person['role'], string[]>} */
const rights = { owner: ['shelf', 'export', 'house'], member: ['shelf', 'export'], guest: [], child: [] }

/** @typedef {'shelf'|'export'|'house'} Right */

/**
 * @param {Server.Person['role']} role
 * @param {Right} right
 */
export function roleMay(role, right) { return rights[role].includes(right) }

/**
 * Whether who listens on this device may do something. As long as nobody is chosen, or known, all is offered: the server decides.
 * @param {Server.People|null} household  as the server tells it
 * @param {Right} right
 */
export function listenerMay(household, right) {
    return roleMay(household?.people.find(({ id }) => id === household.current)?.role ?? 'owner', right)
}
