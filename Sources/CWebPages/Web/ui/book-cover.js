import { coverDesign, coverShapes } from '../lib/cover-design.js'
import { authorNames } from '../lib/book-words.js'
import { addressOf } from '../lib/site.js'
import { element } from './element.js'

/**
 * The cover of a book: its picture, or a drawn one. Says nothing to screen readers: title and author are beside it.
 * @param {{id: number, title: string, authors: string[], language: string|null, hasCover: boolean, chosenCover?: string|null}} book
 * @param {{isEager?: boolean}} [options]
 * @returns {HTMLElement}
 */
export function bookCover(book, { isEager = false } = {}) {
    const cover = element('div.cover', { 'aria-hidden': 'true' })
    if (!book.hasCover) {
        cover.append(drawnCover(book))
        return cover
    }
    const picture = element('img', {
        alt: '', width: 200, height: 300, decoding: 'async', loading: isEager ? 'eager' : 'lazy', draggable: 'false',
        src: addressOf(`/api/books/${book.id}/cover${book.chosenCover ? `?of=${book.chosenCover}` : ''}`), onerror: () => picture.replaceWith(drawnCover(book)),
    })
    cover.append(picture)
    return cover
}

/** @param {Parameters<typeof coverDesign>[0] & {language: string|null}} book */
function drawnCover(book) {
    const design = coverDesign(book)
    const drawn = element('div.drawn-cover', { lang: book.language, dir: 'auto' },
        drawing(design),
        element('span.drawn-title', {}, book.title),
        book.authors.length > 0 && element('span.drawn-author', {}, authorNames(book.authors)))
    for (const name of /** @type {const} */ (['ground', 'tone', 'bright', 'ink'])) drawn.style.setProperty(`--${name}`, design[name])
    drawn.style.setProperty('--title-size', `${design.titleSize}cqi`)
    return drawn
}

/** @param {{kind: string, seed: number}} design */
function drawing({ kind, seed }) {
    const space = 'http://www.w3.org/2000/svg'
    const picture = document.createElementNS(space, 'svg')
    picture.setAttribute('viewBox', '0 0 100 150')
    picture.setAttribute('preserveAspectRatio', 'xMidYMax slice')
    for (const { tag, tone, attributes } of coverShapes(kind, seed)) {
        const shape = document.createElementNS(space, tag)
        shape.setAttribute('class', `tone-${tone}`)
        for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value))
        picture.append(shape)
    }
    return picture
}
