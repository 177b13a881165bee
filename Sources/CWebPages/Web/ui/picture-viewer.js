// A picture of the book over the whole window: enlarged by wheel, keys, buttons or two fingers, moved by dragging.

import { wording } from '../lib/wording.js'
import { byId } from './find.js'
import { Panel } from './panel.js'

const largest = 8
const step = 1.4

export class PictureViewer extends Panel {
    #stage = byId('picture-stage')
    #image = new Image()
    #scale = 1
    #x = 0
    #y = 0
    /** @type {Map<number, {x: number, y: number}>}  fingers, or the mouse */
    #pointers = new Map()

    constructor() {
        super('picture')
        this.#image.draggable = false
        this.#stage.append(this.#image)
        this.#image.addEventListener('load', () => this.#fit())
        new ResizeObserver(() => this.#fit()).observe(this.#stage)
        byId('picture-larger').addEventListener('click', () => this.#enlarge(step))
        byId('picture-smaller').addEventListener('click', () => this.#enlarge(1 / step))
        this.#stage.addEventListener('wheel', event => {
            event.preventDefault()
            this.#enlarge(event.deltaY < 0 ? 1.15 : 1 / 1.15, event)
        })
        this.#stage.addEventListener('dblclick', event => this.#enlarge(this.#scale > 1 ? 1 / this.#scale : 2.5, event))
        this.#stage.addEventListener('pointerdown', event => {
            this.#stage.setPointerCapture(event.pointerId)
            this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
        })
        this.#stage.addEventListener('pointermove', event => this.#moved(event))
        for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
            this.#stage.addEventListener(type, event => this.#pointers.delete(event.pointerId))
        }
        this.dialog.addEventListener('keydown', event => this.#pressed(event))
    }

    /** @param {HTMLImageElement} picture  of the text */
    show(picture) {
        const words = picture.closest('figure')?.querySelector('figcaption')?.textContent?.trim() || picture.alt
        this.#image.src = picture.currentSrc || picture.src
        this.#image.alt = picture.alt
        byId('picture-words').textContent = words || wording.reader.picture
        this.#scale = 1
        this.#x = this.#y = 0
        this.#pointers.clear()
        this.#draw()
        this.open()
    }

    /** @param {number} by  @param {{clientX: number, clientY: number}} [about]  the point that stays where it is */
    #enlarge(by, about) {
        const scale = Math.min(largest, Math.max(1, this.#scale * by))
        const { left, top, width, height } = this.#stage.getBoundingClientRect()
        const [x, y] = about ? [about.clientX - left - width / 2, about.clientY - top - height / 2] : [0, 0]
        const grown = scale / this.#scale
        this.#x = x - (x - this.#x) * grown
        this.#y = y - (y - this.#y) * grown
        this.#scale = scale
        this.#draw()
    }

    /** @param {PointerEvent} event */
    #moved(event) {
        const before = this.#pointers.get(event.pointerId)
        if (!before) return
        const now = { x: event.clientX, y: event.clientY }
        const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1]
        this.#pointers.set(event.pointerId, now)
        if (other) {
            const was = Math.hypot(before.x - other.x, before.y - other.y)
            const is = Math.hypot(now.x - other.x, now.y - other.y)
            if (was > 0) this.#enlarge(is / was, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 })
            return
        }
        this.#x += now.x - before.x
        this.#y += now.y - before.y
        this.#draw()
    }

    /** @param {KeyboardEvent} event */
    #pressed(event) {
        const by = { '+': step, '=': step, '-': 1 / step, '0': 1 / this.#scale }[event.key]
        /** @type {Record<string, [number, number]>} */
        const moves = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }
        const move = moves[event.key]
        if (by) this.#enlarge(by)
        else if (move) {
            this.#x += move[0]
            this.#y += move[1]
            this.#draw()
        } else return
        event.preventDefault()
    }

    // As large as the window has room for.
    #fit() {
        const { naturalWidth: width, naturalHeight: height } = this.#image
        if (width === 0 || height === 0) return
        const share = Math.min(this.#stage.clientWidth / width, this.#stage.clientHeight / height)
        this.#image.style.width = `${width * share}px`
        this.#image.style.height = `${height * share}px`
        this.#draw()
    }

    #draw() {
        const { clientWidth: width, clientHeight: height } = this.#stage
        // No further than its edge stands in the middle.
        const [farthestX, farthestY] = [width * (this.#scale - 1) / 2, height * (this.#scale - 1) / 2]
        this.#x = Math.min(farthestX, Math.max(-farthestX, this.#x))
        this.#y = Math.min(farthestY, Math.max(-farthestY, this.#y))
        this.#image.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`
        byId('picture-smaller', HTMLButtonElement).disabled = this.#scale <= 1
        byId('picture-larger', HTMLButtonElement).disabled = this.#scale >= largest
    }
}
