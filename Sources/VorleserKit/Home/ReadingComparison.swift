import Foundation
import VorleserLibrary

/// What one listener has made of a book in two libraries, and what each lacks of it.
struct ReadingComparison {
    /// What the library here takes.
    private(set) var here = ReadingBackup(of: 0)
    /// What the library there takes.
    private(set) var there = ReadingBackup(of: 0)
    private(set) var agreed: [AgreedNote] = []

    /// Seconds: moments that differ by less are one. A clock that had to be set is known less well.
    private static func tolerance(_ clock: Double) -> Double { clock == 0 ? 0.01 : 3 }

    /// - Parameters:
    ///   - own: What it is here.
    ///   - other: What it is there.
    ///   - before: The notes that both had.
    ///   - clock: How many seconds the clock there is ahead.
    init(_ own: ReadingBackup, _ other: ReadingBackup, since before: [AgreedNote], clock: Double) {
        comparePlaces(own, other, clock)
        compareReadAt(own, other, clock)
        compareActivity(own, other)
        compare(\.bookmarks, own, other, before.filter { $0.key.kind == .bookmark })
        compare(\.highlights, own, other, before.filter { $0.key.kind == .highlight })
        compare(\.pronunciations, own, other, before.filter { $0.key.kind == .pronunciation })
    }

    private mutating func comparePlaces(_ own: ReadingBackup, _ other: ReadingBackup, _ clock: Double) {
        func newer(_ places: [DevicePlace], than others: [DevicePlace], by ahead: Double) -> [DevicePlace] {
            let known = Dictionary(others.map { ($0.device, $0.at) }) { max($0, $1) }
            return places.compactMap { place in
                let at = place.at + ahead
                if let known = known[place.device], at <= known + Self.tolerance(clock) { return nil }
                return DevicePlace(device: place.device, deviceName: place.deviceName, place: place.place, at: at)
            }
        }
        here.places.elements = newer(other.places.elements, than: own.places.elements, by: -clock)
        there.places.elements = newer(own.places.elements, than: other.places.elements, by: clock)
    }

    private mutating func compareReadAt(_ own: ReadingBackup, _ other: ReadingBackup, _ clock: Double) {
        let (mine, theirs) = (own.readAt, other.readAt.map { $0 - clock })
        let tolerance = Self.tolerance(clock)
        if let theirs, theirs > (mine ?? .distantPast) + tolerance { here.readAt = theirs }
        if let mine, mine > (theirs ?? .distantPast) + tolerance { there.readAt = mine + clock }
        // Who has read on since has taken a mark back.
        if own.mark == nil, let mark = other.mark, (mine ?? .distantPast) <= (theirs ?? .distantPast) + tolerance {
            (here.mark, here.readAt) = (mark, max(mine ?? .distantPast, theirs ?? .distantPast))
        }
        if other.mark == nil, let mark = own.mark, (theirs ?? .distantPast) <= (mine ?? .distantPast) + tolerance {
            (there.mark, there.readAt) = (mark, max(mine ?? .distantPast, theirs ?? .distantPast) + clock)
        }
    }

    private mutating func compareActivity(_ own: ReadingBackup, _ other: ReadingBackup) {
        let (mine, theirs) = (Set(own.activity.elements), Set(other.activity.elements))
        // The greater of two notes holds, wherever both come together.
        here.activity.elements = other.activity.elements.filter { !mine.contains($0) && !$0.isLess(own.activity) }
        there.activity.elements = own.activity.elements.filter { !theirs.contains($0) && !$0.isLess(other.activity) }
    }

    private mutating func compare<Note: ComparedNote>(
        _ notes: WritableKeyPath<ReadingBackup, Tolerant<Note>>,
        _ own: ReadingBackup,
        _ other: ReadingBackup,
        _ before: [AgreedNote]
    ) {
        let comparison = NoteComparison(own[keyPath: notes].elements, other[keyPath: notes].elements, since: before)
        here[keyPath: notes].elements = comparison.here.added
        there[keyPath: notes].elements = comparison.there.added
        here.remove(comparison.here.removed)
        there.remove(comparison.there.removed)
        agreed += comparison.agreed
    }
}

extension ReadingBackup {
    /// Whether nothing is noted in it.
    var isEmpty: Bool {
        places.elements.isEmpty && bookmarks.elements.isEmpty && highlights.elements.isEmpty
            && pronunciations.elements.isEmpty && activity.elements.isEmpty && removed == nil && readAt == nil
            && mark == nil
    }

    fileprivate mutating func remove(_ notes: [NoteKey]) {
        if !notes.isEmpty { removed = Tolerant((removed?.elements ?? []) + notes) }
    }
}

extension ReadingBackup.Activity {
    /// Whether the same device has noted no less on that day.
    fileprivate func isLess(_ others: Tolerant<ReadingBackup.Activity>) -> Bool {
        others.elements.contains {
            ($0.device, $0.day) == (device, day) && $0.listened >= listened && $0.read >= read && $0.letters >= letters
        }
    }
}
