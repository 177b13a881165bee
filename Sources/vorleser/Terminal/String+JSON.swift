import VorleserKit

extension String {
    /// As a JSON string, on one line also for programs that take U+2028 for a line end.
    var jsonString: String {
        guard !utf8.allSatisfy(\.standsForItself) else { return "\"\(self)\"" }
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += #"\""#
            case "\\": result += #"\\"#
            case "\n": result += #"\n"#
            case "\t": result += #"\t"#
            case "\u{0}"..."\u{1F}", "\u{85}", "\u{2028}", "\u{2029}":
                result += #"\u"# + scalar.value.digits(4, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension UInt8 {
    /// Whether no character that it is a byte of needs an escape.
    fileprivate var standsForItself: Bool {
        self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self != 0xC2 && self != 0xE2
    }
}
