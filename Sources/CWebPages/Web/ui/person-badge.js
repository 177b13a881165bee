import { wording } from '../lib/wording.js'
import { element } from './element.js'

/** What a person is called; the first has no name as long as nobody has given one. @param {Server.Person} person */
export function nameOf({ name }) { return name || wording.people.first }

/** A person's letter on their colour: for eyes alone, the name stands beside it or is the label around it. @param {Server.Person} person */
export function personBadge(person) {
    const [letter] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(nameOf(person))
    return element(`span.person-badge.person-${person.colour}`, { 'aria-hidden': 'true' }, letter.segment.toLocaleUpperCase())
}
