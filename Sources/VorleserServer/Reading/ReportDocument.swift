import Hummingbird
import VorleserKit

/// What the voice makes of a stretch: `GET /api/books/ID/report`.
struct ReportDocument: ResponseEncodable {
    let omissions: [LeftOut]
    let changes: [Changed]
    let guesses: [Guessed]

    struct LeftOut: Encodable {
        let start: Int
        let end: Int
        let reason: OmissionReason
        /// The reason, for people.
        let words: String
        /// How it begins.
        let text: String
    }

    struct Changed: Encodable {
        let start: Int
        let end: Int
        let printed: String
        let said: String
        let rule: String
        /// BCP 47 tag, where it is said as in another language than the voice's.
        @OrNull var language: String?
        let count: Int
    }

    struct Guessed: Encodable {
        let start: Int
        let end: Int
        let word: String
        /// How it sounds, in letters that readers of English say right; `nil` when nothing is known.
        @OrNull var respelling: String?
        let count: Int
    }

    init(_ report: ReadingReport) {
        omissions = report.omissions.map {
            LeftOut(
                start: $0.span.lowerBound.utf16,
                end: $0.span.upperBound.utf16,
                reason: $0.reason,
                words: $0.reason.words,
                text: $0.text
            )
        }
        changes = report.changes.map {
            Changed(
                start: $0.span.lowerBound.utf16,
                end: $0.span.upperBound.utf16,
                printed: $0.printed,
                said: $0.said,
                rule: $0.rule,
                language: $0.language,
                count: $0.count
            )
        }
        guesses = report.guesses.map {
            Guessed(
                start: $0.span.lowerBound.utf16,
                end: $0.span.upperBound.utf16,
                word: $0.word,
                respelling: $0.phonemes.map { Respelling($0).description },
                count: $0.count
            )
        }
    }
}
