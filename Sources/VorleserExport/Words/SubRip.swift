/// Subtitles in the format of SubRip: numbered cues, in UTF-8, without any markup.
///
/// There is no specification; written is what every player takes.
struct SubRip {
    let cues: [Cue]

    /// - Throws: ``ExportError``
    func write(to path: String) throws(ExportError) {
        var file = try TextFile(path)
        for (index, cue) in cues.enumerated() {
            var text = "\(index + 1)\n"
            text += Self.time(cue.start)
            text += " --> "
            text += Self.time(cue.end)
            for line in CueLayout().lines(of: cue.tokens) {
                text += "\n"
                text += Self.plain(line.text)
            }
            try file.append(text + "\n\n")
        }
        try file.finish()
    }

    static func time(_ milliseconds: Int) -> String { ClockValue(milliseconds: milliseconds).text(fraction: ",") }

    /// The format has no escapes: what would pass for an arrow or a tag is kept apart by a joiner that does not show.
    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: Self.mayMislead) else { return text }
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

    private static func mayMislead(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: ">"): true
        default: false
        }
    }
}
