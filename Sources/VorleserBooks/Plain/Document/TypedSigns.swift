import VorleserCore

/// The signs people type for what type cannot show: `_emphasis_`, `=bold=`, `[1]`, `[Pg 12]`, `{12}`, `^{th}`.
///
/// Source: Project Gutenberg's and Distributed Proofreaders' formatting guidelines.
struct TypedSigns: Sendable {
    /// What a sign does.
    enum Effect: Equatable, Sendable {
        case open(TextMark.Kind)
        case close
        case noteReference(label: String)
        case pageBreak(label: String)
        case lineBreak
        /// `[Illustration: a map]` inside a paragraph.
        case picture(caption: String)
        /// A sign without its partner.
        case nothing
    }

    struct Sign: Equatable, Sendable {
        let bytes: Range<Int>
        let effect: Effect
    }

    /// Whether `=` means bold in this text.
    private let usesEquals: Bool
    /// Whether numbers in braces are the pages of the printed edition.
    private let usesBraces: Bool
    /// Whether underscores mean emphasis, so that a single one is a slip.
    private let usesUnderscores: Bool

    private let pageWords: Set<String>

    /// Looks at a whole text for the signs that are used in it.
    /// - Parameters:
    ///   - utf8: The text.
    ///   - names: What its language calls pages.
    init(_ utf8: [UInt8], _ names: PrintingWords) {
        pageWords = names.pages
        var equals = 0
        var underscores = 0
        var pages: [Int] = []
        var braces = 0
        for index in utf8.indices {
            switch utf8[index] {
            case UInt8(ascii: "="): if Self.opens(utf8[...], index) { equals += 1 }
            case UInt8(ascii: "_"): if Self.opens(utf8[...], index) { underscores += 1 }
            case UInt8(ascii: "{"):
                braces += 1
                guard let page = Self.braced(utf8[...], index) else { break }
                pages.append(Int(page.label) ?? Numeral.roman(page.label[...]) ?? 0)
            default: break
            }
        }
        usesEquals = equals >= 2
        usesUnderscores = underscores >= 2
        let rising = zip(pages, pages.dropFirst()).count { $1 > $0 }
        // A single one means a page where braces mean nothing else.
        usesBraces = (pages.count >= 2 || pages.count == braces) && rising * 10 >= (pages.count - 1) * 7
    }

    /// The signs of a paragraph, in order and properly nested; its kept line ends are U+000A.
    func signs(in utf8: [UInt8]) -> [Sign] {
        var found: [Sign] = []
        var open: [Int] = []
        var index = 0
        while index < utf8.count {
            let length = read(utf8[...], index, &found, &open)
            index += length
        }
        for place in open { found[place] = Sign(bytes: leftover(utf8[...], found[place].bytes), effect: .nothing) }
        return found.filter { !$0.bytes.isEmpty }
    }

    /// An opening sign that nothing closes: dropped when it can be nothing but a slip, else left as it is.
    private func leftover(_ utf8: ArraySlice<UInt8>, _ bytes: Range<Int>) -> Range<Int> {
        let isSlip = usesUnderscores && utf8[bytes.lowerBound] == UInt8(ascii: "_")
        return isSlip ? bytes : bytes.lowerBound..<bytes.lowerBound
    }

    // MARK: Reading

    private func read(_ utf8: ArraySlice<UInt8>, _ index: Int, _ found: inout [Sign], _ open: inout [Int]) -> Int {
        switch utf8[index] {
        case 0x0A: found.append(Sign(bytes: index..<index + 1, effect: .lineBreak))
        case UInt8(ascii: "_"): readPaired(utf8, index, .emphasis, &found, &open)
        case UInt8(ascii: "="): if usesEquals { readPaired(utf8, index, .strong, &found, &open) }
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            guard let sign = bracket(utf8, index) else { return 1 }
            found.append(sign)
            return sign.bytes.count
        case UInt8(ascii: "^"): return readSuperscript(utf8, index, &found)
        default: break
        }
        return 1
    }

    private func readPaired(
        _ utf8: ArraySlice<UInt8>,
        _ index: Int,
        _ kind: TextMark.Kind,
        _ found: inout [Sign],
        _ open: inout [Int]
    ) {
        let bytes = index..<index + 1
        if Self.closes(utf8, index), let place = open.lastIndex(where: { found[$0].effect == .open(kind) }) {
            // What was opened since and is not closed would cross this pair.
            for crossed in open[(place + 1)...] {
                found[crossed] = Sign(bytes: leftover(utf8, found[crossed].bytes), effect: .nothing)
            }
            open.removeSubrange(place...)
            found.append(Sign(bytes: bytes, effect: .close))
        } else if Self.opens(utf8, index) {
            open.append(found.count)
            found.append(Sign(bytes: bytes, effect: .open(kind)))
        } else if Self.closes(utf8, index), !leftover(utf8, bytes).isEmpty {
            found.append(Sign(bytes: bytes, effect: .nothing))
        }
    }

    private func bracket(_ utf8: ArraySlice<UInt8>, _ index: Int) -> Sign? {
        if usesBraces, let page = Self.braced(utf8, index) {
            return Sign(bytes: index..<index + page.length, effect: .pageBreak(label: page.label))
        }
        guard utf8[index] == UInt8(ascii: "[") else { return nil }
        if let (label, length) = page(utf8, index) {
            return Sign(bytes: index..<index + length, effect: .pageBreak(label: label))
        }
        if let (caption, length) = Self.picture(utf8, index) {
            return Sign(bytes: index..<index + length, effect: .picture(caption: caption))
        }
        guard let (label, length) = NoteLabels.label(utf8, at: index) else { return nil }
        return Sign(bytes: index..<index + length, effect: .noteReference(label: label))
    }

    private func readSuperscript(_ utf8: ArraySlice<UInt8>, _ index: Int, _ found: inout [Sign]) -> Int {
        guard index + 1 < utf8.endIndex, utf8[index + 1] == UInt8(ascii: "{"),
            let end = utf8[(index + 2)...].prefix(8).firstIndex(of: UInt8(ascii: "}")), end > index + 2
        else { return 1 }
        found.append(Sign(bytes: index..<index + 2, effect: .open(.superscript)))
        found.append(Sign(bytes: end..<end + 1, effect: .close))
        return end + 1 - index
    }

    // MARK: Shapes

    /// `{12}`, `{xii}`
    private static func braced(_ utf8: ArraySlice<UInt8>, _ index: Int) -> (label: String, length: Int)? {
        guard utf8[index] == UInt8(ascii: "{"),
            let end = utf8[(index + 1)...].prefix(6).firstIndex(of: UInt8(ascii: "}")), end > index + 1
        else { return nil }
        let label = String(decoding: utf8[(index + 1)..<end], as: UTF8.self)
        let isNumber = label.allSatisfy { $0.isASCII && $0.isNumber } || Numeral.roman(label[...]) != nil
        return isNumber ? (label, end + 1 - index) : nil
    }

    /// `[Illustration]`, `[Illustration: a map]`
    private static func picture(_ utf8: ArraySlice<UInt8>, _ index: Int) -> (caption: String, length: Int)? {
        let words = utf8[(index + 1)...].prefix(2000)
        guard words.starts(with: "Illustration".utf8), let end = words.firstIndex(of: UInt8(ascii: "]")) else {
            return nil
        }
        let rest = words[(index + 13)..<end]
        guard rest.isEmpty || rest.first == UInt8(ascii: ":") || rest.first == 0x20 else { return nil }
        let caption = String(decoding: rest.drop { $0 == UInt8(ascii: ":") || $0 == 0x20 }, as: UTF8.self)
        return (caption, end + 1 - index)
    }

    /// `[Pg 12]`, `[Page 12]`, `[p. xii]`, `[S. 12]`
    private func page(_ utf8: ArraySlice<UInt8>, _ index: Int) -> (label: String, length: Int)? {
        guard let end = utf8[(index + 1)...].prefix(14).firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let words = String(decoding: utf8[(index + 1)..<end], as: UTF8.self).split { $0 == " " || $0 == "." }
        guard words.count == 2, pageWords.contains(words[0].lowercased()) else { return nil }
        let label = words[1]
        let isNumber = label.allSatisfy { $0.isASCII && $0.isNumber } || Numeral.roman(label) != nil
        return isNumber ? (String(label), end + 1 - index) : nil
    }

    /// Whether a sign stands before a word and after none.
    private static func opens(_ utf8: ArraySlice<UInt8>, _ index: Int) -> Bool {
        guard index + 1 < utf8.endIndex else { return false }
        let next = utf8[index + 1]
        guard next > 0x20, next != utf8[index] else { return false }
        return index == utf8.startIndex || !isWord(before: index, utf8) && utf8[index - 1] != utf8[index]
    }

    /// Whether a sign stands after something visible and before no word.
    private static func closes(_ utf8: ArraySlice<UInt8>, _ index: Int) -> Bool {
        guard index > utf8.startIndex, utf8[index - 1] > 0x20, utf8[index - 1] != utf8[index] else { return false }
        return index + 1 == utf8.endIndex || !isWord(at: index + 1, utf8) && utf8[index + 1] != utf8[index]
    }

    private static func isWord(at index: Int, _ utf8: ArraySlice<UInt8>) -> Bool {
        let byte = utf8[index]
        if byte < 0x80 { return isASCIIWord(byte) }
        let scalar = utf8[index...].prefix(4).withUnsafeBufferPointer { UTF8Scalar.decode($0, at: 0).scalar }
        return scalar.properties.isAlphabetic && !scalar.joinsWithoutBlank
    }

    private static func isWord(before index: Int, _ utf8: ArraySlice<UInt8>) -> Bool {
        var start = index - 1
        if utf8[start] < 0x80 { return isASCIIWord(utf8[start]) }
        while start > utf8.startIndex, index - start < 4, utf8[start] & 0xC0 == 0x80 { start -= 1 }
        return isWord(at: start, utf8)
    }

    private static func isASCIIWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }
}
