import VorleserCore
import VorleserText

/// Tells marks of languages that may be believed from those that the text contradicts, such as an editor's own language
/// on every paragraph of a document.
struct MarkTrust {
    private let printed: PrintedText

    /// UTF-16 code units that tell what the text is in that is marked as one language.
    private static let sample = 4_000
    /// Languages of a chapter that are looked at.
    private static let mostTags = 20

    init(_ printed: PrintedText) { self.printed = printed }

    /// The marks of languages whose text does not clearly say otherwise, all of a chapter together.
    func trusted(_ marks: [TextMark]) -> [TextMark] {
        var samples: [String: (evidence: LanguageEvidence, length: Int)] = [:]
        let marks = marks.filter { mark in
            guard case .language(let tag) = mark.kind, Language(tag) != nil else { return false }
            guard var sample = samples[tag] ?? (samples.count < Self.mostTags ? (LanguageEvidence(), 0) : nil) else {
                return true
            }
            let span = printed.clamped(mark.span.utf16)
            let end = min(span.upperBound, span.lowerBound + Self.sample - sample.length)
            guard end > span.lowerBound else { return true }
            sample.evidence.add(String(decoding: printed[span.lowerBound..<end], as: UTF16.self))
            sample.length += end - span.lowerBound
            samples[tag] = sample
            return true
        }
        let wrong = samples.filter { tag, sample in
            let declared = Language(tag)
            return sample.evidence.language(declaredAs: declared) != declared
        }
        guard !wrong.isEmpty else { return marks }
        return marks.filter { mark in
            if case .language(let tag) = mark.kind { wrong[tag] == nil } else { false }
        }
    }
}
