import { duration, size } from '../lib/book-words.js'
import { element } from './element.js'
import { find } from './find.js'
import { icon } from './icons.js'

/**
 * An export: how far it is, or the file it has made.
 * @param {Server.Export} job  as the server tells it
 * @param {HTMLElement|null} old  what it was drawn as before
 * @param {{remove: () => void, showsTitle?: boolean}} parts
 */
export function exportRow(job, old, { remove, showsTitle = false }) {
    const isRunning = job.state === 'waiting' || job.state === 'running'
    const name = `${job.title}, ${job.format.toUpperCase()}`
    // While it runs its button stays, or it would lose the focus with every step.
    if (old?.dataset.state === 'running' && isRunning) return update(old, job)
    const row = element('li.export', { 'data-state': isRunning ? 'running' : job.state },
        showsTitle && element('p.export-title', { dir: 'auto' }, job.title),
        element('p.export-state', {}),
        isRunning && element('progress', { max: 1, 'aria-label': `Progress of ${name}` }),
        element('div.export-actions', {},
            job.state === 'done' && element('a.button.small', {
                href: `/api/exports/${job.id}/file`, download: true, 'aria-label': `Download ${name}`,
            }, icon('download'), 'Download'),
            element('button.small', { type: 'button', onclick: remove, 'aria-label': isRunning ? `Stop ${name}` : `Remove ${name}` },
                isRunning ? 'Stop' : 'Remove')))
    return update(row, job)
}

/** @param {HTMLElement} row  @param {Server.Export} job */
function update(row, job) {
    find(row, '.export-state').textContent = words(job)
    const bar = row.querySelector('progress')
    if (bar && job.state === 'running') bar.value = job.done
    return row
}

/** @param {Server.Export} job */
function words({ state, format, done, secondsLeft, message, bytes }) {
    const kind = format.toUpperCase()
    if (state === 'waiting') return `${kind} · waiting`
    if (state === 'running') return [kind, `${Math.floor(done * 100)}\u202f%`, secondsLeft !== null && secondsLeft > 0 && `${duration(secondsLeft)} to go`].filter(Boolean).join(' · ')
    if (state === 'failed') return `${kind} · ${message ?? 'It could not be made.'}`
    return [kind, bytes && size(bytes)].filter(Boolean).join(' · ')
}
