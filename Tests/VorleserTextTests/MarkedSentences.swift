import VorleserCore
import VorleserText

/// A text with `|` where sentences end, so that a test reads like the page it speaks of.
func marked(_ text: String, language: String = "en", blocks: [Int]? = nil) -> String {
    let plain = text.replacing("|", with: "")
    let sentences = SentenceSegmenter(language: language).sentences(in: plain, blocks: blocks)
    return sentences.map { plain.text(in: $0.span) }.joined(separator: "|")
}

extension String {
    /// The characters of a span that counts from this string's start.
    func text(in span: TextSpan) -> String {
        let start = utf16.index(utf16.startIndex, offsetBy: span.lowerBound.utf16)
        let end = utf16.index(start, offsetBy: span.length)
        return String(self[start..<end])
    }

    /// The same text as a typewriter sets it.
    var typewritten: String {
        let signs: [Character: String] = ["“": "\"", "”": "\"", "‘": "'", "’": "'", "—": "--", "…": "..."]
        return map { signs[$0] ?? String($0) }.joined()
    }
}
