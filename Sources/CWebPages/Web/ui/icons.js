// The signs on buttons, on a grid of 24.

const paths = {
    add: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
    back: 'M11 5 4 12l7 7 1.4-1.4L7.8 13H20v-2H7.8l4.6-4.6z',
    book: 'M4 5.5A2.5 2.5 0 0 1 6.500 3H20v15.500H6.500a.5.5 0 0 0 0 1H20V21H6.500A2.500 2.500 0 0 1 4 18.500zm2.500-.5a.5.5 0 0 0-.5.5V16.600q.25-.1.5-.1H18V5z',
    check: 'm9.500 17.600-5.600-5.600 1.400-1.400 4.200 4.200 9.200-9.200 1.400 1.400z',
    close: 'M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z',
    download: 'M11 4h2v8.200l3.300-3.300 1.400 1.400L12 16l-5.700-5.700 1.400-1.400 3.300 3.300zM5 18h14v2H5z',
    edit: 'M4 16.500V20h3.500L17.800 9.700l-3.500-3.500zm2 1.500v-.7l8.300-8.300.7.700L6.700 18zM15.700 4.800l1.600-1.600 3.500 3.500-1.600 1.600z',
    export: 'M12 3a8 8 0 0 0-8 8v7a2 2 0 0 0 2 2h3v-8H6v-1a6 6 0 0 1 12 0v1h-3v8h3a2 2 0 0 0 2-2v-7a8 8 0 0 0-8-8z',
    more: 'M12 7a1.800 1.800 0 1 1 0-3.600A1.800 1.800 0 0 1 12 7m0 6.800a1.800 1.800 0 1 1 0-3.600 1.800 1.800 0 0 1 0 3.600m0 6.800a1.800 1.800 0 1 1 0-3.600 1.800 1.800 0 0 1 0 3.600',
    paste: 'M9 3h6v2h4v16H5V5h4zm2 2v2h2V5zM7 7v12h10V7h-2v2H9V7z',
    play: 'M7.500 4.800v14.400L19 12z',
    remove: 'M9 3h6l1 2h4v2H4V5h4zM6 8h12l-1 13H7zm2.100 2 .7 9h6.400l.7-9z',
    restore: 'M12 5V1.500L6.500 6l5.500 4.500V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
    search: 'M10.500 4a6.500 6.500 0 0 1 5.200 10.400l4.500 4.500-1.400 1.400-4.500-4.500A6.500 6.500 0 1 1 10.500 4m0 2a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9',
    settings: 'M4 6h9.200a3 3 0 0 1 5.600 0H20v2h-1.200a3 3 0 0 1-5.600 0H4zm12 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2M4 16h1.200a3 3 0 0 1 5.600 0H20v2h-9.200a3 3 0 0 1-5.600 0H4zm4 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2m-4-5h16v2H4z',
    stop: 'M6.500 6.500h11v11h-11z',
    upload: 'M11 20h2v-8.200l3.300 3.300 1.400-1.400L12 8l-5.700 5.700 1.400 1.400 3.300-3.300zM5 4h14v2H5z',
    warning: 'M12 3 1.500 21h21zm0 4 7 12H5zm-1 4h2v4h-2zm0 5h2v2h-2z',
}

/**
 * A sign without a name: the button that carries it has one.
 * @param {keyof typeof paths} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
    const space = 'http://www.w3.org/2000/svg'
    const drawing = document.createElementNS(space, 'svg')
    drawing.setAttribute('viewBox', '0 0 24 24')
    drawing.setAttribute('aria-hidden', 'true')
    const path = document.createElementNS(space, 'path')
    path.setAttribute('d', paths[name])
    drawing.append(path)
    return drawing
}
