import { Emitter } from '../lib/emitter.js'
import { get, send } from '../lib/api.js'
import { wording } from '../lib/wording.js'
import { drawList } from './draw-list.js'
import { exportName, exportRow, isUnderWay } from './export-row.js'
import { toast, toastError } from './toast.js'

/** @param {HTMLElement} place  where the focus goes when what had it is gone */
function focusOn(place) {
    if (place instanceof HTMLButtonElement === false) place.tabIndex = -1
    place.focus()
}

/**
 * All exports, the newest first. Events: `removed`.
 * @extends {Emitter<{removed: void}>}
 */
export class ExportPanel extends Emitter {
    #list
    #nothing
    /** @type {Map<number, Server.Export>} */
    #jobs = new Map()

    /** @param {HTMLElement} list  @param {HTMLElement} nothing  shown while there is none */
    constructor(list, nothing) {
        super()
        this.#list = list
        this.#nothing = nothing
    }

    async load() {
        /** @type {{exports: Server.Export[]}} */
        const { exports } = await get('/api/exports')
        this.#jobs = new Map(exports.map(job => [job.id, job]))
        this.#draw()
    }

    /** @param {Server.Export|Server.RemovedExport} job  as an event tells it */
    show(job) {
        if (job.state === 'removed') this.#jobs.delete(job.id)
        else this.#jobs.set(job.id, job)
        this.#draw()
    }

    #draw() {
        const hadFocus = this.#list.contains(document.activeElement)
        const jobs = [...this.#jobs.values()].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
        this.#nothing.hidden = jobs.length > 0
        drawList(this.#list, jobs, job => String(job.id),
            (job, old) => exportRow(job, old, { showsTitle: true, remove: () => this.#remove(job) }))
        if (hadFocus && jobs.length === 0) focusOn(this.#nothing)
    }

    /** @param {Server.Export} job */
    async #remove(job) {
        try {
            await send('DELETE', `/api/exports/${job.id}`)
            this.#jobs.delete(job.id)
            this.#draw()
            if (isUnderWay(job)) toast(wording.exports.cancelled(exportName(job)))
            this.say('removed')
        } catch (error) {
            toastError(error)
        }
    }
}
