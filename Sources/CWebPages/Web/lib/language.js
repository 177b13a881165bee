// Says in which language the page speaks, before it is painted. A plain script in the head: modules run too late.
//
// `lang` on the root is that language, `data-wording` the address of its words; English ones are in the page already. This
// script's own element names the files of all others: `data-de="…"`.
(() => {
    const { base } = document.documentElement.dataset
    // As `ownName` of site.js has it, which comes too late.
    const own = base ? `${base} vorleser.language` : 'vorleser.language'
    let wish = 'browser'
    try { wish = localStorage.getItem(own) ?? wish } catch { /* storage is forbidden: the browser's */ }
    const files = document.currentScript?.dataset ?? {}
    const language = [wish, ...navigator.languages.map(tag => tag.split('-')[0])].find(name => name === 'en' || name in files) ?? 'en'
    const page = document.documentElement
    page.lang = language
    const file = files[language]
    if (!file) return
    page.dataset.wording = file
    // The page shows itself when the words are in it; in English, if they do not come.
    page.classList.add('awaits-words')
    setTimeout(() => page.classList.remove('awaits-words'), 3000)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }))
})()
