public import VorleserCore

/// Finds the sentences of a text.
///
/// The convention is the listener's: a quotation is cut into its sentences, a closing quotation mark or bracket stays
/// with the sentence before it, and `“…?” he asked` is one sentence. A small letter does not begin a sentence. What
/// is read is the text alone, without lists of the machine's: offsets stay the same from system to system.
public struct SentenceSegmenter: Sendable {
    private let conventions: SentenceConventions

    /// - Parameters:
    ///   - language: BCP 47 tag of the text's language.
    ///   - languages: What each language does with full stops, capitals and quotation marks.
    public init(
        language: String = "en",
        languages: LanguageTable<SentenceConventions> = SentenceConventions.standard
    ) {
        conventions = languages[language]
    }

    /// The sentences of a text, which cover it without gap or overlap; white space after a sentence belongs to it.
    ///
    /// - Parameters:
    ///   - text: What to cut.
    ///   - blocks: Where paragraphs, headings, list items and other blocks begin, in UTF-16 code units from the start
    ///     of `text`, ascending: no sentence crosses one. `nil` when the text has no structure: then a blank line
    ///     ends a paragraph.
    ///   - origin: The offset of the text's first character in its book.
    /// - Returns: The sentences in order; none is empty.
    /// - Complexity: O(length of the text)
    public func sentences(in text: String, blocks: [Int]?, from origin: TextOffset = .start) -> [Sentence] {
        guard text.hasWordJoiners else { return spans(in: text, blocks, origin) }
        // What keeps a line from ending says nothing of where a sentence does.
        let joiners = WordJoiners(in: text.utf16)
        let found = spans(in: text.withoutWordJoiners, blocks?.map(joiners.plain), .start)
        let length = text.utf16.count
        let given = Set(blocks ?? [])
        let begun = found.dropFirst().map { sentence -> Int in
            let start = sentence.span.lowerBound.utf16
            let (low, high) = (joiners.printed(end: start), joiners.printed(start: start))
            return (low..<high).first(where: given.contains) ?? high
        }
        let starts = Set([0] + begun + (blocks ?? [])).filter { (0..<length).contains($0) }.sorted()
        return zip(starts, starts.dropFirst() + [length]).map {
            Sentence(TextSpan(utf16: $0..<$1).shifted(by: origin.utf16))
        }
    }

    private func spans(in text: String, _ blocks: [Int]?, _ origin: TextOffset) -> [Sentence] {
        let bytes = Array(text.utf8)
        let blockStarts = blocks.map { byteOffsets(ofUTF16: $0, in: bytes) } ?? paragraphStarts(in: bytes)
        var starts: [Int] = []
        for (start, end) in zip(blockStarts, blockStarts.dropFirst() + [bytes.count]) {
            var pass = SentencePass(Prose(bytes, in: start..<end), by: conventions)
            pass.run()
            starts.append(start)
            starts.append(contentsOf: pass.starts)
        }
        return spans(from: starts, in: bytes, origin: origin)
    }

    private func spans(from starts: [Int], in bytes: [UInt8], origin: TextOffset) -> [Sentence] {
        let offsets = utf16Offsets(ofBytes: starts + [bytes.count], in: bytes)
        return zip(offsets, offsets.dropFirst()).map { start, end in
            Sentence(TextSpan(utf16: start..<end).shifted(by: origin.utf16))
        }
    }
}
