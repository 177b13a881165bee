extension String {
    /// The text as HTML writes it between tags, or between quotation marks: a parser gives back every character.
    ///
    /// Source: HTML, sections 13.1.2.3 and 13.2.3.5 (a bare U+000D would be read as U+000A).
    package var escapedForHTML: String {
        guard utf8.contains(where: { $0.htmlEscape != nil }) else { return self }
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count + 16)
        for byte in utf8 {
            if let escape = byte.htmlEscape { result += escape.utf8 } else { result.append(byte) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var htmlEscape: String? {
        switch self {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case 0x0D: "&#13;"
        default: nil
        }
    }
}
