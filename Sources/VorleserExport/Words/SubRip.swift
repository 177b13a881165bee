/// Subtitles in the format of SubRip: numbered cues, in UTF-8, without any markup.
///
/// There is no specification; written is what every player takes.
struct SubRip {
    let cues: [Cue]

    /// - Throws: ``ExportError``
    func write(to path: String) throws(ExportError) {
        var file = try TextFile(path)
        for (index, cue) in cues.enumerated() {
            let lines = CueLayout().lines(of: cue.tokens).map { Self.plain($0.text) }
            let times = "\(Self.time(cue.start)) --> \(Self.time(cue.end))"
            try file.append("\(index + 1)\n\(times)\n\(lines.joined(separator: "\n"))\n\n")
        }
        try file.finish()
    }

    static func time(_ milliseconds: Int) -> String { clock(milliseconds, fraction: ",") }

    /// The format has no escapes: what would pass for an arrow or a tag is kept apart by a joiner that does not show.
    private static func plain(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            let looksLikeTag = last == "<" && (scalar.properties.isAlphabetic || scalar == "/")
            let looksLikeStyle = last == "{" && (scalar == "\\" || scalar.properties.isAlphabetic)
            if looksLikeTag || looksLikeStyle || (last == "-" && scalar == ">") { result.append("\u{2060}") }
            result.append(scalar)
            last = scalar
        }
        return String(result)
    }
}

/// `01:02:03.004`, with as many digits for the hours as there are.
func clock(_ milliseconds: Int, fraction: String) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
    }
    let seconds = milliseconds / 1000
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }
    return parts.joined(separator: ":") + fraction + digits(milliseconds % 1000, 3)
}
