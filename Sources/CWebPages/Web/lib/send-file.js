// Sends a file and says how much of it has left: `fetch` does not tell.

import { ApiError, refusal, unreachable } from './api.js'
import { addressOf } from './site.js'
import { wording } from './wording.js'

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
        request.onerror = () => reject(new ApiError(0, unreachable()))
        request.send(file)
    })
}
