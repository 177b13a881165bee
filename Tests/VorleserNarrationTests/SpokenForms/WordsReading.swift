import VorleserCore
import VorleserNarration

/// One sentence as a book of its own, and what the rules for words say for it.
struct WordsReading {
    let book: Book
    let script: Script

    init(_ sentence: String, language: String = "en", forms: [any SpokenForm] = SpokenWords.forms) {
        let span = TextSpan(utf16: 0..<sentence.utf16.count)
        book = Book(
            format: .epub,
            metadata: BookMetadata(title: "A Sentence", language: language),
            text: sentence,
            spine: [SpineItem(href: "one.xhtml", isLinear: true, span: span)],
            chapters: [Chapter(title: "One", href: "one.xhtml", role: .body, span: span)],
            contents: [],
            marks: [],
            sentences: [Sentence(span)]
        )
        script = Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000), languages: .english(forms)).script(
            of: book
        )
    }

    var said: String { script.utterances.map(\.spokenText).joined(separator: " ") }

    /// The names of the rules that changed something.
    var rules: Set<String> { Set(script.utterances.flatMap(\.pieces).compactMap(\.change)) }
}
