// The files of a drop or a paste, and the books inside its folders.

// As the program itself looks for books in a folder, see BookFormat.fileEndings; a book may be packed, too.
const endings = /\.(epub|fb2|docx|cbz|mobi|azw3|pdf|txt|text|md|markdown|html|htm|xhtml|zip)$/i

/**
 * @typedef {object} Dropped
 * @property {File[]} files  that were dropped themselves, whatever they are, and those of folders that may be books
 * @property {number} folders  how many there were
 * @property {number} passedOver  how many files inside them are no books
 */

/**
 * @param {DataTransfer} transfer
 * @returns {Promise<Dropped>}
 */
export async function droppedFiles(transfer) {
    // Entries must be taken before the first pause: the transfer is emptied when its event is over.
    const entries = [...transfer.items].filter(item => item.kind === 'file')
        .map(item => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }))
    const found = await Promise.all(entries.map(async ({ entry, file }) => {
        if (!isFolder(entry)) return { files: file ? [file] : [], folders: 0, passedOver: 0 }
        const all = await inside(entry)
        const files = all.filter(mayBeBook)
        return { files, folders: 1, passedOver: all.length - files.length }
    }))
    return {
        files: found.flatMap(({ files }) => files),
        folders: found.reduce((sum, { folders }) => sum + folders, 0),
        passedOver: found.reduce((sum, { passedOver }) => sum + passedOver, 0),
    }
}

// Word keeps a file beside one that is open.
/** @param {File} file */
function mayBeBook({ name }) { return endings.test(name) && !name.startsWith('~$') }

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
