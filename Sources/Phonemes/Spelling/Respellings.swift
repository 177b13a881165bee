extension [String: String] {
    /// Words and how they would be spelled as they are said.
    /// - Parameter rows: `word=spelling`, parted by white space.
    /// - Returns: The spellings by their words.
    static func respellings(_ rows: String) -> [String: String] {
        rows.split(whereSeparator: \.isWhitespace).reduce(into: [:]) { table, row in
            let sides = row.split(separator: "=")
            if sides.count == 2 { table[String(sides[0])] = String(sides[1]) }
        }
    }
}
