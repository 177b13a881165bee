// On paper: the whole book, in whichever way the browser is told to print.

import { partPath } from '../lib/book-paths.js'
import { wording } from '../lib/wording.js'
import { BookPart } from '../ui/book-part.js'
import { element } from '../ui/element.js'

/** @param {string} id  of the book  @param {import('../lib/book-text.js').BookText} book */
export function printWholeBook(id, book) {
    const { outline } = book
    /** @type {HTMLElement|null} */
    let sheet = null

    addEventListener('beforeprint', () => {
        sheet?.remove()
        sheet = element('div.print-sheet', { lang: outline.language ?? '', dir: outline.direction },
            ...book.parts.map((_, index) => onPaper(new BookPart(index, book.parts))))
        document.body.append(sheet)
    })
    addEventListener('afterprint', () => {
        sheet?.remove()
        sheet = null
    })

    /** @param {BookPart} part */
    function onPaper(part) {
        try {
            part.fill(textNow(part.index).html)
            return part.element
        } catch {
            return element('p', {}, wording.reader.printGap)
        }
    }

    // The browser prints what is there when this event is over, so nothing can be waited for.
    /** @param {number} index  @returns {Server.Part} */
    function textNow(index) {
        const request = new XMLHttpRequest()
        request.open('GET', partPath(id, outline, index), false)
        request.send()
        if (request.status !== 200) throw new Error(request.statusText)
        return JSON.parse(request.responseText)
    }
}
