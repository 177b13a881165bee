// The string literals of a script, without a parser of others: enough of JavaScript's lexical grammar to tell strings,
// templates, comments and regular expressions from each other.

/**
 * @typedef {object} Literal
 * @property {string} text  a template's `${…}` stands in it as `{}`
 * @property {number} line
 */

/** @param {string} source  @returns {Literal[]}  in the order in which they end */
export function literals(source) {
    /** @type {Literal[]} */
    const found = []
    let at = 0
    code(false)
    return found

    // Reads code: to the end, or in a template to the brace that closes its `${`.
    function code(isNested) {
        let depth = 0
        let mayDivide = false   // whether a slash here divides; else it begins a regular expression
        while (at < source.length) {
            const letter = source[at]
            if (source.startsWith('//', at)) at = until('\n')
            else if (source.startsWith('/*', at)) at = until('*/') + 2
            else if (letter === '\'' || letter === '"') { string(letter); mayDivide = true }
            else if (letter === '`') { template(); mayDivide = true }
            else if (letter === '/' && !mayDivide) { expression(); mayDivide = true }
            else if (letter === '}' && isNested && depth === 0) return
            else {
                const [word] = /^[\w$]+/.exec(source.slice(at, at + 60)) ?? ['']
                if (letter === '{') depth++
                if (letter === '}') depth--
                if (word) mayDivide = !['return', 'case', 'typeof', 'in', 'of', 'await', 'yield'].includes(word)
                else if (!/\s/.test(letter)) mayDivide = letter === ')' || letter === ']' || letter === '}'
                at += word.length || 1
            }
        }
    }

    function until(end) {
        const next = source.indexOf(end, at)
        return next < 0 ? source.length : next
    }

    function string(quote) {
        const start = at++
        let text = ''
        while (at < source.length && source[at] !== quote) text += escaped()
        at++
        keep(text, start)
    }

    function template() {
        const start = at++
        let text = ''
        while (at < source.length && source[at] !== '`') {
            if (source.startsWith('${', at)) {
                at += 2
                code(true)
                at++
                text += '{}'
            } else text += escaped()
        }
        at++
        keep(text, start)
    }

    function escaped() {
        if (source[at] === '\\') at++
        return source[at++]
    }

    function expression() {
        let isInClass = false
        for (at++; at < source.length && (isInClass || source[at] !== '/'); at++) {
            if (source[at] === '\\') at++
            else if (source[at] === '[') isInClass = true
            else if (source[at] === ']') isInClass = false
        }
        at++
    }

    function keep(text, start) { found.push({ text, line: source.slice(0, start).split('\n').length }) }
}
