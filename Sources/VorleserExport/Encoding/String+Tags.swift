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

    /// As many of its first characters as fit into so many bytes of UTF-8.
    func prefix(utf8Count limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var (end, count) = (startIndex, 0)
        while end < endIndex, count + self[end].utf8.count <= limit {
            count += self[end].utf8.count
            formIndex(after: &end)
        }
        return String(self[..<end])
    }
}
