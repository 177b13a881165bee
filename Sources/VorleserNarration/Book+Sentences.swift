public import VorleserCore
public import VorleserText

extension Book {
    /// Its sentences, as another language than its own ends them.
    /// - Parameter segmenter: Of that language.
    /// - Returns: The sentences, which cover the text; none crosses a block.
    /// - Complexity: O(length of the text)
    public func sentences(cutBy segmenter: SentenceSegmenter) -> [Sentence] {
        chapters.flatMap { chapter in
            let start = chapter.span.lowerBound
            let blocks = Block.blocks(of: chapter.span.utf16, marks: marks(in: chapter.span))
            return segmenter.sentences(
                in: String(text(in: chapter.span)),
                blocks: blocks.map { $0.span.lowerBound - start.utf16 },
                from: start
            )
        }
    }
}
