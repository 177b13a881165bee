/// Which text belongs to fields: instructions are not read, nor the results of some kinds.
/// Source: ECMA-376, part 1, section 17.16.
struct WordFields {
    private struct Field {
        var instruction = ""
        var hasResult = false
        var isSkipped = false
    }

    private var open: [Field] = []

    private static let deepest = 50

    /// Whether text at this place is not for readers.
    var isHidingText: Bool { open.contains { !$0.hasResult || $0.isSkipped } }

    /// Whether the place is in a result that is not read.
    var isSkipping: Bool { open.contains { $0.isSkipped } }

    /// Takes note of an element of a run.
    mutating func take(_ node: MarkupNode) {
        switch node.name {
        case "instrtext":
            guard !open.isEmpty, open[open.count - 1].instruction.utf8.count < 400 else { return }
            open[open.count - 1].instruction += node.text(limit: 400)
        case "fldchar": change(node.attribute("fldchartype") ?? "")
        default: break
        }
    }

    /// Takes note of all that is in an element which is not read.
    mutating func pass(_ node: MarkupNode) {
        for inner in node.descendants { take(inner) }
    }

    private mutating func change(_ type: String) {
        switch type {
        case "begin": if open.count < Self.deepest { open.append(Field()) }
        case "separate":
            guard let last = open.indices.last else { return }
            open[last].hasResult = true
            open[last].isSkipped = Self.isSkipped(open[last].instruction)
        case "end": _ = open.popLast()
        default: break
        }
    }

    /// Whether a field's result is no text of the book: a table of contents, an index, a page number.
    static func isSkipped(_ instruction: String) -> Bool {
        let name = instruction.split(separator: " ").first?.uppercased() ?? ""
        return ["TOC", "INDEX", "TOA", "PAGE", "NUMPAGES", "SECTIONPAGES", "PAGEREF"].contains(name)
    }
}
