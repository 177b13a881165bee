/// A rule for words that are said otherwise than they are printed: numbers, abbreviations, the listener's own words.
///
/// Rules are applied to one sentence at a time, in the narrator's order; what one has replaced is closed to the next.
public protocol SpokenForm: Sendable {
    /// Stable, lower case with hyphens, e.g. `year`: shown in the script, and what a listener switches it off by.
    var name: String { get }

    /// What to say otherwise in a sentence.
    /// - Parameter passage: The sentence as printed, without what is left out of it.
    /// - Returns: Replacements in order, without overlap. Those that break this, lie outside the passage, or reach
    ///   over something left out, are passed over.
    func replacements(in passage: Passage) -> [Replacement]
}

/// A sentence as a ``SpokenForm`` sees it.
public struct Passage: Sendable {
    private let units: ArraySlice<UInt16>
    /// BCP 47 tag of the language that most of it is in.
    public let language: String

    init(_ units: ArraySlice<UInt16>, language: String) {
        self.units = units
        self.language = language
    }

    /// A passage by itself, e.g. to try a rule.
    public init(_ text: String, language: String) { self.init(Array(text.utf16)[...], language: language) }

    /// Its length in UTF-16 code units.
    public var length: Int { units.count }

    /// A UTF-16 code unit of it, counted from 0.
    public subscript(index: Int) -> UInt16 { units[units.startIndex + index] }

    /// The first place from `start` on that has a UTF-16 code unit.
    public func firstIndex(of unit: UInt16, from start: Int = 0) -> Int? {
        units[(units.startIndex + start)...].firstIndex(of: unit).map { $0 - units.startIndex }
    }

    /// The sentence, white space as printed.
    public var text: String { String(units) }
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
