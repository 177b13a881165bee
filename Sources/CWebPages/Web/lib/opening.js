// The first questions of a reader, asked while what shows the answers is still on its way.

import { partPath } from './book-paths.js'
import { lastAtMost } from './sorted.js'

export class Opening {
    #get
    #asked = new Map()

    /**
     * @param {object} parts
     * @param {string} parts.id  of the book
     * @param {(path: string) => Promise<any>} parts.get
     * @param {(outline: Server.Outline) => number} parts.placeIn  the offset at which it will be opened
     */
    constructor({ id, get, placeIn }) {
        this.#get = get
        this.#ask(`/api/books/${id}/outline`)
            .then(outline => {
                const index = Math.max(0, lastAtMost(outline.parts, placeIn(outline), part => part.start))
                return this.#ask(partPath(id, outline, index))
            })
            // Told to whoever takes the answer.
            .catch(() => {})
    }

    /** The answer that was asked for ahead, the first time; after that the server is asked. @param {string} path */
    get(path) {
        const asked = this.#asked.get(path)
        this.#asked.delete(path)
        return asked ?? this.#get(path)
    }

    /** @param {string} path */
    #ask(path) {
        const answer = this.#get(path)
        this.#asked.set(path, answer)
        return answer
    }
}
