import Foundation
import VorleserDisk
import VorleserLibrary

/// Which book of the library KOReader means by a digest.
///
/// What books are called is worked out when it is first asked for: a dozen kilobytes are read of each file.
actor KOReaderShelf {
    private let library: Library
    private var digests: [BookID: (revision: String, names: Set<String>)] = [:]

    init(_ library: Library) { self.library = library }

    /// The book of a digest, the newest of several; `nil` when it is none of the library's.
    func book(_ digest: String) async throws -> LibraryBook? {
        let digest = digest.lowercased()
        let books = try await library.books(by: .added)
        digests = digests.filter { id, _ in books.contains { $0.id == id } }
        for book in books where try await names(of: book).contains(digest) { return book }
        return nil
    }

    private func names(of book: LibraryBook) async throws -> Set<String> {
        let revision = [book.digest, book.fileName, book.title, book.authors.joined(separator: "\n")]
            .joined(separator: "\n")
        if let known = digests[book.id], known.revision == revision { return known.names }
        var names = Set(Self.fileNames(of: book).map(KOReaderDigest.ofName))
        if let file = library.file(of: book) {
            // A file that cannot be read now is asked again.
            guard let digest = try? await blocking({ try KOReaderDigest.ofFile(at: file) }) else { return names }
            names.insert(digest)
        }
        digests[book.id] = (revision, names)
        return names
    }

    /// What the file may be called on a device: as here, or as KOReader calls what it downloads from a catalogue.
    ///
    /// Source: KOReader, `plugins/opds.koplugin/opdsbrowser.lua`, `getFileName`.
    private static func fileNames(of book: LibraryBook) -> [String] {
        let ending = book.fileName.split(separator: ".").last.map { "." + $0.lowercased() } ?? ""
        let title = book.title + ending
        let names = [book.fileName, title] + (book.authors.first.map { ["\($0) - \(title)"] } ?? [])
        return names + names.map { String($0.map { "\\/:*?\"<>|".contains($0) ? "_" : $0 }) }
    }
}
