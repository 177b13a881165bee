import VorleserCore

/// Figures and letters above or below the line, as code units that tell them from those on it.
///
/// Books mark what is raised (`10<sup>8</sup>`), and without the mark the figures would run into those before them. Rules
/// for spoken forms see the signs that Unicode has for it, `10⁸`, and one code unit stands for one. Letters that it has
/// no sign for are in the private use area, and never leave the rules: ``RaisedFigures`` says whatever is left.
enum RaisedSigns {
    /// - Returns: The units as rules see them.
    /// - Parameters:
    ///   - units: The chapter, as printed.
    ///   - marks: Of the chapter.
    ///   - start: Where the chapter begins.
    static func typeset(_ units: [UInt16], _ marks: [TextMark], at start: Int) -> [UInt16] {
        var result = units
        var fractionEnd = 0
        var formulaEnd = 0
        for mark in marks {
            let isRaised: Bool
            switch mark.kind {
            case .superscript: isRaised = true
            case .subscript: isRaised = false
            case .formula:
                formulaEnd = max(formulaEnd, mark.span.upperBound.utf16 - start)
                continue
            default: continue
            }
            let span = mark.span.utf16.clamped(to: start..<start + units.count)
            let range = span.lowerBound - start..<span.upperBound - start
            guard !range.isEmpty, range.count <= 12 else { continue }
            if isRaised, let fraction = fraction(range, in: units) {
                write(fraction, to: &result)
                fractionEnd = fraction.range.upperBound
                continue
            }
            if isRaised, units[range].elementsEqual("TM".utf16) || units[range].elementsEqual("SM".utf16) {
                (result[range.lowerBound], result[range.lowerBound + 1]) = (0x2122, filler)
                continue
            }
            // The lower part of a fraction is written with its upper one.
            let isFormula = range.upperBound <= formulaEnd
            guard range.lowerBound >= fractionEnd,
                isFormula ? isScript(range, in: units) : isFigure(range, in: units, isRaised)
            else { continue }
            for index in range { result[index] = isRaised ? raised(units[index]) : lowered(units[index]) }
        }
        return result
    }

    // MARK: Fractions

    /// `<sup>1</sup>/<sub>2</sub>`: where it stands, and its two numbers.
    private static func fraction(_ upper: Range<Int>, in units: [UInt16]) -> (range: Range<Int>, fraction: Fraction)? {
        let slash = upper.upperBound
        guard slash + 1 < units.count, units[slash] == 0x2F || units[slash] == 0x2044,
            let over = Int(String(units[upper])), over > 0
        else { return nil }
        let lower = units[(slash + 1)...].prefix(4).prefix { $0.isDigit }
        guard let under = Int(String(lower)), under > 0,
            lower.endIndex == units.count || !units[lower.endIndex].isLetterOrDigit && units[lower.endIndex] != 0x2F
        else { return nil }
        return (upper.lowerBound..<lower.endIndex, Fraction(over, under))
    }

    /// As one sign, `½`, which may follow a number; or as figures on the line, which may not.
    private static func write(_ found: (range: Range<Int>, fraction: Fraction), to units: inout [UInt16]) {
        let isMixed = found.range.lowerBound > 0 && units[found.range.lowerBound - 1].isDigit
        if let sign = found.fraction.sign {
            units[found.range.lowerBound] = sign
            for index in found.range.dropFirst() { units[index] = filler }
        } else if isMixed {
            let slash = found.range.first { !units[$0].isDigit } ?? found.range.upperBound
            for index in found.range.lowerBound..<slash { units[index] = raised(units[index]) }
            for index in slash..<found.range.upperBound { units[index] = lowered(units[index]) }
        }
    }

    /// Letters and figures of formulas (`𝑥`, `𝜋`, `𝟐`) as the plain ones, each with ``filler`` behind it.
    static func plainMathematics(_ units: inout [UInt16]) {
        guard units.contains(0xD835) else { return }
        for index in units.indices.dropLast() where units[index] == 0xD835 {
            let low = UInt32(units[index + 1])
            guard (0xDC00...0xDFFF).contains(low), let plain = plainLetter(0x1D400 + low - 0xDC00) else { continue }
            (units[index], units[index + 1]) = (plain, filler)
        }
    }

    /// Stands for the second half of a letter that has two code units.
    static let filler: UInt16 = 0xE200

    /// Source: the Unicode Standard, block Mathematical Alphanumeric Symbols.
    private static func plainLetter(_ value: UInt32) -> UInt16? {
        switch value {
        case 0x1D400...0x1D6A3:
            let place = UInt16((value - 0x1D400) % 52)
            return place < 26 ? 0x41 + place : 0x47 + place
        case 0x1D6A8...0x1D7CB:
            let place = UInt16((value - 0x1D6A8) % 58)
            switch place {
            case 0...16: return 0x391 + place
            case 18...24: return 0x3A3 + place - 18
            case 26...50: return 0x3B1 + place - 26
            default:
                return [
                    17: 0x398, 25: 0x2207, 51: 0x2202, 52: 0x3B5, 53: 0x3B8, 54: 0x3BA, 55: 0x3C6, 56: 0x3C1, 57: 0x3C0,
                ][place]
            }
        case 0x1D7CE...0x1D7FF: return 0x30 + UInt16((value - 0x1D7CE) % 10)
        default: return nil
        }
    }

    /// Whether all of a formula's raised or lowered part has signs that stand for it.
    private static func isScript(_ range: Range<Int>, in units: [UInt16]) -> Bool {
        guard range.lowerBound > 0, !units[range.lowerBound - 1].isWhiteSpace else { return false }
        return units[range].allSatisfy {
            $0.isASCIILetterOrDigit || signs[$0] != nil || $0 == 0x3D || greek.contains($0)
        }
    }

    /// Greek letters, moved into the private use area.
    private static let greek: ClosedRange<UInt16> = 0x391...0x3C9

    /// Whether what is raised is a power or an index, rather than the end of an abbreviation: *1ˢᵗ*, *Mʳ*.
    private static func isFigure(_ range: Range<Int>, in units: [UInt16], _ isRaised: Bool) -> Bool {
        let content = units[range].filter { !$0.isWhiteSpace }
        guard !content.isEmpty, range.count <= 8, range.lowerBound > 0, !units[range.lowerBound - 1].isWhiteSpace else {
            return false
        }
        let isNumber = content.allSatisfy { $0.isDigit || signs[$0] != nil }
        // Na⁺, Cl⁻
        let isCharge = isRaised && content.count == 1 && units[range.lowerBound - 1].isLetterOrDigit
        if isNumber, isCharge || content.contains(where: { $0.isDigit }) { return true }
        guard content.allSatisfy({ $0.isASCIILetterOrDigit || signs[$0] != nil }) else { return false }
        let before = units[range.lowerBound - 1]
        let isAlone = range.lowerBound < 2 || !units[range.lowerBound - 2].isLetterOrDigit
        guard before.isDigit || before == 0x29 || before.isLetterOrDigit && isAlone else { return false }
        if !isRaised { return before.isLetterOrDigit && !before.isDigit }
        // Aᵀ
        if content.elementsEqual([0x54]), before.isASCIICapital { return true }
        return content.count == 1 && exponents.contains(content[content.startIndex])
            || content.contains { signs[$0] != nil }
    }

    /// Letters that are exponents; others end abbreviations.
    private static let exponents = Set("nxyijk".utf16)
    private static let signs: [UInt16: UInt16] = [0x2B: 0x2B, 0x2D: 0x2212, 0x2013: 0x2212, 0x2212: 0x2212]

    private static func raised(_ unit: UInt16) -> UInt16 {
        switch unit {
        case 0x31: 0xB9
        case 0x32, 0x33: unit + 0x80
        case 0x30, 0x34...0x39: unit + 0x2040
        case 0x2B: 0x207A
        case 0x2D, 0x2013, 0x2212: 0x207B
        case 0x6E: 0x207F
        case 0x3D: 0x207C
        case greek: 0xE000 + unit
        case _ where unit.isASCIILetterOrDigit: 0xE000 + unit
        default: unit
        }
    }

    private static func lowered(_ unit: UInt16) -> UInt16 {
        switch unit {
        case 0x30...0x39: unit + 0x2050
        case 0x2B: 0x208A
        case 0x2D, 0x2013, 0x2212: 0x208B
        case 0x3D: 0x208C
        case greek: 0xE400 + unit
        case _ where unit.isASCIILetterOrDigit: 0xE100 + unit
        default: unit
        }
    }

    /// The sign on the line, and whether the unit stands above it; `nil` for any other.
    static func plain(_ unit: UInt16) -> (sign: UInt16, isRaised: Bool)? {
        switch unit {
        case 0xB9: (0x31, true)
        case 0xB2, 0xB3: (unit - 0x80, true)
        case 0x2070, 0x2074...0x2079: (unit - 0x2040, true)
        case 0x207A: (0x2B, true)
        case 0x207B: (0x2212, true)
        case 0x207C: (0x3D, true)
        case 0x208C: (0x3D, false)
        case 0xE391...0xE3C9: (unit - 0xE000, true)
        case 0xE791...0xE7C9: (unit - 0xE400, false)
        case 0x207F: (0x6E, true)
        case 0x2071: (0x69, true)
        case 0x2080...0x2089: (unit - 0x2050, false)
        case 0x208A: (0x2B, false)
        case 0x208B: (0x2212, false)
        case 0x2099: (0x6E, false)
        case 0x1D62: (0x69, false)
        case 0xE030...0xE07A: (unit - 0xE000, true)
        case 0xE130...0xE17A: (unit - 0xE100, false)
        default: nil
        }
    }
}
