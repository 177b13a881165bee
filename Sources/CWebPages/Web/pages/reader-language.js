// A book in a language that the voice does not speak: said once, and not read aloud unless the listener insists.

import { send } from '../lib/api.js'
import { languageDialog } from '../ui/language-dialog.js'

/**
 * @param {import('./reader.js').Reader} reader
 * @param {import('../lib/clip-source.js').ClipSource} source
 */
export function wireLanguage(reader, source) {
    const { id, outline, offers, announce, actions } = reader
    let unspoken = outline.unspoken

    actions.language = () => languageDialog({ ...outline, unspoken }, async changes => {
        await send('PATCH', `/api/books/${id}`, changes)
        // Times, voice and text may all be other now.
        location.reload()
    })

    function say() {
        const words = [unspoken.message, unspoken.suggestion].filter(Boolean).join(' ')
        announce(words)
        offers.make('language', {
            words, isTrouble: true,
            actions: {
                'Language …': actions.language,
                ...unspoken.isSayable && { 'Listen anyway': insist },
                'Only read': () => {},
            },
        })
    }

    function insist() {
        source.anyway = true
        actions.toggle()
    }

    function show() {
        document.body.classList.toggle('is-unspoken', unspoken !== null)
        if (unspoken) say()
        else offers.take('language')
    }

    show()
    return {
        /** Whether nothing is to be spoken; then it has been said why. */
        get holds() {
            if (!unspoken || source.anyway) return false
            say()
            return true
        },
        /** Another voice was chosen. @param {object|null} now  as the server says of the book */
        update(now) {
            if (now?.message === unspoken?.message) return
            unspoken = now ?? null
            show()
        },
    }
}
