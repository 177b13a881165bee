// Sets the theme before the page is painted. A plain script in the head: modules run too late.
(() => {
    let theme = 'system'
    try { theme = localStorage.getItem('vorleser.theme') ?? 'system' } catch { /* storage is forbidden: the system's */ }
    document.documentElement.dataset.theme = theme
})()
