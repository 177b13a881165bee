import VorleserCore

/// How text is set at a place of a document: what the elements around it say together.
///
/// What our pages set in themselves (quotations, lists, tables, notes) keeps their margins instead of its own.
struct LayoutContext: Hashable, Sendable {
    var alignment: BlockLayout.Alignment?
    /// Whether the innermost block itself says how it is aligned.
    var saysAlignment = false
    var indent: Double?
    var size = 1.0
    var start = 0.0
    var end = 0.0
    var width = 1.0
    var hasDropCap = false
    var isInk = false
    var isUnseen = false

    private static let mostEms = Double(BlockLayout.mostEms)
    /// Up to so many ems a first line's indent is as usual.
    private static let usualIndent = 0.25...3.0

    /// What is out of the ordinary for a line of text here.
    /// - Parameters:
    ///   - spaceBefore: The gap before the line, in ems.
    ///   - isVerse: Whether it is a line of verse, whose continuations our pages set in.
    ///   - isHeading: Whether it is a heading, which our pages put in the middle and give space.
    ///   - hasPicture: Whether a picture is on it.
    /// - Returns: Nothing out of the ordinary, most often.
    func layout(spaceBefore: Double, isVerse: Bool, isHeading: Bool, hasPicture: Bool) -> BlockLayout {
        var result = BlockLayout()
        result.isUnseen = isUnseen
        if hasPicture, width < 0.95 { result.pictureWidth = max(1, Int((width * 10).rounded(.up))) }
        result.hasInkPictures = hasPicture && isInk
        switch alignment {
        case .start?: if isHeading, saysAlignment { result.alignment = .start }
        default: result.alignment = alignment
        }
        if isHeading { return result }
        result.hasDropCap = hasDropCap
        result.spaceBefore = Self.ems(spaceBefore, from: 0.4)
        result.endMargin = Self.ems(end, from: 0.5)
        result.size = size < 0.93 ? .small : size >= 1.6 ? .huge : size >= 1.18 ? .large : nil
        let first = indent ?? 0
        if isVerse {
            result.startMargin = Self.ems(start + min(first, 0), from: 0.5)
            return result
        }
        result.startMargin = Self.ems(start, from: 0.5)
        if first <= -0.5 {
            // Further to the left than the margin would be out of the column.
            result.firstLineIndent = result.startMargin == 0 ? nil : max(-result.startMargin, Int(first.rounded()))
        } else if !Self.usualIndent.contains(first) {
            // Paragraphs that are told apart by nothing else keep our indent.
            let isSetIn = indent != nil && result.startMargin > 0
            let isToldApart = result.spaceBefore > 0 || result.alignment != nil || isSetIn || indent == 0
            result.firstLineIndent = first > 1 ? Self.ems(first, from: 1) : isToldApart ? 0 : nil
        }
        return result
    }

    private static func ems(_ length: Double, from least: Double) -> Int {
        length < least ? 0 : Int(min(max(length.rounded(), 1), mostEms))
    }
}
