// What a module says, for tests.

/** @param {EventTarget} target  @param {string[]} types  @returns {[string, any][]}  filled as events come */
export function listen(target, types) {
    const heard = []
    for (const type of types) target.addEventListener(type, ({ detail }) => heard.push(detail === null ? [type] : [type, detail]))
    return heard
}
