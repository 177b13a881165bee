import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct PlaceMapTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: [false, true])
    func `what is read is what was written, to half a millisecond`(split: Bool) async throws {
        for seed in 600..<610 as Range<UInt64> {
            let reading = RandomReading(seed: seed)
            guard reading.isSpoken else { continue }
            let summary = try await write(reading, split: split)
            let map = try PlaceMap(contentsOf: URL(filePath: try #require(summary.companions.last)))
            #expect(map.length == reading.book.length && map.title == reading.book.metadata.title)
            #expect(map.language == reading.book.metadata.language && map.digest.count == 64)
            #expect(map.files.map(\.name) == summary.files.map { URL(filePath: $0.path).lastPathComponent })
            #expect(map.files.map(\.chapters.count) == summary.files.map(\.chapters.count))
            let spoken = summary.timeline.tracks.enumerated().flatMap { index, track in
                track.sentences(of: reading.book).map { (index, $0) }
            }
            #expect(map.sentences.count == spoken.count)
            for (sentence, (file, told)) in zip(map.sentences, spoken) {
                #expect(sentence.file == file && sentence.text == String(reading.book.text(in: sentence.span)))
                #expect(sentence.text.first?.isWhitespace == false && sentence.text.last?.isWhitespace == false)
                #expect(abs(sentence.start - told.start) <= 0.00051 && abs(sentence.end - told.end) <= 0.00051)
                #expect(sentence.words.map(\.span) == told.words.map(\.span))
                let isTrue = zip(sentence.words, told.words).allSatisfy { word, sound in
                    abs(word.start - sound.start) <= 0.00051 && abs(word.end - sound.end) <= 0.00051
                }
                #expect(isTrue)
            }
        }
    }

    @Test(arguments: [false, true])
    func `from every word to its time and back is the same word`(split: Bool) async throws {
        for seed in 700..<710 as Range<UInt64> {
            let reading = RandomReading(seed: seed)
            guard reading.isSpoken else { continue }
            let map = try await map(of: reading, split: split)
            for sentence in map.sentences {
                for word in sentence.words where word.end > word.start {
                    let there = try map.place(of: word.span.lowerBound)
                    #expect(there.seconds == word.start && there.file == sentence.file)
                    #expect(try map.place(at: there.seconds, inFile: there.file).offset == word.span.lowerBound)
                    let whole = map.seconds(beforeFile: there.file) + there.seconds
                    #expect(try map.place(at: whole + 0.0005).offset == word.span.lowerBound)
                }
            }
        }
    }

    @Test func `every offset and every second has a place`() async throws {
        for seed in 800..<805 as Range<UInt64> {
            let reading = RandomReading(seed: seed)
            guard reading.isSpoken else { continue }
            let map = try await map(of: reading)
            let times = try (0...map.length).map { try map.place(of: TextOffset(utf16: $0)).seconds }
            #expect(times == times.sorted())
            for step in 0...200 { _ = try map.place(at: map.seconds * Double(step) / 200) }
        }
    }

    @Test func `in a silence it is the nearer sentence`() throws {
        let map = try sample()
        #expect(try [0, 1.9, 2.4, 2.6, 9.9].map { try map.place(at: $0).sentence } == [0, 0, 0, 1, 1])
        #expect(try map.place(at: 10).sentence == 2)
        #expect(try map.place(at: 1, inFile: 1).offset.utf16 == 25)
    }

    @Test func `what is beyond the end is told`() throws {
        let map = try sample()
        #expect(throws: PlaceMapError.beyondEnd(asked: 22, seconds: 20, file: nil)) { try map.place(at: 22) }
        #expect(throws: PlaceMapError.beyondEnd(asked: -1, seconds: 10, file: "b.wav")) {
            try map.place(at: -1, inFile: 1)
        }
        #expect(throws: PlaceMapError.self) { try map.place(at: .nan) }
        #expect(throws: PlaceMapError.noSuchFile(asked: "8", files: ["a.wav", "b.wav"])) {
            try map.place(at: 1, inFile: 7)
        }
        #expect(throws: PlaceMapError.beyondText(offset: 41, length: 40)) { try map.place(of: TextOffset(utf16: 41)) }
    }

    @Test func `a quotation is found without regard to case, accents and signs, over several sentences`() throws {
        let map = try sample()
        #expect(try map.places(of: "NAÏVE, yes").map(\.offset.utf16) == [5])
        #expect(try map.places(of: "no. “Maybe").map(\.offset.utf16) == [18])
        #expect(try map.places(of: "naiv").map(\.seconds) == [0.8])
        #expect(throws: PlaceMapError.noSuchText("never")) { try map.places(of: "never") }
        #expect(throws: PlaceMapError.noSuchText("…")) { try map.places(of: "…") }
    }

    // MARK: Maps from anywhere

    @Test(arguments: [
        (#""start":2.9"#, "start\":1.9"), (#""offset":18"#, #""offset":-1"#), (#""offset":18"#, #""offset":99"#),
        (#""file":1"#, #""file":2"#), (#""file":1"#, #""file":-1"#), (#""end":2"#, #""end":0.1"#),
        ("[0,4,0,0.8]", "[0,4,0.9,0.8]"), ("[0,4,0,0.8]", "[0,4,0,0.9]"), ("[0,4,0,0.8]", "[9,4,0,0.8]"),
        (#""seconds": 10"#, #""seconds": -10"#), (#""length": 40"#, #""length": 3"#),
    ])
    func `numbers that cannot be true are refused`(old: String, new: String) throws {
        #expect(throws: PlaceMapError.self) { try sample { $0.replacing(old, with: new, maxReplacements: 1) } }
    }

    @Test(arguments: [
        "1e999", "9999999999999999999999", "1.5", "\"1\"", "null", "NaN", "-", "01x", "1e", "[", "1099511627777",
    ])
    func `a number that is none is refused`(number: String) throws {
        #expect(throws: PlaceMapError.self) {
            try sample { $0.replacing(#""offset":18"#, with: #""offset":"# + number) }
        }
    }

    @Test func `a map that breaks off anywhere is refused`() throws {
        let bytes = Array(Self.text.utf8)
        for count in 0..<bytes.count - 1 {
            #expect(throws: PlaceMapError.self) { try PlaceMap(Array(bytes[..<count]), from: "x") }
        }
    }

    @Test func `a map with any byte changed is read or refused`() throws {
        var chance = SeededGenerator(seed: 9)
        for _ in 0..<5000 {
            var bytes = Array(Self.text.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &chance) {
                bytes[Int.random(in: bytes.indices, using: &chance)] = UInt8.random(in: 0...255, using: &chance)
            }
            guard let map = try? PlaceMap(bytes, from: "x") else { continue }
            for offset in 0...min(map.length, 60) { _ = try? map.place(of: TextOffset(utf16: offset)) }
            for time in 0..<25 { _ = try? map.chapter(at: map.place(at: Double(time))) }
            _ = try? map.places(of: "naive")
        }
    }

    @Test func `other files are told from maps`() throws {
        for text in ["", "{}", "[]", "RIFF", #"{"format": "x", "version": 1}"#, String(repeating: "[", count: 100_000)]
        {
            #expect(throws: PlaceMapError.notAMap(path: "x")) { try PlaceMap(Array(text.utf8), from: "x") }
        }
        let deep = #"{"format":"vorleser-map","a":"# + String(repeating: "[", count: 100_000)
        #expect(throws: PlaceMapError.self) { try PlaceMap(Array(deep.utf8), from: "x") }
        let newer = Self.text.replacing(#""version": 1"#, with: #""version": 7"#)
        #expect(throws: PlaceMapError.tooNew(path: "x", version: 7)) { try PlaceMap(Array(newer.utf8), from: "x") }
        let url = folder.url.appending(path: "none.json")
        #expect(throws: PlaceMapError.noMap(path: url.path)) { try PlaceMap(contentsOf: url) }
        #expect(throws: PlaceMapError.unreadable(path: folder.url.path, reason: "it is not a file")) {
            try PlaceMap(contentsOf: folder.url)
        }
    }

    @Test func `members in another order, unknown ones and escapes are read`() throws {
        let map = try sample {
            $0.replacing(
                #""title": "T""#,
                with: #""new": {"a": [1, {"b": "}"}, true, null, -1.5e3]}, "title": "\u00e4\ud834\udd1e\"\\\/\n""#
            )
        }
        #expect(map.title == "ä𝄞\"\\/\n")
        let other = try PlaceMap(
            Array(
                JSONSerialization.data(
                    withJSONObject: JSONSerialization.jsonObject(with: Data(Self.text.utf8)),
                    options: [.prettyPrinted, .sortedKeys]
                )
            ),
            from: "x"
        )
        #expect(other == (try sample()))
    }

    @Test func `the words for errors name what it is about, and what to do`() {
        let errors: [PlaceMapError] = [
            .noMap(path: "§"), .unreadable(path: "§", reason: "why"), .tooLarge(path: "§", bytes: 1),
            .notAMap(path: "§"),
            .tooNew(path: "§", version: 9), .damaged(path: "§", position: 1), .inconsistent(path: "§", sentence: 1),
            .inconsistent(path: "§", sentence: nil), .noSuchFile(asked: "§", files: ["a"]),
            .beyondEnd(asked: .nan, seconds: 1, file: "§"), .nothingSounds(file: "§"), .noSuchText("§"),
        ]
        for error in errors {
            #expect(error.errorDescription?.contains("§") == true)
            #expect(error.recoverySuggestion?.isEmpty == false)
        }
    }

    // MARK: Parts

    private static let text = """
        {
        "format": "vorleser-map",
        "version": 1,
        "title": "T",
        "length": 40,
        "sha256": "00",
        "speed": 1,
        "files": [
        {"name": "a.wav", "seconds": 10, "chapters": [
          {"number": 1, "title": "One", "start": 0, "offset": 0}
        ]},
        {"name": "b.wav", "seconds": 10, "chapters": [
          {"number": 2, "title": "Two", "start": 0, "offset": 21}
        ]}
        ],
        "sentences": [
        {"offset":0,"length":16,"file":0,"start":0,"end":2,"text":"Call naïve — yes!","words":[[0,4,0,0.8],[5,5,0.8,1.5],[13,3,1.5,2]]},
        {"offset":18,"length":3,"file":0,"start":2.9,"end":4,"text":"No.","words":[[18,2,3,4]]},
        {"offset":24,"length":8,"file":1,"start":0.5,"end":2,"text":"“Maybe.”","words":[[25,5,0.5,2]]}
        ]
        }

        """

    private func sample(_ change: (String) -> String = { $0 }) throws -> PlaceMap {
        try PlaceMap(Array(change(Self.text).utf8), from: "x")
    }

    private func write(_ reading: RandomReading, split: Bool = false) async throws -> ExportSummary {
        try await reading.write(to: folder.url.appending(path: split ? "a" : "a.wav"), split: split)
    }

    private func map(of reading: RandomReading, split: Bool = false) async throws -> PlaceMap {
        let summary = try await write(reading, split: split)
        return try PlaceMap(contentsOf: URL(filePath: try #require(summary.companions.last)))
    }
}
