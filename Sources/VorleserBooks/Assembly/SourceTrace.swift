/// Which bytes of its source each character of a document's text came from.
///
/// Characters that the source does not have, such as quotation marks of a style sheet and blanks between lines, are not
/// in it.
struct SourceTrace {
    /// Characters in a row that came from bytes in a row.
    struct Run: Equatable {
        /// In the document's text, in UTF-16 code units.
        var text: Range<Int>
        /// Which text of the document's tree, by the number that its reader gave it.
        let source: Int
        /// In that text; empty where the characters stand for something as a whole, such as a formula.
        var bytes: Range<Int>
        /// How many bytes each code unit came from; 0 where that cannot be said of each.
        let bytesPerUnit: Int
    }

    private(set) var runs: [Run] = []
    /// Where the characters to come are from; `nil` for none.
    private(set) var source: Int?
    private var isWhole = false

    /// The characters to come are from the bytes of a text; `nil` for none.
    mutating func begin(_ source: Int?) {
        self.source = source
        isWhole = false
    }

    /// The characters to come stand for something as a whole; `nil` for nothing that the source has.
    mutating func beginWhole(_ source: Int?) {
        self.source = source
        isWhole = true
    }

    /// Adds characters.
    /// - Parameters:
    ///   - text: Where they are in the document's text, after all before.
    ///   - bytes: Where they are in their source.
    mutating func add(_ text: Range<Int>, from bytes: Range<Int>) {
        guard let source else { return }
        let bytes = isWhole ? 0..<0 : bytes
        let rate = bytes.count % text.count == 0 && bytes.count / text.count < 4 ? bytes.count / text.count : 0
        if let last = runs.last, last.source == source, last.text.upperBound == text.lowerBound,
            isWhole || (last.bytesPerUnit == rate && rate > 0 && last.bytes.upperBound == bytes.lowerBound)
        {
            runs[runs.count - 1].text = last.text.lowerBound..<text.upperBound
            runs[runs.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
        } else {
            runs.append(Run(text: text, source: source, bytes: bytes, bytesPerUnit: rate))
        }
    }

    /// Forgets the characters from an offset on.
    /// - Returns: What was forgotten first of all.
    @discardableResult mutating func truncate(to offset: Int) -> Run? {
        var forgotten: Run?
        while let last = runs.last, last.text.upperBound > offset {
            runs.removeLast()
            forgotten = last
            guard last.text.lowerBound < offset else { continue }
            let cut =
                last.bytesPerUnit > 0
                ? last.bytes.lowerBound + (offset - last.text.lowerBound) * last.bytesPerUnit : last.bytes.upperBound
            forgotten?.text = offset..<last.text.upperBound
            forgotten?.bytes = cut..<last.bytes.upperBound
            var kept = last
            kept.text = last.text.lowerBound..<offset
            kept.bytes = last.bytes.lowerBound..<cut
            runs.append(kept)
        }
        return forgotten
    }
}
