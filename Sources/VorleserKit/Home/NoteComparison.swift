import Foundation
import VorleserCore
import VorleserLibrary

/// A note of a kind that two libraries can have both.
protocol ComparedNote {
    var key: NoteKey { get }
    /// All that may be changed of it.
    var content: String { get }

    /// One of two that were changed on both sides, in which nothing is lost; `nil` when there is none.
    func joined(with other: Self) -> Self?
}

/// A note that both libraries had when they last exchanged.
struct AgreedNote: Codable, Hashable {
    let key: NoteKey
    let content: String
    /// Whether one of both has got it just now. Not kept.
    var isNew = false

    private enum CodingKeys: CodingKey { case key, content }

    init(_ note: some ComparedNote, isNew: Bool = false) {
        (key, content, self.isNew) = (note.key, note.content, isNew)
    }

    static func == (left: Self, right: Self) -> Bool { (left.key, left.content) == (right.key, right.content) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(content)
    }
}

/// What has become of the notes of a book in two libraries since both were alike: what each must add and remove to be alike again.
struct NoteComparison<Note: ComparedNote> {
    /// What one of the two has to do; removals come first.
    struct Changes {
        var added: [Note] = []
        var removed: [NoteKey] = []
    }

    private(set) var here = Changes()
    private(set) var there = Changes()
    /// What both have then.
    private(set) var agreed: [AgreedNote] = []

    /// - Parameters:
    ///   - here: The notes of the one library.
    ///   - there: Those of the other.
    ///   - before: What both had.
    ///   - isWhole: Whether all of the other's could be read: else none that lacks there was removed.
    init(_ here: [Note], _ there: [Note], since before: [AgreedNote], isWhole: Bool = true) {
        let before = Dictionary(grouping: before) { Anchor($0.key) }
        var others = Dictionary(grouping: there) { Anchor($0.key) }
        for note in here {
            let anchor = Anchor(note.key)
            let known = before[anchor]?.first { $0.isOne(with: note) }
            if let index = others[anchor]?.twin(of: note), let other = others[anchor]?.remove(at: index) {
                compare(note, other, known ?? before[anchor]?.first { $0.isOne(with: other) })
            } else if let known, known.content == note.content {
                // It was removed there. What was changed here since is kept.
                if isWhole { self.here.removed.append(note.key) } else { agreed.append(known) }
            } else {
                bring(note, to: \.there)
            }
        }
        // In the order in which they were made, whatever that of the places is.
        for other in others.values.joined().sorted(by: { $0.key.createdAt < $1.key.createdAt }) {
            let known = before[Anchor(other.key)]?.first { $0.isOne(with: other) }
            if let known, known.content == other.content {
                self.there.removed.append(other.key)
            } else {
                bring(other, to: \.here)
            }
        }
    }

    private mutating func bring(_ note: Note, to side: WritableKeyPath<Self, Changes>) {
        self[keyPath: side].added.append(note)
        agreed.append(AgreedNote(note, isNew: true))
    }

    /// Both have it.
    private mutating func compare(_ note: Note, _ other: Note, _ known: AgreedNote?) {
        let whole: Note? =
            switch known?.content {
            case _ where note.content == other.content: note
            case note.content: other
            case other.content: note
            default: note.joined(with: other)
            }
        // Both stay as they are.
        guard let whole else { return }
        let isNew = replace(note, by: whole, on: \.here)
        agreed.append(AgreedNote(whole, isNew: replace(other, by: whole, on: \.there) || isNew))
    }

    /// - Returns: Whether that changes anything.
    private mutating func replace(_ old: Note, by new: Note, on side: WritableKeyPath<Self, Changes>) -> Bool {
        guard old.content != new.content else { return false }
        self[keyPath: side].removed.append(old.key)
        self[keyPath: side].added.append(new)
        return true
    }
}

/// Where a note stands.
private struct Anchor: Hashable {
    let place: Place
    let end: Place?

    init(_ key: NoteKey) { (place, end) = (key.place, key.end) }
}

extension AgreedNote {
    /// At the same place; of one occurrence of a word there is one pronunciation.
    fileprivate func isOne(with note: some ComparedNote) -> Bool {
        key.kind == .pronunciation || key.createdAt.isOne(with: note.key.createdAt) || content == note.content
    }
}

extension Array where Element: ComparedNote {
    /// Which note of the same place is the same: the one made at that moment before one that only says the same.
    fileprivate func twin(of note: Element) -> Int? {
        if note.key.kind == .pronunciation { return indices.first }
        return firstIndex { $0.key.createdAt.isOne(with: note.key.createdAt) }
            ?? firstIndex { $0.content == note.content }
    }
}

extension ReadingBackup.Bookmark: ComparedNote {
    var key: NoteKey { NoteKey(.bookmark, at: place, createdAt: createdAt) }
    var content: String { label }

    func joined(with other: Self) -> Self? {
        var whole = self
        whole.label = label.joined(with: other.label, by: " / ")
        return whole.label.count <= 200 ? whole : nil
    }
}

extension ReadingBackup.Highlight: ComparedNote {
    var key: NoteKey { NoteKey(.highlight, at: start, to: end, createdAt: createdAt) }
    var content: String { "\(colour.rawValue)\n\(note)" }

    func joined(with other: Self) -> Self? {
        var whole = self
        whole.note = note.joined(with: other.note, by: "\n\n")
        return whole.note.utf8.count <= 100_000 ? whole : nil
    }
}

extension String {
    /// Both, unless one has all of the other.
    fileprivate func joined(with other: String, by separator: String) -> String {
        if other.isEmpty || contains(other) { return self }
        return isEmpty || other.contains(self) ? other : self + separator + other
    }
}

extension ReadingBackup.Pronunciation: ComparedNote {
    var key: NoteKey { NoteKey(.pronunciation, at: place, createdAt: createdAt) }
    var content: String { "\(length) \(way) \(said)" }

    // Of one occurrence there is one.
    func joined(with other: Self) -> Self? { self }
}
