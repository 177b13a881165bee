// A book in a language that the voice does not speak: said once, and not read aloud unless the listener insists.

import { get, send } from '../lib/api.js'
import { listenerMay } from '../lib/rights.js'
import { troubleWords } from '../lib/trouble-words.js'
import { unspokenWords } from '../lib/unspoken-words.js'
import { whenBack } from '../lib/way-back.js'
import { wording } from '../lib/wording.js'
import { languageDialog } from '../ui/language-dialog.js'

export class BookLanguage {
    #id
    #outline
    #source
    #offers
    #announce
    #insist
    #unspoken
    /** Whether who listens may say which language the book is in; asked when it matters. @type {Promise<boolean>|null} */
    #mayChange = null

    /**
     * @param {object} parts
     * @param {string} parts.id  of the book
     * @param {Server.Outline} parts.outline
     * @param {import('../lib/clip-source.js').ClipSource} parts.source
     * @param {import('../ui/offers.js').Offers} parts.offers
     * @param {import('./reader-messages.js').Announce} parts.announce
     * @param {() => void} parts.insist  the listener wants to hear it all the same
     */
    constructor({ id, outline, source, offers, announce, insist }) {
        this.#id = id
        this.#outline = outline
        this.#source = source
        this.#offers = offers
        this.#announce = announce
        this.#insist = insist
        this.#unspoken = outline.unspoken
        this.#show()
    }

    /** Whether nothing is to be spoken; then it has been said why. */
    get holds() {
        if (!this.#unspoken || this.#source.anyway) return false
        if (this.#unspoken.isWordless) {
            this.#announce(unspokenWords(this.#unspoken).message)
            return true
        }
        this.#say(this.#unspoken)
        return true
    }

    /** Another voice was chosen. @param {Server.Unspoken|null} now  as the server says of the book */
    update(now) {
        if (now?.message === this.#unspoken?.message) return
        this.#unspoken = now
        this.#show()
    }

    #show() {
        document.body.classList.toggle('is-unspoken', this.#unspoken !== null)
        document.body.classList.toggle('is-wordless', this.#unspoken?.isWordless ?? false)
        if (this.#unspoken?.isWordless) return
        if (this.#unspoken) this.#say(this.#unspoken)
        else this.#offers.take('language')
    }

    /** @param {Server.Unspoken} unspoken */
    async #say(unspoken) {
        const words = troubleWords(unspokenWords(unspoken))
        const anyway = () => {
            this.#source.anyway = true
            this.#insist()
        }
        this.#announce(words)
        this.#mayChange ??= get('/api/people').then(household => listenerMay(household, 'shelf'), () => true)
        const mayChange = await this.#mayChange
        // Meanwhile another voice may have been chosen.
        if (this.#unspoken !== unspoken) return
        this.#offers.make('language', {
            words, isTrouble: true,
            actions: {
                ...mayChange && { [wording.book.languageMenu]: () => this.#choose() },
                ...unspoken.isSayable && { [wording.reader.listenAnyway]: anyway },
                [wording.reader.onlyRead]: () => {},
            },
        })
    }

    async #choose() {
        const book = { ...this.#outline, unspoken: this.#unspoken }
        const isSaved = await languageDialog(book, changes => send('PATCH', `/api/books/${this.#id}`, changes))
        // Times, voice and text may all be other now. The dialog is still leaving the history, which would end the reload.
        if (isSaved) whenBack(() => location.reload())
    }
}
