/// A dictionary of StarDict: what it is (`.ifo`), its headwords (`.idx`), other spellings of them (`.syn`), and the texts.
struct StarDictFiles: WordSource {
    static let ending = ".ifo"
    private static let largestIndex = 1 << 27
    private static let longestHeadword = 1000

    let name: String
    let headwords: HeadwordTable
    private let index: [UInt8]
    private let texts: EntryFile
    /// The kinds of an entry's fields, where all have the same.
    private let kinds: [UInt8]?
    /// Bytes of an offset.
    private let offsetLength: Int

    init(_ path: String) throws(WordBookError) {
        let about = try StarDictInformation(PlacedFile(path))
        let base = path.without(ending: Self.ending)
        (kinds, offsetLength) = (about.kinds, about.offsetLength)
        name = about.name ?? path.lastPathPart.without(ending: Self.ending)
        guard let index = try Self.contents(of: base + ".idx") else {
            throw .missingPart(file: (base + ".idx").lastPathPart)
        }
        self.index = index
        texts = try EntryFile(base: base)
        var table = HeadwordTable()
        var places: [UInt32] = []
        var place = 0
        while !table.isFull, let row = Self.row(of: index, at: place, offsetLength) {
            table.add(FoldedWord(utf8: row.headword), at: place)
            places.append(UInt32(truncatingIfNeeded: place))
            place = row.end
        }
        guard table.count > 0 else { throw .notADictionary(file: path.lastPathPart) }
        // A dictionary whose other spellings are damaged is one without.
        let spellings = (try? Self.contents(of: base + ".syn")) ?? []
        place = 0
        while !table.isFull, let row = Self.spelling(in: spellings, at: place) {
            if row.number < places.count { table.add(FoldedWord(utf8: row.word), at: Int(places[row.number])) }
            place = row.end
        }
        table.sort()
        headwords = table
    }

    var memory: Int { headwords.memory + index.count }

    func headword(at place: Int) -> String {
        Self.row(of: index, at: place, offsetLength).map { String(decoding: $0.headword, as: UTF8.self) } ?? ""
    }

    func text(at place: Int) throws(WordBookError) -> String {
        guard let row = Self.row(of: index, at: place, offsetLength) else { return "" }
        let bytes = try texts.bytes(at: row.offset, count: row.length)
        return StarDictEntry(bytes, kinds: kinds).plain
    }

    // MARK: The files

    /// A file as it is or packed by gzip; `nil` when there is neither.
    private static func contents(of path: String) throws(WordBookError) -> [UInt8]? {
        do throws(WordBookError) {
            return try PlacedFile(path).contents(upTo: largestIndex)
        } catch .missingPart {}
        for ending in [".gz", ".dz"] {
            do throws(WordBookError) {
                let file = try PlacedFile(path + ending)
                let (bytes, isWhole) = Inflation.bytes(
                    of: try file.contents(upTo: largestIndex),
                    .gzip,
                    limit: largestIndex
                )
                guard isWhole else { throw WordBookError.damaged(file: file.name) }
                return bytes
            } catch .missingPart {}
        }
        return nil
    }

    private static func row(
        of index: [UInt8],
        at place: Int,
        _ offsetLength: Int
    ) -> (headword: ArraySlice<UInt8>, offset: UInt64, length: UInt64, end: Int)? {
        guard let word = word(in: index, at: place) else { return nil }
        let numbers = word.endIndex + 1
        let end = numbers + offsetLength + 4
        guard end <= index.count else { return nil }
        return (
            word, index[numbers..<numbers + offsetLength].bigEndian, index[numbers + offsetLength..<end].bigEndian, end
        )
    }

    private static func spelling(
        in spellings: [UInt8],
        at place: Int
    ) -> (word: ArraySlice<UInt8>, number: Int, end: Int)? {
        guard let word = word(in: spellings, at: place) else { return nil }
        let end = word.endIndex + 5
        guard end <= spellings.count else { return nil }
        return (word, Int(spellings[word.endIndex + 1..<end].bigEndian), end)
    }

    /// What stands from a place to the next zero; `nil` when none comes soon.
    private static func word(in bytes: [UInt8], at place: Int) -> ArraySlice<UInt8>? {
        guard place < bytes.count else { return nil }
        let rest = bytes[place..<min(place + longestHeadword, bytes.count)]
        guard let end = rest.firstIndex(of: 0), end > place else { return nil }
        return bytes[place..<end]
    }
}

/// What an `.ifo` says.
struct StarDictInformation {
    let name: String?
    let kinds: [UInt8]?
    let offsetLength: Int

    private static let longest = 1 << 16

    init(_ file: PlacedFile) throws(WordBookError) {
        let text = String(decoding: try file.contents(upTo: Self.longest), as: UTF8.self)
        let lines = text.split { $0.isNewline }
        guard lines.first?.contains("StarDict") == true else { throw .notADictionary(file: file.name) }
        var values: [String: String] = [:]
        for line in lines.dropFirst() {
            let halves = line.split(separator: "=", maxSplits: 1)
            if halves.count == 2 { values[String(halves[0]).trimmed] = String(halves[1]).trimmed }
        }
        name = values["bookname"]
        kinds = values["sametypesequence"].map { Array($0.utf8) }
        offsetLength = values["idxoffsetbits"] == "64" ? 8 : 4
    }
}

extension ArraySlice<UInt8> {
    /// The number that the bytes are, the highest first.
    var bigEndian: UInt64 { reduce(0) { $0 << 8 | UInt64($1) } }
}
