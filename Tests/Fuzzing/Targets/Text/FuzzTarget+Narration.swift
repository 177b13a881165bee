import Phonemes
import VorleserCore
import VorleserNarration
import VorleserTesting

extension FuzzTarget {
    /// What is said of a book made of an input: blocks in blocks, marks in marks, any text.
    static let narration = FuzzTarget(name: "narration", input: "strokes that make a book") { bytes in
        var drawing = BookDrawing(bytes)
        let book = drawing.book()
        for narrator in narrators {
            let script = narrator.script(of: book)
            let violations = ScriptLaws.violations(of: script, in: book)
            try LawBreach.unless(violations.isEmpty, violations.prefix(3).joined(separator: "; "))
            let parts = book.chapters.flatMap { narrator.script(of: book, in: $0.span).utterances }
            try LawBreach.unless(parts == script.utterances, "the chapters' scripts are not the book's")
        }
    }

    private static let narrators = [
        Narrator(limits: UtteranceLimits(shortest: 25, longest: 200)),
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 1)),
        Narrator(
            settings: NarrationSettings(spoken: Set(OmissionReason.allCases), readsImages: true),
            limits: UtteranceLimits(shortest: 60, longest: 80),
            accent: .british
        ),
    ]

    /// A listener's own pronunciations, from any file, on any text.
    static let pronunciations = FuzzTarget(
        name: "pronunciations",
        input: "a file of pronunciations, a byte 0, a text"
    ) { bytes in
        let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        let file = String(decoding: parts.first ?? [], as: UTF8.self)
        let text = String(decoding: parts.dropFirst().first ?? [], as: UTF8.self)
        let imported = ImportedPronunciations(file)
        let written = PronunciationDocument(imported.rules)
        try LawBreach.unless(written.problems.isEmpty, "what was written cannot be read")
        let again = PronunciationDocument(written.text)
        try LawBreach.unless(again.rules == imported.rules, "what was written is read as something else")
        for accent in Accent.allCases {
            let form = Pronunciations(Array(imported.rules.prefix(20)), accent: accent)
            let passage = Passage(String(text.prefix(1000)), language: "en")
            var end = 0
            for replacement in form.replacements(in: passage) {
                try LawBreach.unless(
                    replacement.range.lowerBound >= end && replacement.range.upperBound <= passage.length,
                    "a replacement at \(replacement.range), after \(end)"
                )
                end = replacement.range.upperBound
            }
        }
    }
}
