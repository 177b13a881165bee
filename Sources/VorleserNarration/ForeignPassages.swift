import VorleserCore
import VorleserText

/// Passages in a language that the voice does not speak, for listeners who do not wish to hear them.
struct ForeignPassages {
    /// Of a chapter, in order, without overlap.
    private(set) var regions: [Omissions.Region] = []

    private let voice: Language
    private let printed: PrintedText

    /// Words of fewer are a name or a phrase, and are read with the sentence that they stand in.
    private static let fewestWords = 4

    /// - Parameters:
    ///   - blocks: Of the chapter.
    ///   - languages: As marked.
    ///   - marks: Of the chapter.
    ///   - printed: The chapter's text.
    ///   - voice: The language that the voice speaks.
    init(in blocks: [Block], _ languages: Languages, marks: [TextMark], _ printed: PrintedText, for voice: Language) {
        (self.voice, self.printed) = (voice, printed)
        // A book that is in another language altogether is not read at all, or as it is.
        guard Language(languages.base) ?? voice == voice else { return }
        let marks = marks.filter { if case .language = $0.kind { true } else { false } }
        var next = 0
        for block in blocks {
            let tag = languages.language(of: block.span, from: &next)
            if isForeign(block.span, declaredAs: Language(tag)) {
                add(printed.trimmed(block.span))
            } else {
                let first = marks.partitioningIndex { $0.span.lowerBound.utf16 >= block.span.lowerBound }
                for mark in marks[first...].prefix(while: { $0.span.lowerBound.utf16 < block.span.upperBound }) {
                    guard case .language(let tag) = mark.kind, let language = Language(tag), language != voice else {
                        continue
                    }
                    let span = printed.trimmed(printed.clamped(mark.span.utf16))
                    if printed[span].split(whereSeparator: \.isWhiteSpace).count >= Self.fewestWords { add(span) }
                }
            }
        }
    }

    private func isForeign(_ span: Range<Int>, declaredAs declared: Language?) -> Bool {
        let evidence = LanguageEvidence(String(decoding: printed[span], as: UTF16.self))
        guard let language = evidence.language(declaredAs: declared) else { return false }
        return language != voice
    }

    private mutating func add(_ span: Range<Int>) {
        guard !span.isEmpty, span.lowerBound >= regions.last?.span.upperBound ?? 0 else { return }
        regions.append(Omissions.Region(span: span, reason: .foreignLanguage))
    }
}
