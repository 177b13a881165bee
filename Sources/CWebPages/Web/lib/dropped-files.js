// The files of a drop or a paste, those inside folders too.

/**
 * @param {DataTransfer} transfer
 * @returns {Promise<File[]>}
 */
export async function droppedFiles(transfer) {
    // Entries must be taken before the first pause: the transfer is emptied when its event is over.
    const entries = [...transfer.items].filter(item => item.kind === 'file')
        .map(item => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }))
    const found = await Promise.all(entries.map(({ entry, file }) => entry?.isDirectory ? inside(entry) : file ? [file] : []))
    return found.flat()
}

async function inside(folder) {
    const reader = folder.createReader()
    const files = []
    // A reader answers in portions; an empty one is the end.
    for (;;) {
        const portion = await new Promise((resolve, reject) => reader.readEntries(resolve, reject))
        if (portion.length === 0) return files
        for (const entry of portion) {
            if (entry.name.startsWith('.')) continue
            files.push(...entry.isDirectory ? await inside(entry)
                : [await new Promise((resolve, reject) => entry.file(resolve, reject))])
        }
    }
}
