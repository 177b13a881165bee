// Marks in a list of the page's sections which of them is before the reader's eyes.

// How far down in the window a section must have come, as a share of its height.
const line = 0.3

/** @param {HTMLElement} list  with a link to each section; may scroll sidewards */
export function markSections(list) {
    const places = [...list.querySelectorAll('a')].flatMap(link => {
        const section = document.getElementById(link.hash.slice(1))
        return section ? [{ link, section }] : []
    })
    /** @type {HTMLElement|null} */
    let current = null
    // The last ones cannot come up to the line: while it shows, what was gone to counts until the page is scrolled by hand.
    let wanted = location.hash
    let frame = 0

    function update() {
        const { clientHeight, scrollHeight, scrollTop } = document.documentElement
        const shown = places.filter(({ section }) => section.checkVisibility())
        const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
        const reached = shown.findLast(({ section }) => isAtEnd || section.getBoundingClientRect().top <= clientHeight * line)
        const gone = shown.find(({ link, section }) => {
            const { top, bottom } = section.getBoundingClientRect()
            return link.hash === wanted && top < clientHeight && bottom > 0
        })
        mark((gone ?? reached ?? shown[0])?.link ?? null)
    }

    /** @param {HTMLElement|null} link */
    function mark(link) {
        if (link === current) return
        current?.removeAttribute('aria-current')
        link?.setAttribute('aria-current', 'true')
        current = link
        if (link) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 })
    }

    const soon = () => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(update)
    }
    list.addEventListener('click', event => {
        if (event.target instanceof HTMLAnchorElement) wanted = event.target.hash
        soon()
    })
    for (const type of ['wheel', 'touchmove', 'keydown']) {
        addEventListener(type, event => { if (!list.contains(/** @type {Node} */ (event.target))) wanted = '' }, { passive: true })
    }
    addEventListener('scroll', soon, { passive: true })
    // Sections have their heights only when what is in them has come.
    new ResizeObserver(soon).observe(document.body)
}
