import Foundation
import VorleserCore
import VorleserExport

/// From a place of a book to the time at which it sounds in a published audiobook, and back.
///
/// As long as the text is the one that was spoken, by its offsets; else by what is printed there.
struct PublishedTimes {
    private let map: PlaceMap
    private let book: Book
    private let isSameText: Bool

    init(_ map: PlaceMap, of book: Book) {
        (self.map, self.book) = (map, book)
        isSameText = map.length == book.length && map.digest == SHA256.digest(of: book.text.utf8)
    }

    var seconds: Double { map.seconds }

    /// Whether it was made of this book, perhaps as it was read before.
    var isOfBook: Bool {
        isSameText || SameWork.holds(map.sentences.map(\.text), book.text)
    }

    /// Whether nothing is heard after a place.
    func isAtEnd(_ offset: TextOffset) -> Bool {
        guard let last = map.sentences.last else { return false }
        return isSameText && offset >= last.span.upperBound
    }

    /// When a place of the book sounds, in seconds from the start of all files.
    func time(of offset: TextOffset) -> Double {
        guard isSameText else { return timeByText(of: offset) }
        return seconds(at: TextOffset(utf16: min(offset.utf16, map.length)))
    }

    /// What sounds at a time, in the book.
    func offset(at seconds: Double) -> TextOffset {
        guard let place = try? map.place(at: min(max(seconds, 0), map.seconds)) else { return .start }
        if isSameText { return place.offset }
        let sentence = map.sentences[place.sentence]
        let units = Array(sentence.text.utf16)
        let start = min(max(place.offset.utf16 - sentence.span.lowerBound.utf16, 0), units.count)
        let after = String(decoding: units[start...].prefix(Self.quoted), as: UTF16.self)
        let before = String(decoding: units[..<start].suffix(Self.quoted), as: UTF16.self)
        return book.offset(
            of: Place(offset: place.offset, href: "", localOffset: 0, before: before, after: after)
        )
    }

    private static let quoted = 60

    private func seconds(at offset: TextOffset) -> Double {
        guard let place = try? map.place(of: offset) else { return 0 }
        return map.seconds(beforeFile: place.file) + place.seconds
    }

    /// Of several places that read alike the one as far through the book.
    private func timeByText(of offset: TextOffset) -> Double {
        let place = book.place(at: offset)
        let share = Double(place.offset.utf16) / Double(max(book.length, 1))
        let expected = share * Double(map.length)
        let words = place.after.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let found = (try? map.places(of: words)) ?? []
        let nearest = found.min { abs(Double($0.offset.utf16) - expected) < abs(Double($1.offset.utf16) - expected) }
        guard let nearest else { return seconds(at: TextOffset(utf16: min(Int(expected), map.length))) }
        return map.seconds(beforeFile: nearest.file) + nearest.seconds
    }

    // MARK: As the server wants it

    /// In order; the first begins with the sound, and each ends where the next begins.
    static func chapters(of map: PlaceMap) -> [AudiobookshelfChapter] {
        let starts = map.files.indices.flatMap { file in
            map.files[file].chapters.map { (map.seconds(beforeFile: file) + $0.start, $0.title, $0.number) }
        }
        return starts.enumerated().map { index, chapter in
            let end = index + 1 < starts.count ? starts[index + 1].0 : map.seconds
            // The server takes no chapter without a title.
            let title = chapter.1.isEmpty ? "\(chapter.2)" : chapter.1
            return AudiobookshelfChapter(id: index, start: index == 0 ? 0 : chapter.0, end: end, title: title)
        }
    }
}
