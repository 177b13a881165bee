import VorleserCore

/// Writes the bodies of a FictionBook as pages: one for each outermost section, one for the notes of each body of notes.
///
/// Works through a list of what is still to be written, so that no depth of the file is one of the stack.
struct FictionBookWriting {
    private(set) var pages: [WrittenBook.Page] = []
    private(set) var contents: [NavigationEntry] = []
    private(set) var notes: [String] = []

    private let bodies: [MarkupNode]
    /// Which page each element with a name of its own is on.
    private var places: [String: String] = [:]
    private var noteNames: Set<String> = []

    private var writer = PageWriter()
    private var href = ""
    private var depth = 0
    private var sections = 0
    private var isInNotes = false
    /// The number of a note whose first line is still to come.
    private var label: String?

    private enum Step {
        case node(MarkupNode)
        case markup(String)
        case leaveSection
    }

    init(_ root: MarkupNode) {
        bodies = root.childElements.filter { $0.name == "body" }
    }

    /// Writes all bodies.
    mutating func write() {
        let parts = bodies.enumerated().flatMap { Self.parts(of: $1, isNotes: Self.isNotes($1, at: $0)) }
        let names = parts.indices.map { "part-\($0 + 1).xhtml" }
        for (part, name) in zip(parts, names) { findNames(in: part, on: name) }
        for (part, name) in zip(parts, names) { write(part, on: name) }
    }

    // MARK: Parts

    /// What makes one page.
    private struct Part {
        let nodes: [MarkupNode]
        let isNotes: Bool
    }

    private static func isNotes(_ body: MarkupNode, at index: Int) -> Bool {
        index > 0 && body.attribute("name")?.collapsed.nonEmpty != nil
    }

    private static func parts(of body: MarkupNode, isNotes: Bool) -> [Part] {
        let children = body.childElements
        guard !isNotes else { return [Part(nodes: children, isNotes: true)] }
        var parts: [Part] = []
        var before: [MarkupNode] = []
        for child in children {
            guard child.name == "section" else {
                before.append(child)
                continue
            }
            if !before.isEmpty { parts.append(Part(nodes: before, isNotes: false)) }
            before = []
            parts.append(Part(nodes: [child], isNotes: false))
        }
        if !before.isEmpty { parts.append(Part(nodes: before, isNotes: false)) }
        return parts
    }

    private mutating func findNames(in part: Part, on page: String) {
        for top in part.nodes {
            for node in [top] + Array(top.descendants) {
                guard let id = node.attribute("id")?.nonEmpty, places[id] == nil else { continue }
                places[id] = page
                if part.isNotes { noteNames.insert(id) }
            }
        }
    }

    private mutating func write(_ part: Part, on name: String) {
        (writer, href, depth, isInNotes, label) = (PageWriter(), name, 0, part.isNotes, nil)
        if isInNotes {
            notes.append(name)
            writer.markup("<section epub:type=\"endnotes\">")
        }
        for node in part.nodes { write(node) }
        if isInNotes { writer.markup("</section>") }
        pages.append(.init(href: name, bytes: writer.page))
    }

    // MARK: Elements

    private mutating func write(_ top: MarkupNode) {
        var steps = [Step.node(top)]
        while let step = steps.popLast() {
            switch step {
            case .markup(let markup): writer.markup(markup)
            case .leaveSection: depth -= 1
            case .node(let node) where node.isText: writer.text(node.characters)
            case .node(let node) where node.isElement: steps.append(contentsOf: self.steps(for: node).reversed())
            case .node: break
            }
        }
    }

    private mutating func steps(for node: MarkupNode) -> [Step] {
        switch node.name {
        case "section": return section(node)
        case "title": return title(node, level: min(depth + 1, 6))
        case "subtitle": return subtitle(node)
        case "p": return paragraph(node)
        case "epigraph": return around(node, "blockquote", " epub:type=\"epigraph\"")
        case "cite", "annotation": return around(node, "blockquote")
        case "text-author": return around(node, "p", " class=\"text-author\"")
        case "date" where node.parent?.name == "poem": return around(node, "p")
        case "poem": return around(node, "div", " class=\"poem\"")
        case "stanza": return stanza(node)
        case "v": return around(node, "p")
        case "emphasis": return around(node, "em")
        case "strikethrough": return around(node, "s")
        case "strong", "sub", "sup", "code", "table", "tr": return around(node, node.name)
        case "td", "th": return around(node, node.name, Self.spans(of: node))
        case "a": return link(node)
        case "image": return picture(node)
        case "empty-line": return [.markup("<p>&#160;</p>")]
        default: return inside(node)
        }
    }

    private func inside(_ node: MarkupNode) -> [Step] {
        var steps: [Step] = []
        var child = node.firstChild
        while let current = child {
            steps.append(.node(current))
            child = current.next
        }
        return steps
    }

    private func around(_ node: MarkupNode, _ name: String, _ attributes: String = "") -> [Step] {
        let own = PageWriter.attribute("id", node.attribute("id")?.nonEmpty)
        return [.markup("<\(name)\(own)\(attributes)>")] + inside(node) + [.markup("</\(name)>")]
    }

    private static func spans(of cell: MarkupNode) -> String {
        ["colspan", "rowspan"].map { name in
            PageWriter.attribute(name, cell.attribute(name).flatMap { Int($0) }.map { String(min(max($0, 1), 1000)) })
        }.joined()
    }

    // MARK: Sections

    private mutating func section(_ node: MarkupNode) -> [Step] {
        if isInNotes, let id = node.attribute("id")?.nonEmpty { return note(node, id) }
        depth += 1
        sections += 1
        let anchor = "section-\(sections)"
        if node.child("title") != nil {
            contents.append(
                NavigationEntry(depth: depth, title: "", target: .init(path: href, fragment: anchor))
            )
        }
        let own = node.attribute("id")?.nonEmpty.map { "<span\(PageWriter.attribute("id", $0))></span>" } ?? ""
        return [.markup("<section id=\"\(anchor)\">\(own)")] + inside(node) + [.markup("</section>"), .leaveSection]
    }

    private mutating func note(_ node: MarkupNode, _ id: String) -> [Step] {
        let title = node.child("title")
        label = title?.text(limit: 200).nonEmpty
        let start = "<aside epub:type=\"endnote\"\(PageWriter.attribute("id", id))>"
        let rest = inside(node).filter { step in
            if case .node(let child) = step, child == title { false } else { true }
        }
        return [.markup(start)] + rest + [.markup("</aside>")]
    }

    /// The lines of a title, which are one heading.
    private func title(_ node: MarkupNode, level: Int) -> [Step] {
        let isOfVerse = ["poem", "stanza"].contains(node.parent?.name)
        let name = isOfVerse ? "p" : "h\(level)"
        return lines(of: node, in: name, isOfVerse ? " class=\"title\"" : "")
    }

    private func subtitle(_ node: MarkupNode) -> [Step] {
        let isHeading =
            !isInNotes && depth > 0 && node.parent?.name == "section"
            && node.text(limit: 200).contains { $0.isLetter || $0.isNumber }
        return around(node, isHeading ? "h\(min(depth + 2, 6))" : "p", " class=\"subtitle\"")
    }

    private mutating func paragraph(_ node: MarkupNode) -> [Step] {
        var steps = around(node, "p")
        if let label { steps.insert(.markup(PageWriter.escaped(label) + " "), at: 1) }
        label = nil
        return steps
    }

    private func stanza(_ node: MarkupNode) -> [Step] {
        let headings = node.childElements.filter { ["title", "subtitle"].contains($0.name) }
        return headings.map(Step.node) + lines(of: node, in: "p", " class=\"stanza\"")
    }

    private func lines(of node: MarkupNode, in name: String, _ attributes: String) -> [Step] {
        var steps = [Step.markup("<\(name)\(attributes)>")]
        var isFirst = true
        for line in node.childElements where ["p", "v"].contains(line.name) {
            if !isFirst { steps.append(.markup("<br/>")) }
            if let id = line.attribute("id")?.nonEmpty {
                steps.append(.markup("<span\(PageWriter.attribute("id", id))></span>"))
            }
            steps += inside(line)
            isFirst = false
        }
        return steps + [.markup("</\(name)>")]
    }

    // MARK: Links and pictures

    private func link(_ node: MarkupNode) -> [Step] {
        guard let address = node.attribute("href")?.collapsed.nonEmpty else { return around(node, "span") }
        guard address.hasPrefix("#") else { return around(node, "a", PageWriter.attribute("href", address)) }
        let name = String(address.dropFirst())
        guard let page = places[name] else { return around(node, "span") }
        let target = PageWriter.attribute("href", PageWriter.address(page, fragment: name))
        guard noteNames.contains(name), !isInNotes else { return around(node, "a", target) }
        let isRaised = node.parent?.name == "sup"
        let reference = around(node, "a", target + " epub:type=\"noteref\"")
        return isRaised ? reference : [.markup("<sup>")] + reference + [.markup("</sup>")]
    }

    private func picture(_ node: MarkupNode) -> [Step] {
        guard let path = FictionBookPicture.path(shownBy: node) else { return [] }
        let alternative = node.attribute("alt") ?? node.attribute("title") ?? ""
        let image =
            "<img\(PageWriter.attribute("src", PageWriter.address(path)))\(PageWriter.attribute("alt", alternative))/>"
        let isInText = ["p", "v", "td", "th", "a", "strong", "emphasis", "style"].contains(node.parent?.name)
        return [.markup(isInText ? image : "<div>\(image)</div>")]
    }
}
