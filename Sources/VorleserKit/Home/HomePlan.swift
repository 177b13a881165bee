import Foundation
import VorleserCore
import VorleserLibrary
import VorleserNarration

/// What is to be done so that two libraries say the same of the books that both have: the rules, without network or disk.
///
/// Of two places of a device the newer holds; notes that were made, changed or removed in one are so in the other. What is
/// chosen for a device (voice, speed, scrolling or pages, settings) stays there; so do books, and what is said of them.
struct HomePlan {
    /// What the library here takes; `nil` for nothing.
    private(set) var forHere: BackupDocument?
    /// What the library there takes.
    private(set) var forThere: BackupDocument?
    private(set) var agreement = HomeAgreement()
    let onlyThere: [HomeBook]
    /// Digests.
    let onlyHere: Set<String>

    /// - Parameters:
    ///   - here: What the listener has made of the library here.
    ///   - there: The same of the other.
    ///   - before: What was agreed on last.
    ///   - ahead: How many seconds the clock there is ahead; 0 when both are as good as alike.
    ///   - isWhole: Whether all that the other says could be read: what lacks in it else has not been removed there.
    init(
        _ here: BackupDocument,
        _ there: BackupDocument,
        since before: HomeAgreement,
        ahead: Double = 0,
        isWhole: Bool = true
    ) {
        let (mine, theirs) = (Shelf(here), Shelf(there))
        onlyThere = theirs.present.filter { mine.books[$0.digest]?.isPresent != true }.map(HomeBook.init)
        onlyHere = Set(mine.present.map(\.digest)).subtracting(theirs.present.map(\.digest))
        var (toHere, toThere) = (Parcel(), Parcel())
        for (digest, own) in mine.books.sorted(by: { $0.key < $1.key }) {
            guard let other = theirs.books[digest] else { continue }
            let pair = HomeAgreement.Pair(here: .init(own.book), there: .init(other.book))
            let readings = ReadingComparison(
                (own.reading, here.madeAt),
                (other.reading, there.madeAt),
                since: before.books[digest].flatMap { $0.pair == pair ? $0 : nil },
                ahead: ahead,
                isWhole: isWhole
            )
            // What is said of a book stays where it is said: each gets its own description back.
            toHere.add(own.book, readings.here)
            toThere.add(other.book, readings.there)
            agreement.books[digest] = HomeAgreement.Book(pair: pair, mark: readings.mark, notes: readings.notes)
        }
        compareRules(mine.person, theirs.person, since: before, &toHere, &toThere)
        forHere = toHere.document(asOf: here.madeAt, for: mine.person)
        forThere = toThere.document(asOf: there.madeAt, for: theirs.person)
    }

    // Rules that were removed on one side stay on the other, and do not come back: which of two files is right nobody knows.
    private mutating func compareRules(
        _ mine: BackupDocument.Person?,
        _ theirs: BackupDocument.Person?,
        since before: HomeAgreement,
        _ toHere: inout Parcel,
        _ toThere: inout Parcel
    ) {
        let (own, other) = (mine?.rules(areForeign: false) ?? [:], theirs?.rules(areForeign: true) ?? [:])
        for name in Set(own.keys).union(other.keys).sorted() {
            let (here, there) = (own[name] ?? [], other[name] ?? [])
            let known = before.rules[name] ?? []
            toHere.rules[name] = there.filter { !known.contains($0.line) && !here.contains($0) }
            toThere.rules[name] = here.filter { !known.contains($0.line) && !there.contains($0) }
            agreement.rules[name] = Set((here + there).map(\.line))
        }
    }

    /// What is sent one way.
    private struct Parcel {
        var books: [BookBackup] = []
        var readings: [ReadingBackup] = []
        var rules: [String: [UserPronunciation]] = [:]

        mutating func add(_ book: BookBackup, _ reading: ReadingBackup) {
            guard !reading.isEmpty else { return }
            var reading = reading
            reading.book = book.id
            books.append(book)
            readings.append(reading)
        }

        func document(asOf date: Date, for person: BackupDocument.Person?) -> BackupDocument? {
            let rules = rules.filter { !$0.value.isEmpty }
            guard !books.isEmpty || !rules.isEmpty else { return nil }
            var part = BackupDocument.Person(called: person?.name ?? "")
            part.readings = Tolerant(readings)
            for (name, list) in rules.sorted(by: { $0.key < $1.key }) {
                let text = PronunciationDocument(list).text
                if name.isEmpty {
                    part.pronunciations.all = text
                } else {
                    part.pronunciations.books.elements.append(.init(file: name, text: text))
                }
            }
            return BackupDocument(books, covers: [], people: [part], madeAt: date)
        }
    }

    /// A library's books by their files; of several of one file the first.
    private struct Shelf {
        struct Entry {
            let book: BookBackup
            let reading: ReadingBackup
            var isPresent: Bool { book.removedAt == nil }
        }

        var books: [String: Entry] = [:]
        let person: BackupDocument.Person?

        init(_ document: BackupDocument) {
            person = document.people.elements.first
            let readings = Dictionary((person?.readings.elements ?? []).map { ($0.book, $0) }) { first, _ in first }
            // Those on the shelf come before those that were removed, as where they are merged.
            let order = document.books.elements.sorted {
                ($0.removedAt == nil ? 0 : 1, $0.id) < ($1.removedAt == nil ? 0 : 1, $1.id)
            }
            for book in order where books[book.digest] == nil {
                books[book.digest] = Entry(book: book, reading: readings[book.id] ?? ReadingBackup(of: book.id))
            }
        }

        var present: [BookBackup] { books.values.filter(\.isPresent).map(\.book).sorted { $0.title < $1.title } }
    }
}

extension BackupDocument.Person {
    // By what names the book; empty for those that hold in all. Patterns of others are tried first.
    fileprivate func rules(areForeign: Bool) -> [String: [UserPronunciation]] {
        var rules = Dictionary(pronunciations.books.elements.map { ($0.file, $0.text) }) { first, _ in first }
        rules[""] = pronunciations.all
        guard areForeign else { return rules.mapValues { PronunciationDocument($0).rules } }
        var trials = PatternTrials()
        return rules.mapValues { PronunciationDocument($0, triedBy: &trials).rules }
    }
}
