// Shows which sentence and which word is spoken.

/** Ways to show it; the listener chooses. */
const highlightStyles = ['both', 'sentence', 'word', 'none']

export class SpokenHighlight {
    #paint
    #style = 'both'
    /** @type {import('../lib/span-index.js').Span|null} */
    #sentence = null
    /** @type {import('../lib/span-index.js').Span|null} */
    #word = null

    /** @param {import('./text-paint.js').TextPaint} paint  @param {string|null} style */
    constructor(paint, style) {
        this.#paint = paint
        this.style = style
    }

    /** @returns {string} */
    get style() { return this.#style }

    /** @param {string|null} style  what is unknown counts as `both` */
    set style(style) {
        this.#style = style !== null && highlightStyles.includes(style) ? style : 'both'
        this.sentence = this.#sentence
        this.word = this.#word
    }

    /** @param {import('../lib/span-index.js').Span|null} span */
    set sentence(span) {
        this.#sentence = span
        this.#paint.set('sentence', span && ['both', 'sentence'].includes(this.#style) ? [span] : [])
    }

    /** @param {import('../lib/span-index.js').Span|null} span */
    set word(span) {
        this.#word = span
        this.#paint.set('word', span && ['both', 'word'].includes(this.#style) ? [span] : [])
    }
}
