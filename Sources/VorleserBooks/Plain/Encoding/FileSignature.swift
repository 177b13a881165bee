import Wording

/// How files of a kind that is not read begin.
///
/// Source: the formats' own specifications; PRONOM (https://www.nationalarchives.gov.uk/PRONOM/).
struct FileSignature {
    private let offset: Int
    private let bytes: [UInt8]
    private let words: String
    /// Whether files of the kind are written in letters: a text that begins with “ID3” is none.
    private let isText: Bool

    private init(_ bytes: [UInt8], _ words: String, at offset: Int = 0, isText: Bool = false) {
        (self.offset, self.bytes, self.words, self.isText) = (offset, bytes, words, isText)
    }

    private init(_ bytes: String, _ words: String, at offset: Int = 0, isText: Bool = false) {
        self.init(Array(bytes.utf8), words, at: offset, isText: isText)
    }

    /// - Parameters:
    ///   - bytes: A file, or its first bytes, some hundreds.
    ///   - isCleanText: Whether there are no control characters in them.
    /// - Returns: Words for the reader such as “a PNG picture”; `nil` when the bytes begin like nothing known.
    static func kind(of bytes: UnsafeBufferPointer<UInt8>, isCleanText: Bool) -> String? {
        all.first { ($0.isText || !isCleanText) && $0.begins(bytes) }?.words
    }

    /// - Parameters:
    ///   - bytes: A file's first bytes.
    ///   - name: Its name, with its ending.
    /// - Returns: Words for a comic whose pictures are in an archive that is not opened; `nil` for anything else.
    static func packedComic(_ bytes: UnsafeBufferPointer<UInt8>, name: String) -> String? {
        let name = name.lowercased()
        return comics.first { name.hasSuffix($0.ending) && $0.signature.begins(bytes) }?.signature.words
    }

    private func begins(_ file: UnsafeBufferPointer<UInt8>) -> Bool {
        file.count >= offset + bytes.count && file[offset..<offset + bytes.count].elementsEqual(bytes)
    }

    private static let rar = Array("Rar!".utf8)
    private static let sevenZip: [UInt8] = [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]
    private static let tar = Array("ustar".utf8)
    private static let tarPlace = 257

    private static var comics: [(ending: String, signature: FileSignature)] {
        [
            (".cbr", FileSignature(rar, localized("a comic packed as a RAR archive"))),
            (".cb7", FileSignature(sevenZip, localized("a comic packed as a 7-Zip archive"))),
            (".cbt", FileSignature(tar, localized("a comic packed as a tar archive"), at: tarPlace)),
        ]
    }

    private static var all: [FileSignature] {
        [
            FileSignature("%PDF-", localized("a PDF"), isText: true),
            FileSignature("%!PS", localized("a PostScript document"), isText: true),
            FileSignature("{\\rtf", localized("a Rich Text document (RTF)"), isText: true),
            FileSignature([0x89, 0x50, 0x4E, 0x47], localized("a PNG picture")),
            FileSignature([0xFF, 0xD8, 0xFF], localized("a JPEG picture")),
            FileSignature("GIF8", localized("a GIF picture")),
            FileSignature("II*\0", localized("a TIFF picture")),
            FileSignature("MM\0*", localized("a TIFF picture")),
            FileSignature("WEBP", localized("a WebP picture"), at: 8),
            FileSignature("WAVE", localized("a sound file"), at: 8),
            FileSignature("RIFF", localized("a sound or video file")),
            FileSignature("ID3", localized("an MP3 sound file")),
            FileSignature("fLaC", localized("a FLAC sound file")),
            FileSignature("OggS", localized("an Ogg sound file")),
            FileSignature("ftyp", localized("an MP4 sound or video file"), at: 4),
            FileSignature([0xD0, 0xCF, 0x11, 0xE0], localized("an old Word document (.doc)")),
            FileSignature("BOOKMOBI", localized("a Kindle (MOBI) book"), at: 60),
            FileSignature("TPZ", localized("a Kindle Topaz book")),
            FileSignature("AT&TFORM", localized("a DjVu document")),
            FileSignature("ITSF", localized("a Windows help file (CHM)")),
            FileSignature("PK\u{3}\u{4}", localized("a ZIP archive")),
            FileSignature([0x1F, 0x8B], localized("a gzip archive")),
            FileSignature("BZh", localized("a bzip2 archive")),
            FileSignature([0xFD, 0x37, 0x7A, 0x58, 0x5A], localized("an xz archive")),
            FileSignature(sevenZip, localized("a 7-Zip archive")),
            FileSignature(rar, localized("a RAR archive")),
            FileSignature(tar, localized("a tar archive"), at: tarPlace),
            FileSignature([0x7F, 0x45, 0x4C, 0x46], localized("a program")),
            FileSignature([0x4D, 0x5A, 0x90, 0], localized("a Windows program")),
            FileSignature("SQLite format 3\0", localized("a database")),
        ]
    }
}
