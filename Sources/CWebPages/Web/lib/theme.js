// Sets the palette before the page is painted. A plain script in the head: modules run too late.
//
// `data-theme` on the root is what was chosen, `data-palette` what is shown: the system's own where it decides.
(() => {
    const page = document.documentElement
    const { base } = page.dataset
    // As `ownName` of site.js has it, which comes too late.
    const own = base ? `${base} vorleser.theme` : 'vorleser.theme'
    let theme = 'system'
    try { theme = localStorage.getItem(own) ?? 'system' } catch { /* storage is forbidden: the system's */ }
    page.dataset.theme = theme

    const isDark = matchMedia('(prefers-color-scheme: dark)')
    const wantsContrast = matchMedia('(prefers-contrast: more)')
    /** @type {NodeListOf<HTMLMetaElement>}  what is around the page, such as a telephone's status bar */
    const bars = document.querySelectorAll('meta[name="theme-color"]')
    /** @type {Record<string, string>}  the page's own colour, see `--paper` in base.css */
    const papers = {
        light: '#fbfaf8', sepia: '#f4ecd8', dark: '#16150f', black: '#000000', contrast: '#ffffff', 'contrast-dark': '#000000',
    }
    function paint() {
        const { theme = 'system' } = page.dataset
        const palette = theme === 'contrast' || (theme === 'system' && wantsContrast.matches)
            ? (isDark.matches ? 'contrast-dark' : 'contrast')
            : theme in papers ? theme : isDark.matches ? 'dark' : 'light'
        page.dataset.palette = palette
        for (const bar of bars) bar.content = papers[palette]
    }
    paint()
    for (const wish of [isDark, wantsContrast]) wish.addEventListener('change', paint)
    new MutationObserver(paint).observe(page, { attributes: true, attributeFilter: ['data-theme'] })
})()
