// The signs on buttons, on a grid of 24.

/** @type {Record<string, string>} */
const paths = {
    add: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
    back: 'M11 5 4 12l7 7 1.4-1.4L7.8 13H20v-2H7.8l4.6-4.6z',
    book: 'M4 5.5A2.5 2.5 0 0 1 6.500 3H20v15.500H6.500a.5.5 0 0 0 0 1H20V21H6.500A2.500 2.500 0 0 1 4 18.500zm2.500-.5a.5.5 0 0 0-.5.5V16.600q.25-.1.5-.1H18V5z',
    bookmark: 'M7 3h10a1 1 0 0 1 1 1v17l-6-4-6 4V4a1 1 0 0 1 1-1zm1 2v12.3l4-2.7 4 2.7V5z',
    chapterBack: 'M3 6h2v12H3zm4 0h2v12H7zm13 0v12L10.500 12z',
    chapterForward: 'M19 6h2v12h-2zm-4 0h2v12h-2zM4 6v12l9.500-6z',
    check: 'm9.500 17.600-5.600-5.600 1.400-1.400 4.200 4.200 9.200-9.200 1.400 1.400z',
    close: 'M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z',
    contents: 'M4 6h2v2H4zm4 0h12v2H8zM4 11h2v2H4zm4 0h12v2H8zM4 16h2v2H4zm4 0h12v2H8z',
    copy: 'M8 3h11v14h-3v4H5V7h3zm2 2v10h7V5zM8 9H7v10h7v-2H8z',
    download: 'M11 4h2v8.200l3.300-3.300 1.400 1.400L12 16l-5.700-5.700 1.400-1.400 3.300 3.300zM5 18h14v2H5z',
    keep: 'M7 2h10a1.500 1.500 0 0 1 1.500 1.500v17A1.500 1.500 0 0 1 17 22H7a1.500 1.500 0 0 1-1.500-1.500v-17A1.500 1.500 0 0 1 7 2zm.500 2v16h9V4zm3.500 3h2v5.200l1.800-1.800 1.400 1.400L12 16l-4.200-4.200 1.400-1.400 1.800 1.800z',
    language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 1.600a7.400 7.400 0 1 1 0 14.800 7.400 7.400 0 0 1 0-14.800zM11.200 4h1.600v16h-1.600zM4 11.200h16v1.600H4z',
    edit: 'M4 16.500V20h3.500L17.800 9.700l-3.500-3.500zm2 1.500v-.7l8.300-8.300.7.700L6.700 18zM15.700 4.800l1.600-1.600 3.500 3.500-1.600 1.600z',
    export: 'M12 3a8 8 0 0 0-8 8v7a2 2 0 0 0 2 2h3v-8H6v-1a6 6 0 0 1 12 0v1h-3v8h3a2 2 0 0 0 2-2v-7a8 8 0 0 0-8-8z',
    left: 'M15.4 4.6 8 12l7.4 7.4 1.6-1.6L11.2 12 17 6.2z',
    letters: 'M9.2 5h2.1l5 14h-2.3l-1.3-3.8H7.7L6.4 19H4.2zm1 2.6-1.9 5.7h3.9zM18 10h1.6l3.2 9h-1.7l-.7-2.2h-3.2l-.7 2.2h-1.6z',
    moon: 'M13 3a7 7 0 0 0 8 9.5A9 9 0 1 1 13 3zm-2.7 2.5a7 7 0 1 0 7.6 9.2A9 9 0 0 1 10.3 5.5z',
    more: 'M12 7a1.800 1.800 0 1 1 0-3.600A1.800 1.800 0 0 1 12 7m0 6.800a1.800 1.800 0 1 1 0-3.600 1.800 1.800 0 0 1 0 3.600m0 6.800a1.800 1.800 0 1 1 0-3.600 1.800 1.800 0 0 1 0 3.600',
    note: 'M4 4h16v12l-5 5H4zm2 2v13h8v-4h4V6zm2 3h8v2H8zm0 4h5v2H8z',
    paragraphBack: 'M4 6h2v12H4zm9 0v12L6.5 12zm7.5 0v12L14 12z',
    paragraphForward: 'M18 6h2v12h-2zM11 6v12l6.5-6zM3.5 6v12L10 12z',
    paste: 'M9 3h6v2h4v16H5V5h4zm2 2v2h2V5zM7 7v12h10V7h-2v2H9V7z',
    pause: 'M7 5h3.5v14H7zm6.5 0H17v14h-3.5z',
    podcast: 'M12 3a8.500 8.500 0 0 0-5 15.370l1.200-1.620a6.500 6.500 0 1 1 7.600 0L17 18.370A8.500 8.500 0 0 0 12 3zm0 3.800a4.700 4.700 0 0 0-2.900 8.400l1.250-1.570a2.700 2.700 0 1 1 3.300 0l1.250 1.570A4.700 4.700 0 0 0 12 6.800zm0 3.200a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm-1.300 4.500h2.600l-.500 6.500h-1.600z',
    play: 'M7.500 4.800v14.400L19 12z',
    quote: 'M4 6h7v7l-3 5H5.500l2-5H4zm9 0h7v7l-3 5h-2.500l2-5H13z',
    remove: 'M9 3h6l1 2h4v2H4V5h4zM6 8h12l-1 13H7zm2.100 2 .7 9h6.400l.7-9z',
    restore: 'M12 5V1.500L6.500 6l5.500 4.500V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
    right: 'M8.6 4.6 16 12l-7.4 7.4L7 17.8 12.8 12 7 6.2z',
    search: 'M10.500 4a6.500 6.500 0 0 1 5.200 10.400l4.500 4.500-1.400 1.400-4.500-4.500A6.500 6.500 0 1 1 10.500 4m0 2a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9',
    sentenceBack: 'M6 6h2v12H6zm12.5 0v12L9.5 12z',
    sentenceForward: 'M16 6h2v12h-2zM5.5 6v12l9-6z',
    settings: 'M4 6h9.200a3 3 0 0 1 5.600 0H20v2h-1.200a3 3 0 0 1-5.600 0H4zm12 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2M4 16h1.200a3 3 0 0 1 5.600 0H20v2h-9.200a3 3 0 0 1-5.600 0H4zm4 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2m-4-5h16v2H4z',
    speech: 'M4 9v6h4l5 4.5v-15L8 9zm11.5-.5a5 5 0 0 1 0 7l1.4 1.4a7 7 0 0 0 0-9.8z',
    stop: 'M6.500 6.500h11v11h-11z',
    upload: 'M11 20h2v-8.200l3.300 3.300 1.400-1.400L12 8l-5.700 5.700 1.400 1.400 3.300-3.300zM5 4h14v2H5z',
    warning: 'M12 3 1.500 21h21zm0 4 7 12H5zm-1 4h2v4h-2zm0 5h2v2h-2z',
}

// Fifteen seconds back and forward: an arrow around a number.
/** @type {Record<string, string>} */
const around = {
    secondsBack: 'M12 4V1L7 5.5 12 10V6.5a6.5 6.5 0 1 1-6.5 6.5H3a9 9 0 1 0 9-9z',
    secondsForward: 'M12 4V1l5 4.5L12 10V6.5a6.5 6.5 0 1 0 6.5 6.5H21a9 9 0 1 1-9-9z',
}

const space = 'http://www.w3.org/2000/svg'

/** @param {string} name  @returns {SVGSVGElement} */
export function icon(name) {
    const picture = document.createElementNS(space, 'svg')
    picture.setAttribute('viewBox', '0 0 24 24')
    picture.setAttribute('aria-hidden', 'true')
    const path = document.createElementNS(space, 'path')
    path.setAttribute('d', paths[name] ?? around[name] ?? '')
    picture.append(path)
    if (name in around) picture.append(number())
    return picture
}

/** Puts a sign on a button, in the place of the one that is there. @param {HTMLElement} button  @param {string} name */
export function setIcon(button, name) {
    if (button.dataset.icon === name && button.querySelector('svg')) return
    button.dataset.icon = name
    button.querySelector('svg')?.remove()
    button.prepend(icon(name))
}

/** Puts signs on all buttons that ask for one. @param {ParentNode} root */
export function drawIcons(root) {
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = root.querySelectorAll('[data-icon]')
    for (const button of buttons) setIcon(button, button.dataset.icon ?? '')
}

function number() {
    const text = document.createElementNS(space, 'text')
    const attributes = { x: '12', y: '16', 'text-anchor': 'middle', 'font-size': '8', 'font-weight': '700' }
    for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, value)
    text.textContent = '15'
    return text
}
