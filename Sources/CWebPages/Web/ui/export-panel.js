import { Emitter } from '../lib/emitter.js'
import { get, send } from '../lib/api.js'
import { drawList } from './element.js'
import { exportRow } from './export-row.js'
import { toastError } from './toast.js'

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
        const jobs = [...this.#jobs.values()].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
        this.#nothing.hidden = jobs.length > 0
        drawList(this.#list, jobs, job => String(job.id),
            (job, old) => exportRow(job, old, { showsTitle: true, remove: () => this.#remove(job) }))
    }

    /** @param {Server.Export} job */
    async #remove(job) {
        try {
            await send('DELETE', `/api/exports/${job.id}`)
            this.#jobs.delete(job.id)
            this.#draw()
            this.say('removed')
        } catch (error) {
            toastError(error)
        }
    }
}
