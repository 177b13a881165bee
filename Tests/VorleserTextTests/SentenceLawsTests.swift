import Testing
import VorleserCore
import VorleserText

/// What holds for every text, tried on texts that a seeded generator makes of the pieces that rules look at.
struct SentenceLawsTests {
    @Test(arguments: 0..<300)
    func `sentences cover a text without gap or overlap, and none is empty`(seed: UInt64) {
        let text = RandomText(seed: seed).text
        let spans = SentenceSegmenter(language: RandomText.language(seed)).sentences(in: text, blocks: nil).map(\.span)
        #expect(spans.first?.lowerBound == .start)
        #expect(spans.last?.upperBound.utf16 == text.utf16.count)
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(spans.allSatisfy { !$0.isEmpty })
    }

    @Test(arguments: 0..<100)
    func `white space belongs to the sentence before it`(seed: UInt64) {
        let text = RandomText(seed: seed).text
        let sentences = SentenceSegmenter().sentences(in: text, blocks: nil).map { text.text(in: $0.span) }
        #expect(sentences.dropFirst().allSatisfy { $0.first?.isWhitespace == false })
    }

    @Test(arguments: 0..<100)
    func `a word joiner changes neither sentences nor words`(seed: UInt64) {
        let plain = RandomText(seed: seed).text.replacing("\u{2060}", with: "")
        let joined = plain.replacing("—", with: "\u{2060}—").replacing("e", with: "e\u{2060}").replacing(
            ".",
            with: ".\u{2060}"
        )
        func texts(_ spans: [TextSpan], _ text: String) -> [String] {
            spans.map { text.text(in: $0).replacing("\u{2060}", with: "") }
        }
        let segmenter = SentenceSegmenter(language: RandomText.language(seed))
        let sentences = segmenter.sentences(in: joined, blocks: nil).map(\.span)
        #expect(texts(sentences, joined) == texts(segmenter.sentences(in: plain, blocks: nil).map(\.span), plain))
        let words = WordSegmenter().words(in: joined)
        #expect(texts(words, joined) == texts(WordSegmenter().words(in: plain), plain))
        #expect(
            words.allSatisfy {
                !joined.text(in: $0).hasSuffix("\u{2060}") && !joined.text(in: $0).hasPrefix("\u{2060}")
            }
        )
    }

    @Test func `a speaker's number ends his name`() {
        let segmenter = SentenceSegmenter()
        func sentences(_ text: String) -> [String] {
            segmenter.sentences(in: text, blocks: nil).map { String(text.text(in: $0.span)) }
        }
        #expect(sentences("KING HENRY V. Once more unto the breach!").count == 2)
        #expect(sentences("KING HENRY V. [Aside.] Once more!").first == "KING HENRY V. ")
        #expect(sentences("JOHN Q. PUBLIC went home.").count == 1)
        #expect(sentences("JOHN V. PUBLIC went home.").count == 1)
        #expect(sentences("She met John V. Smith there.").count == 1)
    }

    @Test(arguments: 0..<100)
    func `the origin only shifts the sentences`(seed: UInt64) {
        let text = RandomText(seed: seed).text
        let segmenter = SentenceSegmenter()
        let shifted = segmenter.sentences(in: text, blocks: nil, from: TextOffset(utf16: 4711))
        #expect(shifted == segmenter.sentences(in: text, blocks: nil).map { Sentence($0.span.shifted(by: 4711)) })
    }

    @Test(arguments: 0..<200)
    func `a block begins a sentence`(seed: UInt64) {
        var random = RandomText(seed: seed)
        let text = random.text
        let blocks = random.places(in: text)
        let starts = Set(SentenceSegmenter().sentences(in: text, blocks: blocks).map(\.span.lowerBound.utf16))
        #expect(starts.isSuperset(of: blocks))
    }

    @Test(arguments: 0..<100)
    func `a block is cut as if it stood alone`(seed: UInt64) {
        var random = RandomText(seed: seed)
        let text = random.text
        let blocks = [0] + random.places(in: text)
        let segmenter = SentenceSegmenter()
        let apart = zip(blocks, blocks.dropFirst() + [text.utf16.count]).flatMap { start, end in
            let block = text.text(in: TextSpan(utf16: start..<end))
            return segmenter.sentences(in: block, blocks: [], from: TextOffset(utf16: start))
        }
        #expect(segmenter.sentences(in: text, blocks: blocks) == apart)
    }

    @Test(arguments: 0..<100)
    func `a text of paragraphs is cut like its paragraphs`(seed: UInt64) {
        let paragraphs = (0..<4).map { RandomText(seed: seed * 4 + $0).words }
        let segmenter = SentenceSegmenter()
        let whole = paragraphs.joined(separator: "\n\n")
        let apart = paragraphs.map { segmenter.sentences(in: $0, blocks: []).count }.reduce(0, +)
        #expect(segmenter.sentences(in: whole, blocks: nil).count == apart)
    }

    @Test func `an empty text has no sentences, and one of white space has one`() {
        #expect(SentenceSegmenter().sentences(in: "", blocks: nil).isEmpty)
        #expect(SentenceSegmenter().sentences(in: "", blocks: [0, 5]).isEmpty)
        #expect(SentenceSegmenter().sentences(in: " \n\n ", blocks: nil).count == 1)
    }

    @Test func `blocks outside the text or out of order are passed over`() {
        let segmenter = SentenceSegmenter()
        let blocks = [-3, 0, 4, 2, 4, 90, 1_000_000]
        #expect(segmenter.sentences(in: "One\nTwo", blocks: blocks).map(\.span.utf16) == [0..<4, 4..<7])
    }

    @Test func `a block that would begin inside a character begins behind it`() {
        #expect(SentenceSegmenter().sentences(in: "a😀b", blocks: [2]).map(\.span.utf16) == [0..<3, 3..<4])
    }

    @Test(arguments: ["\n\n", "\r\n\r\n", "\n \t\n", "\r\r", "\u{2029}", "\n\n\n\n"])
    func `a blank line ends a paragraph`(blank: String) {
        #expect(marked("The House\(blank)|it rained") == "The House\(blank)|it rained")
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", " \n "])
    func `the end of a line does not end a paragraph`(end: String) {
        #expect(marked("The House\(end)of Oak") == "The House\(end)of Oak")
    }
}
