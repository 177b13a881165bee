/// A listener's pronunciations as plain text, for the eye, the editor and other machines.
///
///     # A line that begins with # is a remark. Columns are parted by tabs:
///     # word        way        what is said      options           note
///     Hermione      ipa        hɜːrˈmaɪəni
///     Cholmondeley  say        Chumley                             a village
///     Kokoro        phonemes   kˈOkəɹO           match-case
///     \[\d+\]       skip                         regex
///
/// The way is `say`, `ipa`, `phonemes` or `skip`; options are `anywhere`, `regex`, `match-case`, parted by commas.
/// Columns at the end may be left out. A word that itself begins with # has a `\` before it. Earlier lines go first.
///
/// What cannot be read stays in the document as it is, as do remarks and blank lines: nothing is lost when a line is
/// added or removed.
public struct PronunciationDocument: Hashable, Sendable {
    private var lines: [Line]

    fileprivate struct Line: Hashable {
        let text: String
        let content: Content

        enum Content: Hashable {
            case rule(UserPronunciation)
            case remark
            case unreadable(PronunciationError)
        }

        var rule: UserPronunciation? {
            if case .rule(let rule) = content { rule } else { nil }
        }
    }

    /// An empty one.
    public init() { lines = [] }

    /// A document that holds a list's rules, in its order.
    public init(_ rules: [UserPronunciation]) { lines = rules.map(Line.init) }

    /// Reads a document; line ends of any kind.
    /// - Parameter text: Its lines.
    public init(_ text: String) {
        self.init(text) { _ in }
    }

    /// Reads a document of somebody else's, whose patterns are new here.
    /// - Parameters:
    ///   - text: Its lines; line ends of any kind.
    ///   - trials: What tries its patterns, and those of other documents that come with it.
    public init(_ text: String, triedBy trials: inout PatternTrials) {
        self.init(text) { rule throws(PronunciationError) in try trials.take(rule) }
    }

    private init(_ text: String, _ judge: (UserPronunciation) throws(PronunciationError) -> Void) {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            Line(reading: $0, judge)
        }
        if lines.last?.text.isEmpty ?? false { lines.removeLast() }
        self.lines = lines
    }

    /// The document, each line ended by a newline.
    public var text: String { lines.reduce(into: "") { $0 += $1.text + "\n" } }

    /// The pronunciations, in order.
    public var rules: [UserPronunciation] { lines.compactMap(\.rule) }

    /// The lines that could not be read.
    public var problems: [Problem] {
        lines.enumerated().compactMap { index, line in
            guard case .unreadable(let error) = line.content else { return nil }
            return Problem(line: index + 1, text: line.text, error: error)
        }
    }

    /// A line that could not be read.
    public struct Problem: Hashable, Sendable {
        /// Counted from 1.
        public let line: Int
        public let text: String
        public let error: PronunciationError
    }

    /// Adds a pronunciation at the end, or in the place of the one that looks for the same.
    /// - Returns: The one it took the place of.
    @discardableResult
    public mutating func add(_ rule: UserPronunciation) -> UserPronunciation? {
        put(rule, at: lines.firstIndex { $0.rule?.seeksTheSame(as: rule) ?? false })
    }

    /// Adds pronunciations one after another, as ``add(_:)`` does.
    /// - Parameter rules: In order.
    /// - Returns: How many took the place of one that says something else.
    public mutating func add(contentsOf rules: [UserPronunciation]) -> Int {
        let sought = lines.enumerated().compactMap { index, line in line.rule.map { ($0.target, index) } }
        var places = Dictionary(sought) { first, _ in first }
        return rules.count { rule in
            let (target, end) = (rule.target, lines.count)
            let replaced = put(rule, at: places[target])
            if replaced == nil { places[target] = end }
            return replaced != nil && replaced != rule
        }
    }

    /// - Returns: The rule whose place it took; `nil` where it is at the end.
    private mutating func put(_ rule: UserPronunciation, at index: Int?) -> UserPronunciation? {
        guard let index else {
            lines.append(Line(rule))
            return nil
        }
        let replaced = lines[index].rule
        if replaced != rule { lines[index] = Line(rule) }
        return replaced
    }

    /// Removes the pronunciations that fulfil a condition.
    /// - Parameter shouldRemove: Asked with the place among ``rules``, counted from 0.
    /// - Returns: What was removed.
    public mutating func remove(where shouldRemove: (Int, UserPronunciation) -> Bool) -> [UserPronunciation] {
        var removed: [UserPronunciation] = []
        var place = -1
        lines.removeAll { line in
            guard let rule = line.rule else { return false }
            place += 1
            guard shouldRemove(place, rule) else { return false }
            removed.append(rule)
            return true
        }
        return removed
    }
}

extension PronunciationDocument.Line {
    init(_ rule: UserPronunciation) {
        self.init(text: rule.line, content: .rule(rule))
    }

    init(reading text: Substring, _ judge: (UserPronunciation) throws(PronunciationError) -> Void) {
        let content: Content
        if text.first == "#" || text.allSatisfy(\.isWhitespace) {
            content = .remark
        } else {
            do throws(PronunciationError) {
                let rule = try UserPronunciation(line: text)
                try judge(rule)
                content = .rule(rule)
            } catch {
                content = .unreadable(error)
            }
        }
        self.init(text: String(text), content: content)
    }
}
