/**
 * What is wrong and what to do, in one line.
 * @param {{message: string, suggestion?: string|null}} trouble  an error, or what the server says of a book
 * @returns {string}
 */
export function troubleWords({ message, suggestion }) { return suggestion ? `${message} ${suggestion}` : message }
