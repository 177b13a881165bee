/// Subtitles for the web.
///
/// Source: WebVTT: The Web Video Text Tracks Format, W3C Candidate Recommendation, 4 April 2019, §4.
struct WebVTT {
    let title: String
    /// BCP 47 tag.
    let language: String?
    let cues: [Cue]
    /// Whether the words of a cue light up one after another.
    let marksWords: Bool

    /// - Throws: ``ExportError``
    func write(to path: String) throws(ExportError) {
        var file = try TextFile(path)
        let about = [Self.comment(title)] + (language.map { ["Language: " + Self.comment($0)] } ?? [])
        try file.append("WEBVTT\n\nNOTE\n\(about.joined(separator: "\n"))\n\n")
        for cue in cues {
            try file.append("\(Self.time(cue.start)) --> \(Self.time(cue.end))\n\(payload(of: cue))\n\n")
        }
        try file.finish()
    }

    static func time(_ milliseconds: Int) -> String { ClockValue(milliseconds: milliseconds).text() }

    private func payload(of cue: Cue) -> String {
        let lines = CueLayout().lines(of: cue.tokens)
        guard marksWords else { return lines.map { Self.escaped($0.text) }.joined(separator: "\n") }
        var shownAt = cue.start
        var text = ""
        for (number, line) in lines.enumerated() {
            if number > 0 { text += "\n" }
            for (index, token) in line.enumerated() {
                text += timestamp(of: token, in: cue, after: &shownAt)
                text += "<c>"
                text += Self.escaped(token.text)
                text += token.isSpaced && index < line.count - 1 ? "</c> " : "</c>"
            }
        }
        return text
    }

    /// Timestamps in a cue must lie inside it and grow: §4.2.2, “WebVTT cue timestamp”.
    private func timestamp(of token: CueToken, in cue: Cue, after last: inout Int) -> String {
        let start = milliseconds(token.start)
        guard start > last, start < cue.end else { return "" }
        last = start
        return "<\(Self.time(start))>"
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: Self.isMarkup) else { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
        default: false
        }
    }

    /// A comment is one block and holds no arrow: §4.1.
    private static func comment(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("-->", with: "→")
    }
}
