import Foundation
import Wording

extension NotesDocument {
    /// As Markdown:
    ///
    ///     # Moby-Dick
    ///
    ///     Herman Melville
    ///
    ///     ## Loomings
    ///
    ///     > Call me Ishmael.
    ///
    ///     The most famous beginning of all.
    ///
    ///     - Bookmark: “Some years ago—never mind how long precisely”
    public var markdown: String {
        var lines = ["# " + Self.plain(title)]
        if !authors.isEmpty { lines.append(Self.plain(authors.joined(separator: ", "))) }
        if notes.isEmpty { lines.append(localized("There are no notes yet.")) }
        for note in notes {
            if note.opensChapter { lines.append("## " + Self.plain(note.chapterTitle)) }
            lines.append(Self.markdown(of: note.content))
        }
        return lines.joined(separator: "\n\n") + "\n"
    }

    private static func markdown(of content: Note.Content) -> String {
        switch content {
        case .bookmark(let label): return "- " + localized("Bookmark: “\(plain(label))”")
        case .highlight(let text, let note, _):
            let quotation = text.split(whereSeparator: \.isNewline).map { "> " + plain($0) }
            let words = note.trimmingCharacters(in: .whitespacesAndNewlines)
            return quotation.joined(separator: "\n") + (words.isEmpty ? "" : "\n\n" + words)
        }
    }

    /// Text of the book on one line, in which Markdown sees no signs of its own. Source: CommonMark 0.31, section 2.4.
    private static func plain(_ text: some StringProtocol) -> String {
        var result = ""
        for character in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
            if "\\`*_[]<>#|~".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
