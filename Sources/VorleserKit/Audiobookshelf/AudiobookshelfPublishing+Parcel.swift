public import Foundation
import VorleserBooks
import VorleserCore
import VorleserExport
public import VorleserLibrary

extension AudiobookshelfPublishing {
    /// An audiobook that could be sent.
    public struct Parcel: Sendable {
        public let book: BookID
        /// What tells its content from others.
        let fingerprint: String
        let shelfName: Publication.ShelfName
        let metadata: AudiobookshelfMetadata
        let tags: [String]
        let cover: [UInt8]?
        /// The finished file; `nil` for what is made of the job.
        let file: URL?

        /// What the server will call the folders above its file.
        public var path: String {
            [shelfName.author, shelfName.series, shelfName.title, shelfName.file].compactMap(\.self)
                .joined(separator: "/")
        }
        /// What is said of it, by the server's names for that.
        public var description: [(name: String, value: String)] {
            let series = metadata.series.first.map { $0.name + ($0.sequence.map { " \($0)" } ?? "") }
            let all: [(String, String?)] = [
                ("title", metadata.title), ("subtitle", metadata.subtitle),
                ("authors", metadata.authors.map(\.name).joined(separator: ", ")),
                ("narrators", metadata.narrators.joined(separator: ", ")), ("series", series),
                ("publishedYear", metadata.publishedYear), ("publisher", metadata.publisher),
                ("language", metadata.language), ("isbn", metadata.isbn),
                ("genres", metadata.genres.joined(separator: ", ")), ("tags", tags.joined(separator: ", ")),
                ("cover", cover.map { "\($0.count) bytes" }),
            ]
            return all.compactMap { name, value in value.flatMap { $0.isEmpty ? nil : (name, $0) } }
        }
    }

    /// What would be sent of a book.
    /// - Parameters:
    ///   - job: The audiobook, in one file.
    ///   - record: The book.
    ///   - source: Its file as it was before it was opened.
    /// - Returns: It.
    public func parcel(of job: ExportJob, _ record: LibraryBook, _ source: BookSource) -> Parcel {
        parcel(of: job, record, fingerprint: job.identity(of: source).fingerprint, file: nil)
    }

    /// What would be sent of a book whose audiobook was made before.
    /// - Parameters:
    ///   - file: The audiobook, with its map beside it.
    ///   - job: What says of whom and by whom it is.
    ///   - record: The book.
    /// - Returns: It.
    /// - Throws: ``AudiobookshelfError/notSound(path:)``, ``AudiobookshelfError/otherBook(path:title:)``,
    ///   ``VorleserExport/PlaceMapError``, `CocoaError`
    public func parcel(of file: URL, _ job: ExportJob, _ record: LibraryBook) throws -> Parcel {
        guard AudioFormat(ending: file.pathExtension) != nil else {
            throw AudiobookshelfError.notSound(path: file.path)
        }
        let digest = try BookSource(file).digest
        let map = try PlaceMap(contentsOf: URL(filePath: PlaceMap.path(of: file.path)))
        guard map.files.count == 1, PublishedTimes(map, of: job.open.book).isOfBook else {
            throw AudiobookshelfError.otherBook(path: file.path, title: record.title)
        }
        return parcel(of: job, record, fingerprint: "file \(digest)", file: file)
    }

    private func parcel(of job: ExportJob, _ record: LibraryBook, fingerprint: String, file: URL?) -> Parcel {
        let metadata = AudiobookshelfMetadata(of: job, record)
        let ending = file?.pathExtension ?? job.order.format.rawValue
        let shelfName = Publication.ShelfName(
            title: metadata.title,
            author: metadata.authors.first?.name,
            series: metadata.series.first?.name,
            file: FileName(metadata.title, or: "Book").text + "." + ending
        )
        return Parcel(
            book: record.id,
            fingerprint: fingerprint,
            shelfName: shelfName,
            metadata: metadata,
            tags: record.collections,
            cover: job.tags.cover,
            file: file
        )
    }
}

extension AudiobookshelfMetadata {
    /// - Parameters:
    ///   - job: What says who speaks.
    ///   - record: What the listener calls it.
    init(of job: ExportJob, _ record: LibraryBook) {
        let book = job.open.book.metadata
        let series = record.series ?? book.series
        title = job.tags.title
        subtitle = book.subtitle
        authors = job.tags.authors.map(Name.init)
        narrators = job.tags.narrator.map { [$0] } ?? []
        self.series = series.map { [Series(name: $0.name, sequence: $0.position)] } ?? []
        genres = book.subjects
        publishedYear = book.date.flatMap { date in date.prefixMatch(of: /\d{4}/).map { String($0.0) } }
        publisher = book.publisher
        description = book.description
        isbn = book.identifier.flatMap(Self.isbn)
        language = record.language ?? book.language
    }

    /// The number in `urn:isbn:9780141439518` and its like.
    private static func isbn(in identifier: String) -> String? {
        let text = identifier.lowercased()
        let number = (text.hasPrefix("urn:isbn:") ? String(text.dropFirst("urn:isbn:".count)) : text)
            .replacing("-", with: "").replacing(" ", with: "").uppercased()
        let isNumber = number.dropLast().allSatisfy { ("0"..."9").contains($0) }
        guard isNumber, number.count == 13 && (number.hasPrefix("978") || number.hasPrefix("979")) || number.count == 10
        else { return nil }
        guard let last = number.last, ("0"..."9").contains(last) || (number.count == 10 && last == "X") else {
            return nil
        }
        return number
    }
}
