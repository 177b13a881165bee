// A book in a language that the voice does not speak: said once, and not read aloud unless the listener insists.

import { get, send } from '../lib/api.js'
import { beginWords } from '../lib/model-words.js'
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
    #trouble
    #insist
    #unspoken
    /** Whether who listens may say which language the book is in; asked when it matters. @type {Promise<boolean>|null} */
    #mayChange = null
    /** A voice that speaks the language is not here yet, and can be fetched. */
    #isAwaited = false

    /**
     * @param {object} parts
     * @param {string} parts.id  of the book
     * @param {Server.Outline} parts.outline
     * @param {import('../lib/clip-source.js').ClipSource} parts.source
     * @param {import('../ui/offers.js').Offers} parts.offers
     * @param {import('../lib/events.js').ServerEvents} parts.events
     * @param {import('./reader-messages.js').Announce} parts.announce
     * @param {import('./reader-messages.js').TellTrouble} parts.trouble
     * @param {() => void} parts.insist  the listener wants to hear it all the same
     */
    constructor({ id, outline, source, offers, events, announce, trouble, insist }) {
        this.#id = id
        this.#outline = outline
        this.#source = source
        this.#offers = offers
        this.#announce = announce
        this.#trouble = trouble
        this.#insist = insist
        this.#unspoken = outline.unspoken
        // Times, voice and text are all other with it.
        events.addEventListener('model', ({ detail }) => {
            if (this.#isAwaited && detail.state === 'installed') location.reload()
        })
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
        const anyway = () => {
            this.#source.anyway = true
            this.#insist()
        }
        this.#mayChange ??= get('/api/people').then(household => listenerMay(household, 'shelf'), () => true)
        const [mayChange, model] = await Promise.all([this.#mayChange, unspoken.isFetchable ? this.#absentModel() : null])
        // Meanwhile another voice may have been chosen.
        if (this.#unspoken !== unspoken) return
        this.#isAwaited = model !== null
        const own = unspokenWords(unspoken)
        const words = troubleWords(model ? { ...own, suggestion: wording.voice.speaksIt } : own)
        this.#announce(words)
        this.#offers.make('language', {
            words, isTrouble: true,
            actions: {
                ...mayChange && model && model.state !== 'installing' && { [beginWords(model)]: () => { this.#fetch() } },
                ...mayChange && { [wording.book.languageMenu]: () => this.#choose() },
                ...unspoken.isSayable && { [wording.reader.listenAnyway]: anyway },
                [wording.reader.onlyRead]: () => {},
            },
        })
    }

    /** The model that can be fetched, or is on its way; `null` when it is here. @returns {Promise<Server.Model|null>} */
    async #absentModel() {
        try {
            /** @type {Server.Model} */
            const model = await get('/api/model')
            return model.state === 'installed' ? null : model
        } catch { return null }
    }

    /** How far it has come is shown where a better voice is, see `BetterVoice`. */
    async #fetch() {
        try { await send('POST', '/api/model') } catch (error) { this.#trouble(error) }
    }

    async #choose() {
        const book = { ...this.#outline, unspoken: this.#unspoken }
        const isSaved = await languageDialog(book, changes => send('PATCH', `/api/books/${this.#id}`, changes))
        // Times, voice and text may all be other now. The dialog is still leaving the history, which would end the reload.
        if (isSaved) whenBack(() => location.reload())
    }
}
