/// The signs that point to notes: `[1]`, `[A]`, `[*]`.
enum NoteLabels {
    /// The label in a bracket.
    /// - Parameters:
    ///   - utf8: A text.
    ///   - bracket: Where `[` stands in it.
    /// - Returns: The label and the length of the whole sign in bytes; `nil` when the bracket holds something else.
    static func label(_ utf8: ArraySlice<UInt8>, at bracket: Int) -> (label: String, length: Int)? {
        let inner = utf8[(bracket + 1)...].prefix(10)
        guard let end = inner.firstIndex(of: UInt8(ascii: "]")), end > bracket + 1 else { return nil }
        let label = String(decoding: utf8[bracket + 1..<end], as: UTF8.self)
        return isLabel(label) ? (label, end + 1 - bracket) : nil
    }

    /// Up to four digits, one letter, a letter after digits, or a few of the printers' signs.
    static func isLabel(_ label: String) -> Bool {
        guard let first = label.first, label.count <= 5 else { return false }
        if first.isASCII, first.isNumber {
            let rest = label.drop { $0.isASCII && $0.isNumber }
            return label.count <= 4
                && (rest.isEmpty || rest.count == 1 && rest.allSatisfy { $0.isASCII && $0.isLetter })
        }
        if first.isASCII, first.isLetter { return label.count == 1 }
        return label.count <= 3 && label.allSatisfy { $0 == first } && "*†‡§¶".contains(first)
    }

    /// A line without the signs that follow a word in it.
    static func removed(from line: String) -> String {
        guard line.contains("[") else { return line }
        let utf8 = Array(line.utf8)
        var kept: [UInt8] = []
        var index = 0
        while index < utf8.count {
            if utf8[index] == UInt8(ascii: "["), index > 0, utf8[index - 1] != 0x20,
                let (_, length) = label(utf8[...], at: index)
            {
                index += length
            } else {
                kept.append(utf8[index])
                index += 1
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }
}
