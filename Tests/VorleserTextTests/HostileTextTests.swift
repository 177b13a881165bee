import Testing
import VorleserCore
import VorleserText

/// Texts that a careless rule would take minutes for.
struct HostileTextTests {
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "a", ".", ". ", "?! ", "Mr. ", "Mr. J. R. ", "“", "“. ", ".”", ")", ".)", " ", "\n", "\n\n", "e\u{301}",
            "\u{301}",
            "No. 1. ", "1. ", "a.b", "《", "《！", "。", "。」", "@", "a@a", ":", "x://", "_", "=", "* ", "U.S.", "… ",
            ". … ",
            "'", "\u{200B}", "i? ", "“—” ", "“a!” Anna Oak Elm Ash Fir ", "08:02 PM ", "x. [1", "🇩🇪",
        ]
    )
    func `repeated over sixty thousand bytes it is cut in time`(piece: String) {
        let text = String(repeating: piece, count: 60_000 / piece.utf8.count)
        let sentences = SentenceSegmenter().sentences(in: text, blocks: nil)
        #expect(sentences.last?.span.upperBound.utf16 == text.utf16.count)
        let words = WordSegmenter().words(in: text)
        #expect(zip(words, words.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }

    @Test(.timeLimit(.minutes(10)))
    func `a letter may carry any number of marks`() {
        let text = "A" + String(repeating: "\u{301}", count: 100_000) + ". He left."
        #expect(SentenceSegmenter().sentences(in: text, blocks: nil).count == 2)
        #expect(WordSegmenter().words(in: text).count == 3)
    }

    @Test(.timeLimit(.minutes(10)))
    func `white space may be of any size`() {
        let text = "One." + String(repeating: " ", count: 300_000) + "Two."
        #expect(SentenceSegmenter().sentences(in: text, blocks: nil).map(\.span.length) == [300_004, 4])
    }
}
