// The addresses of what a book consists of: asked for by the reader, and kept under the same on a device.

/** Where the text of a part is. @param {number|string} id  @param {Server.Outline} outline  @param {number} index */
export function partPath(id, { revision }, index) {
    return `/api/books/${id}/parts/${index}?${new URLSearchParams({ revision })}`
}

// Code units that the server sends of a stretch at most.
const longestFragment = 20_000

/**
 * Where a stretch of text is, such as a note.
 * @param {number|string} id
 * @param {string} revision
 * @param {import('./span-index.js').Span} span
 */
export function fragmentPath(id, revision, { start, end }) {
    const last = Math.min(end, start + longestFragment)
    return `/api/books/${id}/fragment?${new URLSearchParams({ start: String(start), end: String(last), revision })}`
}

/**
 * Where it is listed what is said from a place on.
 * @param {number|string} id
 * @param {number} from
 * @param {number} count
 */
export function utterancesPath(id, from, count) { return `/api/books/${id}/utterances?from=${from}&count=${count}` }

/**
 * Where it stands how some chapters are spoken now.
 * @param {number|string} id
 * @param {number[]} chapters  indices, in order
 */
export function spokenPath(id, chapters) {
    const runs = /** @type {[number, number][]} */ ([])
    for (const index of chapters) {
        const last = runs.at(-1)
        if (last && index === last[1] + 1) last[1] = index
        else runs.push([index, index])
    }
    return `/api/books/${id}/spoken?chapters=${runs.map(([first, last]) => first === last ? first : `${first}-${last}`).join(',')}`
}

/**
 * Where the words and the sound of an utterance are.
 * @param {number|string} id
 * @param {Server.Utterance} utterance
 * @param {'m4s'|'flac'} kind
 */
export function clipPaths(id, { clip, query, pause }, kind) {
    const path = `/api/books/${id}/clips/${clip}`
    return { words: `${path}.json?${query}`, sound: `${path}.${kind}?${query}&pause=${pause}` }
}

/** How segments say what they are. */
export const soundTypes = Object.freeze({ lossless: 'audio/mp4; codecs="flac"', small: 'audio/mp4; codecs="mp4a.40.2"' })

/** Where a segment is asked for in few bytes. @param {string} sound  where it is lossless */
export function smallPath(sound) { return `${sound}&codec=aac` }

/**
 * What a media source needs before its first clip.
 * @param {number} sampleRate
 * @param {string} type  one of `soundTypes`
 */
export function initialisationPath(sampleRate, type) {
    return `/api/clips/init-${sampleRate}.mp4${type === soundTypes.small ? '?codec=aac' : ''}`
}
