import GRDB

/// What another process has changed in the library.
public struct LibraryChanges: Equatable, Sendable {
    /// A book, as it is with one person.
    public struct PersonalBook: Hashable, Sendable {
        public let book: BookID
        public let person: PersonID

        public init(_ book: BookID, of person: PersonID) { (self.book, self.person) = (book, person) }
    }

    /// Added, changed or gone.
    public var books: Set<BookID> = []
    /// What somebody has chosen for them.
    public var choices: Set<PersonalBook> = []
    /// Where a device is in them.
    public var places: Set<PersonalBook> = []
    /// Their bookmarks or highlights.
    public var notes: Set<PersonalBook> = []
    /// What is said otherwise in them.
    public var pronunciations: Set<PersonalBook> = []
    public var areSettingsNew = false
    /// Whether something was deleted whose book is unknown.
    public var areNotesGone = false

    public init() {}
}

extension Library {
    /// What other processes have written since this was asked last; nothing the first time.
    /// - Throws: ``LibraryError``
    public func changesByOthers() async throws -> LibraryChanges {
        let last = try await read { try $0.transactionNumber }
        let numbers = Set(database.ownWrites.others(upTo: last))
        guard let first = numbers.min() else { return LibraryChanges() }
        let backups = database.backups
        let transactions = try await database.onQueue {
            backups.generations.suffix(2).flatMap { (try? backups.journal(of: $0).transactions(from: first)) ?? [] }
        }
        var changes = LibraryChanges()
        for transaction in transactions where numbers.contains(transaction.number) {
            for row in transaction.rows { changes.note(row) }
        }
        return changes
    }
}

extension LibraryChanges {
    fileprivate mutating func note(_ row: RowState) {
        let book: PersonalBook? =
            switch (row.columns?["bookId"], row.columns?["person"]) {
            case (.integer(let book)?, .integer(let person)?):
                PersonalBook(BookID(rawValue: book), of: PersonID(rawValue: person))
            default: nil
            }
        switch row.table {
        case "book": books.insert(BookID(rawValue: row.row))
        case "reading": if let book { choices.insert(book) }
        case "place": if let book { places.insert(book) }
        case "bookmark", "highlight":
            if let book { notes.insert(book) } else { areNotesGone = true }
        case "pronunciation": if let book { pronunciations.insert(book) }
        case "setting": areSettingsNew = true
        default: break
        }
    }
}
