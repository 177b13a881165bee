public import VorleserCore

/// The languages of a book's text, as far as they can be told from parts of it.
public struct BookLanguages: Sendable {
    /// How much of the text is in each language, 0 … 1, the most first. What is in no language that can be told is not
    /// counted; empty when nothing is.
    public let shares: [(language: Language, share: Double)]

    private let declared: Language?

    /// A language with less than this of the text is met in it and no more.
    private static let leastShare = 0.25

    /// - Parameter book: Parts of it are looked at, from all over the work.
    public init(of book: Book) {
        self.init(
            text: book.text,
            chapters: book.chapters,
            marks: book.marks,
            declared: book.metadata.language.flatMap { Language($0) }
        )
    }

    /// - Parameters:
    ///   - text: The book's.
    ///   - chapters: Its chapters.
    ///   - marks: Its marks; those of languages count.
    ///   - declared: What the book says that it is in; `nil` when it does not.
    /// - Complexity: Bounded, but for one walk over text and marks.
    package init(text: String, chapters: [Chapter], marks: [TextMark], declared: Language?) {
        self.declared = declared
        var tally = Tally(declared: declared)
        let stretches = LanguageStretches(marks)
        var (index, offset) = (text.startIndex, 0)
        for window in Self.windows(of: chapters) {
            index = text.utf16.index(index, offsetBy: window.lowerBound - offset)
            let end = text.utf16.index(index, offsetBy: window.count)
            var start = window.lowerBound
            for paragraph in text[index..<end].split(separator: "\n", omittingEmptySubsequences: false) {
                let span = start..<start + paragraph.utf16.count
                start = span.upperBound + 1
                if !paragraph.isEmpty { tally.count(paragraph, declaredAs: stretches.language(of: span)) }
            }
            (index, offset) = (end, window.upperBound)
        }
        shares = tally.shares
    }

    /// The language that the book is best taken to be in: the one that it says where enough of it is, else that of most
    /// of the text; `nil` when unknown.
    public var main: Language? {
        if let declared, shares.isEmpty || share(of: declared) >= Self.leastShare { return declared }
        return shares.first?.language
    }

    /// Those that a good part of the text is in.
    public var major: [Language] { shares.filter { $0.share >= Self.leastShare }.map(\.language) }

    private func share(of language: Language) -> Double { shares.first { $0.language == language }?.share ?? 0 }

    // MARK: What is looked at

    private static let (windowCount, windowLength) = (24, 1_600)

    /// All of a short book; of a long one parts at even distances, of what is to be read.
    private static func windows(of chapters: [Chapter]) -> [Range<Int>] {
        let work = chapters.filter(\.role.isPartOfTheWork)
        let spans = (work.isEmpty ? chapters : work).map(\.span.utf16)
        let length = spans.reduce(0) { $0 + $1.count }
        guard length > windowCount * windowLength else { return spans }
        var result: [Range<Int>] = []
        var passed = 0
        var next = 0
        for span in spans {
            while next < windowCount, length / windowCount * next < passed + span.count {
                let start = max(span.lowerBound + length / windowCount * next - passed, result.last?.upperBound ?? 0)
                let end = min(start + windowLength, span.upperBound)
                if start < end { result.append(start..<end) }
                next += 1
            }
            passed += span.count
        }
        return result
    }
}

/// Counts paragraphs by their languages.
private struct Tally {
    let declared: Language?
    private var weights: [Language: Int] = [:]
    /// What is too short to be judged alone, by what it is said to be in.
    private var short: [Language?: LanguageEvidence] = [:]

    /// Letters of a paragraph that is judged by itself.
    private static let enough = 240

    init(declared: Language?) { self.declared = declared }

    mutating func count(_ paragraph: Substring, declaredAs marked: Language?) {
        let evidence = LanguageEvidence(paragraph)
        let declared = marked ?? declared
        guard evidence.weight >= Self.enough else {
            short[declared, default: LanguageEvidence()].add(evidence)
            return
        }
        if let language = evidence.language(declaredAs: declared) { weights[language, default: 0] += evidence.weight }
    }

    var shares: [(language: Language, share: Double)] {
        var weights = weights
        for (declared, evidence) in short {
            if let language = evidence.language(declaredAs: declared) {
                weights[language, default: 0] += evidence.weight
            }
        }
        let all = Double(max(weights.values.reduce(0, +), 1))
        return weights.map { ($0.key, Double($0.value) / all) }
            .sorted { ($0.share, $1.language.code) > ($1.share, $0.language.code) }
    }
}

/// Where a book is marked as being in another language.
private struct LanguageStretches {
    private let marks: [(span: Range<Int>, tag: String)]

    init(_ marks: [TextMark]) {
        self.marks = marks.compactMap { mark in
            if case .language(let tag) = mark.kind { (mark.span.utf16, tag) } else { nil }
        }
    }

    /// What most of a span is marked as: the innermost mark that covers it; `nil` when none does.
    func language(of span: Range<Int>) -> Language? {
        let end = marks.partitioningIndex { $0.span.lowerBound >= span.upperBound }
        // A whole document may be marked, with thousands of marks inside: those behind are looked at first.
        let mark = marks[..<end].suffix(2_000).last { $0.span.clamped(to: span).count * 2 > span.count }
        return mark.flatMap { Language($0.tag) }
    }
}
