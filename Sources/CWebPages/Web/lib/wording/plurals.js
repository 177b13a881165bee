/**
 * How a language counts, where it has one form for one thing and another for several.
 * @param {string} locale
 */
export function plurals(locale) {
    const [rules, numbers] = [new Intl.PluralRules(locale), new Intl.NumberFormat(locale)]

    /** The form that goes with a number. @param {number} count  @param {string} one  @param {string} several */
    const form = (count, one, several) => rules.select(count) === 'one' ? one : several

    return {
        form,
        /** “1 book”, “1,203 books”. @param {number} count  @param {string} one  @param {string} several */
        counted: (count, one, several) => `${numbers.format(count)} ${form(count, one, several)}`,
    }
}
