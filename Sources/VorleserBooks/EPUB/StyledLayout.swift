#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a style sheet says of how a block is set; `nil` where it says nothing. Lengths are in ems of the reader's own size.
/// Source: CSS Text 3 §7; CSS Box 3 §3–4; CSS Fonts 4 §2.5.
struct StyledLayout: Hashable, Sendable {
    enum Alignment: Hashable, Sendable { case start, end, left, right, center, justify }

    /// By the sides of the page.
    struct Edges: Hashable, Sendable {
        var top: Double?
        var right: Double?
        var bottom: Double?
        var left: Double?
        /// As the writing goes; where one of them is set, it holds.
        var start: Double?
        var end: Double?

        mutating func apply(_ other: Edges) {
            top = other.top ?? top
            right = other.right ?? right
            bottom = other.bottom ?? bottom
            left = other.left ?? left
            start = other.start ?? start
            end = other.end ?? end
        }
    }

    var alignment: Alignment?
    var firstLineIndent: Double?
    var margins = Edges()
    var paddings = Edges()
    /// Against the size of the text around.
    var size: Double?
    /// A share of the column, for pictures.
    var width: Double?
    var hasDropCap: Bool?
    private var isTakenOut: Bool?
    private var isFarAway: Bool?
    private var isCutAway: Bool?

    /// Whether it is out of sight, as books do with words that a picture shows already.
    var isUnseen: Bool {
        if let firstLineIndent, firstLineIndent <= Self.outOfSight { return true }
        return isTakenOut == true && (isFarAway == true || isCutAway == true)
    }

    /// Beyond it no length means anything: a book that says more wants something out of sight.
    private static let bounds = -100.0...100.0
    /// How many ems of text a column has, for lengths that are shares of it.
    private static let column = 34.0
    private static let outOfSight = -50.0

    mutating func apply(_ other: StyledLayout) {
        alignment = other.alignment ?? alignment
        firstLineIndent = other.firstLineIndent ?? firstLineIndent
        margins.apply(other.margins)
        paddings.apply(other.paddings)
        size = other.size ?? size
        width = other.width ?? width
        hasDropCap = other.hasDropCap ?? hasDropCap
        isTakenOut = other.isTakenOut ?? isTakenOut
        isFarAway = other.isFarAway ?? isFarAway
        isCutAway = other.isCutAway ?? isCutAway
    }

    /// Takes over a declaration, if it is one that matters here.
    mutating func set(_ property: String, to value: String) {
        switch property {
        case "text-align": alignment = Self.alignments[value] ?? alignment
        case "text-indent":
            firstLineIndent = Self.ems(value.split(separator: " ").first ?? "") ?? firstLineIndent
        case "margin": Self.set(&margins, to: value)
        case "padding": Self.set(&paddings, to: value)
        case "font-size": size = Self.size(value) ?? size
        case "width", "max-width": width = Self.share(value) ?? width
        case "position": isTakenOut = value == "absolute" || value == "fixed"
        case "left", "top": isFarAway = Self.ems(value).map { $0 <= Self.outOfSight } ?? isFarAway
        // The words of a page that is one picture, there to be marked and heard.
        case "opacity" where value == "0", "color" where value == "transparent": isCutAway = true
        case "clip", "clip-path": isCutAway = Self.leavesNothing(value)
        default:
            if property.hasPrefix("margin-") {
                Self.set(&margins, property.dropFirst(7), to: value)
            } else if property.hasPrefix("padding-") {
                Self.set(&paddings, property.dropFirst(8), to: value)
            }
        }
    }

    // MARK: Values

    /// Whether a way of clipping leaves nothing to see. Source: CSS Masking 1 §4, §5.1.
    private static func leavesNothing(_ clip: String) -> Bool {
        guard let open = clip.firstIndex(of: "("), clip.hasSuffix(")") else { return false }
        let sides = clip[clip.index(after: open)...].dropLast().split { $0 == " " || $0 == "," }
        switch clip[..<open] {
        case "rect": return !sides.isEmpty && sides.allSatisfy { parted($0).map { abs($0.number) <= 1 } ?? false }
        case "inset": return sides.first.flatMap { parted($0) }.map { $0.unit == "%" && $0.number >= 50 } ?? false
        default: return false
        }
    }

    private static let alignments: [String: Alignment] = [
        "start": .start, "end": .end, "left": .left, "right": .right, "center": .center, "-webkit-center": .center,
        "justify": .justify,
    ]

    private static func set(_ edges: inout Edges, to value: String) {
        let words = value.split(separator: " ")
        guard let first = words.first else { return }
        let values = words.prefix(4).map { ems($0) }
        guard values.contains(where: { $0 != nil }) || first == "auto" else { return }
        edges.top = values[0]
        edges.right = values.count > 1 ? values[1] : values[0]
        edges.bottom = values.count > 2 ? values[2] : values[0]
        edges.left = values.count > 3 ? values[3] : edges.right
    }

    private static func set(_ edges: inout Edges, _ side: Substring, to value: String) {
        guard let length = ems(value[...]) else { return }
        switch side {
        case "top", "block-start": edges.top = length
        case "right": edges.right = length
        case "bottom", "block-end": edges.bottom = length
        case "left": edges.left = length
        case "inline-start": edges.start = length
        case "inline-end": edges.end = length
        default: break
        }
    }

    /// A length in ems of 16 pixels. Source: CSS Values 4 §6.
    private static func ems(_ value: some StringProtocol) -> Double? {
        guard let (number, unit) = parted(value) else { return nil }
        let length: Double? =
            switch unit {
            case "em", "rem", "lh": number
            case "ex", "ch": number / 2
            case "px": number / 16
            case "pt": number / 12
            case "pc": number
            case "in": number * 6
            case "cm": number * 6 / 2.54
            case "mm": number * 6 / 25.4
            case "%", "vw": number * column / 100
            case "vh": number * column / 100
            case "": number == 0 ? 0 : nil
            default: nil
            }
        return length.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    /// A size against that of the text around. Source: CSS Fonts 4 §2.5.
    private static func size(_ value: String) -> Double? {
        let words: [String: Double] = [
            "xx-small": 0.6, "x-small": 0.75, "small": 0.89, "medium": 1, "large": 1.2, "x-large": 1.5, "xx-large": 2,
            "smaller": 0.83, "larger": 1.2,
        ]
        if let known = words[value] { return known }
        guard let (number, unit) = parted(value), number > 0 else { return nil }
        switch unit {
        case "%": return number / 100
        case "em", "rem": return number
        case "px": return number / 16
        case "pt": return number / 12
        default: return nil
        }
    }

    /// A width as a share of the column.
    private static func share(_ value: String) -> Double? {
        guard let (number, unit) = parted(value), number > 0 else { return nil }
        return unit == "%" || unit == "vw" ? number / 100 : ems(value).map { $0 / column }
    }

    private static func parted(_ value: some StringProtocol) -> (number: Double, unit: String)? {
        let digits = value.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
        guard digits.utf8.count <= 20, let number = Double(digits), number.isFinite else { return nil }
        return (number, String(value.dropFirst(digits.count)))
    }
}
