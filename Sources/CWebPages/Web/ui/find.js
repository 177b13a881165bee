// Elements of the page that are there by design.

/**
 * @template {Element} Kind
 * @overload
 * @param {string} name
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
/**
 * @overload
 * @param {string} name
 * @returns {HTMLElement}
 */
/**
 * @param {string} name  its ID
 * @param {new () => Element} [kind]
 * @returns {Element}
 * @throws when the page has none of that kind
 */
export function byId(name, kind = HTMLElement) { return checked(document.getElementById(name), `#${name}`, kind) }

/**
 * @template {Element} Kind
 * @overload
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
/**
 * @overload
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
/**
 * The first element that a selector finds.
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Element} [kind]
 * @returns {Element}
 * @throws when there is none of that kind
 */
export function find(root, selector, kind = HTMLElement) { return checked(root.querySelector(selector), selector, kind) }

/** The element that an event is about; `null` for a document or a window. @param {Event} event */
export function targetOf({ target }) { return target instanceof Element ? target : null }

/** @param {Element|null} element  @param {string} name  for the error  @param {new () => Element} kind */
function checked(element, name, kind) {
    if (!(element instanceof kind)) throw new Error(`The page lacks ${name}`)
    return element
}
