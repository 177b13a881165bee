/// Says words in odd forms of letters as the plain ones: *ﬁre*, *Cæsar*, soft hyphens, full width, long s.
public struct LetterForms: SpokenForm {
    public let name = "letter-form"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            guard passage[index] >= 0xAD, let (scalar, length) = passage.scalar(at: index), scalar.plainForm != nil,
                !scalar.isInvisible || (passage.isLetter(index - 1) && passage.isLetter(index + 1))
            else {
                index += 1
                continue
            }
            var (start, end) = (index, index + length)
            while let unit = passage.unit(start - 1), unit.isLetter, !UTF16.isSurrogate(unit) { start -= 1 }
            while let (next, length) = passage.scalar(at: end),
                next.properties.isAlphabetic || next.joins(to: passage.unit(end + 1))
            {
                end += length
            }
            let printed = passage.string(start..<end)
            let said = printed.unligatured
            index = end
            if end - start < 64, said != printed || said.unicodeScalars.count != printed.unicodeScalars.count {
                result.append(Replacement(start..<end, by: said))
            }
        }
        return result
    }
}

extension String {
    /// In plain letters.
    var unligatured: String {
        var result = ""
        for scalar in unicodeScalars {
            if let accent = Unicode.Scalar.accents[scalar.value], let base = result.unicodeScalars.last,
                let whole = accent[base]
            {
                result.unicodeScalars.removeLast()
                result.unicodeScalars.append(whole)
            } else if let plain = scalar.plainForm {
                result += plain
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Soft hyphens and joiners, which say where lines break. At the edge of a word they are no matter.
    fileprivate var isInvisible: Bool { plainForm?.isEmpty ?? false }

    /// Whether a word goes on over the scalar to the next code unit.
    fileprivate func joins(to next: UInt16?) -> Bool {
        plainForm != nil && (!isInvisible || next?.isLetter ?? false)
    }

    /// Plain letters for it, none if it is invisible; `nil` if it is plain itself.
    var plainForm: String? {
        guard value >= 0xAD else { return nil }
        switch value {
        case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF, 0xFE00...0xFE0F: return ""
        case 0x300...0x36F: return Self.accents[value] == nil ? nil : String(self)
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: return Self.letter(value - 0xFEE0)
        case 0x1D400...0x1D6A3:
            let place = (value - 0x1D400) % 52
            return Self.letter(place < 26 ? 0x41 + place : 0x47 + place)
        default: return Self.forms[value]
        }
    }

    private static func letter(_ value: UInt32) -> String? { Unicode.Scalar(value).map { String($0) } }

    private static let forms: [UInt32: String] = [
        0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st",
        0xE6: "ae", 0xC6: "Ae", 0x1FD: "ae", 0x1FC: "Ae", 0x153: "oe", 0x152: "Oe", 0x132: "IJ", 0x133: "ij",
        0x17F: "s",
        0x212A: "K", 0x212B: "Å", 0x149: "’n",
    ]

    /// For each combining accent, the letters that have it as one.
    fileprivate static let accents: [UInt32: [Unicode.Scalar: Unicode.Scalar]] = [
        0x300: pairs("aàeèiìoòuùAÀEÈIÌOÒUÙ"), 0x301: pairs("aáeéiíoóuúyýcćnńsśzźAÁEÉIÍOÓUÚYÝCĆNŃSŚZŹ"),
        0x302: pairs("aâeêiîoôuûAÂEÊIÎOÔUÛ"), 0x303: pairs("aãnñoõAÃNÑOÕ"), 0x308: pairs("aäeëiïoöuüyÿAÄEËIÏOÖUÜ"),
        0x30A: pairs("aåuůAÅUŮ"), 0x30C: pairs("cčsšzžrřeěnňCČSŠZŽRŘEĚNŇ"), 0x327: pairs("cçsşCÇSŞ"),
        0x304: pairs("aāeēiīoōuūAĀEĒIĪOŌUŪ"),
    ]

    private static func pairs(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
        let scalars = Array(text.unicodeScalars)
        return Dictionary(
            uniqueKeysWithValues: stride(from: 0, to: scalars.count - 1, by: 2).map { (scalars[$0], scalars[$0 + 1]) }
        )
    }
}
