/// A rule for words that are said otherwise than they are printed: numbers, abbreviations, the listener's own words.
///
/// Rules are applied to one sentence at a time, in the narrator's order; what one has replaced is closed to the next.
public protocol SpokenForm: Sendable {
    /// Stable, lower case with hyphens, e.g. `year`: shown in the script, and what a listener switches it off by.
    var name: String { get }

    /// What to say otherwise in a sentence.
    /// - Parameter passage: The sentence as printed, without what is left out of it; of one that is longer than any
    ///   that people write, a part.
    /// - Returns: Replacements in order, without overlap. Those that break this, lie outside the passage, or reach
    ///   over something left out, are passed over.
    func replacements(in passage: Passage) -> [Replacement]
}

/// Other words for a part of a ``Passage``.
public struct Replacement: Hashable, Sendable {
    /// UTF-16 code units of the passage; may be empty, never outside.
    public let range: Range<Int>
    /// The words to say.
    public let text: String
    /// How to say them, in Kokoro's alphabet, if the listener has said so.
    public let phonemes: String?

    public init(_ range: Range<Int>, by text: String, phonemes: String? = nil) {
        self.range = range
        self.text = text
        self.phonemes = phonemes
    }
}

/// Says a comma between the cells of a table's row, which are parted by U+0009, unless a cell ends with a mark.
public struct TableCells: SpokenForm {
    public let name = "table-cell"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var start = 0
        while let tab = passage.firstIndex(of: 0x09, from: start) {
            start = tab + 1
            while start < passage.length, passage[start].isWhiteSpace { start += 1 }
            guard tab > 0, start < passage.length, !Self.marks.contains(passage[tab - 1]) else { continue }
            result.append(Replacement(tab..<start, by: ", "))
        }
        return result
    }

    private static let marks = Set(",;:.!?…".utf16)
}
