import VorleserCore
import VorleserText

extension Utterance {
    /// A text spoken as it is printed, as if it were the whole book.
    static func printed(_ text: String, at start: Int = 0) -> Utterance {
        let span = TextSpan(utf16: start..<start + text.utf16.count)
        return Utterance(span: span, pieces: [Piece(printed: text, span)], pauseAfter: .zero, language: "en")
    }
}

extension Book {
    /// A book of one paragraph; offsets in it are those of the line.
    init(line: String) {
        let text = line + "\n"
        let span = TextSpan(utf16: 0..<text.utf16.count)
        self.init(
            format: .text,
            metadata: BookMetadata(title: "Line", language: "en"),
            text: text,
            spine: [SpineItem(href: "line", span: span)],
            chapters: [Chapter(title: "Line", href: "line", role: .body, span: span)],
            contents: [],
            marks: [],
            sentences: SentenceSegmenter(language: "en").sentences(in: text, blocks: [0])
        )
    }
}
