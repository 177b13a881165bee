import Foundation
import Wording

extension NotesDocument {
    /// As a page by itself, without script and without anything that is fetched.
    var html: String {
        var lines = [
            "<!doctype html>", "<html lang=\"\(WordingLanguage.current.rawValue)\">", "<meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width\">",
            "<title>\(localized("\(title) – notes").escapedForHTML)</title>", "<style>\(Self.style)</style>",
            "<h1>\(title.escapedForHTML)</h1>",
        ]
        if !authors.isEmpty { lines.append("<p>\(authors.joined(separator: ", ").escapedForHTML)</p>") }
        if notes.isEmpty { lines.append("<p>\(localized("There are no notes yet."))</p>") }
        for note in notes {
            if note.opensChapter { lines.append("<h2>\(note.chapterTitle.escapedForHTML)</h2>") }
            lines.append(Self.html(of: note))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func html(of note: Note) -> String {
        let place = "<p class=\"place\">\(note.placeWords.escapedForHTML)</p>"
        switch note.content {
        case .bookmark(let label): return "<p>\(localized("Bookmark: “\(label)”").escapedForHTML)</p>\n\(place)"
        case .highlight(let text, let words, let colour):
            let said = words.isEmpty ? "" : "\n<p class=\"note\">\(words.escapedForHTML)</p>"
            return "<blockquote class=\"\(colour.rawValue)\">\(text.escapedForHTML)</blockquote>\(said)\n\(place)"
        }
    }

    private static let style = """
        body{max-width:38em;margin:2em auto;padding:0 1em;font:1.05em/1.5 Georgia,serif}\
        blockquote{margin:1em 0 .3em;padding:.2em .8em;border-left:.3em solid;white-space:pre-line}\
        .yellow{border-color:#e3b341}.green{border-color:#57a65a}.blue{border-color:#4a8fd1}.pink{border-color:#d4679a}\
        .note{white-space:pre-line}.place{color:#666;font-size:.85em;margin:.2em 0 1.2em}
        """
}

extension NotesDocument.Note {
    /// Where it is, for people: “12 %, page 57”.
    var placeWords: String {
        ["\(Int(percent.rounded(.down))) %", page.map { localized("page \($0)") }].compactMap(\.self).joined(
            separator: ", "
        )
    }
}
