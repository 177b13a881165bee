import Foundation

/// How printed text is written when it is looked up.
enum WrittenForm {
    /// Apostrophes evened, what cannot be seen left out, compatibility characters replaced (NFKC), digits of all scripts made 0–9.
    ///
    /// A token's text and the text at its range are the same in this form.
    static func normalised(_ text: some StringProtocol) -> String {
        var plain = String.UnicodeScalarView()
        var isSettled = true
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                plain.append(scalar)
            } else if isApostrophe(scalar) {
                plain.append("'")
            } else if scalar.value > 0xFFFF || !LetterClass.of(UInt16(scalar.value)).contains(.invisible) {
                plain.append(scalar)
                isSettled = false
            }
        }
        if isSettled { return String(plain) }
        let composed = String(plain).precomposedStringWithCompatibilityMapping
        return String(String.UnicodeScalarView(composed.unicodeScalars.map(asciiDigit)))
    }

    /// The normalised text as bytes; `nil` if it has a character beyond ASCII.
    static func ascii(_ text: String) -> [UInt8]? {
        let bytes = Array(text.utf8)
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes }
        let normalised = Array(normalised(text).utf8)
        return normalised.allSatisfy { $0 < 0x80 } ? normalised : nil
    }

    /// The letters without their accents; `nil` if it has a character that is no Latin letter.
    static func folded(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in normalised(text).decomposedStringWithCompatibilityMapping.unicodeScalars {
            if scalar.isASCII {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else if let letters = ligatures[scalar] {
                bytes += letters.utf8
            } else if !isDropped(scalar) {
                return nil
            }
        }
        return bytes
    }

    static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}" || scalar == "\u{2018}" || scalar == "\u{02BC}" || scalar == "\u{FF07}"
    }

    /// Whether it changes no word that it stands in: accents that combine, soft hyphens, joiners.
    static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: true
        default: false
        }
    }

    private static func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard !scalar.isASCII, let value = scalar.properties.numericValue, (0...9).contains(value),
            value == value.rounded(), scalar.properties.numericType != .numeric
        else { return scalar }
        return Unicode.Scalar(UInt8(48 + Int(value)))
    }

    private static let ligatures: [Unicode.Scalar: String] = [
        "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ß": "ss", "ẞ": "SS", "ł": "l", "Ł": "L",
        "đ": "d", "Đ": "D", "ð": "th", "Ð": "Th", "þ": "th", "Þ": "Th", "ı": "i", "ħ": "h", "Ħ": "H",
    ]
}
