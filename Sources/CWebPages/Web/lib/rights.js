// What the persons of a household may do, as the server looks at it.

/** What a role may do beyond reading, listening and keeping notes. @type {Record<Server.Person['role'], string[]>} */
const rights = { owner: ['shelf', 'export', 'house'], member: ['shelf', 'export'], guest: [], child: [] }

/** @typedef {'shelf'|'export'|'house'} Right */

/**
 * @param {Server.Person['role']} role
 * @param {Right} right
 */
export function roleMay(role, right) { return rights[role].includes(right) }
