#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import CLibXML2
import VorleserCore

/// The values of attributes in formulas that are let through. Source: MathML Core, sections 2.1.2 – 2.1.5 and 3.
enum FormulaValues {
    /// The attributes of an element that mean something there and have a value that may stand.
    static func attributes(of node: MarkupNode, for name: Formula.Name) -> [Formula.Attribute: String] {
        guard node.pointer.pointee.properties != nil else { return [:] }
        var result: [Formula.Attribute: String] = [:]
        for attribute in anywhere + (own[name] ?? []) {
            guard let given = node.attribute(attribute.rawValue)?.collapsed.lowercased(), !given.isEmpty else {
                continue
            }
            result[attribute] = value(given, of: attribute)
        }
        return result
    }

    private static let anywhere: [Formula.Attribute] = [.dir, .displaystyle, .scriptlevel]

    private static let own: [Formula.Name: [Formula.Attribute]] = [
        .math: [.display], .mi: [.mathvariant], .mn: [.mathvariant], .mtext: [.mathvariant], .ms: [.mathvariant],
        .mo: [
            .mathvariant, .form, .stretchy, .symmetric, .largeop, .movablelimits, .lspace, .rspace, .minsize, .maxsize,
        ],
        .mspace: [.width, .height, .depth], .mpadded: [.width, .height, .depth, .lspace, .voffset],
        .mfrac: [.linethickness], .munder: [.accentunder], .mover: [.accent], .munderover: [.accent, .accentunder],
        .mtd: [.columnspan, .rowspan],
    ]

    private static func value(_ given: String, of attribute: Formula.Attribute) -> String? {
        switch attribute {
        case .display: one(of: ["block", "inline"], given)
        case .dir: one(of: ["ltr", "rtl"], given)
        case .form: one(of: ["prefix", "infix", "postfix"], given)
        case .mathvariant: one(of: variants, given)
        case .displaystyle, .stretchy, .symmetric, .largeop, .movablelimits, .accent, .accentunder:
            one(of: ["true", "false"], given)
        case .scriptlevel: Int(given).map { String(min(max($0, 0), 4)) }
        case .columnspan, .rowspan: Int(given).map { String(min(max($0, 1), 100)) }
        case .linethickness:
            ["thin": "0.03em", "medium": "0.06em", "thick": "0.12em"][given] ?? length(given, in: 0...0.5)
        case .width, .lspace, .rspace: length(given, in: -2...10)
        case .height, .depth, .voffset: length(given, in: -2...4)
        case .minsize, .maxsize: length(given, in: 0...10)
        case .columnalign: nil
        }
    }

    private static let variants = [
        "normal", "bold", "italic", "bold-italic", "double-struck", "script", "bold-script", "fraktur", "bold-fraktur",
        "sans-serif", "monospace",
    ]

    private static func one(of words: [String], _ given: String) -> String? { words.contains(given) ? given : nil }

    /// Where columns are set: `left`, `center` or `right` for each.
    static func sides(_ given: String?) -> [String] {
        (given ?? "").lowercased().split { $0.isWhitespace }.prefix(100).map(String.init).map {
            one(of: ["left", "right", "center"], $0) ?? "center"
        }
    }

    /// A length in ems, brought into bounds; `nil` for one that says something else, such as a share.
    static func length(_ given: String, in bounds: ClosedRange<Double>) -> String? {
        var ems: Double?
        if let eighteenths = spaces[given] {
            ems = Double(eighteenths) / 18
        } else {
            let number = given.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
            let unit = String(given.dropFirst(number.count))
            if let value = Double(number), value.isFinite {
                ems = units[unit].map { value * $0 } ?? (value == 0 && unit.isEmpty ? 0 : nil)
            }
        }
        guard let ems else { return nil }
        let hundredths = (min(max(ems, bounds.lowerBound), bounds.upperBound) * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))em" : "\(hundredths)em"
    }

    /// Source: MathML 3, section 2.1.5.2.
    private static let spaces = [
        "veryverythinmathspace": 1, "verythinmathspace": 2, "thinmathspace": 3, "mediummathspace": 4,
        "thickmathspace": 5, "verythickmathspace": 6, "veryverythickmathspace": 7,
        "negativeveryverythinmathspace": -1, "negativeverythinmathspace": -2, "negativethinmathspace": -3,
        "negativemediummathspace": -4, "negativethickmathspace": -5, "negativeverythickmathspace": -6,
        "negativeveryverythickmathspace": -7,
    ]

    /// In ems of 16 pixels.
    private static let units = [
        "em": 1, "ex": 0.5, "px": 1 / 16.0, "pt": 1 / 12.0, "pc": 1, "in": 6, "cm": 6 / 2.54, "mm": 6 / 25.4,
    ]
}

/// Letters of an alphabet that only formulas have: ℝ, 𝓕, 𝔤.
/// Source: the Unicode Standard, blocks Mathematical Alphanumeric Symbols and Letterlike Symbols.
enum MathematicalAlphabet {
    /// - Parameters:
    ///   - text: Letters and figures without accents.
    ///   - variant: As MathML names it.
    /// - Returns: `nil` for an alphabet that a typeface has, and for text that it has no letters for.
    static func letters(_ text: String, _ variant: String) -> String? {
        guard let start = starts[variant], !text.isEmpty else { return nil }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let value: UInt32
            switch scalar {
            case "A"..."Z": value = start + scalar.value - 0x41
            case "a"..."z": value = start + 26 + scalar.value - 0x61
            case "0"..."9" where variant == "double-struck": value = 0x1D7D8 + scalar.value - 0x30
            default: return nil
            }
            guard let letter = Unicode.Scalar(elsewhere[value] ?? value) else { return nil }
            result.append(letter)
        }
        return String(result)
    }

    private static let starts: [String: UInt32] = [
        "script": 0x1D49C, "bold-script": 0x1D4D0, "fraktur": 0x1D504, "double-struck": 0x1D538,
        "bold-fraktur": 0x1D56C,
    ]

    /// Those that had a place before the block was made.
    private static let elsewhere: [UInt32: UInt32] = [
        0x1D49D: 0x212C, 0x1D4A0: 0x2130, 0x1D4A1: 0x2131, 0x1D4A3: 0x210B, 0x1D4A4: 0x2110, 0x1D4A7: 0x2112,
        0x1D4A8: 0x2133, 0x1D4AD: 0x211B, 0x1D4BA: 0x212F, 0x1D4BC: 0x210A, 0x1D4C4: 0x2134, 0x1D506: 0x212D,
        0x1D50B: 0x210C, 0x1D50C: 0x2111, 0x1D515: 0x211C, 0x1D51D: 0x2128, 0x1D53A: 0x2102, 0x1D53F: 0x210D,
        0x1D545: 0x2115, 0x1D547: 0x2119, 0x1D548: 0x211A, 0x1D549: 0x211D, 0x1D551: 0x2124,
    ]
}
