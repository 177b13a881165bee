import CLibXML2

/// The titles in a document that has no styles for headings: short paragraphs in bold and larger letters.
struct WordTitles {
    private var levels: [UnsafeMutablePointer<xmlNode>: Int] = [:]

    /// No titles.
    init() {}

    /// Looks at the paragraphs of a document, those in tables and boxes left out.
    init(_ body: MarkupNode, _ styles: WordStyles) {
        var paragraphs: [Paragraph] = []
        for node in body.childElements where node.name == "p" {
            guard let paragraph = Paragraph(node, styles) else { continue }
            if paragraph.hasHeadingStyle { return }
            paragraphs.append(paragraph)
        }
        let size = Self.commonestSize(paragraphs)
        let titles = Self.alone(paragraphs.map { $0.mayBeTitle(above: size) }).map { paragraphs[$0] }
        guard Self.areTitles(titles, among: paragraphs) else { return }
        let sizes = Set(titles.map(\.size)).sorted(by: >)
        for title in titles {
            levels[title.node.pointer] = min((sizes.firstIndex(of: title.size) ?? 0) + 1, Self.deepest)
        }
    }

    /// The level of the heading that a paragraph is; `nil` for text.
    func level(of paragraph: MarkupNode) -> Int? { levels.isEmpty ? nil : levels[paragraph.pointer] }

    private static let deepest = 3
    private static let fewest = 3

    // MARK: Judging

    private static func commonestSize(_ paragraphs: [Paragraph]) -> Int {
        var lengths: [Int: Int] = [:]
        for paragraph in paragraphs { lengths[paragraph.size, default: 0] += paragraph.length }
        return lengths.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    }

    /// The places of those that do not stand in a row: a list or a letter in larger type has no titles in it.
    private static func alone(_ candidates: [Bool]) -> [Int] {
        var (found, row): ([Int], [Int]) = ([], [])
        for (place, isCandidate) in candidates.enumerated() {
            if isCandidate {
                row.append(place)
            } else {
                if row.count <= longestRow { found += row }
                row = []
            }
        }
        return found
    }

    /// The title of a part, that of a chapter and a line below it may stand together.
    private static let longestRow = 3

    /// Whether there are several, far fewer and shorter than the text, that differ and are no sentences.
    private static func areTitles(_ titles: [Paragraph], among all: [Paragraph]) -> Bool {
        guard titles.count >= fewest, titles.count * 2 <= all.count else { return false }
        let length = titles.reduce(0) { $0 + $1.length }
        guard length * 4 <= all.reduce(0, { $0 + $1.length }) else { return false }
        let different = Set(titles.map { $0.text.lowercased() }).count
        let sentences = titles.count { $0.isSentence }
        return different * 10 >= titles.count * 7 && sentences * 5 <= titles.count
    }

    // MARK: Paragraphs

    private struct Paragraph {
        let node: MarkupNode
        let text: String
        /// In bytes.
        let length: Int
        /// The smallest of its letters, in half points.
        let size: Int
        private let isBold: Bool
        private let isListed: Bool
        let hasHeadingStyle: Bool

        /// - Returns: `nil` for a paragraph without text.
        init?(_ node: MarkupNode, _ styles: WordStyles) {
            let properties = node.child("ppr")
            let style = styles.style(properties?.child("pstyle")?.attribute("val"))
            let level = WordStyles.level(properties?.child("outlinelvl")) ?? style.level ?? 0
            let runs = node.descendants.filter { $0.name == "r" && !$0.text(limit: 40).isEmpty }.map { run in
                let own = run.child("rpr")
                return WordType(own).over(styles.type(own?.child("rstyle")?.attribute("val"))).over(style.type)
            }
            text = node.text(limit: WordTitles.longest * 4)
            guard !text.isEmpty, !runs.isEmpty else { return nil }
            self.node = node
            length = node.text(limit: 20_000).utf8.count
            size = runs.map { $0.size ?? styles.size }.min() ?? styles.size
            isBold = runs.allSatisfy { $0.isBold == true && $0.isHidden != true }
            isListed = properties?.child("numpr") != nil || style.numberID != nil || style.name.hasPrefix("toc ")
            // A document may have a style for its own title alone.
            hasHeadingStyle = level > 0 && style.name != "title"
        }

        func mayBeTitle(above size: Int) -> Bool {
            isBold && !isListed && self.size * 20 >= size * 23 && text.count <= WordTitles.longest
                && text.contains(where: \.isLetter)
        }

        /// Whether it says something, as speech and signs in bold do.
        var isSentence: Bool {
            guard let first = text.first, let last = text.last else { return false }
            if ",;:”»".contains(last) || "“„«»–—".contains(first) { return true }
            return ".!".contains(last) && text.split(separator: " ").count > 5
        }
    }

    private static let longest = 90
}
