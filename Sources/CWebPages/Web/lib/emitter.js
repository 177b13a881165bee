/**
 * Tells what happens, by events that carry a value in their `detail`.
 * @template {object} Events  by name, what an event carries; `void` where that is nothing
 */
export class Emitter extends EventTarget {
    /**
     * @template {keyof Events & string} Name
     * @overload
     * @param {Name} type
     * @param {(event: CustomEvent<Events[Name]>) => void} listener
     * @param {AddEventListenerOptions|boolean} [options]
     * @returns {void}
     */
    /**
     * @overload
     * @param {string} type
     * @param {EventListenerOrEventListenerObject|null} listener
     * @param {AddEventListenerOptions|boolean} [options]
     * @returns {void}
     */
    /**
     * @param {string} type
     * @param {any} listener  of one of the two kinds above
     * @param {AddEventListenerOptions|boolean} [options]
     * @override
     */
    addEventListener(type, listener, options) { super.addEventListener(type, listener, options) }

    /**
     * @template {keyof Events & string} Name
     * @param {Name} type
     * @param {Events[Name] extends void ? [] : [Events[Name]]} values  what it carries
     */
    say(type, ...values) { this.dispatchEvent(new CustomEvent(type, { detail: values[0] })) }
}
