import Wording

/// What kind of file bytes are that are no text, told by how they begin.
enum FileSignature {
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - isCleanText: Whether there are no control characters in it: a text may well begin with “ID3”.
    /// - Returns: Words for the reader such as “a PNG picture”; `nil` when the bytes begin like nothing known.
    static func kind(of bytes: UnsafeBufferPointer<UInt8>, isCleanText: Bool) -> String? {
        let formats = isCleanText ? writtenAsText : writtenAsText + binary
        return formats.first { begins(bytes, with: $0.start, at: $0.offset) }?.words
    }

    private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, with start: [UInt8], at offset: Int) -> Bool {
        bytes.count >= offset + start.count && bytes[offset..<offset + start.count].elementsEqual(start)
    }

    /// Source: the formats' own specifications; PRONOM (https://www.nationalarchives.gov.uk/PRONOM/).
    private static var writtenAsText: [(offset: Int, start: [UInt8], words: String)] {
        [
            (0, Array("%PDF-".utf8), localized("a PDF")),
            (0, Array("%!PS".utf8), localized("a PostScript document")),
            (0, Array("{\\rtf".utf8), localized("an RTF document")),
        ]
    }

    private static var binary: [(offset: Int, start: [UInt8], words: String)] {
        [
            (0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], localized("a PNG picture")),
            (0, [0xFF, 0xD8, 0xFF], localized("a JPEG picture")),
            (0, Array("GIF8".utf8), localized("a GIF picture")),
            (0, Array("II*\0".utf8), localized("a TIFF picture")),
            (0, Array("MM\0*".utf8), localized("a TIFF picture")),
            (8, Array("WEBP".utf8), localized("a WebP picture")),
            (8, Array("WAVE".utf8), localized("a sound file")),
            (0, Array("ID3".utf8), localized("an MP3 sound file")),
            (0, Array("fLaC".utf8), localized("a FLAC sound file")),
            (0, Array("OggS".utf8), localized("an Ogg sound file")),
            (4, Array("ftyp".utf8), localized("a video or sound file")),
            (0, [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], localized("a document of an old Microsoft Office")),
            (60, Array("BOOKMOBI".utf8), localized("a Kindle (MOBI) book")),
            (0, Array("AT&TFORM".utf8), localized("a DjVu document")),
            (0, Array("PK\u{3}\u{4}".utf8), localized("a ZIP archive")),
            (0, [0x1F, 0x8B], localized("a gzip archive")),
            (0, Array("BZh".utf8), localized("a bzip2 archive")),
            (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A], localized("an xz archive")),
            (0, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], localized("a 7-Zip archive")),
            (0, Array("Rar!".utf8), localized("a RAR archive")),
            (0, [0x7F, 0x45, 0x4C, 0x46], localized("a program")),
            (0, [0x4D, 0x5A, 0x90, 0x00], localized("a program")),
            (0, Array("SQLite format 3\0".utf8), localized("a database")),
        ]
    }
}
