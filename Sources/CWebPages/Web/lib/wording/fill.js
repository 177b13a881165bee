// Puts words into the markup of a page, and parts into a sentence.

/** Which attribute a `data-words-…` fills. */
const attributes = { label: 'aria-label', title: 'title', placeholder: 'placeholder' }

/**
 * Fills what carries `data-words="library.show"` (its text), `data-words-label`, `data-words-title` or
 * `data-words-placeholder`.
 * @param {ParentNode} root
 * @param {import('../wording.js').Wording} wording
 */
export function fillWords(root, wording) {
    for (const place of root.querySelectorAll('[data-words]')) {
        place.replaceChildren(...sentence(words(wording, place.getAttribute('data-words') ?? ''), ...place.children))
    }
    for (const [name, attribute] of Object.entries(attributes)) {
        for (const place of root.querySelectorAll(`[data-words-${name}]`)) {
            place.setAttribute(attribute, words(wording, place.getAttribute(`data-words-${name}`) ?? ''))
        }
    }
}

/**
 * A sentence with parts of its own: `{0}` is where the first of them stands.
 * @param {string} words
 * @param {...Node} parts
 * @returns {(Node|string)[]}
 */
export function sentence(words, ...parts) {
    return words.split(/\{(\d)\}/).map((piece, index) => index % 2 === 0 ? piece : parts[Number(piece)]).filter(piece => piece !== '')
}

/** @param {Record<string, any>} wording  @param {string} key  such as `library.show`  @returns {string} */
function words(wording, key) {
    const [area, name] = key.split('.')
    return wording[area][name]
}
