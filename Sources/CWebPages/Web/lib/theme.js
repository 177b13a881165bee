// Sets the theme before the page is painted. A plain script in the head: modules run too late.
(() => {
    let theme = 'system'
    try { theme = localStorage.getItem('vorleser.theme') ?? 'system' } catch { /* storage is forbidden: the system's */ }
    const page = document.documentElement
    page.dataset.theme = theme

    // What is around the page, such as a telephone's status bar, is of the page's colour.
    const bar = document.querySelector('meta[name="theme-color"]')
    const isDark = matchMedia('(prefers-color-scheme: dark)')
    const papers = { light: '#fbfaf8', sepia: '#f4ecd8', dark: '#16150f' }
    const paint = () => { bar.content = papers[page.dataset.theme] ?? (isDark.matches ? papers.dark : papers.light) }
    if (!bar) return
    paint()
    isDark.addEventListener('change', paint)
    new MutationObserver(paint).observe(page, { attributes: true, attributeFilter: ['data-theme'] })
})()
