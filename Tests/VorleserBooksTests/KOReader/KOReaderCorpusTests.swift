import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// Places of whole books, beside those that `tools/koreader-places.py` makes of the same files without Vorleser.
@Suite(.timeLimit(.minutes(10 * Sanitizer.patience)))
struct KOReaderCorpusTests {
    static let names = [
        "calibre/candide", "calibre/die-verwandlung", "calibre/two-latin-plays", "idpf/childrens-literature",
        "idpf/georgia-pls-ssml", "idpf/kusamakura-japanese-vertical-writing", "idpf/moby-dick-mo", "idpf/wasteland",
        "kb/epub20_minimal", "pg/pg_alice_old_epub2", "se/ambrose-bierce_the-devils-dictionary",
        "se/arthur-conan-doyle_the-adventures-of-sherlock-holmes", "se/charles-darwin_the-origin-of-species",
        "se/f-scott-fitzgerald_the-great-gatsby", "se/h-g-wells_the-time-machine",
        "se/jane-austen_pride-and-prejudice", "se/marcus-aurelius_meditations_george-long",
        "se/mary-shelley_frankenstein", "se/oscar-wilde_the-importance-of-being-earnest",
        "se/walt-whitman_leaves-of-grass",
    ]
    private static let perBook = 30

    @Test(.enabled(if: DevelopmentSet.books.isWhole), arguments: names)
    func `places of a book are found by either side`(name: String) throws {
        let file = try #require(DevelopmentSet.books.whole).appending(path: "epub/\(name).epub")
        let book = try BookReader().book(at: file)
        let units = Array(book.text.utf16)
        let places = try KOReaderPlaces(at: file, of: book)
        try checkTheirs(file, units, places)
        try checkOurs(file, book, units, places)
    }

    /// KOReader's places are found in our text.
    private func checkTheirs(_ file: URL, _ units: [UInt16], _ places: KOReaderPlaces) throws {
        let theirs = try Self.run(["make", file.path, "\(Self.perBook)", "1"], [Place].self)
        #expect(theirs.count == Self.perBook)
        for place in theirs {
            let pointer = try #require(place.pointer)
            let offset = try #require(try places.offset(of: pointer))
            let line = Line(at: offset, in: units)
            #expect(line.isOne(with: place), "\(pointer): \(place.rest.prefix(40)), not \(line.rest.prefix(40))")
        }
    }

    /// Our places are found in KOReader's tree.
    private func checkOurs(_ file: URL, _ book: Book, _ units: [UInt16], _ places: KOReaderPlaces) throws {
        var chance = SeededGenerator(seed: 27)
        let offsets = (0..<Self.perBook).map { _ in
            book.sentences[Int.random(in: book.sentences.indices, using: &chance)].span.lowerBound
        }
        let pointers = try offsets.map { try #require(try places.pointer(at: $0)) }
        let found = try Self.run(["find", file.path], [Place?].self, saying: JSONEncoder().encode(pointers))
        #expect(found.count == Self.perBook)
        for ((offset, pointer), place) in zip(zip(offsets, pointers), found) {
            let line = Line(at: offset, in: units)
            let place = try #require(place, "\(pointer) leads nowhere")
            #expect(line.isOne(with: place), "\(pointer): \(line.rest.prefix(40)), not \(place.rest.prefix(40))")
        }
    }

    /// What the tool says of a place: letters and digits only.
    private struct Place: Decodable {
        let pointer: String?
        let paragraph: String
        let rest: String
    }

    /// A line of our text, by its letters and digits.
    private struct Line {
        let whole: String
        let rest: String

        init(at offset: TextOffset, in units: [UInt16]) {
            let isEnd: (UInt16) -> Bool = { $0 == 0x0A }
            let start = units[..<offset.utf16].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
            let end = units[offset.utf16...].firstIndex(where: isEnd) ?? units.count
            whole = Self.letters(units[start..<end])
            rest = Self.letters(units[offset.utf16..<end])
        }

        private static func letters(_ units: ArraySlice<UInt16>) -> String {
            let text = String(decoding: units, as: UTF16.self).precomposedStringWithCanonicalMapping
            return String(String.UnicodeScalarView(text.unicodeScalars.filter(\.isLetterOrDigit)))
        }

        /// Whether both are in the same paragraph, at most a few letters apart: a note's sign is a line of its own for
        /// one of them, or what cannot be seen is read by neither.
        func isOne(with place: Place) -> Bool {
            let (short, long) = rest.count < place.rest.count ? (rest, place.rest) : (place.rest, rest)
            return long.hasPrefix(short.prefix(24)) || (whole == place.paragraph && !whole.isEmpty)
        }
    }

    private static func run<Answer: Decodable>(
        _ arguments: [String],
        _ type: Answer.Type,
        saying input: Data = Data()
    ) throws -> Answer {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", Checkout.folder.appending(path: "tools/koreader-places.py").path] + arguments
        let (said, answered) = (Pipe(), Pipe())
        process.standardInput = said
        process.standardOutput = answered
        try process.run()
        try said.fileHandleForWriting.write(contentsOf: input)
        try said.fileHandleForWriting.close()
        let answer = try answered.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try JSONDecoder().decode(type, from: answer)
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}
