// Formulas, set by the browser beside the text that says them: that stays in the page, unseen, and is the book's.

// In a tree of their own, so that no sign of them is text of the page; the reader's style sheets do not reach there.
const style = `
    :host { display: inline-flex; max-width: 100%; overflow: auto hidden; vertical-align: baseline; text-indent: 0; hyphens: none; white-space: normal; letter-spacing: 0; word-spacing: 0; }
    :host(.is-block) { display: flex; margin-block: .6em; justify-content: safe center; padding-block: .15em; }
    math { font-family: "Latin Modern Math", "STIX Two Math", "Cambria Math", "Libertinus Math", "TeX Gyre Termes Math", "DejaVu Math TeX Gyre", "Noto Sans Math", math; }
    [mathvariant*="bold"] { font-weight: bold; }
    [mathvariant="italic"], [mathvariant="bold-italic"] { font-style: italic; }
    [mathvariant="sans-serif"] { font-family: system-ui, sans-serif; }
    [mathvariant="monospace"] { font-family: ui-monospace, monospace; }
    mtd[columnalign="left"] { text-align: left; }
    mtd[columnalign="right"] { text-align: right; }
    ::highlight(skipped) { color: var(--ink-soft); }
    ::highlight(mark-yellow) { background-color: var(--mark-yellow); }
    ::highlight(mark-green) { background-color: var(--mark-green); }
    ::highlight(mark-blue) { background-color: var(--mark-blue); }
    ::highlight(mark-pink) { background-color: var(--mark-pink); }
    ::highlight(sentence) { background-color: var(--sentence); }
    ::highlight(hit) { background-color: var(--sentence); }
    ::highlight(found), ::highlight(word) { background-color: var(--word); color: var(--ink); }
    @media (forced-colors: active) {
        ::highlight(sentence), ::highlight(hit) { background-color: Mark; color: MarkText; }
        ::highlight(found), ::highlight(word) { background-color: Highlight; color: HighlightText; }
    }
`

// Where the browser sets no formulas the text is read.
const isAble = 'MathMLElement' in globalThis && 'adoptedStyleSheets' in Document.prototype
/** @type {CSSStyleSheet|null} */
let sheet = null

/** Wide formulas scroll in themselves, by the keyboard too. */
const widths = new ResizeObserver(entries => {
    for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth + 1) target.setAttribute('tabindex', '0')
        else target.removeAttribute('tabindex')
    }
})

/**
 * Has the browser set the formulas of a text.
 * @param {Element} root
 * @returns {HTMLElement[]}  those that are set now
 */
export function setFormulas(root) {
    if (!isAble) return []
    /** @type {NodeListOf<HTMLElement>} */
    const hosts = root.querySelectorAll('.formula[data-formula]')
    for (const host of hosts) set(host)
    return [...hosts]
}

/** @param {HTMLElement} host */
function set(host) {
    if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(style)
    }
    const tree = host.attachShadow({ mode: 'open' })
    tree.adoptedStyleSheets = [sheet]
    // Made by the server, of elements and attributes from a list: never the book's own markup.
    tree.innerHTML = host.dataset.formula ?? ''
    host.removeAttribute('data-formula')
    host.classList.add('is-set')
    host.classList.toggle('is-block', tree.querySelector('math')?.getAttribute('display') === 'block')
    // Of a paragraph that is nothing else the line's end is none to be seen.
    const paragraph = host.parentElement
    if (paragraph?.textContent?.trim() === host.textContent?.trim()) paragraph?.classList.add('is-display')
    widths.observe(host)
}
