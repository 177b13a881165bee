/// A dictionary of `dictd`: an index of lines, `headword⇥offset⇥length`, and the texts that they point into.
struct DictdFiles: WordSource {
    static let ending = ".index"
    /// More than any that is published.
    private static let largestIndex = 1 << 27

    let name: String
    let headwords: HeadwordTable
    private let index: [UInt8]
    private let texts: EntryFile
    /// Whether each text begins with a head of its own that says what kind of text it is.
    private let hasHeads: Bool

    init(_ path: String) throws(WordBookError) {
        let file = try PlacedFile(path)
        index = try file.contents(upTo: Self.largestIndex)
        texts = try EntryFile(base: path.without(ending: Self.ending))
        var table = HeadwordTable()
        var about: [String: DictdLine] = [:]
        var place = 0
        while place < index.count, !table.isFull {
            let end = index[place...].firstIndex(of: 0x0A) ?? index.count
            if let line = DictdLine(index[place..<end]) {
                let folded = FoldedWord(utf8: line.headword)
                // What the dictionary says of itself stands in it under names like words.
                if let own = Self.ownName(folded) {
                    about[own] = line
                } else {
                    table.add(folded, at: place)
                }
            }
            place = end + 1
        }
        guard table.count > 0 else { throw .notADictionary(file: file.name) }
        table.sort()
        headwords = table
        hasHeads = about["00databasemimeheader"] != nil
        var short: [UInt8]?
        if let line = about["00databaseshort"] {
            short = try texts.bytes(at: line.offset, count: min(line.length, 1000))
        }
        name = Self.name(in: short) ?? file.name.without(ending: Self.ending)
    }

    /// Such as `00databaseshort`, with hyphens or without; `nil` for a word.
    private static func ownName(_ word: FoldedWord) -> String? {
        guard word.bytes.starts(with: Array("00".utf8)) else { return nil }
        let name = String(decoding: word.bytes.filter { $0 != 0x20 }, as: UTF8.self)
        return name.hasPrefix("00database") ? name : nil
    }

    /// The first line below the headword itself.
    private static func name(in text: [UInt8]?) -> String? {
        let lines = String(decoding: text ?? [], as: UTF8.self).split(separator: "\n").map(\.trimmed)
        return lines.first { !$0.isEmpty && ownName(FoldedWord($0)) == nil }
    }

    var memory: Int { headwords.memory + index.count }

    func headword(at place: Int) -> String {
        line(at: place).map { String(decoding: $0.headword, as: UTF8.self) } ?? ""
    }

    func text(at place: Int) throws(WordBookError) -> String {
        guard let line = line(at: place) else { return "" }
        let bytes = try texts.bytes(at: line.offset, count: line.length)
        var text = String(decoding: bytes, as: UTF8.self)
        var isMarkup = false
        if hasHeads, let end = text.firstRange(ofBlankLine: ()) {
            isMarkup = text[..<end.lowerBound].lowercased().contains("html")
            text = String(text[end.upperBound...])
        }
        return isMarkup
            ? MarkupText(text, isXDXF: false).plain
            : WrappedText(text, below: String(decoding: line.headword, as: UTF8.self)).plain
    }

    private func line(at place: Int) -> DictdLine? {
        guard place < index.count else { return nil }
        return DictdLine(index[place..<(index[place...].firstIndex(of: 0x0A) ?? index.count)])
    }
}

/// A line of an index.
struct DictdLine {
    let headword: ArraySlice<UInt8>
    let offset: UInt64
    let length: UInt64

    private static let longestHeadword = 1000

    /// `nil` for what is none. A fourth column, the headword as it is printed, takes the first one's place.
    init?(_ line: ArraySlice<UInt8>) {
        let columns = line.split(separator: 0x09, maxSplits: 4, omittingEmptySubsequences: false)
        guard columns.count >= 3, !columns[0].isEmpty, columns[0].count <= Self.longestHeadword,
            let offset = Self.number(columns[1]), let length = Self.number(columns[2])
        else { return nil }
        let printed = columns.count > 3 && !columns[3].isEmpty && columns[3].count <= Self.longestHeadword
        (headword, self.offset, self.length) = (printed ? columns[3] : columns[0], offset, length)
    }

    /// Digits of base 64, the highest first.
    static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        // Ten digits are sixty bits.
        guard (1...10).contains(digits.count) else { return nil }
        var number: UInt64 = 0
        for digit in digits {
            guard let value = value(of: digit) else { return nil }
            number = number << 6 | value
        }
        return number
    }

    private static func value(of digit: UInt8) -> UInt64? {
        switch digit {
        case 0x41...0x5A: UInt64(digit - 0x41)
        case 0x61...0x7A: UInt64(digit - 0x61) + 26
        case 0x30...0x39: UInt64(digit - 0x30) + 52
        case 0x2B: 62
        case 0x2F: 63
        default: nil
        }
    }
}
