import VorleserCore
import VorleserText

/// Passages of a sentence or more in a language that the narrator does not speak: marked in the book, or told by their
/// words. Phrases inside a sentence are none.
struct ForeignPassages {
    struct Passage {
        /// Whole sentences without the white space around them, all in one block.
        var span: Range<Int>
        /// BCP 47 tag.
        let tag: String
        let language: Language
    }

    /// Of a chapter, in order, without overlap.
    private(set) var passages: [Passage] = []
    /// Marked words inside a sentence of the narrator's language that are more than a name or a phrase.
    private(set) var quotations: [Range<Int>] = []

    private let voice: Language
    /// The languages that the book's marks name, as far as they are believed.
    let languages: Languages
    private let printed: PrintedText
    private var progress = 0

    /// Marked words inside a sentence: fewer are a name or a phrase.
    private static let fewestQuoted = 4
    /// Marked words that are a passage: a single one, or two, are said by the narrator.
    private static let fewestMarked = 3

    /// - Parameters:
    ///   - blocks: Of the chapter.
    ///   - sentences: Of the chapter.
    ///   - base: The book's language.
    ///   - marks: Those of languages in the chapter that may be believed, see ``MarkTrust``.
    ///   - printed: The chapter's text.
    ///   - voice: The language that the narrator speaks.
    init(
        in blocks: [Block],
        _ sentences: ArraySlice<Sentence>,
        base: String,
        marks: [TextMark],
        _ printed: PrintedText,
        for voice: Language
    ) {
        (self.voice, self.printed) = (voice, printed)
        languages = Languages(base: base, marks: marks)
        // A book that is in another language altogether is not read at all, or as it is.
        guard Language(base) ?? voice == voice else { return }
        var rest = sentences
        for block in blocks {
            var spans: [Range<Int>] = []
            var start = block.span.lowerBound
            while let sentence = rest.first?.span.utf16, sentence.lowerBound < block.span.upperBound {
                let clamped = sentence.clamped(to: block.span)
                if start < clamped.lowerBound { spans.append(start..<clamped.lowerBound) }
                if !clamped.isEmpty { spans.append(clamped) }
                start = max(start, clamped.upperBound)
                if sentence.upperBound > block.span.upperBound { break }
                rest.removeFirst()
            }
            if start < block.span.upperBound { spans.append(start..<block.span.upperBound) }
            judge(spans.map(printed.trimmed).filter { !$0.isEmpty })
        }
        findQuotations(marks)
    }

    // MARK: Sentences

    private struct Judged {
        let span: Range<Int>
        /// `nil` for the narrator's own.
        var language: Language?
        var tag: String?
        /// Whether its language is that of the sentences around it, since its own words do not tell.
        var isOpen = false
        /// The language that its words point to, where they do not suffice.
        var leaning: Language?
    }

    private mutating func judge(_ spans: [Range<Int>]) {
        var sentences = spans.map { judged($0) }
        guard sentences.contains(where: { $0.language != nil || $0.isOpen }) else { return }
        settleByBlock(&sentences)
        settleByNeighbours(&sentences)
        for sentence in sentences {
            guard let language = sentence.language else { continue }
            if let last = passages.last, last.language == language, last.span.lowerBound >= spans[0].lowerBound,
                printed.trimmed(last.span.upperBound..<sentence.span.lowerBound).isEmpty
            {
                passages[passages.count - 1].span = last.span.lowerBound..<sentence.span.upperBound
            } else {
                passages.append(Passage(span: sentence.span, tag: sentence.tag ?? language.code, language: language))
            }
        }
    }

    private mutating func judged(_ span: Range<Int>) -> Judged {
        let text = String(decoding: printed[span], as: UTF16.self)
        if let tag = languages.tag(ofAll: span, in: printed, from: &progress), let marked = Language(tag) {
            if marked == voice { return Judged(span: span) }
            // Many books are marked wrongly; what their words say goes first.
            if case .other(voice) = SentenceLanguage(of: text, in: marked) { return Judged(span: span) }
            if wordCount(span) >= Self.fewestMarked { return Judged(span: span, language: marked, tag: tag) }
            return Judged(span: span, isOpen: true, leaning: marked)
        }
        return switch SentenceLanguage(of: text, in: voice) {
        case .own: Judged(span: span)
        case .other(let language): Judged(span: span, language: language)
        case .unsure(let leaning): Judged(span: span, isOpen: true, leaning: leaning)
        }
    }

    /// A paragraph together says more than its sentences, and of more languages.
    private func settleByBlock(_ sentences: inout [Judged]) {
        guard sentences.contains(where: \.isOpen), let first = sentences.first, let last = sentences.last else {
            return
        }
        let text = String(decoding: printed[first.span.lowerBound..<last.span.upperBound], as: UTF16.self)
        guard let language = LanguageEvidence(text).language(declaredAs: Language(languages.base)), language != voice
        else { return }
        for index in sentences.indices where sentences[index].isOpen {
            (sentences[index].language, sentences[index].isOpen) = (language, false)
        }
    }

    /// A short sentence is in what stands on both sides of it, or on one if it looks like that.
    private func settleByNeighbours(_ sentences: inout [Judged]) {
        // What the next sentence is in that is not open, for each; `nil` for the narrator's language, or where there is none.
        var following = [Language?](repeating: nil, count: sentences.count)
        for index in sentences.indices.dropLast().reversed() {
            let next = sentences[index + 1]
            following[index] = next.isOpen ? following[index + 1] : next.language
        }
        for index in sentences.indices where sentences[index].isOpen {
            let (before, after) = (index > 0 ? sentences[index - 1].language : nil, following[index])
            if let leaning = sentences[index].leaning, [before, after].contains(leaning) {
                sentences[index].language = leaning
            } else if let language = before, after == language {
                sentences[index].language = language
            }
            sentences[index].isOpen = false
        }
    }

    private func wordCount(_ span: Range<Int>) -> Int {
        String(decoding: printed[span], as: UTF16.self).split { !$0.isLetter }.count
    }

    // MARK: Inside sentences

    private mutating func findQuotations(_ marks: [TextMark]) {
        var next = 0
        for mark in marks {
            guard case .language(let tag) = mark.kind, let language = Language(tag), language != voice else { continue }
            let span = printed.trimmed(printed.clamped(mark.span.utf16))
            while next < passages.count, passages[next].span.upperBound <= span.lowerBound { next += 1 }
            guard !span.isEmpty, span.lowerBound >= quotations.last?.upperBound ?? 0,
                next == passages.count || passages[next].span.lowerBound >= span.upperBound,
                printed.firstNewline(in: span) == nil,
                printed[span].split(whereSeparator: \.isWhiteSpace).count >= Self.fewestQuoted
            else { continue }
            quotations.append(span)
        }
    }

    // MARK: What becomes of them

    /// All of them, as left out.
    var regions: [Omissions.Region] {
        (passages.map(\.span) + quotations).sorted { $0.lowerBound < $1.lowerBound }
            .map { Omissions.Region(span: $0, reason: .foreignLanguage) }
    }

    /// The passage that a span lies in.
    /// - Parameters:
    ///   - span: A sentence, or what is left of one.
    ///   - first: The passage to begin with; moved past those that end before the span.
    /// - Returns: `nil` when it is the narrator's.
    func passage(holding span: Range<Int>, from first: inout Int) -> Passage? {
        while first < passages.count, passages[first].span.upperBound <= span.lowerBound { first += 1 }
        guard first < passages.count, passages[first].span.lowerBound < span.upperBound else { return nil }
        return passages[first]
    }
}
