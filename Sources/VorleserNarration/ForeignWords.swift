import VorleserCore

/// Words in another language than their speaker's that stay with the speaker: phrases that the book marks, and passages
/// that no other voice takes. The engine says them with the sounds of their language, as well as the voice can.
struct ForeignWords {
    private struct Stretch {
        let span: Range<Int>
        let tag: String
        let language: Language

        func cut(to span: Range<Int>) -> Self { Self(span: span, tag: tag, language: language) }
    }

    /// In order, without overlap.
    private let stretches: [Stretch]
    private var first = 0

    /// - Parameters:
    ///   - found: What the chapter's marks say that may be believed, and its passages.
    ///   - keepsPassages: Whether passages stay with a speaker at all, and are not left out.
    ///   - printed: The chapter's text.
    ///   - languages: What can be said so; `nil` for any.
    init(
        _ found: ForeignPassages,
        keepsPassages: Bool,
        _ printed: PrintedText,
        in languages: Set<Language>?
    ) {
        let marked = found.languages.stretches.compactMap { span, tag in
            Language(tag).map { Stretch(span: span, tag: tag, language: $0) }
        }
        let passages = (keepsPassages ? found.passages : []).map {
            Stretch(span: $0.span, tag: $0.tag, language: $0.language)
        }
        stretches = Self.merge(passages, into: marked).filter {
            printed.isSpeakable($0.span) && languages?.contains($0.language) ?? true
        }
    }

    /// Both in order; of the found ones what no mark covers.
    private static func merge(_ found: [Stretch], into marked: [Stretch]) -> [Stretch] {
        var result: [Stretch] = []
        var rest = marked[...]
        for passage in found {
            var start = passage.span.lowerBound
            while let next = rest.first, next.span.lowerBound < passage.span.upperBound {
                if start < next.span.lowerBound {
                    result.append(passage.cut(to: start..<next.span.lowerBound))
                }
                result.append(next)
                start = max(start, next.span.upperBound)
                rest.removeFirst()
            }
            if start < passage.span.upperBound { result.append(passage.cut(to: start..<passage.span.upperBound)) }
        }
        return result + rest
    }

    /// The runs of a sentence, those in another language than the speaker's parted from the others and named.
    /// - Parameters:
    ///   - runs: In order. Words that a rule put in their place are in the sentence's language.
    ///   - speaker: What the voice speaks.
    ///   - sentence: What the sentence is in.
    /// - Returns: Runs that cover the same text.
    mutating func named(_ runs: [Run], for speaker: Language, in sentence: Language?) -> [Run] {
        guard let start = runs.first?.span.lowerBound else { return runs }
        while first < stretches.count, stretches[first].span.upperBound <= start { first += 1 }
        var index = first
        return runs.flatMap { run in
            guard run.change == nil else { return [named(run, for: speaker, in: sentence, from: &index)] }
            var parts: [Run] = []
            var here = run.span.lowerBound
            while here < run.span.upperBound {
                while index < stretches.count, stretches[index].span.upperBound <= here { index += 1 }
                guard index < stretches.count, stretches[index].span.lowerBound < run.span.upperBound else { break }
                let stretch = stretches[index]
                let inside = max(here, stretch.span.lowerBound)..<min(run.span.upperBound, stretch.span.upperBound)
                if stretch.language == speaker {
                    parts.append(Run(span: here..<inside.upperBound))
                } else {
                    if here < inside.lowerBound { parts.append(Run(span: here..<inside.lowerBound)) }
                    parts.append(Run(span: inside, language: stretch.tag))
                }
                here = inside.upperBound
            }
            if here < run.span.upperBound { parts.append(Run(span: here..<run.span.upperBound)) }
            return parts
        }
    }

    /// A changed run, named where its words come from the rules of the language around it.
    private func named(_ run: Run, for speaker: Language, in sentence: Language?, from index: inout Int) -> Run {
        while index < stretches.count, stretches[index].span.upperBound <= run.span.lowerBound { index += 1 }
        guard index < stretches.count, stretches[index].span.lowerBound <= run.span.lowerBound,
            run.span.upperBound <= stretches[index].span.upperBound, !run.span.isEmpty,
            stretches[index].language != speaker, stretches[index].language == sentence,
            run.change?.rule != Pronunciations.rule
        else { return run }
        var named = run
        named.language = stretches[index].tag
        return named
    }
}
