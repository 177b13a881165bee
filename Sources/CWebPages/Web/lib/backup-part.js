// What of a backup is the listener's: a file may hold what is everybody's.

/**
 * @typedef {{name: string}} Part  what is one person's
 *
 * @param {any} backup  the file's JSON, whatever it is
 * @param {Server.People} household  who is here, and who listens
 * @returns {{own: object|null, others: string[]}|null}
 *     the backup with the listener's part alone, `null` when none is theirs; whose the other parts are, an empty name being
 *     the first person's. `null` when there is nothing to choose: it is of one person, or no backup
 */
export function ownPart(backup, { people, current }) {
    /** @type {Part[]} */
    const parts = Array.isArray(backup?.people) ? backup.people.filter((/** @type {any} */ part) => typeof part?.name === 'string') : []
    if (parts.length < 2) return null
    const me = people.find(({ id }) => id === current) ?? people[0]
    const isSomebodys = people.some(person => person !== me && isSame(person.name, parts[0].name))
    // The first is the first, whatever they are called here.
    const own = parts.find(({ name }) => name === me.name) ?? parts.find(({ name }) => isSame(name, me.name))
        ?? (me.id === 1 && !isSomebodys ? parts[0] : null)
    return { own: own && { ...backup, people: [own] }, others: parts.filter(part => part !== own).map(({ name }) => name) }
}

/** @param {string} one  @param {string} other */
function isSame(one, other) { return one !== '' && one.toLowerCase() === other.toLowerCase() }
