import Foundation

/// Text as a search compares it: small letters without accents, one kind of quotes and of dashes, one blank for any
/// white space.
///
/// Works on UTF-16 code units and knows where each came from; what lies outside the basic plane is compared as it is.
struct FoldedText {
    private(set) var units: [UInt16] = []
    /// For each unit the place of the one that it was made of; not kept for what is sought.
    private(set) var places: [Int32] = []

    init(_ text: some Collection<UInt16>, keepsPlaces: Bool) {
        units.reserveCapacity(text.count)
        if keepsPlaces { places.reserveCapacity(text.count) }
        let table = Self.table
        var place: Int32 = 0
        for unit in text {
            let folded = table[Int(unit)]
            defer { place += 1 }
            switch folded {
            case Folding.nothing: continue
            case Folding.several:
                for unit in Self.several[unit] ?? [] { append(unit, from: place, keepsPlaces) }
            case Folding.blank:
                if units.last != Folding.blank { append(folded, from: place, keepsPlaces) }
            default: append(folded, from: place, keepsPlaces)
            }
        }
    }

    private mutating func append(_ unit: UInt16, from place: Int32, _ keepsPlaces: Bool) {
        units.append(unit)
        if keepsPlaces { places.append(place) }
    }

    // MARK: The table

    private enum Folding {
        static let blank: UInt16 = 0x20
        /// Combining accents and what else does not count. (A noncharacter: no text holds it.)
        static let nothing: UInt16 = 0xFFFF
        /// Becomes several units.
        static let several: UInt16 = 0xFFFE
    }

    /// What each code unit becomes.
    private static let table = tables.single
    private static let several = tables.several

    private static let tables: (single: [UInt16], several: [UInt16: [UInt16]]) = {
        var single = (0...UInt16.max).map(\.self)
        var several: [UInt16: [UInt16]] = [:]
        // Scripts with capitals, accents or compatibility forms; the others are compared as they are.
        let ranges: [ClosedRange<UInt16>] = [
            0x00...0x06FF, 0x1C80...0x23FF, 0x2C60...0x2D2F, 0xA640...0xA7FF, 0xFB00...0xFB06, 0xFF00...0xFF5E,
        ]
        for unit in ranges.joined() {
            guard let scalar = UnicodeScalar(unit) else { continue }
            let folded = Array(fold(scalar))
            switch folded.count {
            case 0: single[Int(unit)] = Folding.nothing
            case 1: single[Int(unit)] = folded[0]
            default:
                single[Int(unit)] = Folding.several
                several[unit] = folded
            }
        }
        single[0x3000] = Folding.blank
        return (single, several)
    }()

    private static func fold(_ scalar: UnicodeScalar) -> [UInt16] {
        switch scalar {
        case "‘", "’", "‚", "‛", "′", "‹", "›", "`", "´", "ʼ": return Array("'".utf16)
        case "“", "”", "„", "‟", "″", "«", "»": return Array("\"".utf16)
        case "‐", "‑", "‒", "–", "—", "―", "−": return Array("-".utf16)
        case "…": return Array("...".utf16)
        case "æ", "Æ": return Array("ae".utf16)
        case "œ", "Œ": return Array("oe".utf16)
        case "ø", "Ø": return Array("o".utf16)
        case "ł", "Ł": return Array("l".utf16)
        case "đ", "Đ": return Array("d".utf16)
        case "ς": return Array("σ".utf16)
        case "ß", "ẞ": return Array("ss".utf16)
        default: break
        }
        if scalar.properties.isWhitespace { return [Folding.blank] }
        if scalar.properties.isDefaultIgnorableCodePoint { return [] }
        let letters = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        return letters.flatMap { Array($0.properties.lowercaseMapping.utf16) }
    }
}
