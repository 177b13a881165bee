// Sends a file and says how much of it has left: `fetch` does not tell.

import { ApiError, refusal, unreachable } from './api.js'
import { addressOf } from './site.js'
import { wording } from './wording.js'

/** A file is the one that was chosen only as long as nobody writes it: a browser sends no other in its place. @param {Blob} file */
async function isAsChosen(file) {
    try {
        await (file.size > 1 ? file.slice(0, 1) : file).arrayBuffer()
        return true
    } catch { return false }
}

function changed() {
    return { code: 'changed-file', message: wording.server.changedFile, suggestion: wording.server.changedFileAdvice }
}

/**
 * @param {'POST'|'PUT'} method
 * @param {string} path
 * @param {Blob} file
 * @param {(sent: number) => void} progress  0 … 1
 * @param {string|null} [password]  of a locked PDF
 * @returns {Promise<any>}  the answer's JSON
 * @throws {ApiError}
 */
export function sendFile(method, path, file, progress, password = null) {
    return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest()
        request.open(method, addressOf(path))
        request.responseType = 'json'
        request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
        // Not in the address, which is written down in more places.
        if (password !== null) request.setRequestHeader('X-Book-Password', encodeURIComponent(password))
        request.upload.onprogress = event => { if (event.lengthComputable) progress(event.loaded / event.total) }
        request.upload.onload = () => progress(1)
        request.onload = () => {
            if (request.status >= 200 && request.status < 300) return resolve(request.response)
            const words = request.response?.error
            reject(new ApiError(request.status, words ? refusal(words)
                : { code: 'refused', message: request.statusText || wording.server.refusedFile }))
        }
        request.onerror = async () => reject(new ApiError(0, await isAsChosen(file) ? unreachable() : changed()))
        request.send(file)
    })
}
