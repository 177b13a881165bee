import Foundation
import VorleserLibrary

/// What one listener has made of a book in two libraries, and what each lacks of it.
struct ReadingComparison {
    /// What the library here takes.
    private(set) var here = ReadingBackup(of: 0)
    /// What the library there takes.
    private(set) var there = ReadingBackup(of: 0)
    /// What both say of how far it was read.
    private(set) var mark: ReadingMark?
    private(set) var notes: [AgreedNote] = []

    /// More of a kind no library keeps of a book: where both together have more, they are left as they are.
    private static let mostNotes = 10_000
    /// Seconds: what is later than the document that it stands in was noted by a clock that has been set right since.
    private static let futureOfPlaces = 2.0
    private static let futureOfDays = 86_400.0

    private typealias Side = (reading: ReadingBackup, madeAt: Date)
    private let ahead: Double
    private let isWhole: Bool

    /// Seconds: moments that differ by less are one. A clock that had to be set is known less well.
    private var tolerance: Double { ahead == 0 ? 0.01 : 3 }

    /// - Parameters:
    ///   - own: What it is here, and when that was said.
    ///   - other: What it is there.
    ///   - before: What both had; `nil` when these two books were not compared before.
    ///   - ahead: How many seconds the clock there is ahead.
    ///   - isWhole: Whether all that the other says could be read.
    init(
        _ own: (ReadingBackup, Date),
        _ other: (ReadingBackup, Date),
        since before: HomeAgreement.Book?,
        ahead: Double,
        isWhole: Bool
    ) {
        (self.ahead, self.isWhole) = (ahead, isWhole)
        let (mine, theirs): (Side, Side) = (own, other)
        here.places.elements = newer(theirs, than: mine, by: -ahead)
        there.places.elements = newer(mine, than: theirs, by: ahead)
        compareReadAt(mine, theirs)
        compareMark(mine.reading, theirs.reading, since: before)
        here.activity.elements = greater(theirs, than: mine)
        there.activity.elements = greater(mine, than: theirs)
        let known = Dictionary(grouping: before?.notes ?? [], by: \.key.kind)
        compare(\.bookmarks, mine, theirs, known[.bookmark] ?? [])
        compare(\.highlights, mine, theirs, known[.highlight] ?? [])
        compare(\.pronunciations, mine, theirs, known[.pronunciation] ?? [])
    }

    private func newer(_ side: Side, than other: Side, by ahead: Double) -> [DevicePlace] {
        let known = Dictionary(other.reading.places.elements.map { ($0.device, $0.at) }) { max($0, $1) }
        return side.reading.places.elements.compactMap { place in
            guard place.at <= side.madeAt + Self.futureOfPlaces else { return nil }
            let at = place.at + ahead
            if let known = known[place.device], at <= known + tolerance { return nil }
            return DevicePlace(device: place.device, deviceName: place.deviceName, place: place.place, at: at)
        }
    }

    private mutating func compareReadAt(_ own: Side, _ other: Side) {
        let mine = own.reading.readAt.flatMap { $0 <= own.madeAt + Self.futureOfPlaces ? $0 : nil }
        let theirs = other.reading.readAt.flatMap { $0 <= other.madeAt + Self.futureOfPlaces ? $0 - ahead : nil }
        if let theirs, theirs > (mine ?? .distantPast) + tolerance { here.readAt = theirs }
        if let mine, mine > (theirs ?? .distantPast) + tolerance { there.readAt = mine + ahead }
    }

    /// Who reads on takes a mark back: that is a change like any other.
    private mutating func compareMark(
        _ own: ReadingBackup,
        _ other: ReadingBackup,
        since before: HomeAgreement.Book?
    ) {
        mark = own.mark
        guard own.mark != other.mark else { return }
        let isTheirs: Bool =
            if let before, before.mark == own.mark || before.mark == other.mark {
                before.mark == own.mark
            } else if own.mark == nil || other.mark == nil {
                // Nothing is known of before: what somebody has said holds.
                own.mark == nil
            } else {
                (other.readAt ?? .distantPast) - ahead > own.readAt ?? .distantPast
            }
        mark = isTheirs ? other.mark : own.mark
        if isTheirs { (here.mark, here.setsMark) = (mark, true) } else { (there.mark, there.setsMark) = (mark, true) }
    }

    /// The greater of two notes of a device and day holds, wherever both come together.
    private func greater(_ side: Side, than other: Side) -> [ReadingBackup.Activity] {
        let known = Dictionary(grouping: other.reading.activity.elements) { [$0.device, $0.day] }
        let last = CalendarDay(side.madeAt + Self.futureOfDays, in: .gmt)
        return side.reading.activity.elements.filter { entry in
            guard let day = CalendarDay(entry.day), day <= last else { return false }
            return !(known[[entry.device, entry.day]] ?? []).contains { $0.isNoLess(than: entry) }
        }
    }

    private mutating func compare<Note: ComparedNote>(
        _ kind: WritableKeyPath<ReadingBackup, Tolerant<Note>>,
        _ own: Side,
        _ other: Side,
        _ before: [AgreedNote]
    ) {
        let (mine, theirs) = (own.reading[keyPath: kind].elements, other.reading[keyPath: kind].elements)
        let comparison = NoteComparison(mine, theirs, since: before, isWhole: isWhole)
        let most = max(mine.count + comparison.here.added.count, theirs.count + comparison.there.added.count)
        guard most < Self.mostNotes else {
            notes += before
            return
        }
        here[keyPath: kind].elements = comparison.here.added
        there[keyPath: kind].elements = comparison.there.added
        here.remove(comparison.here.removed)
        there.remove(comparison.there.removed)
        notes += comparison.agreed
    }
}

extension ReadingBackup {
    /// Whether nothing is noted in it.
    var isEmpty: Bool {
        places.elements.isEmpty && bookmarks.elements.isEmpty && highlights.elements.isEmpty
            && pronunciations.elements.isEmpty && activity.elements.isEmpty && removed == nil && readAt == nil
            && setsMark == nil
    }

    fileprivate mutating func remove(_ notes: [NoteKey]) {
        if !notes.isEmpty { removed = Tolerant((removed?.elements ?? []) + notes) }
    }
}

extension ReadingBackup.Activity {
    fileprivate func isNoLess(than other: Self) -> Bool {
        listened >= other.listened && read >= other.read && letters >= other.letters
    }
}
