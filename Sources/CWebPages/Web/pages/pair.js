// Lets this device in: by the link that the server has printed, or by typing its pass-phrase.

import { ApiError, ask } from '../lib/api.js'
import { deviceName } from '../lib/device-name.js'
import { returnPath } from '../lib/return-path.js'
import { readWording, wording } from '../lib/wording.js'
import { countDown, showProblem } from '../ui/dialog.js'
import { byId } from '../ui/find.js'

await readWording()

const [form, problem] = [byId('form'), byId('problem')]
const [phrase, name] = [byId('phrase', HTMLInputElement), byId('name', HTMLInputElement)]
const [button, show] = [byId('pair', HTMLButtonElement), byId('show', HTMLInputElement)]

byId('ended').hidden = !new URLSearchParams(location.search).has('ended')
name.value = deviceName(navigator.userAgent)

async function pair() {
    button.disabled = true
    problem.hidden = true
    try {
        const body = JSON.stringify({ phrase: phrase.value.trim(), name: name.value.trim() })
        await ask('/api/pair', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
        location.replace(returnPath(location.search, location.origin))
    } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showProblem(problem, error)
        await countDown(button, error.retryAfter ?? 0)
        button.disabled = false
        phrase.focus()
        phrase.select()
    }
}

show.addEventListener('change', () => { phrase.type = show.checked ? 'text' : 'password' })
form.addEventListener('submit', event => { event.preventDefault(); if (!button.disabled) pair() })

// The phrase of a link goes from the address at once: it must stay neither in the history nor on the screen.
const given = decodeURIComponent(location.hash.slice(1))
if (given) {
    history.replaceState(null, '', location.pathname + location.search)
    phrase.value = given
    pair()
} else {
    phrase.focus()
}
