/// Puts the three dots that typesetters space out together again: “Well. . . surely”.
enum Ellipses {
    static func joined(_ text: String) -> String {
        guard hasSpacedDots(text) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: ".") {
            result += rest[..<start]
            rest = rest[start...]
            let dots = rest.prefix { $0 == "." || $0 == " " }
            let run = dots.lastIndex(of: ".").map { dots[...$0] } ?? dots
            let count = run.count { $0 == "." }
            let isSpaced = run.contains(". .")
            // Four: a full stop and an ellipsis, in this order where the first follows its word without a blank.
            switch count {
            case 3 where isSpaced: result += "…"
            case 4 where isSpaced: result += text[..<start].last == " " || start == text.startIndex ? "…." : ".…"
            default: result += run
            }
            rest = rest[run.endIndex...]
        }
        return result + rest
    }

    private static func hasSpacedDots(_ text: String) -> Bool {
        let dot = UInt8(ascii: ".")
        var (last, beforeLast): (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            if byte == dot, last == UInt8(ascii: " "), beforeLast == dot { return true }
            (last, beforeLast) = (byte, last)
        }
        return false
    }
}
