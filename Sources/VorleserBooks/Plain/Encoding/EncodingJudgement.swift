import VorleserCore

/// Which of the older encodings a text is in, judged by what it would say in each.
///
/// A sample is read in every candidate; each character beyond ASCII speaks for the candidate if it is one of the
/// commonest of the languages written in it and stands where such a character can stand, and against it if it cannot.
struct EncodingJudgement {
    let encoding: TextEncoding
    /// What the reader should know about the choice.
    let faults: [BookWarning.Fault]

    /// - Parameter bytes: Not UTF-8, and with at least one byte above 0x7F, or ISO 2022's escapes.
    init(_ bytes: [UInt8]) {
        let declared = Self.declared(in: bytes)
        let best = Self.best(for: Self.sample(of: bytes), declared: declared)
        encoding = best == .windows1252 ? Self.western(bytes, declared: declared) : best
        faults = Self.faults(declared: declared, used: encoding)
    }

    private static let candidates: [TextEncoding] = [
        .windows1252, .macRoman, .codePage850, .windows1250, .latin2, .windows1251, .koi8R, .codePage866,
        .windows1253, .gb18030, .big5, .shiftJIS, .eucJP, .eucKR,
    ]

    private static func best(for sample: [UInt8], declared: TextEncoding?) -> TextEncoding {
        let signs = sample.count { $0 >= 0x80 }
        func score(_ encoding: TextEncoding) -> Double {
            // The fewer the signs, the more they must say against what is usual.
            let habit = encoding == .windows1252 ? 0.15 + min(0.6, 2 / Double(max(signs, 1))) : 0
            return plausibility(of: sample, as: encoding) + habit + (encoding == declared ? 0.3 : 0)
        }
        let scored = candidates.map { ($0, score($0)) }
        return scored.max { $0.1 < $1.1 }?.0 ?? .windows1252
    }

    private static func faults(declared: TextEncoding?, used: TextEncoding) -> [BookWarning.Fault] {
        switch declared {
        case nil: [.guessedEncoding(used.name)]
        case used?: []
        case .windows1252? where used == .latin9: []
        case let declared?: [.otherEncoding(declared: declared.name, used: used.name)]
        }
    }

    // MARK: What the text says of itself

    /// The encoding named in the first lines: Project Gutenberg's header, `charset=`, `coding:`.
    static func declared(in bytes: [UInt8]) -> TextEncoding? {
        let start = String(decoding: bytes.prefix(8192).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self).lowercased()
        for key in ["character set encoding:", "charset=", "coding:"] {
            guard let place = start.firstRange(of: key) else { continue }
            let label = start[place.upperBound...].drop { $0 == " " || $0 == "\"" }.prefix {
                !$0.isNewline && $0 != "\""
            }
            if let encoding = TextEncoding(label: String(label)) { return encoding }
            if let encoding = TextEncoding(label: String(label.prefix { $0 != " " && $0 != ";" })) { return encoding }
        }
        return nil
    }

    // MARK: The sample

    /// Up to 48 KB of lines with bytes above 0x7F, so that a long English preface hides nothing.
    private static func sample(of bytes: [UInt8]) -> [UInt8] {
        var sample: [UInt8] = []
        var lineStart = 0
        while lineStart < bytes.count, sample.count < 48 << 10 {
            let limit = min(lineStart + 4096, bytes.count)
            // No encoding here uses 0x0A as part of a character.
            let end = bytes[lineStart..<limit].firstIndex(of: 0x0A).map { $0 + 1 } ?? limit
            if bytes[lineStart..<end].contains(where: { $0 >= 0x80 }) {
                sample.append(contentsOf: bytes[lineStart..<end])
            }
            lineStart = end
        }
        return sample
    }

    /// About 1 for a text that is surely in an encoding, 0 or less for one that is not.
    private static func plausibility(of sample: [UInt8], as encoding: TextEncoding) -> Double {
        let converted = sample.withUnsafeBufferPointer { CharacterConversion(from: encoding)?.utf8(from: $0) }
        guard let converted else { return -10 }
        let scalars = Array(String(decoding: converted.utf8, as: UTF8.self).unicodeScalars)
        let script = FamiliarCharacters.of(encoding)
        var total = 0.0
        var count = 0
        for (index, scalar) in scalars.enumerated() where scalar.value >= 0x80 {
            count += 1
            let before = index > 0 ? scalars[index - 1] : " "
            let after = index + 1 < scalars.count ? scalars[index + 1] : " "
            total += script.weight(of: scalar, between: before, and: after)
        }
        return count == 0 ? 0 : total / Double(count)
    }

    // MARK: Western

    /// Windows-1252, unless the eight signs that Latin-9 replaced by letters stand where letters stand.
    private static func western(_ bytes: [UInt8], declared: TextEncoding?) -> TextEncoding {
        guard !bytes.contains(where: { (0x80...0x9F).contains($0) }) else { return .windows1252 }
        var letters = 0
        var signs = 0
        for (index, byte) in bytes.enumerated() where byte >= 0xA4 && byte <= 0xBE {
            let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
            switch byte {
            case 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE: isLetter(after) ? (letters += 1) : (signs += 1)
            case 0xA4: letters += 1
            default: break
            }
        }
        return letters > signs || (declared == .latin9 && letters == signs) ? .latin9 : .windows1252
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte >= 0xC0 }
}
