/// Quotation marks and brackets: which way they point.
extension Unicode.Scalar {
    /// A quotation mark of any shape and direction.
    var isQuotationMark: Bool {
        switch self {
        case "\"", "'", "“", "”", "„", "‟", "‘", "’", "‚", "‛", "«", "»", "‹", "›", "「", "」", "『", "』", "〝", "〞", "〟",
            "＂", "＇", "`":
            true
        default: false
        }
    }

    /// A quotation mark that only ever closes.
    var isClosingQuotationMark: Bool {
        switch self {
        case "」", "』", "〞", "〟": true
        default: false
        }
    }

    /// A quotation mark that only ever opens.
    var isOpeningQuotationMark: Bool {
        switch self {
        case "「", "『", "〝", "„", "‚": true
        default: false
        }
    }

    /// A quotation mark that closes by its shape in most languages, though some set it the other way round.
    var looksClosing: Bool {
        switch self {
        case "”", "’", "»", "›": true
        default: isClosingQuotationMark
        }
    }

    var isOpeningBracket: Bool {
        switch self {
        case "(", "[", "{", "〈", "《", "【", "〔", "（", "［", "｛", "⟨": true
        default: false
        }
    }

    var isClosingBracket: Bool {
        switch self {
        case ")", "]", "}", "〉", "》", "】", "〕", "）", "］", "｝", "⟩": true
        default: false
        }
    }

    /// Signs that refer to a note, or mark emphasis in plain text, and cling to the end of a sentence.
    var isReferenceSign: Bool {
        switch self {
        case "*", "†", "‡", "_", "¹", "²", "³", "⁰", "⁴"..."⁹", "™", "®": true
        default: false
        }
    }
}
