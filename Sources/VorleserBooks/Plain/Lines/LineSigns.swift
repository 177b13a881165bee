/// What the first and last characters of a line tell about its place in a paragraph.
extension TextLines {
    /// The columns its first word takes: what the line before must have had room for.
    func firstWordColumns(_ line: TextLine) -> Int {
        var columns = 0
        for byte in utf8[line.bytes] {
            if byte == 0x20 || byte == 0x09 { break }
            // East Asian lines break between any two characters.
            if (0xE3...0xED).contains(byte) { return columns + 2 }
            if byte & 0xC0 != 0x80 { columns += 1 }
            if columns > 60 { break }
        }
        return columns
    }

    /// The first character.
    func firstScalar(_ line: TextLine) -> Unicode.Scalar { scalar(at: line.start).0 }

    /// The last character.
    func lastScalar(_ line: TextLine) -> Unicode.Scalar { scalar(before: line.end) }

    /// A character and how many bytes it takes.
    func scalar(at index: Int) -> (Unicode.Scalar, Int) {
        guard index < utf8.count else { return (" ", 1) }
        return utf8.withUnsafeBufferPointer { UTF8Scalar.decode($0, at: index) }
    }

    func scalar(before index: Int) -> Unicode.Scalar {
        guard index > 0 else { return " " }
        var start = index - 1
        while start > 0, index - start < 4, utf8[start] & 0xC0 == 0x80 { start -= 1 }
        return scalar(at: start).0
    }

    /// Whether a line ends as sentences do, quotation marks and brackets after the stop included.
    func endsSentence(_ line: TextLine) -> Bool {
        var end = line.end
        for _ in 0..<4 where end > line.start {
            let last = scalar(before: end)
            if Self.stops.contains(last) { return true }
            guard Self.closers.contains(last) else { return false }
            end -= UTF8.width(last)
        }
        return end == line.start
    }

    /// Whether a line begins with a small letter.
    func beginsSmall(_ line: TextLine) -> Bool { firstScalar(line).properties.isLowercase }

    /// Whether the first letter of a line, after quotation marks and dashes, is a capital.
    func beginsWithCapital(_ line: TextLine) -> Bool {
        var index = line.start
        for _ in 0..<6 where index < line.end {
            let (scalar, length) = scalar(at: index)
            if scalar.properties.isAlphabetic { return scalar.properties.isUppercase }
            index += length
        }
        return false
    }

    /// Whether a line holds nothing but ornaments: `* * *`, `-----`, `⁂`, `#`.
    func isOrnament(_ line: TextLine) -> Bool {
        guard line.end - line.start <= 300 else { return false }
        var signs = 0
        for scalar in String(decoding: utf8[line.bytes], as: UTF8.self).unicodeScalars where !Self.isBlank(scalar) {
            guard Self.ornaments.contains(scalar) else { return isWrittenOrnament(line) }
            signs += 1
        }
        return signs > 0
    }

    private func isWrittenOrnament(_ line: TextLine) -> Bool {
        guard line.end - line.start < 12 else { return false }
        return ["o0o", "ooo", "-o-", "-0-", "-oo-", "~o~", "--o--", "---o---"].contains(string(line).lowercased())
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\u{A0}" || scalar == "\u{3000}"
    }

    static let stops = Set(".!?…:;。．！？；：".unicodeScalars)
    /// Signs after which a sentence goes on.
    static let continuation = Set(",-—–".unicodeScalars)
    static let closers = Set("\"'”’»«›)]}_*=」』）】”’".unicodeScalars)
    private static let ornaments = Set("*-—–―_~=#+•·⁂❦❧✻✽✦★☆※◆◇■□●○†‡§^|.…×✶✷⸻─━＊＝※".unicodeScalars)
}

extension Unicode.Scalar {
    /// Whether lines of its script are joined without a blank: Chinese and Japanese, their punctuation included.
    var joinsWithoutBlank: Bool {
        switch value {
        case 0x2E80...0x2FFF, 0x3000...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F: true
        case 0xFF01...0xFF9F, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
