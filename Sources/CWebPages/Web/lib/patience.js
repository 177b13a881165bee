// Trying again what fails only for now.

const longestWait = 5000

/** @param {number} milliseconds  @param {AbortSignal} [signal]  ends it early  @returns {Promise<void>} */
export function wait(milliseconds, signal) {
    return new Promise(resolve => {
        const done = () => {
            clearTimeout(timer)
            signal?.removeEventListener('abort', done)
            globalThis.removeEventListener?.('online', done)
            resolve()
        }
        const timer = setTimeout(done, milliseconds)
        signal?.addEventListener('abort', done)
        // The network is back: at once, then.
        globalThis.addEventListener?.('online', done)
    })
}

/** How long to wait before another try, in milliseconds. @param {number} tries  so far, from 1 */
function backoff(tries) { return Math.min(longestWait, 250 * 2 ** tries) }

/**
 * Does something that may fail for now, as often as it takes.
 * @template T
 * @param {() => Promise<T>} work
 * @param {object} [options]
 * @param {AbortSignal} [options.signal]
 * @param {typeof wait} [options.pause]
 * @param {(isLost: boolean) => void} [options.tell]  whether the last try failed
 * @returns {Promise<T>}
 * @throws what `work` throws and will throw again
 */
export async function patiently(work, { signal, pause = wait, tell = () => {} } = {}) {
    for (let tries = 1; ; tries++) {
        try {
            const answer = await work()
            tell(false)
            return answer
        } catch (error) {
            // A body that breaks off is an error without status.
            if (signal?.aborted || !(error.isPassing ?? error.status === undefined)) throw error
            tell(true)
            await pause(backoff(tries), signal)
        }
    }
}
