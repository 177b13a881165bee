/// A line of Markdown whose signs of pandoc's and Obsidian's are brought into GitHub's dialect.
struct InlineDialect {
    let line: ArraySlice<UInt8>
    private let isHeading: Bool
    var result: [UInt8] = []
    /// The notes that stand in the line, and how many went before.
    var notes: [[UInt8]] = []
    let noteCount: Int
    /// The names of the notes that stand at their own places in the text.
    let knownNotes: Set<String>
    let places: MarkdownPlaces
    /// Where what ends a sign was found last, an empty range at the line's end where it was sought in vain.
    private var ends: [[UInt8]: Range<Int>] = [:]

    /// - Parameters:
    ///   - line: Without its end.
    ///   - noteCount: How many notes stood in lines before.
    ///   - knownNotes: The names of those that stand at their own places.
    ///   - places: What the places of the text are called to which it refers.
    init(
        _ line: ArraySlice<UInt8>,
        noteCount: Int = 0,
        knownNotes: Set<String> = [],
        places: MarkdownPlaces = MarkdownPlaces([])
    ) {
        self.places = places
        self.line = line
        self.noteCount = noteCount
        self.knownNotes = knownNotes
        isHeading = line.first == UInt8(ascii: "#")
        result.reserveCapacity(line.count)
    }

    /// The line, changed; ``notes`` are those that it had.
    mutating func plain() -> [UInt8] {
        result = []
        notes = []
        read()
        return result
    }

    private mutating func read() {
        var index = line.startIndex
        while index < line.endIndex {
            let length = take(at: index)
            if length == 0 {
                result.append(line[index])
                index += 1
            } else {
                index += length
            }
        }
    }

    /// - Returns: How many bytes a sign takes; 0 for a character that stays.
    private mutating func take(at index: Int) -> Int {
        switch line[index] {
        case UInt8(ascii: "\\"): return copy(index, min(2, line.endIndex - index))
        case UInt8(ascii: "`"): return copyCode(at: index)
        case UInt8(ascii: "{"):
            var length = takeShortcode(at: index)
            if length == 0 { length = takeRole(at: index) }
            return length > 0 ? length : takeAttributes(at: index)
        case UInt8(ascii: "@"): return takeCrossReference(at: index)
        case UInt8(ascii: "%"): return takeComment(at: index)
        case UInt8(ascii: "$"): return takeFormula(at: index)
        case UInt8(ascii: "~"): return takePair(at: index, "~", "sub")
        case UInt8(ascii: "^"):
            let length = takeNote(at: index)
            if length > 0 { return length }
            return isPlaceName(at: index) ? line.endIndex - index : takePair(at: index, "^", "sup")
        case UInt8(ascii: "="): return takeHighlight(at: index)
        case UInt8(ascii: "["):
            var length = takeLostNote(at: index)
            if length == 0 { length = takeCitation(at: index) }
            return length > 0 ? length : takeNoteLink(at: index)
        default: return 0
        }
    }

    /// The next place of some bytes; what was sought in vain once is not sought again.
    mutating func firstRange(of bytes: [UInt8], from start: Int) -> Range<Int>? {
        if let place = ends[bytes], place.lowerBound >= start { return place.isEmpty ? nil : place }
        let place = line[start...].firstRange(of: bytes)
        ends[bytes] = place ?? line.endIndex..<line.endIndex
        return place
    }

    private mutating func copy(_ index: Int, _ length: Int) -> Int {
        result.append(contentsOf: line[index..<index + length])
        return length
    }

    private mutating func copyCode(at index: Int) -> Int {
        let signs = line[index...].prefix { $0 == UInt8(ascii: "`") }
        guard let end = firstRange(of: Array(signs), from: signs.endIndex) else { return copy(index, signs.count) }
        let inner = String(decoding: line[signs.endIndex..<end.lowerBound], as: UTF8.self)
        guard Self.isComputed(inner) else { return copy(index, end.upperBound - index) }
        // What a program would put there is not known.
        result.append(contentsOf: Self.aside(inner))
        return end.upperBound - index
    }

    // MARK: Attributes

    /// `{#id .class key=value}` at the end of a heading or caption, or right behind a link, a program or words in brackets;
    /// kramdown's `{: .class}` anywhere.
    private mutating func takeAttributes(at index: Int) -> Int {
        guard let end = closingBrace(from: index) else { return 0 }
        var inner = String(decoding: line[(index + 1)..<end], as: UTF8.self)
        let isList = inner.hasPrefix(":")
        if isList { inner.removeFirst() }
        guard isList || Self.areAttributes(inner) else { return 0 }
        let isLast = line[(end + 1)...].allSatisfy { $0 <= 0x20 }
        if isHeading, isLast {
            while result.last == 0x20 { result.removeLast() }
            if let name = inner.split(separator: " ").first(where: { $0.hasPrefix("#") })?.dropFirst() {
                result.append(contentsOf: "<a id=\"\(name)\"></a>".utf8)
            }
            return end + 1 - index
        }
        if isList || isLast && inner.hasPrefix("#") && result.last == 0x20 { return end + 1 - index }
        switch result.last {
        case UInt8(ascii: ")"): describePicture(inner)
        case UInt8(ascii: "`"): break
        case UInt8(ascii: "]"): takeBrackets()
        default: return 0
        }
        return end + 1 - index
    }

    private static func areAttributes(_ inner: String) -> Bool {
        guard let words = attributes(inner) else { return false }
        return !words.isEmpty
            && words.allSatisfy { word in
                if word == "-" || word.contains("=") { return true }
                guard let first = word.first, first == "#" || first == ".", word.count > 1 else { return false }
                return word.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
            }
    }

    /// The words of a list of attributes, a quoted value one word with its name; `nil` where a quotation is open.
    private static func attributes(_ inner: String) -> [Substring]? {
        var words: [Substring] = []
        var (start, quote, before) = (inner.startIndex, Character?.none, Character(" "))
        for index in inner.indices {
            let sign = inner[index]
            if let open = quote {
                if sign == open { quote = nil }
            } else if before == "=", sign == "\"" || sign == "'" {
                quote = sign
            } else if sign == " " {
                if start < index { words.append(inner[start..<index]) }
                start = inner.index(after: index)
            }
            before = sign
        }
        if start < inner.endIndex { words.append(inner[start...]) }
        return quote == nil ? words : nil
    }

    /// The most bytes of a list of attributes, in which a picture may be described.
    private static let longestAttributes = 3_000

    /// Where a brace that has opened closes, outside quoted values.
    private func closingBrace(from start: Int) -> Int? {
        var quote: UInt8?
        for index in line[start...].prefix(Self.longestAttributes).indices {
            let sign = line[index]
            if let open = quote {
                if sign == open { quote = nil }
            } else if line[max(index - 1, start)] == UInt8(ascii: "="), sign == 0x22 || sign == 0x27 {
                quote = sign
            } else if sign == UInt8(ascii: "}") {
                return index
            }
        }
        // A quotation that nothing closes is an apostrophe.
        return quote == nil ? nil : line[start...].prefix(300).firstIndex(of: UInt8(ascii: "}"))
    }

    /// `![Caption](x.png){alt='What is to be seen'}`: both belong to the picture.
    private mutating func describePicture(_ inner: String) {
        let alternatives = Self.attributes(inner)?.compactMap { word -> Substring? in
            guard word.hasPrefix("alt=") else { return nil }
            let value = word.dropFirst(4)
            let isQuoted = value.count > 1 && value.first == value.last && (value.first == "\"" || value.first == "'")
            return isQuoted ? value.dropFirst().dropLast() : value
        }
        guard let alternative = alternatives?.first, !alternative.isEmpty,
            let open = result.suffix(Self.longestPicture).lastIndex(of: UInt8(ascii: "(")), open > 1,
            result[open - 1] == UInt8(ascii: "]"),
            let start = result[..<open].suffix(Self.longestBrackets).lastIndex(of: UInt8(ascii: "[")), start > 0,
            result[start - 1] == UInt8(ascii: "!")
        else { return }
        let caption = result[(start + 1)..<(open - 1)]
        let isStopped = caption.last.map { ".!?:;,".utf8.contains($0) } ?? true
        result.insert(
            contentsOf: (caption.isEmpty ? [] : Array((isStopped ? " " : ". ").utf8))
                + InlineDialect.escaped(String(alternative)),
            at: open - 1
        )
    }

    /// How far back the address of a picture may begin, which may be the picture itself.
    private static let longestPicture = 20_000
    private static let longestBrackets = 2_000

    /// The brackets around words that only had attributes.
    private mutating func takeBrackets() {
        var depth = 0
        for index in result.indices.suffix(Self.longestBrackets).reversed() {
            if result[index] == UInt8(ascii: "]") { depth += 1 }
            if result[index] == UInt8(ascii: "[") { depth -= 1 }
            if depth == 0 {
                result.removeLast()
                result.remove(at: index)
                return
            }
        }
    }

    // MARK: Formulas

    /// `$E = mc^2$`; not the dollars of “$5 and $10”.
    private mutating func takeFormula(at index: Int) -> Int {
        let isDouble = index + 1 < line.endIndex && line[index + 1] == UInt8(ascii: "$")
        let start = index + (isDouble ? 2 : 1)
        guard start < line.endIndex, isDouble || line[start] > 0x20,
            let end = closingDollar(from: start, isDouble: isDouble), end > start, isDouble || line[end - 1] > 0x20
        else { return 0 }
        let after = end + (isDouble ? 2 : 1)
        if !isDouble, after < line.endIndex, (0x30...0x39).contains(line[after]) { return 0 }
        let inner = String(decoding: line[start..<end], as: UTF8.self)
        guard isDouble || Self.isFormula(inner) else { return 0 }
        result.append(contentsOf: Self.escaped(TeXFormula.plain(inner)))
        return after - index
    }

    private func closingDollar(from start: Int, isDouble: Bool) -> Int? {
        var index = start
        while index < line.endIndex, index - start < 500 {
            if line[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if line[index] == UInt8(ascii: "$") {
                return !isDouble || index + 1 < line.endIndex && line[index + 1] == UInt8(ascii: "$") ? index : nil
            }
            index += 1
        }
        return nil
    }

    /// Whether what stands between two dollars is a formula rather than the words between two prices.
    private static func isFormula(_ inner: String) -> Bool {
        if inner.contains(where: { "\\^_=<>+".contains($0) }) { return true }
        let words = inner.split { !$0.isLetter }
        return !words.isEmpty && words.allSatisfy { $0.count <= 2 }
    }

    // MARK: Raised, lowered, marked

    /// `H~2~O`, `2^10^`: nothing blank between the signs, and none of them double.
    private mutating func takePair(at index: Int, _ sign: Character, _ name: String) -> Int {
        guard let byte = sign.asciiValue, result.last != byte,
            let end = line[(index + 1)...].prefix(30).firstIndex(of: byte), end > index + 1
        else { return 0 }
        let inner = line[(index + 1)..<end]
        // The number of a verse stands before its words.
        let isVerse = sign == "^" && inner.count < 4 && inner.allSatisfy { (0x30...0x39).contains($0) }
        guard result.last.map({ $0 > 0x20 }) ?? false || isVerse else { return 0 }
        guard inner.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }),
            end + 1 == line.endIndex || line[end + 1] != byte
        else { return 0 }
        result.append(contentsOf: "<\(name)>".utf8)
        result.append(contentsOf: inner)
        result.append(contentsOf: "</\(name)>".utf8)
        return end + 1 - index
    }

    /// `==words==`
    private mutating func takeHighlight(at index: Int) -> Int {
        let sign = Array("==".utf8)
        let start = index + 2
        guard line[index...].starts(with: sign), start < line.endIndex, line[start] > 0x20,
            line[start] != UInt8(ascii: "="), result.last != UInt8(ascii: "="),
            let end = firstRange(of: sign, from: start), line[end.lowerBound - 1] > 0x20,
            end.upperBound == line.endIndex || line[end.upperBound] != UInt8(ascii: "=")
        else { return 0 }
        var inner = InlineDialect(line[start..<end.lowerBound])
        result.append(contentsOf: inner.plain())
        return end.upperBound - index
    }

    // MARK: Links between notes

    private static let longestNoteLink = 303

    /// `[[note]]`, `[[note|shown]]`; with `!` before it a picture.
    private mutating func takeNoteLink(at index: Int) -> Int {
        guard line[index...].starts(with: "[[".utf8),
            let end = line[index...].prefix(Self.longestNoteLink).firstRange(of: Array("]]".utf8))
        else { return 0 }
        let inner = line[(index + 2)..<end.lowerBound]
        guard !inner.isEmpty, !inner.contains(UInt8(ascii: "[")) else { return 0 }
        if result.last == UInt8(ascii: "!") {
            result.append(UInt8(ascii: "["))
            result.append(contentsOf: inner)
            result.append(contentsOf: "]()".utf8)
        } else {
            result.append(contentsOf: inner.split(separator: UInt8(ascii: "|")).last ?? inner)
        }
        return end.upperBound - index
    }
}
