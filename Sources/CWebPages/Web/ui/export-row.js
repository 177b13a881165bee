import { duration, size } from '../lib/book-words.js'
import { addressOf } from '../lib/site.js'
import { wording } from '../lib/wording.js'
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
    const isRunning = isUnderWay(job)
    const name = exportName(job)
    // While it runs its button stays, or it would lose the focus with every step.
    if (old?.dataset.state === 'running' && isRunning) return update(old, job)
    const row = element('li.export', { 'data-state': isRunning ? 'running' : job.state },
        showsTitle && element('p.export-title', { dir: 'auto' }, job.title),
        element('p.export-state', {}),
        isRunning && element('progress', { max: 1, 'aria-label': wording.exports.progressOf(name) }),
        element('div.export-actions', {},
            job.state === 'done' && element('a.button.small', {
                href: addressOf(`/api/exports/${job.id}/file`), download: true, 'aria-label': wording.exports.downloadNamed(name),
            }, icon('download'), wording.common.download),
            ...job.state === 'done' ? companions(job) : [],
            element('button.small', { type: 'button', onclick: remove, 'aria-label': isRunning ? wording.exports.cancelNamed(name) : wording.common.removeNamed(name) },
                isRunning ? wording.common.cancel : wording.common.remove)))
    return update(row, job)
}

/** @param {Server.Export} job */
export function isUnderWay({ state }) { return state === 'waiting' || state === 'running' }

/** For people. @param {Server.Export} job */
export function exportName({ title, format }) { return `${title}, ${format.toUpperCase()}` }

/** What is written beside it for people: subtitles. @param {Server.Export} job */
function companions({ id, files }) {
    return files.slice(1).filter(({ name }) => !name.endsWith('.json')).map(({ name }) => element('a.button.small', {
        href: addressOf(`/api/exports/${id}/file?name=${encodeURIComponent(name)}`), download: true, 'aria-label': wording.exports.downloadNamed(name),
    }, icon('download'), name.slice(name.lastIndexOf('.'))))
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
    if (state === 'waiting') return `${kind} · ${wording.exports.waiting}`
    if (state === 'running') return [kind, `${Math.floor(done * 100)}\u202f%`, secondsLeft !== null && secondsLeft > 0 && wording.exports.toGo(duration(secondsLeft))].filter(Boolean).join(' · ')
    if (state === 'failed') return `${kind} · ${message ?? wording.exports.failed}`
    return [kind, bytes && size(bytes)].filter(Boolean).join(' · ')
}
