import Testing
import VorleserCore

@testable import VorleserExport

struct ChapterSelectionTests {
    private let chapters = [
        "Preface", "Chapter 1. Down the Rabbit-Hole", "Chapter 2. The Pool of Tears", "Chapter 10. Köln, by night",
        "Letter I", "Letter II", "1984", "* * *",
    ].enumerated().map { index, title in
        Chapter(title: title, href: "", role: .body, span: TextSpan(utf16: index..<index + 1))
    }

    @Test(arguments: [
        ("2-5", [2, 3, 4, 5]), ("3", [3]), ("1,4-6", [1, 4, 5, 6]), ("7-", [7, 8]), ("-2", [1, 2]),
        (" 2 – 3 ", [2, 3]),
        ("5-2", [2, 3, 4, 5]), ("4,2,4", [2, 4]), ("1,,2", [1, 2]), ("08", [8]),
    ])
    func `numbers and ranges count from one`(text: String, numbers: [Int]) throws {
        #expect(try selected(text) == numbers)
    }

    @Test(arguments: [
        ("preface", [1]), ("chapter 1", [2]), ("CHAPTER 10", [4]), ("rabbit hole", [2]), ("koln", [4]),
        ("Köln, by night", [4]), ("letter", [5, 6]), ("letter i", [5]), ("tear", [3]), ("1984", [7]), ("* * *", [8]),
        ("preface, 3, letter ii", [1, 3, 6]), ("chapter", [2, 3, 4]),
    ])
    func `titles are found by what fits best`(text: String, numbers: [Int]) throws {
        #expect(try selected(text) == numbers)
    }

    @Test(arguments: ["9", "0", "2-99", "99999999999999999999", "1-2-3", "-", "nothing", "1,nothing", "-0", "１"])
    func `what the book does not have is an error that names what it has`(text: String) {
        let error = #expect(throws: ExportError.self) { try selected(text) }
        #expect(error?.recoverySuggestion?.contains("2 Chapter 1. Down the Rabbit-Hole") == true)
    }

    @Test(arguments: ["", " ", ",", " , ,"])
    func `an empty choice is an error`(text: String) {
        #expect(throws: ExportError.nothingSelected(asked: text)) { try selected(text) }
    }

    @Test func `a book of a thousand chapters is not listed in full`() {
        let many = (1...1000).map { Chapter(title: "\($0)", href: "", role: .body, span: TextSpan(utf16: 0..<1)) }
        let error = #expect(throws: ExportError.self) { try ChapterSelection("x", in: many) }
        #expect(error?.recoverySuggestion?.split(separator: "\n").count == 32)
    }

    private func selected(_ text: String) throws -> [Int] {
        try ChapterSelection(text, in: chapters).indices.map { $0 + 1 }
    }
}
