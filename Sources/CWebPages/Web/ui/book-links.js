// Links from one place of the book to another.

/**
 * Makes them links for the keyboard and for screen readers, too: without an address they would be mere words. Where they lead
 * is told by their data, and followed by whoever hears of the click.
 * @param {Element} root
 */
export function addressLinks(root) {
    for (const link of root.querySelectorAll('a')) {
        const { note, offset } = link.dataset
        const isNamed = link.textContent.trim() !== '' || link.querySelector('img') !== null
        if ((note === undefined && offset === undefined) || !isNamed) continue
        link.href = `#${note ?? offset}`
        // A stroke over its words selects them.
        link.draggable = false
        if (note !== undefined) link.setAttribute('role', 'doc-noteref')
    }
}
