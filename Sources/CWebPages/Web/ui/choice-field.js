import { element } from './element.js'

/**
 * One of a few, as radio buttons that look like one control.
 * @param {HTMLFieldSetElement} field  with its legend
 * @param {string} name
 * @param {[value: string, words: string][]} options
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
export function choiceField(field, name, options, chosen, choose) {
    field.append(element('div.choices', {}, ...options.map(([value, words]) =>
        element(`label.choice.${name}-${value}`, {},
            element('input', { type: 'radio', name, value, checked: value === chosen, onchange: () => choose(value) }),
            element('span', {}, words)))))
}
