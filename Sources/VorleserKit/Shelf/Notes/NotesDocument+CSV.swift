import Foundation

extension NotesDocument {
    /// As a table, a note in a line. Source: RFC 4180.
    var csv: String {
        let head = ["kind", "chapter", "percent", "page", "text", "note", "colour", "made"]
        let lines = [head] + notes.map(\.cells)
        return lines.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// Programs for tables take what begins so for a formula, which must not come out of a book. Source: OWASP, “CSV
    /// injection”.
    private static let formulaSigns: Set<Character> = ["=", "+", "-", "@", "\t", "\r"]

    private static func cell(_ text: String) -> String {
        let harmless = text.first.map(formulaSigns.contains) == true ? "'" + text : text
        guard harmless.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return harmless }
        return "\"" + harmless.replacing("\"", with: "\"\"") + "\""
    }
}

extension NotesDocument.Note {
    fileprivate var cells: [String] {
        let share = String(Int(percent)) + "." + String(Int(percent * 10) % 10)
        let place = [chapterTitle, share, page ?? ""]
        let moment = made.formatted(.iso8601)
        return switch content {
        case .bookmark(let label): ["bookmark"] + place + [label, "", "", moment]
        case .highlight(let text, let note, let colour): ["highlight"] + place + [text, note, colour.rawValue, moment]
        }
    }
}
