import { choiceField } from './choice-field.js'
import { labelled, showDialog } from './dialog.js'
import { element } from './element.js'
import { colours } from './person-badge.js'

/** What somebody may do, in the order of how much. @type {[Server.Person['role'], string][]} */
export const roles = [
    ['owner', 'Owner: decides everything'],
    ['member', 'Member: adds and changes books'],
    ['guest', 'Guest: only reads and listens'],
    ['child', 'Child: only reads and listens'],
]

/** @type {Record<Server.Person['colour'], string>} */
const colourNames = {
    rust: 'Rust', ochre: 'Ochre', moss: 'Moss', teal: 'Teal', blue: 'Blue', violet: 'Violet', rose: 'Rose', slate: 'Slate',
}

/**
 * Who somebody is, to be said or changed.
 * @param {Server.Person|null} person  `null` for a new one
 * @param {object} parts
 * @param {boolean} parts.mayDecide  whether role and shelf can be set
 * @param {string[]} parts.collections  of all books, to choose from
 * @param {(wish: object) => Promise<void>} parts.save
 */
export function personDialog(person, { mayDecide, collections, save }) {
    const name = element('input', { type: 'text', required: true, maxlength: 60, dir: 'auto', autocomplete: 'off', value: person?.name ?? '' })
    let colour = person?.colour ?? 'rust'
    const colourField = element('fieldset.colours', {}, element('legend', {}, 'Colour'))
    choiceField(colourField, 'colour', colours.map(value => [value, colourNames[value]]), colour, value => {
        colour = /** @type {Server.Person['colour']} */ (value)
    })
    const role = element('select', {}, ...roles.map(([value, words]) =>
        element('option', { value, selected: value === (person?.role ?? 'member') }, words)))
    const shelf = element('input', { type: 'text', dir: 'auto', autocomplete: 'off', list: 'person-collections', value: person?.shelf?.join('; ') ?? '' })
    const pin = element('input', { type: 'password', inputmode: 'numeric', pattern: '[0-9]{4,12}', autocomplete: 'new-password',
        placeholder: person?.hasPIN ? '••••' : '' })
    const noPin = element('input', { type: 'checkbox' })
    const isFirst = person?.id === 1
    return showDialog(person ? 'Edit' : 'Add a person', [
        labelled('Name', name),
        colourField,
        mayDecide && !isFirst && labelled('May do', role),
        mayDecide && !isFirst && labelled('Sees only', shelf, 'Collections, such as “For Anna; Fairy tales”. Empty: all books.'),
        mayDecide && element('datalist', { id: 'person-collections' }, ...collections.map(value => element('option', { value }))),
        labelled('PIN', pin, person?.hasPIN
            ? 'Leave it empty to keep the one there is.'
            : '4 to 12 digits, asked for when a device becomes theirs. It keeps people of one household apart; it does not encrypt anything.'),
        person?.hasPIN && element('label.show', {}, noPin, 'Ask for no PIN any more'),
    ], {
        action: 'Save',
        perform: () => save({
            name: name.value.trim(), colour,
            ...mayDecide && !isFirst && { role: role.value, shelf: shelf.value.trim() ? names(shelf.value) : null },
            ...pin.value ? { pin: pin.value } : noPin.checked ? { pin: null } : {},
        }),
    })
}

/** @param {string} text  @returns {string[]} */
function names(text) { return text.split(';').map(name => name.trim()).filter(Boolean) }
