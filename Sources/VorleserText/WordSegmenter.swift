public import VorleserCore

/// Finds the words of a text: what lights up while it sounds, and what a tap means.
///
/// A word is what a voice says in one go and a dictionary lists:
/// - letters with their combining marks and inner apostrophes: *don’t*, *l’homme*;
/// - numbers with their inner points, a currency sign before and a percent sign behind: *1,024.50*, *$45*, *3:15*, *50%*;
/// - shortened words with inner full stops, with the last one where they are all initials: *U.S.*, *Ph.D*;
/// - addresses as far as they hang together: *www.example.com*;
/// - one character in Chinese and in Hiragana; one run of Katakana, Thai, Lao, Khmer or Burmese, which need a
///   dictionary to be cut further;
/// - one sign that is spoken: *&*, *+*, *§*.
///
/// The parts of a compound with hyphens are words of their own, since each sounds at its own time and lexicons list the
/// parts; but a single letter or figure stays with its neighbour: *twenty|one*, *mother|in|law*; *e-mail*, *F-16*.
public struct WordSegmenter: Sendable {
    /// Creates a segmenter; it needs to know nothing of the language.
    public init() {}

    /// The words of a text, in order, without the white space and punctuation between them.
    /// - Parameters:
    ///   - text: What to cut, such as a sentence.
    ///   - origin: The offset of the text's first character in its book.
    /// - Returns: Spans that are not empty and do not overlap.
    /// - Complexity: O(length of the text)
    public func words(in text: some StringProtocol, from origin: TextOffset = .start) -> [TextSpan] {
        guard text.hasWordJoiners else { return spans(in: text, origin) }
        let joiners = WordJoiners(in: text.utf16)
        return spans(in: text.withoutWordJoiners, .start).map {
            TextSpan(utf16: joiners.printed($0.utf16)).shifted(by: origin.utf16)
        }
    }

    private func spans(in text: some StringProtocol, _ origin: TextOffset) -> [TextSpan] {
        let bytes = Array(text.utf8)
        let edges = WordPass(Prose(bytes, in: 0..<bytes.count)).edges()
        let offsets = utf16Offsets(ofBytes: edges, in: bytes)
        return stride(from: 0, to: offsets.count - 1, by: 2).map { index in
            TextSpan(utf16: offsets[index]..<offsets[index + 1]).shifted(by: origin.utf16)
        }
    }
}
