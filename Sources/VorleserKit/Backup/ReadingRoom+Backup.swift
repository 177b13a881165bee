public import Foundation
import VorleserCore
import VorleserLibrary
import VorleserNarration

extension ReadingRoom {
    /// What is to be kept of a library; see ``BackupDocument``.
    /// - Parameters:
    ///   - isOfAll: Whether what is everybody's is kept, not only what is the listener's.
    ///   - hasCovers: Whether the pictures are in it that the listener has chosen.
    ///   - now: When that is.
    /// - Returns: The document.
    /// - Throws: ``LibraryError``, ``PronunciationStoreError``
    public func backup(
        ofAll isOfAll: Bool = false,
        withCovers hasCovers: Bool = true,
        now: Date = Date()
    ) async throws -> BackupDocument {
        let listener = Listener.current
        let people = try await library.people().filter { isOfAll || $0.id == listener }
        var parts: [BackupDocument.Person] = []
        for person in people {
            parts.append(try await Listener.$current.withValue(person.id) { try await self.part(of: person) })
        }
        return try await Listener.$current.withValue(isOfAll ? .house : listener) {
            let books = try await self.library.contents(settings: []).books
            let covers = hasCovers ? try await self.chosenCovers() : []
            return BackupDocument(books, covers: covers, people: parts, madeAt: now)
        }
    }

    private func part(of person: Person) async throws -> BackupDocument.Person {
        let part = BackupDocument.Person(person, try await library.contents(settings: BackupSettings.names))
        let (store, places) = (vorleser.pronunciations, vorleser.places)
        return try await queue.run {
            Result {
                var part = part
                // Who reads a file without the library has no name there.
                if person.id == .first { part.files = Tolerant(places.all()) }
                let text = try store.document().text
                part.pronunciations.all = text.isEmpty ? nil : text
                part.pronunciations.books = Tolerant(
                    try store.textsOfBooks().map { .init(file: $0.fingerprint, text: $0.text) }
                )
                return part
            }
        }.get()
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
    ///   - isOfAll: Whether each gets what is theirs, by name, and who is missing comes; else the listener alone, what goes by
    ///     their name, or the only part there is.
    ///   - isOfShelf: Whether what is said of the books comes, too; that is everybody's.
    ///   - isExchange: Whether what it says was removed goes here, too.
    ///   - now: Nothing in it is younger.
    /// - Returns: What is new, and which books are not here.
    /// - Throws: ``LibraryError``, ``PronunciationStoreError``, ``VorleserCore/FileFault``
    public func restore(
        _ backup: BackupDocument,
        ofAll isOfAll: Bool = false,
        andShelf isOfShelf: Bool = true,
        asExchange isExchange: Bool = false,
        now: Date = Date()
    ) async throws -> RestoreReport {
        var backup = backup
        var report = RestoreReport()
        report.refused = backup.keepSound(now: now)
        if !isOfShelf { backup.covers.elements = [] }
        if !isExchange { backup.keepNotes() }
        let parts = try await isOfAll ? everybodysParts(of: backup, &report) : ownPart(of: backup)
        report.refused += backup.people.elements.count - parts.count
        var comes: [RestoreReport] = []
        for (person, part) in parts {
            let sound = backup
            comes.append(
                try await Listener.$current.withValue(person) {
                    try await self.restore(part, of: sound, andShelf: isOfShelf)
                }
            )
        }
        for come in comes { report.add(come) }
        // What one of them keeps to themselves is not here for the others, and yet it is not missing.
        let missing = comes.map { Set($0.missing.map(\.digest)) }
        report.missing.removeAll { book in !missing.allSatisfy { $0.contains(book.digest) } }
        return report
    }

    /// The listener's part.
    private func ownPart(of backup: BackupDocument) async throws -> [(PersonID, BackupDocument.Person)] {
        let (parts, listener) = (backup.people.elements, try await library.person(Listener.current))
        let own = parts.first { $0.name == listener.name } ?? (parts.count == 1 ? parts.first : nil)
        return own.map { [(listener.id, $0)] } ?? []
    }

    /// Everybody's; who is missing comes.
    private func everybodysParts(
        of backup: BackupDocument,
        _ report: inout RestoreReport
    ) async throws -> [(PersonID, BackupDocument.Person)] {
        var parts: [(PersonID, BackupDocument.Person)] = []
        for (index, part) in backup.people.elements.enumerated() {
            let people = try await library.people()
            let known = people.first { $0.goes(by: part.name) }?.id
            // The first is the first, whatever they are called here.
            if let id = known ?? (index == 0 ? .first : nil) {
                parts.append((id, part))
                let isNameless = people.first { $0.id == id }?.name.isEmpty ?? false
                if isNameless, !part.name.isEmpty {
                    _ = try await library.change(id) { ($0.name, $0.colour) = (part.name, part.colour) }
                }
            } else if !part.name.isEmpty {
                let draft = PersonDraft(
                    name: part.name,
                    colour: part.colour,
                    role: part.role ?? .guest,
                    shelf: part.shelf
                )
                parts.append((try await library.addPerson(draft).id, part))
                report.people.append(part.name)
            }
        }
        return parts
    }

    private func restore(
        _ part: BackupDocument.Person,
        of backup: BackupDocument,
        andShelf isOfShelf: Bool
    ) async throws -> RestoreReport {
        var report = RestoreReport()
        try await restoreBooks(of: backup, part, andShelf: isOfShelf, &report)
        report.past = try await library.merge(part.past.elements)
        report.settings = try await library.changeSettings { try part.settings.fill($0) }
        try await restoreFiles(of: part, &report)
        return report
    }

    private func restoreBooks(
        of backup: BackupDocument,
        _ person: BackupDocument.Person,
        andShelf isOfShelf: Bool,
        _ report: inout RestoreReport
    ) async throws {
        let readings = Dictionary(person.readings.elements.map { ($0.book, $0) }) { first, _ in first }
        let covers = Dictionary(backup.covers.elements.map { ($0.book, $0.picture) }) { first, _ in first }
        // Several books may be of one file: the first there is the first here.
        let books = Dictionary(grouping: backup.books.elements, by: \.digest)
        let shelf = try await library.allBooks(withDigests: Set(books.keys))
        for (digest, books) in books.sorted(by: { $0.key < $1.key }) {
            let here = shelf[digest] ?? []
            for (index, book) in books.enumerated() {
                guard let match = index < here.count ? here[index] : here.first else {
                    if book.removedAt == nil { report.missing.append(.init(book)) }
                    continue
                }
                let added = try await library.merge(isOfShelf ? book : nil, readings[book.id], into: match.id)
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
        let (store, places, listener) = (vorleser.pronunciations, vorleser.places, Listener.current)
        let (rules, kept, refused) = try await queue.run {
            Result {
                var (rules, refused, trials) = (0, 0, PatternTrials())
                let documents =
                    [(String?.none, person.pronunciations.all ?? "")]
                    + person.pronunciations.books.elements.map { (Optional($0.file), $0.text) }
                for (book, text) in documents {
                    let document = PronunciationDocument(text, triedBy: &trials)
                    refused += document.problems.count
                    rules += try store.merge(document.rules, ofBook: book)
                }
                // Who reads a file without the library has no name there.
                let files = listener == .first ? person.files.elements : []
                return (rules, try files.count { try places.merge($0) }, refused)
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
