/**
 * A function that waits until it has not been called for a while.
 * @template {any[]} Arguments
 * @param {number} milliseconds
 * @param {(...values: Arguments) => void} action
 * @returns {(...values: Arguments) => void}
 */
export function debounced(milliseconds, action) {
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    let timer
    return (...values) => {
        clearTimeout(timer)
        timer = setTimeout(action, milliseconds, ...values)
    }
}
