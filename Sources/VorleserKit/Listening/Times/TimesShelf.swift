import VorleserCore
import VorleserLibrary
import VorleserNarration

/// What is known of how long the books sound that are being read.
struct TimesShelf {
    /// All that a book's times depend on.
    struct Key: Hashable {
        let book: BookID
        let revision: String
        let bookLanguage: String?
        let voice: Voice.ID
        let settings: NarrationSettings
    }

    private struct Entry {
        let key: Key
        let estimate: Task<SpokenEstimate, Never>
        var chapters: [Int: NarratedChapter] = [:]
    }

    /// The one last asked for at the end.
    private var entries: [Entry] = []
    /// The times that were told last, by book, with the revision that they are of; `nil` where there are none.
    private var told: [BookID: (revision: String, times: SpokenTimes?)] = [:]

    private static let mostBooks = 4

    /// What a book's chapters take by an estimate, which is being made perhaps.
    mutating func estimate(for key: Key, make: () -> Task<SpokenEstimate, Never>) -> Task<SpokenEstimate, Never> {
        let known = entries.firstIndex { $0.key == key }.map { entries.remove(at: $0) }
        let entry = known ?? Entry(key: key, estimate: make())
        // Of one book there is one voice that reads it.
        entries.removeAll { $0.key.book == key.book }
        entries.append(entry)
        if entries.count > Self.mostBooks { entries.removeFirst() }
        return entry.estimate
    }

    /// The chapters that were narrated, by their indices.
    func chapters(for key: Key) -> [Int: NarratedChapter] { entries.last { $0.key == key }?.chapters ?? [:] }

    mutating func keep(_ chapters: [Int: NarratedChapter], for key: Key) {
        guard let index = entries.lastIndex(where: { $0.key == key }) else { return }
        entries[index].chapters.merge(chapters) { $1 }
    }

    // MARK: What was told

    /// The times of a book as they were told last; `nil` when they were not looked for yet.
    func told(of book: BookID, _ revision: String) -> SpokenTimes?? {
        told[book].flatMap { $0.revision == revision ? .some($0.times) : nil }
    }

    mutating func tell(_ times: SpokenTimes?, of book: BookID, _ revision: String) { told[book] = (revision, times) }

    mutating func forget(_ book: BookID) {
        entries.removeAll { $0.key.book == book }
        told[book] = nil
    }
}
