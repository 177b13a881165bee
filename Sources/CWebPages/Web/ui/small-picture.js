/**
 * A picture in the size of a lock screen: the system asks for it again with everything that changes there, and a
 * cover may have megabytes.
 * @param {string} address
 * @param {number} [side]  the longer one, in pixels
 * @returns {Promise<{src: string, sizes: string, type: string}>}  as media sessions take it
 * @throws when it cannot be shown
 */
export async function smallPicture(address, side = 512) {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    // A drawing may have no size of its own.
    const [width, height] = [image.naturalWidth || side, image.naturalHeight || side]
    const scale = side / Math.max(width, height)
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    /** @type {Blob|null} */
    const blob = await new Promise(resolve => { canvas.toBlob(resolve, 'image/webp', 0.85) })
    if (!blob) throw new Error('The picture has no size.')
    return { src: URL.createObjectURL(blob), sizes: `${canvas.width}x${canvas.height}`, type: blob.type }
}
