extension String {
    /// With blanks up to a width in characters.
    func padded(to width: Int, onTheLeft: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(width - count, 0))
        return onTheLeft ? blanks + self : self + blanks
    }

    /// In lines of at most `width` characters, where it has blanks; at least one line.
    func wrapped(to width: Int) -> [String] {
        var lines = [""]
        for word in split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + word.count < width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// With what follows behind it, or where that is too wide, below it and indented.
    func followed(by rest: String, within width: Int?) -> String {
        let (line, indent) = (self + rest, 9)
        guard let width, line.count > width else { return line }
        let rows = rest.wrapped(to: max(width - indent, 20))
        return ([self] + rows.map { String(repeating: " ", count: indent) + $0 }).joined(separator: "\n")
    }

    /// On one line, cut off at a width in characters.
    func shortened(to width: Int) -> String {
        let flat = split { $0.isWhitespace }.joined(separator: " ")
        return flat.count <= width ? flat : flat.prefix(max(width - 1, 0)) + "…"
    }
}
