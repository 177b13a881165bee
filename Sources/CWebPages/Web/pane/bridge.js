// What the page tells the app, as messages `{name, …}` of plain numbers and words:
//
//   ready    {start, end}                       the text is there; the offsets that show
//   moved    {start, end, byReader, byLayout}   other text shows
//   tapped   {offset}                           a word
//   menu     {offset}                           a word was pressed long
//   selected {start, end}, or neither           whole words, or nothing any more
//   link     {offset}                           to a place of the book
//   note     {start, end}                       to a note
//   external {address}                          to a page outside
//   blank    {}                                 beside the text
//   broken   {message}                          a part of the text cannot be shown

/** @typedef {{webkit?: {messageHandlers?: {vorleser?: {postMessage(message: object): void}}}}} Host */

export class Bridge {
    #host
    /** @type {string|null}  what was told last, as text: nothing is told twice in a row */
    #told = null

    /** @param {object} host  the window of the web view */
    constructor(host) { this.#host = /** @type {Host} */ (host) }

    /** Whether somebody listens. */
    get isHeard() { return this.#host.webkit?.messageHandlers?.vorleser !== undefined }

    /** @param {string} name  @param {object} [facts] */
    tell(name, facts = {}) {
        const message = { name, ...facts }
        const text = JSON.stringify(message)
        // A view says that it has moved more often than anything has changed.
        if (name === 'moved' && text === this.#told) return
        this.#told = text
        this.#host.webkit?.messageHandlers?.vorleser?.postMessage(message)
    }
}
