public import Foundation
import VorleserCore
import VorleserLibrary
import VorleserNarration

extension ReadingRoom {
    /// All that the listener has made of the library; see ``BackupDocument``.
    /// - Parameter now: When that is.
    /// - Returns: The document.
    /// - Throws: ``LibraryError``, ``PronunciationStoreError``
    public func backup(now: Date = Date()) async throws -> BackupDocument {
        let contents = try await library.contents(settings: BackupSettings.names)
        var document = BackupDocument(contents, covers: try await chosenCovers(), madeAt: now)
        let (store, places) = (vorleser.pronunciations, vorleser.places)
        let person = document.people.elements[0]
        document.people.elements[0] = try await queue.run {
            Result {
                var person = person
                person.files = Tolerant(places.all())
                let text = try store.document().text
                person.pronunciations.all = text.isEmpty ? nil : text
                person.pronunciations.books = Tolerant(
                    try store.textsOfBooks().map { .init(file: $0.fingerprint, text: $0.text) }
                )
                return person
            }
        }.get()
        return document
    }

    /// Those that have room; a picture that cannot be read is not kept.
    private func chosenCovers() async throws -> [BackupDocument.Cover] {
        var room = BackupDocument.mostBytesOfCovers / 4 * 3
        var covers: [BackupDocument.Cover] = []
        for book in try await library.books(by: .added) where book.chosenCover != nil {
            guard let file = try await library.cover(of: book.id), let picture = try? Data(contentsOf: file),
                picture.count <= room
            else { continue }
            room -= picture.count
            covers.append(.init(book: book.id.rawValue, picture: picture))
        }
        return covers
    }

    /// Merges a backup into the library: what is missing here comes, what is here stays, and of two places of a device the
    /// newer holds. Restored twice it changes nothing more; when it fails half-way it can be restored again.
    /// - Parameters:
    ///   - backup: What was kept.
    ///   - now: Nothing in it is younger.
    /// - Returns: What is new, and which books are not here.
    /// - Throws: ``LibraryError``, ``PronunciationStoreError``, ``VorleserCore/FileFault``
    public func restore(_ backup: BackupDocument, now: Date = Date()) async throws -> RestoreReport {
        var backup = backup
        var report = RestoreReport()
        report.refused = backup.keepSound(now: now)
        // Who the others are is not known here.
        report.refused += max(backup.people.elements.count - 1, 0)
        let person = backup.people.elements.first
        try await restoreBooks(of: backup, person, &report)
        guard let person else { return report }
        report.past = try await library.merge(person.past.elements)
        report.settings = try await library.changeSettings { try person.settings.fill($0) }
        try await restoreFiles(of: person, &report)
        return report
    }

    private func restoreBooks(
        of backup: BackupDocument,
        _ person: BackupDocument.Person?,
        _ report: inout RestoreReport
    ) async throws {
        let readings = Dictionary((person?.readings.elements ?? []).map { ($0.book, $0) }) { first, _ in first }
        let covers = Dictionary(backup.covers.elements.map { ($0.book, $0.picture) }) { first, _ in first }
        // Several books may be of one file: the first there is the first here.
        for (digest, books) in Dictionary(grouping: backup.books.elements, by: \.digest).sorted(by: { $0.key < $1.key })
        {
            let here = try await library.allBooks(withDigest: digest)
            for (index, book) in books.enumerated() {
                guard let match = index < here.count ? here[index] : here.first else {
                    if book.removedAt == nil { report.missing.append(.init(book)) }
                    continue
                }
                let added = try await library.merge(book, readings[book.id], into: match.id)
                if let picture = covers[book.id], match.chosenCover == nil, match.removedAt == nil {
                    try await library.setCover(Array(picture), of: match.id)
                    report.covers += 1
                }
                forget(match.id)
                report.books.append(.init(id: match.id, title: match.title, added: added))
            }
        }
        report.missing.sort { $0.title < $1.title }
        report.books.sort { $0.id.rawValue < $1.id.rawValue }
    }

    private func restoreFiles(of person: BackupDocument.Person, _ report: inout RestoreReport) async throws {
        let (store, places) = (vorleser.pronunciations, vorleser.places)
        let (rules, kept, refused) = try await queue.run {
            Result {
                var (rules, refused) = (0, 0)
                let documents =
                    [(String?.none, person.pronunciations.all ?? "")]
                    + person.pronunciations.books.elements.map { (Optional($0.file), $0.text) }
                for (book, text) in documents {
                    let document = PronunciationDocument(text, isForeign: true)
                    refused += document.problems.count
                    rules += try store.merge(document.rules, ofBook: book)
                }
                return (rules, try person.files.elements.count { try places.merge($0) }, refused)
            }
        }.get()
        (report.pronunciations, report.files) = (rules, kept)
        report.refused += refused
    }
}

extension RestoreReport.Missing {
    init(_ book: BookBackup) {
        self.init(title: book.title, authors: book.authors, digest: book.digest, fileName: book.fileName)
    }
}
