import { wording } from '../lib/wording.js'
import { choiceField } from './choice-field.js'
import { labelled, showDialog } from './dialog.js'
import { element } from './element.js'

/** What somebody may be, in the order of how much that lets them do. @returns {[Server.Person['role'], string][]} */
function roles() {
    return [
        ['owner', wording.people.ownerMay], ['member', wording.people.memberMay],
        ['guest', wording.people.guestMay], ['child', wording.people.childMay],
    ]
}

/** @returns {[Server.Person['colour'], string][]} */
function colours() {
    return [
        ['rust', wording.people.rust], ['ochre', wording.people.ochre], ['moss', wording.people.moss], ['teal', wording.people.teal],
        ['blue', wording.people.blue], ['violet', wording.people.violet], ['rose', wording.people.rose], ['slate', wording.people.slate],
    ]
}

/**
 * Who somebody is, to be said or changed.
 * @param {Server.Person|null} person  `null` for a new one
 * @param {object} parts
 * @param {boolean} parts.mayDecide  whether role and shelf can be set
 * @param {string[]} parts.collections  of all books, to choose from
 * @param {Server.Person['colour'][]} [parts.taken]  the others' colours: a new person has another
 * @param {boolean} [parts.isNaming]  whether who listens here says for the first time who they are, before others come
 * @param {(wish: {name: string, colour: string, pin?: string|null}) => Promise<void>} parts.save
 */
export function personDialog(person, { mayDecide, collections, taken = [], isNaming = false, save }) {
    const name = element('input', { type: 'text', required: true, maxlength: 60, dir: 'auto', autocomplete: 'off', value: person?.name ?? '' })
    let colour = person?.colour ?? colours().map(([name]) => name).find(name => !taken.includes(name)) ?? 'rust'
    const colourField = element('fieldset.colours', {}, element('legend', {}, wording.people.colour))
    choiceField(colourField, 'colour', colours(), colour, value => {
        colour = /** @type {Server.Person['colour']} */ (value)
    })
    const role = element('select', {}, ...roles().map(([value, words]) =>
        element('option', { value, selected: value === (person?.role ?? 'member') }, words)))
    const shelf = element('input', { type: 'text', dir: 'auto', autocomplete: 'off', list: 'person-collections', value: person?.shelf?.join('; ') ?? '' })
    const pin = element('input', { type: 'password', inputmode: 'numeric', pattern: '[0-9]{4,12}', autocomplete: 'new-password',
        placeholder: person?.hasPIN ? '••••' : '' })
    const noPin = element('input', { type: 'checkbox' })
    const isFirst = person?.id === 1
    return showDialog(isNaming ? wording.people.yourself : person ? wording.common.edit : wording.people.add, [
        isNaming && element('p.hint', {}, wording.people.yourselfHint),
        labelled(isNaming ? wording.people.yourName : wording.people.name, name),
        colourField,
        mayDecide && !isFirst && labelled(wording.people.mayDo, role),
        mayDecide && !isFirst && labelled(wording.people.seesOnly, shelf, wording.people.seesOnlyHint),
        mayDecide && element('datalist', { id: 'person-collections' }, ...collections.map(value => element('option', { value }))),
        labelled(wording.people.pin, pin, person?.hasPIN ? wording.people.keepPIN : wording.people.pinHint),
        person?.hasPIN && element('label.show', {}, noPin, wording.people.noPIN),
    ], {
        action: wording.common.save,
        perform: () => save({
            name: name.value.trim(), colour,
            ...mayDecide && !isFirst && { role: role.value, shelf: shelf.value.trim() ? names(shelf.value) : null },
            ...pin.value ? { pin: pin.value } : noPin.checked ? { pin: null } : {},
        }),
    })
}

/** @param {string} text  @returns {string[]} */
function names(text) { return text.split(';').map(name => name.trim()).filter(Boolean) }
