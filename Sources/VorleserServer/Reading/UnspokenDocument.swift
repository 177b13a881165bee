import VorleserKit

/// Why a book is not read aloud, in the documents of books.
struct UnspokenDocument: Encodable {
    /// The book's language; `nil` when it cannot be told.
    @OrNull var language: String?
    /// For a card: “No voice for German”.
    let words: String
    /// A sentence.
    let message: String
    /// What may be done, or what the voices speak instead.
    @OrNull var suggestion: String?

    /// Whether the voice can say its letters: then it can be heard all the same, as if it were in the voice's language.
    let isSayable: Bool
    /// Whether there is no word in the book.
    let isWordless: Bool
    /// Whether the better voice speaks its language, which `POST /api/model` brings.
    let isFetchable: Bool

    init(_ mismatch: LanguageMismatch) {
        switch mismatch {
        case .noVoice(let language, _), .otherVoice(_, let language, _): self.language = language.code
        case .noVoiceForLetters, .nothingToSay: language = nil
        }
        isSayable = mismatch.isSayable
        isWordless = mismatch == .nothingToSay
        isFetchable = mismatch.isMendedByBetterVoice
        let short = mismatch.shortWords
        words = short.prefix(1).uppercased() + short.dropFirst()
        message = mismatch.errorDescription ?? words
        suggestion = mismatch.recoverySuggestion
    }
}
