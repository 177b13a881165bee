import Testing
import VorleserTesting

@testable import VorleserReadAlong

struct InlineWriterTests {
    private static let vocabularies = ["": ""]

    @Test(arguments: 0..<150)
    func `However marks cross, the text stays and what is highlighted is one element`(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        let text = "The <quick> & brown fox\njumps over the lazy dog, he said."
        let units = Array(text.utf16)
        var runs: [InlineWriter.Run] = []
        var start = 0
        while start < units.count {
            let end = min(start + Int.random(in: 1...15, using: &chance), units.count)
            if Bool.random(using: &chance) {
                runs.append(.init(isHighlighted: true, range: start..<end, name: "s", attributes: "", id: "s\(start)"))
                let middle = Int.random(in: start..<end, using: &chance)
                if middle > start {
                    runs.append(
                        .init(isHighlighted: true, range: start..<middle, name: "w", attributes: "", id: "w\(start)")
                    )
                }
            }
            start = end
        }
        for _ in 0..<Int.random(in: 0...8, using: &chance) {
            let ends = [0, 1].map { _ in Int.random(in: 0...units.count, using: &chance) }.sorted()
            let name = ["em", "strong", "a", "sup"].randomElement(using: &chance) ?? "em"
            runs.append(.init(isHighlighted: false, range: ends[0]..<ends[1], name: name, attributes: "", id: nil))
        }
        let markup = InlineWriter.markup(of: units, 0..<units.count, runs: runs, points: [], breaks: [])
        let bytes = Array("<p>\(markup)</p>".utf8)
        #expect(XMLDocument.isWellFormed(bytes), "\(markup)")
        let root = try #require(XMLDocument(bytes, vocabularies: Self.vocabularies)).root
        #expect(root.text == text.replacing("\n", with: " "))
        for run in runs where run.isHighlighted {
            let elements = root.tree.filter { $0["id"] == run.id && $0.name == run.name }
            let words = String(decoding: units[run.range], as: UTF16.self)
            #expect(elements.map(\.text) == [Element("", [:], words).text])
        }
        #expect(!root.tree.contains { $0.name == "a" && $0.elements.contains { $0.tree.contains { $0.name == "a" } } })
    }

    @Test func `A line end is an element too`() {
        let units = Array("One\ntwo".utf16)
        let markup = InlineWriter.markup(of: units, 0..<units.count, runs: [], points: [], breaks: [3])
        #expect(markup == "One<br/>\ntwo")
    }
}
