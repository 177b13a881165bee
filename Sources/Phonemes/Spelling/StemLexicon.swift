/// What a language's spelling leaves open, by the stems of its words.
///
/// The format stands in `tools/stems/lexicon.py`, which makes the files.
struct StemLexicon: Sendable {
    /// What is known of a stem.
    struct Entry: Hashable, Sendable {
        /// The place of the stressed vowel among the letters.
        let accent: Int?
        /// Whether a stressed e or o is open.
        let isOpen: Bool?
        /// Whether z is voiced.
        let isVoiced: Bool?

        fileprivate init(_ code: UInt8) {
            accent = code & 15 == 0 ? nil : Int(code & 15) - 1
            isOpen = code & 48 == 0 ? nil : code & 16 != 0
            isVoiced = code & 192 == 0 ? nil : code & 64 != 0
        }
    }

    private let bytes: [UInt8]
    private let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = Array(bytes)
        let isOne = bytes.count > 8 && bytes.prefix(4).elementsEqual("VSL1".utf8)
        let count = isOne ? Self.number(in: self.bytes, at: 4) : 0
        // Each entry has an offset, a letter and a code.
        self.count = count < bytes.count / 6 ? count : 0
    }

    private static func number(in bytes: [UInt8], at place: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    /// What is known of a stem, in UTF-8.
    /// - Complexity: O(log entries)
    func entry(at key: [UInt8]) -> Entry? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            guard let entry = range(of: middle) else { return nil }
            let name = bytes[entry.dropLast()]
            if name.elementsEqual(key) { return Entry(bytes[entry.upperBound - 1]) }
            if name.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private func range(of entry: Int) -> Range<Int>? {
        let table = 8
        let first = table + 4 * (count + 1)
        func offset(_ index: Int) -> Int { first + Self.number(in: bytes, at: table + 4 * index) }
        let (start, end) = (offset(entry), offset(entry + 1))
        return first <= start && start < end && end <= bytes.count ? start..<end : nil
    }
}

extension StemLexicon {
    /// Italian: stress, open vowels, voiced z.
    static let italian = StemLexicon(EmbeddedModel.italian)
    /// Portuguese: open vowels.
    static let portuguese = StemLexicon(EmbeddedModel.portuguese)
}

extension [UInt8] {
    func hasSuffix(_ suffix: StaticString) -> Bool {
        suffix.withUTF8Buffer { $0.count <= count && self[(count - $0.count)...].elementsEqual($0) }
    }
}
