// How the cover of a book without a picture is drawn: the same book always gets the same.

// Ground, drawing, and the drawing's second tone; text in `ink` has a contrast of 7:1 and more on the ground.
const palettes = [
    ['#24374a', '#37556f', '#d9a860'], ['#4a2530', '#6f3946', '#e0b48c'], ['#23413a', '#35614f', '#d8c078'],
    ['#3b2d4f', '#574573', '#d6a3b4'], ['#5a3416', '#7d4c24', '#e6bd74'], ['#1f4650', '#2f6672', '#e2b27f'],
    ['#3d3a2a', '#5c5840', '#c9b458'], ['#5b2a1d', '#82402d', '#ecc08f'], ['#2b3350', '#414d78', '#c7b1e0'],
    ['#2f4426', '#4a6639', '#e3cf86'],
]
/** @typedef {{tag: string, tone: Tone, attributes: Record<string, string|number>}} Shape */

const ink = '#fbf3e4'
const letters = new Intl.Segmenter()
const kinds = ['hills', 'sun', 'waves', 'arches', 'leaves', 'stars']

/**
 * @param {{title: string, authors: string[]}} book
 * @returns {{ground: string, tone: string, bright: string, ink: string, kind: string, seed: number, titleSize: number}}
 *     `titleSize` is in hundredths of the cover's width
 */
export function coverDesign({ title, authors }) {
    const seed = hash(title + '\u0000' + authors.join('\u0000'))
    const [ground, tone, bright] = palettes[seed % palettes.length]
    return { ground, tone, bright, ink, kind: kinds[(seed >>> 8) % kinds.length], seed, titleSize: titleSize(title) }
}

/**
 * The type size at which a title fills its field and its longest word still fits a line.
 * @param {string} title
 * @returns {number}  in hundredths of the cover's width
 */
export function titleSize(title) {
    const longest = Math.max(1, ...title.split(/\s+/u).map(word => width(word, wideBreaks)))
    const byWord = 80 / longest
    const byArea = Math.sqrt(80 * 62 / (1.2 * Math.max(1, width(title))))
    return Math.round(Math.min(15, Math.max(7, Math.min(byWord, byArea))) * 10) / 10
}

// East Asian text may be broken anywhere: no word of it is long.
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u
const wideBreaks = true

/** Width of a text in ems, roughly. @param {string} text  @param {boolean} [breaks]  whether lines may end within wide text */
function width(text, breaks = false) {
    let sum = 0
    for (const { segment } of letters.segment(text)) {
        if (wide.test(segment)) sum = breaks ? Math.max(sum, 1) : sum + 1
        else sum += /[MWmw@ЖШЩЮ]/u.test(segment) ? 0.8 : /[iljtfrI.,;:'’ ]/u.test(segment) ? 0.33 : 0.54
    }
    return sum
}

/** FNV-1a, 32 bits. @param {string} text */
function hash(text) {
    let value = 0x811c9dc5
    for (let index = 0; index < text.length; index++) {
        value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
    }
    return value
}

/**
 * The shapes of a drawn cover, in a field of 100 × 150 of which they fill the lower half.
 * @param {string} kind
 * @param {number} seed
 * @returns {Shape[]}
 */
export function coverShapes(kind, seed) {
    const random = sequence(seed)
    return drawings[kind](random)
}

/** @param {number} seed */
function sequence(seed) {
    let state = seed || 1
    return (/** @type {number} */ low, /** @type {number} */ high) => {
        state ^= state << 13; state ^= state >>> 17; state ^= state << 5
        return low + (high - low) * ((state >>> 0) / 0x1_0000_0000)
    }
}

/** @typedef {'tone'|'bright'|'ground'} Tone  a colour of the palette */

/** @param {Tone} tone  @param {string} d */
const path = (tone, d) => ({ tag: 'path', tone, attributes: { d } })
/** @param {Tone} tone  @param {number} cx  @param {number} cy  @param {number} r */
const circle = (tone, cx, cy, r) => ({ tag: 'circle', tone, attributes: { cx: round(cx), cy: round(cy), r: round(r) } })
/** @param {number} number */
const round = number => Math.round(number * 10) / 10

/** @typedef {(low: number, high: number) => number} Random */

/** @type {Record<string, (random: Random) => Shape[]>} */
const drawings = {
    hills: random => [
        circle('bright', random(25, 75), random(92, 102), random(7, 11)),
        path('tone', `M0 ${round(random(104, 116))} Q 28 ${round(random(92, 104))} 55 ${round(random(112, 120))} T 100 ${round(random(102, 112))} V150 H0 Z`),
        path('ground', `M0 ${round(random(124, 132))} Q 35 ${round(random(114, 124))} 62 ${round(random(128, 136))} T 100 ${round(random(120, 130))} V150 H0 Z`),
    ],
    sun: random => {
        const centre = random(35, 65)
        return [
            ...[52, 40, 28].map((radius, index) => circle(index % 2 ? 'ground' : 'tone', centre, 150, radius)),
            circle('bright', centre, 150, 16),
        ]
    },
    waves: random => [0, 1, 2, 3].map(line => {
        const y = 102 + line * 13
        const lift = round(random(5, 9))
        return path(line === 1 ? 'bright' : 'tone',
            `M-10 ${y} q 15 -${lift} 30 0 t 30 0 t 30 0 t 30 0 v4 q -15 -${lift} -30 0 t -30 0 t -30 0 t -30 0 Z`)
    }),
    arches: random => {
        const count = Math.round(random(2, 4))
        const span = 100 / count
        return Array.from({ length: count }, (_, index) => [
            path('tone', arch(index * span + span * 0.1, span * 0.8, 96)),
            path(index === Math.floor(count / 2) ? 'bright' : 'ground', arch(index * span + span * 0.28, span * 0.44, 108)),
        ]).flat()
    },
    leaves: random => Array.from({ length: 5 }, (_, index) => {
        const x = 10 + index * 20
        const top = round(random(92, 112))
        return path(index === 2 ? 'bright' : 'tone', `M${x} 150 C ${x - 16} 136 ${x - 9} ${top + 10} ${x} ${top} C ${x + 9} ${top + 10} ${x + 16} 136 ${x} 150 Z`)
    }),
    stars: random => Array.from({ length: 16 }, (_, index) => {
        const [x, y, r] = [random(6, 94), random(108, 146), random(0.8, 2.6)]
        return index % 4 === 0
            ? path('bright', star(x, y, r * 2.2))
            : circle(index % 3 ? 'tone' : 'bright', x, y, r * 0.7)
    }),
}

/** @param {number} x  @param {number} width  @param {number} top */
function arch(x, width, top) {
    const half = width / 2
    return `M${round(x)} 150 V${round(top + half)} a${round(half)} ${round(half)} 0 0 1 ${round(width)} 0 V150 Z`
}

/** @param {number} x  @param {number} y  @param {number} r */
function star(x, y, r) {
    const [a, b] = [round(r), round(r * 0.22)]
    return `M${round(x)} ${round(y - a)} l${b} ${round(a - b)} l${round(a - b)} ${b} l${round(b - a)} ${b} l${-b} ${round(a - b)} ` +
        `l${-b} ${round(b - a)} l${round(b - a)} ${-b} l${round(a - b)} ${-b} Z`
}
