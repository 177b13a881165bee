import Foundation
import VorleserCore
import VorleserLibrary

/// A note of a kind that two libraries can have both.
protocol ComparedNote {
    var key: NoteKey { get }
    /// All that may be changed of it.
    var content: String { get }

    /// One of two that were changed on both sides: nothing that was written is lost.
    func joined(with other: Self) -> Self
}

/// A note that both libraries had when they last exchanged.
struct AgreedNote: Codable, Hashable {
    let key: NoteKey
    let content: String

    init(_ note: some ComparedNote) { (key, content) = (note.key, note.content) }
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
    init(_ here: [Note], _ there: [Note], since before: [AgreedNote]) {
        let before = Dictionary(grouping: before) { Anchor($0.key) }
        var others = Dictionary(grouping: there) { Anchor($0.key) }
        for note in here {
            let anchor = Anchor(note.key)
            let known = before[anchor]?.first { $0.isOne(with: note) }
            if let index = others[anchor]?.twin(of: note), let other = others[anchor]?.remove(at: index) {
                compare(note, other, known ?? before[anchor]?.first { $0.isOne(with: other) })
            } else if let known {
                // It was removed there; unless it was changed here since.
                known.content == note.content ? self.here.removed.append(note.key) : bring(note, to: \.there)
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
        agreed.append(AgreedNote(note))
    }

    /// Both have it.
    private mutating func compare(_ note: Note, _ other: Note, _ known: AgreedNote?) {
        let whole: Note =
            switch known?.content {
            case _ where note.content == other.content: note
            case note.content: other
            case other.content: note
            default: note.joined(with: other)
            }
        replace(note, by: whole, on: \.here)
        replace(other, by: whole, on: \.there)
        agreed.append(AgreedNote(whole))
    }

    private mutating func replace(_ old: Note, by new: Note, on side: WritableKeyPath<Self, Changes>) {
        guard old.content != new.content else { return }
        self[keyPath: side].removed.append(old.key)
        self[keyPath: side].added.append(new)
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

    func joined(with other: Self) -> Self { label.isEmpty ? other : self }
}

extension ReadingBackup.Highlight: ComparedNote {
    var key: NoteKey { NoteKey(.highlight, at: start, to: end, createdAt: createdAt) }
    var content: String { "\(colour.rawValue)\n\(note)" }

    func joined(with other: Self) -> Self {
        var whole = self
        switch (note, other.note) {
        case ("", let theirs): whole.note = theirs
        case (_, ""): break
        case (let mine, let theirs) where theirs.contains(mine): whole.note = theirs
        case (let mine, let theirs): if !mine.contains(theirs) { whole.note = mine + "\n\n" + theirs }
        }
        return whole
    }
}

extension ReadingBackup.Pronunciation: ComparedNote {
    var key: NoteKey { NoteKey(.pronunciation, at: place, createdAt: createdAt) }
    var content: String { "\(length) \(way) \(said)" }

    func joined(with other: Self) -> Self { self }
}
