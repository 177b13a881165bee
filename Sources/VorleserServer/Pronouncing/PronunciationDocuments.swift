import Hummingbird
import VorleserKit

/// How a word is said, as clients see it.
struct SpokenWordDocument: ResponseEncodable {
    let word: String
    let start: Int
    let end: Int
    let said: Said
    let alternatives: [Alternative]
    /// Those of the listener's that concern the word here.
    let rules: [PronunciationRuleDocument]

    struct Said: Encodable {
        let words: String
        @OrNull var phonemes: String?
        /// How it sounds, in letters that readers of English say right; `nil` when unknown.
        @OrNull var respelling: String?
        let rule: String
        /// The same for people.
        let why: String
    }

    struct Alternative: Encodable {
        let way: String
        let said: String
        let label: String
    }
}

/// A listener's pronunciation, as clients see it: `Rule` in `docs/http-api.md`.
struct PronunciationRuleDocument: ResponseEncodable {
    let id: String
    let word: String
    let way: String
    let said: String
    let scope: PronunciationRule.Scope
    @OrNull var start: Int?
    let matchCase: Bool
    @OrNull var note: String?

    init(_ rule: PronunciationRule) {
        (id, word, scope, matchCase) = (rule.id, rule.word, rule.scope, rule.matchesCase)
        (way, said) = (rule.saying.way, rule.saying.text)
        (start, note) = (rule.start?.utf16, rule.note)
    }
}

struct PronunciationRulesDocument: ResponseEncodable {
    let rules: [PronunciationRuleDocument]
}

/// Tells that words are said otherwise: in a book, or in all.
struct PronunciationsEvent: Encodable {
    @OrNull var book: BookID?
}
