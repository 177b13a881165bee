import VorleserCore

/// A sentence as a ``SpokenForm`` sees it.
public struct Passage: Sendable {
    private let units: ArraySlice<UInt16>
    /// BCP 47 tag of the language that most of it is in.
    public let language: String
    /// Whether it stands in a heading.
    public let isHeading: Bool
    /// Whether it is all that is said of its paragraph or heading.
    public let isBlock: Bool
    /// Words in capitals that are names in the text around it, as *Bia* is the name of one who is called *BIA!*
    let names: Set<String>
    /// Words in capitals that the text around it says what they stand for, as *named entity recognition (NER)*.
    let initials: Set<String>
    /// What the text around it is about.
    let subjects: Subjects
    /// Its words and marks.
    let words: [PassageWord]
    /// What is in small letters of each of them; empty for what is no word.
    private let lowered: [String]
    /// All its words in small letters: what it is about, however often that is asked.
    let vocabulary: Set<String>
    /// Its numbers in digits, in order.
    let numerals: [Numeral]
    /// The UTF-16 code units of its marks.
    let marks: Set<UInt16>

    init(
        _ units: ArraySlice<UInt16>,
        language: String,
        isHeading: Bool = false,
        isBlock: Bool = false,
        names: Set<String> = [],
        initials: Set<String> = [],
        subjects: Subjects = []
    ) {
        self.units = units
        self.language = language
        self.isHeading = isHeading
        self.isBlock = isBlock
        self.names = names
        self.initials = initials
        self.subjects = subjects
        words = [PassageWord](scanning: units)
        lowered = words.map { word in
            guard word.kind == .letters else { return "" }
            return String(units[units.startIndex + word.range.lowerBound..<units.startIndex + word.range.upperBound])
                .lowercased()
        }
        vocabulary = Set(lowered.lazy.filter { !$0.isEmpty })
        marks = Set(words.lazy.filter { $0.kind == .mark }.map { units[units.startIndex + $0.range.lowerBound] })
        numerals =
            words.contains { $0.kind == .digits || $0.kind == .fraction }
            ? [Numeral](scanning: units, words, .used[language], vocabulary) : []
    }

    /// A passage by itself, e.g. to try a rule.
    public init(_ text: String, language: String, isHeading: Bool = false, isBlock: Bool = false) {
        self.init(Array(text.utf16)[...], language: language, isHeading: isHeading, isBlock: isBlock)
    }

    /// Its length in UTF-16 code units.
    public var length: Int { units.count }

    /// A UTF-16 code unit of it, counted from 0.
    public subscript(index: Int) -> UInt16 { units[units.startIndex + index] }

    /// The first place from `start` on that has a UTF-16 code unit.
    public func firstIndex(of unit: UInt16, from start: Int = 0) -> Int? {
        units[(units.startIndex + start)...].firstIndex(of: unit).map { $0 - units.startIndex }
    }

    /// A word's letters in lower case; empty if it is something else, or outside.
    func letters(_ index: Int) -> String { lowered.indices.contains(index) ? lowered[index] : "" }

    /// Whether one of some words is in it, which are in small letters.
    func has(anyOf wanted: Set<String>) -> Bool { !vocabulary.isDisjoint(with: wanted) }

    /// The sentence, white space as printed.
    public var text: String { String(units) }

    /// Some of its UTF-16 code units, white space as printed.
    func text(in range: Range<Int>) -> String {
        String(units[units.startIndex + range.lowerBound..<units.startIndex + range.upperBound])
    }
}
