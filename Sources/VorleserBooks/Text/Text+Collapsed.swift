#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension StringProtocol {
    /// The text with every run of white space made one blank, none at its ends, and without the characters that do
    /// not belong in a book (see ``TextCleaning``); composed (NFC).
    var collapsed: String {
        var result = String.UnicodeScalarView()
        var needsSpace = false
        var needsComposing = false
        for scalar in unicodeScalars {
            if scalar.value > 0x20, scalar.value < 0x7F {
                if needsSpace { result.append(" ") }
                needsSpace = false
                result.append(scalar)
                continue
            }
            guard let kept = TextCleaning.kept(scalar), kept != TextCleaning.wordJoiner else { continue }
            if kept.properties.isWhitespace {
                needsSpace = !result.isEmpty
            } else if kept.value >= 0x20, kept.value != 0x7F {
                if needsSpace { result.append(" ") }
                needsSpace = false
                needsComposing = needsComposing || TextCleaning.mayNeedComposing(kept)
                result.append(kept)
            }
        }
        return needsComposing ? TextCleaning.composed(String(result)) : String(result)
    }

    /// Its letters and digits alone, in small letters: what two ways to print a title share.
    var bareLetters: String { lowercased().filter { $0.isLetter || $0.isNumber } }

    /// The first words, up to a length, with “…” where something was cut.
    func shortened(to limit: Int) -> String {
        guard utf16.count > limit else { return String(self) }
        return prefix(limit).trimmingSuffix { $0 == " " } + "…"
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        var end = endIndex
        while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
        return String(self[..<end])
    }
}

extension String {
    /// `nil` for the empty string.
    var nonEmpty: String? { isEmpty ? nil : self }
}
