/// What stands in lines of a book and how large it is printed there, by which running heads are told: they repeat titles.
struct LineTitles {
    /// By letters alone: heads may be in capitals, and numbers of titles lines of their own.
    private var sizes: [String: Float] = [:]

    init(_ lines: some Sequence<PrintedLine>) {
        for line in lines {
            guard let key = Self.key(line) else { continue }
            sizes[key] = max(sizes[key] ?? 0, line.size)
        }
    }

    /// - Parameters:
    ///   - row: An outermost row of a page.
    ///   - growth: Times the row's size that titles are larger.
    /// - Returns: Whether each line of the row with words in it stands somewhere in larger letters.
    func are(in row: EdgeRow, larger growth: Float) -> Bool {
        let keys = row.lines.compactMap { line in Self.key(line).map { ($0, line.size) } }
        return !keys.isEmpty && keys.allSatisfy { key, size in (sizes[key] ?? 0) > growth * size }
    }

    private static func key(_ line: PrintedLine) -> String? {
        guard line.text.utf8.count <= longest else { return nil }
        let letters = line.text.lowercased().filter(\.isLetter)
        return letters.isEmpty ? nil : letters
    }

    /// UTF-8 bytes; no title is longer.
    private static let longest = 120
}
