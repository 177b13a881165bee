import VorleserBooks
import VorleserCore
public import VorleserLibrary
import VorleserSpeech

/// A picture of a book, as it lies in the file.
public struct Picture: Sendable {
    public let bytes: [UInt8]
    public let type: Kind

    /// What browsers show, told by the first bytes: a book's own word for it is not trusted.
    ///
    /// Sources: WHATWG MIME Sniffing, section 6.1; ISO/IEC 23000-22 (AVIF's brands).
    public enum Kind: String, Sendable {
        case jpeg, png, gif, webp, avif, bmp
        case svg = "svg+xml"

        public var mediaType: String { "image/\(rawValue)" }

        /// - Parameter bytes: The file, or its beginning.
        public init?(_ bytes: some Collection<UInt8>) {
            let start = Array(bytes.prefix(1024))
            func has(_ text: String, at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
            if start.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                self = .png
            } else if has("GIF8") {
                self = .gif
            } else if has("RIFF"), has("WEBP", at: 8) {
                self = .webp
            } else if has("ftypavif", at: 4) || has("ftypavis", at: 4) {
                self = .avif
            } else if has("BM") {
                self = .bmp
            } else if String(decoding: start, as: UTF8.self).contains("<svg") {
                self = .svg
            } else {
                return nil
            }
        }
    }
}

extension ReadingRoom {
    /// A picture of a book.
    /// - Parameters:
    ///   - href: As the book's marks and metadata give it.
    ///   - id: The book.
    /// - Returns: The picture, of a kind that browsers show.
    /// - Throws: ``VorleserBooks/BookReadingError/missingResource(href:)`` for what is not in the book or no picture;
    ///   ``VorleserLibrary/LibraryError``
    public func picture(_ href: String, of id: BookID) async throws -> Picture {
        let file = try await library.file(of: id)
        let bytes = try await queue.run { Result { try BookReader().resource(href, ofBookAt: file) } }.get()
        guard let type = Picture.Kind(bytes) else { throw BookReadingError.missingResource(href: href) }
        return Picture(bytes: [UInt8](bytes), type: type)
    }
}
