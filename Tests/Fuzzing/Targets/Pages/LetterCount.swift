import Foundation
import VorleserCore

@testable import VorleserBooks

/// How often each of the letters a…z and each digit is there, whatever its case and accents.
struct LetterCount {
    private var counts: [UInt8: Int] = [:]

    /// The letters of a book's text, and of what is printed before the items of its lists.
    init(_ book: Book) {
        add(book.text)
        for mark in book.marks { if case .listItem(let marker) = mark.kind { add(marker) } }
    }

    /// The letters drawn on pages.
    init(_ pages: [PDFPage]) {
        for page in pages {
            var scalars = String.UnicodeScalarView()
            for glyph in page.glyphs where !glyph.signs.contains(.generated) {
                // Parted, so that an accent is never taken for its neighbour's.
                scalars.append(" ")
                scalars.append(contentsOf: PrintedCharacters.plain(glyph.scalar))
            }
            add(String(scalars))
        }
    }

    private mutating func add(_ text: String) {
        for byte in text.decomposedStringWithCanonicalMapping.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): counts[byte + 0x20, default: 0] += 1
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                counts[byte, default: 0] += 1
            default: break
            }
        }
    }

    /// Nothing printed is lost, nothing is said twice, nothing is invented.
    /// - Throws: ``LawBreach``
    func check(isThatOf printed: LetterCount) throws {
        for byte in Set(counts.keys).union(printed.counts.keys).sorted() {
            let (own, other) = (counts[byte, default: 0], printed.counts[byte, default: 0])
            let letter = Character(Unicode.Scalar(byte))
            try LawBreach.unless(own == other, "“\(letter)” is in the book \(own) times, on the pages \(other)")
        }
    }
}
