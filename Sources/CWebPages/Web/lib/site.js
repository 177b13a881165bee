// Where the library stands at its host. Everywhere in the pages its paths are those of docs/http-api.md; here alone they become
// addresses, for what the browser itself fetches, shows or leads to. Only HTML files have addresses already, by the server.

// What stands before each path, as `/vorleser`; empty where the library has the host to itself.
const base = globalThis.document?.documentElement?.dataset.base ?? ''

/** Where the browser finds a path of the library. @param {string} path  with its query, if it has one */
export function addressOf(path) { return base + path }

/** The path of the library at an address of its host; `null` outside of it. @param {string} address  from its first slash on */
export function pathOf(address) { return address.startsWith(base + '/') ? address.slice(base.length) : null }

/**
 * A name for what the browser keeps by the host: another library may stand there under another path, with books of its own.
 * The worker and the scripts that run before the page (theme.js, language.js) make the same ones.
 * @param {string} name
 */
export function ownName(name) { return base ? `${base} ${name}` : name }
