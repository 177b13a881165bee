import Testing

@testable import VorleserBooks

struct TextLinesTests {
    private func lines(_ text: String) -> [String] {
        let cut = TextLines(Array(text.utf8))
        return cut.lines.map(cut.string)
    }

    @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}"])
    func `every kind of line end ends a line`(end: String) {
        #expect(lines("one\(end)two") == ["one", "two"])
    }

    @Test func `blank lines are counted`() {
        let cut = TextLines(Array("\n\none\n \t\n\u{A0}\ntwo\u{2029}three".utf8))
        #expect(cut.lines.map(\.blanksBefore) == [2, 2, 1])
    }

    @Test func `control characters and terminal colours are no text`() {
        #expect(lines("\u{1B}[31mRed\u{1B}[0m and\u{7} blue\u{1A}") == ["Red and blue"])
        #expect(lines("\u{1B}[") == ["["])
    }

    @Test(arguments: [("  two", 2, 5), ("\tx", 8, 9), ("　　話", 4, 6), ("é", 0, 1)])
    func `columns are counted as a typewriter would`(line: String, indent: Int, width: Int) throws {
        let first = try #require(TextLines(Array(line.utf8)).lines.first)
        #expect(first.indent == indent)
        #expect(first.width == width)
    }

    @Test(arguments: ["* * *", "-----", "—o—".replacing("—", with: "-"), "⁂", "#", "~~~~", "* * * * *"])
    func `ornaments are known`(line: String) throws {
        let cut = TextLines(Array(line.utf8))
        #expect(cut.isOrnament(try #require(cut.lines.first)))
    }

    @Test(arguments: [("He left.", true), ("“He left.”", true), ("he left)", false), ("走了。", true), ("and", false)])
    func `the end of a sentence shows at a line's end`(line: String, ends: Bool) throws {
        let cut = TextLines(Array(line.utf8))
        #expect(cut.endsSentence(try #require(cut.lines.first)) == ends)
    }
}
