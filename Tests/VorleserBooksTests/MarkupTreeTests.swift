import Testing

@testable import VorleserBooks

struct MarkupTreeTests {
    private func depth(of tree: MarkupTree) -> Int {
        var most = 0
        for node in tree.root?.descendants.map(\.self) ?? [] {
            var depth = 1
            var above = node.parent
            while let parent = above { (depth, above) = (depth + 1, parent.parent) }
            most = max(most, depth)
        }
        return most
    }

    @Test(arguments: [false, true])
    func `what is nested too deeply stands beside, in order`(isHTML: Bool) throws {
        let levels = 700
        let start = (0..<levels).map { "<b>\($0) " }.joined()
        let end = (0..<levels).reversed().map { " \($0)</b>" }.joined()
        let source = MarkupSource(Array("<div>\(start)\(end)<i>last</i></div>".utf8))
        let tree = try #require(isHTML ? MarkupTree(html: source) : MarkupTree(source, repairing: false))
        withExtendedLifetime(tree) {
            #expect(depth(of: tree) == 512)
            let said = tree.root?.text(limit: 100_000)
            #expect(said == ((0..<levels) + (0..<levels).reversed()).map(String.init).joined(separator: " ") + "last")
        }
    }

    @Test func `what is nested without end is not XML, and is read all the same`() throws {
        let levels = 3000
        let elements = (0..<levels).map { "<b xmlns:a='b'>\($0) " }.joined() + String(repeating: "</b>", count: levels)
        let source = MarkupSource(Array("<div>\(elements)</div>".utf8))
        #expect(MarkupTree(source, repairing: false) == nil)
        let tree = try #require(MarkupTree(source, repairing: true))
        withExtendedLifetime(tree) {
            #expect(tree.root?.text(limit: 100_000) == (0..<levels).map(String.init).joined(separator: " "))
        }
    }

    @Test func `elements without end still end where they may`() throws {
        let open = (0..<5000).map { "<b>\($0)</i> " }.joined()
        let source = MarkupSource(Array("<div><section>\(open)</section><p>after</p></div><p>last</p>".utf8))
        let tree = try #require(MarkupTree(html: source))
        withExtendedLifetime(tree) {
            let words = (0..<5000).map(String.init) + ["after", "last"]
            #expect(tree.root?.text(limit: 100_000).split(separator: " ").map(String.init).joined() == words.joined())
            #expect(tree.root?.descendants.count { $0.name == "p" } == 2)
        }
    }

    @Test func `what is not nested so deeply stays as it is`() throws {
        let text = String(repeating: "<b>", count: 500) + String(repeating: "</b>", count: 500)
        let tree = try #require(MarkupTree(MarkupSource(Array(text.utf8)), repairing: false))
        withExtendedLifetime(tree) { #expect(depth(of: tree) == 500) }
    }
}
