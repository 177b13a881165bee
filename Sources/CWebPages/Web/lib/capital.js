/**
 * Words as they begin a line.
 * @param {string} words
 */
export function capital(words) { return words.charAt(0).toUpperCase() + words.slice(1) }
