import VorleserCore

/// Writes the map of an export: which place of the text sounds when. See `docs/export-map.md`.
///
/// A sentence is a line; nothing but the line in hand is kept in memory.
struct MapFile {
    let book: Book
    let timeline: Timeline
    /// The sound files' names, as they are found from the map.
    let names: [String]
    /// Who speaks.
    let voice: String?
    /// How many times as fast as spoken.
    let speed: Double

    /// The version of the format that is written.
    static let version = 1

    /// - Throws: ``ExportError``
    func write(to path: String) throws(ExportError) {
        var file = try TextFile(path)
        try file.append("{\n\(head)\"sentences\": [")
        var separator = "\n"
        for (index, track) in timeline.tracks.enumerated() {
            for sentence in track.sentences(of: book) {
                try file.append(separator + line(sentence, in: index))
                separator = ",\n"
            }
        }
        try file.append("\n]\n}\n")
        try file.finish()
    }

    private var head: String {
        var digest = SHA256()
        digest.update(book.text.utf8)
        let members: [(String, String?)] = [
            ("format", Self.quoted("vorleser-map")),
            ("version", String(Self.version)),
            ("title", Self.quoted(book.metadata.title)),
            ("identifier", book.metadata.identifier.map(Self.quoted)),
            ("language", book.metadata.language.map(Self.quoted)),
            ("length", String(book.length)),
            ("sha256", Self.quoted(digest.finish())),
            ("voice", voice.map(Self.quoted)),
            ("speed", Self.decimal(milliseconds(speed))),
            ("files", "[\n\(files.joined(separator: ",\n"))\n]"),
        ]
        return members.map { name, value in value.map { "\"\(name)\": \($0),\n" } ?? "" }.joined()
    }

    private var files: [String] {
        var lastChapter: Int?
        return zip(timeline.tracks, names).map { track, name in
            let chapters = track.chapters.map { chapter in
                // A chapter that goes on in another file goes on in the middle of its text.
                let start =
                    chapter.number == lastChapter
                    ? track.utterances.first?.span.lowerBound
                    : book.chapters.indices.contains(chapter.number - 1)
                        ? book.chapters[chapter.number - 1].span.lowerBound : nil
                lastChapter = chapter.number
                let place = "\"start\": \(Self.seconds(chapter.start)), \"offset\": \(start?.utf16 ?? 0)"
                return "{\"number\": \(chapter.number), \"title\": \(Self.quoted(chapter.title)), \(place)}"
            }
            let head = "{\"name\": \(Self.quoted(name)), \"seconds\": \(Self.seconds(track.seconds)), \"chapters\": ["
            return head + "\n  " + chapters.joined(separator: ",\n  ") + "\n]}"
        }
    }

    private func line(_ sentence: Timeline.SpokenSentence, in file: Int) -> String {
        let span = printed(sentence.span)
        var line = "{\"offset\":\(span.lowerBound.utf16),\"length\":\(span.length),\"file\":\(file)"
        line += ",\"start\":\(Self.seconds(sentence.start)),\"end\":\(Self.seconds(sentence.end))"
        line += ",\"text\":\(Self.quoted(String(book.text(in: span)))),\"words\":["
        for (index, word) in sentence.words.enumerated() {
            line += index > 0 ? ",[" : "["
            line += "\(word.span.lowerBound.utf16),\(word.span.length),"
            line += "\(Self.seconds(word.start)),\(Self.seconds(word.end))]"
        }
        return line + "]}"
    }

    /// A span without the white space at its ends.
    private func printed(_ span: TextSpan) -> TextSpan {
        let text = book.text(in: span)
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return span }
        let start = text.prefix { $0.isWhitespace }.utf16.count
        return TextSpan(utf16: start..<text[...last].utf16.count).shifted(by: span.lowerBound.utf16)
    }

    private static func seconds(_ seconds: Double) -> String { decimal(milliseconds(seconds)) }

    /// Thousandths, as a number with at most three decimals.
    private static func decimal(_ thousandths: Int) -> String {
        let (whole, rest) = (String(thousandths / 1000), thousandths % 1000)
        if rest == 0 { return whole }
        if rest % 100 == 0 { return "\(whole).\(rest / 100)" }
        if rest % 10 == 0 { return rest < 100 ? "\(whole).0\(rest / 10)" : "\(whole).\(rest / 10)" }
        return whole + (rest < 10 ? ".00" : rest < 100 ? ".0" : ".") + String(rest)
    }

    /// A JSON string. Source: RFC 8259 §7.
    private static func quoted(_ text: String) -> String {
        let needsNoEscape = text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        if needsNoEscape { return "\"\(text)\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}":
                result += (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
