// The files of a drop or a paste, those inside folders too.

/**
 * @param {DataTransfer} transfer
 * @returns {Promise<File[]>}
 */
export async function droppedFiles(transfer) {
    // Entries must be taken before the first pause: the transfer is emptied when its event is over.
    const entries = [...transfer.items].filter(item => item.kind === 'file')
        .map(item => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }))
    const found = await Promise.all(entries.map(({ entry, file }) => isFolder(entry) ? inside(entry) : file ? [file] : []))
    return found.flat()
}

/** @param {FileSystemDirectoryEntry} folder  @returns {Promise<File[]>} */
async function inside(folder) {
    const reader = folder.createReader()
    /** @type {File[]} */
    const files = []
    // A reader answers in portions; an empty one is the end.
    for (;;) {
        /** @type {FileSystemEntry[]} */
        const portion = await new Promise((resolve, reject) => reader.readEntries(resolve, reject))
        if (portion.length === 0) return files
        for (const entry of portion) {
            if (entry.name.startsWith('.')) continue
            if (isFolder(entry)) files.push(...await inside(entry))
            else files.push(await fileOf(/** @type {FileSystemFileEntry} */ (entry)))
        }
    }
}

/** @param {FileSystemEntry|null} entry  @returns {entry is FileSystemDirectoryEntry} */
function isFolder(entry) { return entry?.isDirectory ?? false }

/** @param {FileSystemFileEntry} entry  @returns {Promise<File>} */
function fileOf(entry) { return new Promise((resolve, reject) => entry.file(resolve, reject)) }
