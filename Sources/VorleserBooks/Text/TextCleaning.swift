import Foundation

/// What happens to single characters on their way into a book.
enum TextCleaning {
    /// What of a character goes into the book: itself, another one, a blank, or nothing.
    ///
    /// Soft hyphens and zero-width characters would split words for search and speech, but for the word joiner, which
    /// everything that reads words passes over (``VorleserCore/WordJoiners``); directional overrides could
    /// show other words than are spoken (embeddings and isolates cannot, and belong to the text); C1 controls are Windows-1252 characters mislabelled
    /// (HTML Living Standard §13.2.5.80, numeric character reference end state).
    static func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x00AD, 0x200B, 0x2061...0x2064, 0xFEFF, 0x202D...0x202E, 0x206A...0x206F, 0xFFF9...0xFFFB: nil
        case 0x0080...0x009F: windows1252[Int(scalar.value) - 0x80]
        case 0x2028, 0x2029: " "
        case 0xFFFE, 0xFFFF, 0xE0000...0xE007F: nil
        default: scalar
        }
    }

    /// Keeps a line from ending where it stands.
    static let wordJoiner: Unicode.Scalar = "\u{2060}"

    /// Whether a character may be part of a sequence that has a composed form.
    static func mayNeedComposing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x0300: false
        case 0x0400...0x0482, 0x048A...0x0590: false
        case 0x0375...0x037D, 0x037F...0x0386, 0x0388...0x03FF: false
        case 0x0900...0x1FFF:
            scalar.properties.isDiacritic || scalar.properties.generalCategory == .nonspacingMark
                || scalar.properties.generalCategory == .spacingMark || (0x1100...0x11FF).contains(scalar.value)
                || (0x1F00...0x1FFF).contains(scalar.value)
        case 0x2002...0x20CF, 0x2190...0x2328, 0x232B...0x2ADB, 0x2ADD...0x2E7F: false
        case 0x3000...0x3098, 0x309B...0xABFF: false
        case 0xAC00...0xD7FF: false
        case 0xE000...0xF8FF, 0xFB50...0xFE1F, 0xFE30...0x10FFF: false
        case 0x1F000...0x1FFFF, 0x20000...0x2F7FF: false
        default: true
        }
    }

    /// Unicode normalisation form C. Source: UAX #15.
    ///
    /// - Complexity: Linear; Foundation's own way takes the square of the length, since it moves all that follows for each
    ///   character that it composes, and sorts accents without end one by one. So it gets pieces, each up to a character
    ///   that is no part of what comes before it, or, in what no language writes, of bounded length.
    static func composed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        var result = ""
        var start = scalars.startIndex
        var count = 0
        for index in scalars.indices {
            if count >= longestPiece || (count >= shortestPiece && !mayNeedComposing(scalars[index])) {
                result += text[start..<index].precomposedStringWithCanonicalMapping
                (start, count) = (index, 0)
            }
            count += 1
        }
        return result + text[start...].precomposedStringWithCanonicalMapping
    }

    /// In characters.
    private static let (shortestPiece, longestPiece) = (500, 2000)

    /// Source: WHATWG Encoding Standard, index windows-1252.
    private static let windows1252: [Unicode.Scalar?] = [
        "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
        nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
    ]
}

/// UTF-8 read one character at a time from bytes that may be anything. Source: Unicode 16 §3.9, table 3-7.
enum UTF8Scalar {
    /// - Returns: The character at `index` and how many bytes it takes; U+FFFD and 1 where the bytes are not UTF-8.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = UInt32(bytes[index])
        func continuation(_ distance: Int) -> UInt32? {
            guard index + distance < bytes.count, bytes[index + distance] & 0xC0 == 0x80 else { return nil }
            return UInt32(bytes[index + distance] & 0x3F)
        }
        var value: UInt32?
        var length = 1
        switch first {
        case 0..<0x80:
            value = first
        case 0xC2...0xDF:
            length = 2
            value = continuation(1).map { (first & 0x1F) << 6 | $0 }
        case 0xE0...0xEF:
            length = 3
            if let a = continuation(1), let b = continuation(2) { value = (first & 0x0F) << 12 | a << 6 | b }
            if let known = value, known < 0x800 { value = nil }
        case 0xF0...0xF4:
            length = 4
            if let a = continuation(1), let b = continuation(2), let c = continuation(3) {
                value = (first & 0x07) << 18 | a << 12 | b << 6 | c
            }
            if let known = value, known < 0x10000 { value = nil }
        default:
            break
        }
        guard let value, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
        return (scalar, length)
    }
}
