// Search in sorted lists.

/**
 * The last item whose key is at most a value.
 * @template T
 * @param {ArrayLike<T>} items  sorted by key
 * @param {number} value
 * @param {(item: T) => number} [key]  the item itself, where that is a number
 * @returns {number}  its index; −1 when all are greater
 */
export function lastAtMost(items, value, key = Number) {
    let low = 0
    let high = items.length
    while (low < high) {
        const middle = (low + high) >> 1
        if (key(items[middle]) <= value) low = middle + 1
        else high = middle
    }
    return low - 1
}

/**
 * The first whole number in a range for which a test holds that, once it holds, holds for all that follow.
 * @param {number} low
 * @param {number} high  answered when it holds for none below
 * @param {(value: number) => boolean} holds
 */
export function firstWhere(low, high, holds) {
    while (low < high) {
        const middle = Math.floor((low + high) / 2)
        if (holds(middle)) high = middle
        else low = middle + 1
    }
    return low
}
