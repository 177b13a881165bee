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

/**
 * An element's `key` in a list that is drawn again: what stays keeps its element, and with it focus and scrolling.
 * @template Item
 * @param {Element} list  all its children were drawn here
 * @param {Item[]} items
 * @param {(item: Item) => string} key
 * @param {(item: Item, old: HTMLElement|null) => HTMLElement} draw  may return `old`
 */
export function drawList(list, items, key, draw) {
    const children = /** @type {HTMLElement[]} */ ([...list.children])
    const old = new Map(children.map(child => [child.dataset.key, child]))
    let next = list.firstElementChild
    for (const item of items) {
        const name = key(item)
        const before = old.get(name) ?? null
        old.delete(name)
        const drawn = draw(item, before)
        drawn.dataset.key = name
        if (before && before !== drawn) {
            if (next === before) next = drawn
            before.replaceWith(drawn)
        }
        if (drawn === next) next = next.nextElementSibling
        else list.insertBefore(drawn, next)
    }
    for (const left of old.values()) left.remove()
}
