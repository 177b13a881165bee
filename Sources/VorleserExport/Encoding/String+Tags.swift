extension String {
    /// As a tag may hold it: lines end with `\n`, other control characters are gone.
    var tagText: String {
        var result = String.UnicodeScalarView()
        for scalar in replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
            case "\t": result.append(" ")
            default: if scalar.properties.generalCategory != .control { result.append(scalar) }
            }
        }
        return String(result).trimmed
    }

    /// The same on one line.
    var tagLine: String { tagText.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// As many of its first words as fit into so many bytes of UTF-8, and “…” when there are more; a word that is too long
    /// by itself is cut.
    func shortened(utf8Count limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let (sign, room) = ("…", limit - "…".utf8.count)
        var (end, count) = (startIndex, 0)
        while end < endIndex, count + self[end].utf8.count <= room {
            count += self[end].utf8.count
            formIndex(after: &end)
        }
        // Most titles are full of blanks; others are not thrown away for one at their beginning.
        let whole = self[end...].first?.isWhitespace == true
        let blank = self[..<end].lastIndex(where: \.isWhitespace).flatMap { place in
            self[..<place].utf8.count * 2 > room ? place : nil
        }
        let kept = whole ? self[..<end] : self[..<(blank ?? end)]
        return String(kept).trimmed + sign
    }
}
