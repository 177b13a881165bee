/** @typedef {keyof HTMLElementTagNameMap} Tag */

/**
 * The element that a tag with classes makes.
 * @template {string} Kind
 * @typedef {Kind extends Tag ? HTMLElementTagNameMap[Kind]
 *     : Kind extends `${infer Name extends Tag}.${string}` ? HTMLElementTagNameMap[Name] : HTMLElement} Made
 */

/**
 * Makes an element: `element('button.main', { type: 'button', onclick: act }, 'Listen')`.
 * @template {string} Kind
 * @param {Kind} kind  tag and classes
 * @param {Record<string, any>} [attributes]  `on…` are listeners; `null` and `false` are left out, `true` is set bare
 * @param {...(Node|string|null|false|undefined)} children
 * @returns {Made<Kind>}
 */
export function element(kind, attributes = {}, ...children) {
    const [tag, ...classes] = kind.split('.')
    const made = document.createElement(tag)
    if (classes.length) made.className = classes.join(' ')
    for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('on')) made.addEventListener(name.slice(2), value)
        else if (value === true) made.setAttribute(name, '')
        else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value)
    }
    made.append(...children.filter(child => child !== null && child !== undefined && child !== false))
    return /** @type {Made<Kind>} */ (made)
}
