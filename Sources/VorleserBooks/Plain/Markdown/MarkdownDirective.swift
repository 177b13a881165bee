/// A block of MyST's whose words are for readers: ```` ```{admonition} Watch out ````, ```` ```{figure} cat.png ````.
struct MarkdownDirective {
    typealias Line = ArraySlice<UInt8>

    private let name: String
    private let argument: String
    private let margin: Int
    private var options: [String: String] = [:]
    private var body: [Line]

    /// - Returns: `nil` for programs, and for what is made by one.
    init?(_ fence: MarkdownFence, _ lines: ArraySlice<Line>) {
        guard let (name, argument) = fence.directive, Self.kind(of: name) != nil else { return nil }
        (self.name, self.argument, margin) = (name, argument, fence.margin)
        body = lines.map { line in line.dropFirst(min(fence.margin, line.prefix { $0 == 0x20 }.count)) }
        takeOptions()
    }

    // MARK: Names

    private enum Kind { case note, titled, container, picture, formula, glossary }

    private static func kind(of name: String) -> Kind? { kinds[name] ?? (name.hasPrefix("prf:") ? .titled : nil) }

    /// Whether the name is one of a note with a sort of its own: `tip`, `warning`.
    static func isNote(_ name: String) -> Bool {
        kinds[name] == .note
            || ["info", "success", "details", "question", "example", "quote", "callout"].contains(name)
    }

    private static let kinds: [String: Kind] = {
        let lists: [(Kind, String)] = [
            (
                .note,
                """
                note tip important warning caution hint attention danger error seealso todo versionadded versionchanged \
                deprecated
                """
            ),
            (
                .titled,
                """
                admonition topic sidebar card dropdown tab-item grid-item-card exercise solution theorem lemma \
                definition proof example rubric table list-table exercise-start
                """
            ),
            (
                .container,
                """
                margin aside epigraph pull-quote highlights compound container div blockquote grid tab-set grid-item \
                card-carousel only keypoints questions objectives callout discussion challenge instructor
                """
            ),
            (.picture, "figure image figure-md"), (.formula, "math"), (.glossary, "glossary"),
        ]
        return lists.reduce(into: [:]) { table, list in
            for name in list.1.split(separator: " ") { table[String(name)] = list.0 }
        }
    }()

    // MARK: Options

    /// `:name: fig-1` on the first lines, or `name: fig-1` between lines of hyphens.
    private mutating func takeOptions() {
        if let first = body.first, Self.isRule(first), let end = body.dropFirst().firstIndex(where: Self.isRule) {
            for line in body[1..<end] { takeOption(String(decoding: line, as: UTF8.self)[...]) }
            body.removeFirst(end + 1)
            return
        }
        while let first = body.first {
            let text = Substring(String(decoding: first, as: UTF8.self)).trimmed()
            guard text.hasPrefix(":"), let end = text.dropFirst().firstIndex(of: ":"),
                !text[..<end].contains(" "), text.distance(from: text.startIndex, to: end) > 1
            else { return }
            takeOption(text.dropFirst())
            body.removeFirst()
        }
    }

    private mutating func takeOption(_ text: Substring) {
        guard let colon = text.firstIndex(of: ":") else { return }
        let value = text[text.index(after: colon)...].trimmed().trimming { $0 == "\"" || $0 == "'" }
        options[text[..<colon].trimmed().lowercased()] = String(value)
    }

    private static func isRule(_ line: Line) -> Bool {
        line.starts(with: "---".utf8) && line.allSatisfy { $0 == UInt8(ascii: "-") || $0 <= 0x20 }
    }

    // MARK: Writing

    /// Its lines in GitHub's dialect.
    /// - Parameter inner: Brings the lines inside into it.
    /// - Returns: Between blank lines, set in as the fence was.
    func written(_ inner: ([Line]) -> [Line]) -> [Line] {
        let indent = [UInt8](repeating: 0x20, count: margin)
        return ([[]] + ownLines(inner) + [[]]).map { $0.isEmpty ? [] : Line(indent + Array($0)) }
    }

    private func ownLines(_ inner: ([Line]) -> [Line]) -> [Line] {
        switch Self.kind(of: name) {
        case .note: quotation(paragraph(sort) + paragraph(argument) + inner(body))
        case .titled:
            ["table", "list-table", "rubric"].contains(name)
                ? paragraph(argument) + inner(body) : quotation(paragraph(title) + inner(body))
        case .picture: picture + inner(body)
        case .formula: [Line("$$".utf8)] + body.filter { !$0.isEmpty } + [Line("$$".utf8)]
        case .glossary: body.map { $0.first == 0x20 ? Line(": ".utf8) + $0.drop { $0 == 0x20 } : $0 }
        case .container, nil: inner(body)
        }
    }

    private var title: String { argument.isEmpty && name != "admonition" ? sort : argument }

    /// The name as words: “See also”.
    private var sort: String {
        if name == "seealso" { return "See also" }
        let words = name.split(separator: ":").last ?? ""
        return words.prefix(1).uppercased() + words.dropFirst().replacing("-", with: " ")
    }

    private func paragraph(_ words: String) -> [Line] { words.isEmpty ? [] : [Line(words.utf8), []] }

    private func quotation(_ lines: [Line]) -> [Line] { lines.map { Line(Array("> ".utf8) + Array($0)) } }

    private var picture: [Line] {
        guard name != "figure-md" else { return [] }
        let alternative = InlineDialect.escaped(options["alt"] ?? "")
        return [Line(Array("![".utf8) + alternative + Array("](<\(argument)>)".utf8)), []]
    }
}
