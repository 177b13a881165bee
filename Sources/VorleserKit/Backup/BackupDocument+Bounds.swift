import Foundation
import VorleserCore
import VorleserLibrary
import VorleserNarration
import VorleserSpeech

/// Nothing in a file is trusted: what no listener could have made here is let go, and counted.
extension BackupDocument {
    /// Books of one file: each of them is merged with what is here.
    private static let mostCopies = 50

    /// - Returns: How many entries were let go.
    mutating func keepSound(now: Date) -> Int {
        var (known, copies): (Set<Int64>, [String: Int]) = ([], [:])
        var gone = books.keep(upTo: 100_000) { book in
            guard book.keepSound(), known.insert(book.id).inserted else { return false }
            copies[book.digest, default: 0] += 1
            return copies[book.digest, default: 0] <= Self.mostCopies
        }
        gone += covers.keep(upTo: 100_000) { (try? BookCover(chosen: Array($0.picture), from: "")) != nil }
        gone += people.keep(upTo: 100) { _ in true }
        for index in people.elements.indices { gone += people.elements[index].keepSound(now: now) }
        return gone
    }
}

extension BackupDocument {
    /// Nothing goes by it, and no mark is taken back: it is no exchange.
    mutating func keepNotes() {
        for person in people.elements.indices {
            for reading in people.elements[person].readings.elements.indices {
                people.elements[person].readings.elements[reading].removed = nil
                people.elements[person].readings.elements[reading].setsMark = nil
            }
        }
    }
}

extension BackupDocument.Person {
    fileprivate mutating func keepSound(now: Date) -> Int {
        var gone = settings.keepSound()
        if !name.isEmpty, !name.isName || name.count > VorleserLibrary.Person.longestName {
            (name, gone) = ("", gone + 1)
        }
        shelf = shelf.map { $0.filter(\.isName) }
        gone += readings.keep(upTo: 100_000) { _ in true }
        for index in readings.elements.indices { gone += readings.elements[index].keepSound(now: now) }
        gone += past.keep(upTo: 100_000) { $0.title.isName && $0.activity.isSound(now: now) }
        gone += files.keep(upTo: 10_000) { file in
            file.at = file.at.past(now)
            return file.file.isFingerprint && file.place.isSound
        }
        // Each becomes a file.
        gone += pronunciations.books.keep(upTo: 2000) { $0.file.isFingerprint && $0.text.utf8.count <= 1_000_000 }
        if let all = pronunciations.all, all.utf8.count > 1_000_000 {
            pronunciations.all = nil
            gone += 1
        }
        return gone
    }
}

extension BookBackup {
    fileprivate mutating func keepSound() -> Bool {
        authors = authors.filter(\.isName)
        collections = collections.filter(\.isName)
        if let tag = language, Language(tag) == nil { language = nil }
        if let given = series, !given.name.isName || (given.position ?? "").utf16.count > 20 { series = nil }
        return digest.utf8.count == 64 && digest.utf8.allSatisfy(\.isHexadecimal) && title.isName
            && authors.count <= 100 && collections.count <= 100 && fileName.utf8.count <= 1000
    }
}

extension ReadingBackup {
    fileprivate mutating func keepSound(now: Date) -> Int {
        var gone = 0
        if let voice, !voice.isVoiceName { (self.voice, gone) = (nil, gone + 1) }
        if let speed, !ListeningSpeed.speeds.contains(speed) { (self.speed, gone) = (nil, gone + 1) }
        readAt = readAt?.past(now)
        gone += places.keep(upTo: 200) {
            (1...64).contains($0.device.utf16.count) && $0.deviceName.utf16.count <= 200 && $0.place.isSound
        }
        gone += bookmarks.keep(upTo: 10_000) { mark in
            mark.createdAt = mark.createdAt.past(now)
            mark.label = String(mark.label.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(200))
            return mark.label.utf8.count <= 10_000 && mark.place.isSound
        }
        gone += highlights.keep(upTo: 10_000) { mark in
            mark.createdAt = mark.createdAt.past(now)
            return mark.text.utf8.count <= 20_000 && mark.note.utf8.count <= 100_000 && mark.start.isSound
                && mark.end.isSound && mark.start.offset <= mark.end.offset
        }
        gone += pronunciations.keep(upTo: 10_000) { rule in
            rule.createdAt = rule.createdAt.past(now)
            return rule.isSound
        }
        gone += activity.keep(upTo: 20_000) { $0.isSound(now: now) }
        if removed != nil { gone += removed?.keep(upTo: 20_000) { $0.place.isSound && $0.end?.isSound ?? true } ?? 0 }
        return gone
    }
}

extension ReadingBackup.Pronunciation {
    fileprivate var isSound: Bool {
        guard (1...200).contains(length), place.isSound, said.utf8.count <= 10_000,
            let saying = try? UserPronunciation.Saying(way: way, said: said)
        else { return false }
        return (try? UserPronunciation(of: "word", saying)) != nil
    }
}

extension ReadingBackup.Activity {
    fileprivate func isSound(now: Date) -> Bool {
        guard (1...64).contains(device.utf16.count), let date = CalendarDay(day),
            date <= CalendarDay(now, in: .gmt).adding(1)
        else { return false }
        return (0...90_000).contains(listened) && (0...90_000).contains(read) && (0...10_000_000).contains(letters)
    }
}

extension Place {
    fileprivate var isSound: Bool {
        offset.utf16 <= Int(Int32.max) && (0...Int(Int32.max)).contains(localOffset) && href.utf8.count <= 4096
            && before.utf8.count <= 2000 && after.utf8.count <= 2000
    }
}

extension Tolerant {
    /// Keeps what is sound, perhaps shortened.
    /// - Returns: How many are gone, those that could not be read among them.
    fileprivate mutating func keep(upTo most: Int, _ isSound: (inout Element) -> Bool) -> Int {
        let all = elements.count + unreadable
        elements = elements.prefix(most).compactMap { element in
            var element = element
            return isSound(&element) ? element : nil
        }
        unreadable = 0
        return all - elements.count
    }
}

extension Date {
    /// The same, unless it has not come yet.
    fileprivate func past(_ now: Date) -> Date { max(min(self, now), Date(timeIntervalSince1970: 0)) }
}

extension String {
    /// Whether it may be a title or a name.
    fileprivate var isName: Bool {
        (1...1000).contains(utf16.count) && !unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    fileprivate var isFingerprint: Bool { utf8.count == 16 && utf8.allSatisfy(\.isHexadecimal) }

    /// Whether a voice may be called so, here or elsewhere.
    var isVoiceName: Bool { (1...200).contains(utf8.count) && utf8.allSatisfy { (0x21...0x7E).contains($0) } }
}

extension UInt8 {
    fileprivate var isHexadecimal: Bool { (48...57).contains(self) || (97...102).contains(self) }
}
