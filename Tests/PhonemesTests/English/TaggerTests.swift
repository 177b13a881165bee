import Phonemes
import Testing

struct TaggerTests {
    private func tags(_ text: String, _ tagger: Tagger = Tagger()) -> String {
        let tokens = Tokenizer().tokens(in: text)
        return zip(tokens, tagger.tags(of: tokens)).map { "\($0.text)/\($1.rawValue)" }.joined(separator: " ")
    }

    @Test(arguments: TokenizerTests.texts)
    func `every token gets one tag, and words no mark's`(text: String) {
        let tokens = Tokenizer().tokens(in: text)
        let tags = Tagger().tags(of: tokens)
        #expect(tags.count == tokens.count)
        for (token, tag) in zip(tokens, tags) where token.text.contains(where: \.isLetter) {
            #expect(![PennTag.stop, .comma, .colon, .openQuote, .closeQuote, .otherMark].contains(tag))
        }
    }

    @Test(arguments: [
        ("He read the book.", "He/PRP read/VBD the/DT book/NN ./."),
        ("“Go,” she said—and he went.", "“/`` Go/VB ,/, ”/'' she/PRP said/VBD —/: and/CC he/PRP went/VBD ./."),
        (
            "I know that he wants to go to London.",
            "I/PRP know/VBP that/IN he/PRP wants/VBZ to/TO go/VB to/IN London/NNP ./."
        ),
    ])
    func `a plain sentence is tagged right`(text: String, want: String) {
        #expect(tags(text) == want)
    }

    @Test(arguments: [
        ("\"Yes,\" he said. \"No.\"", "``,'',``,''"), ("'Yes,' he said. 'No.'", "``,'',``,''"),
        ("“ ‘Yes,’ he said.”", "``,``,'',''"), ("and so.\" He left.", "''"), ("the ladies’ hats", "POS"),
        ("in ’85, I", "NFP"),
        ("‘The ladies’ hats are here,’ he said.", "``,POS,''"),
    ])
    func `quotation marks face the way their spaces say`(text: String, want: String) {
        let tokens = Tokenizer().tokens(in: text)
        let marks = zip(tokens, Tagger().tags(of: tokens)).filter { "\"'“”‘’".contains($0.0.text) }
        #expect(marks.map(\.1.rawValue).joined(separator: ",") == want)
    }

    @Test func `both apostrophes are tagged alike`() {
        let text = "I can't say it's John's, he'd 've said; they won't."
        let straight = Tagger().tags(of: Tokenizer().tokens(in: text))
        let curly = Tagger().tags(of: Tokenizer().tokens(in: text.replacing("'", with: "’")))
        #expect(straight == curly)
    }

    @Test func `bytes that are no model are refused`() {
        for bytes in [[], Array("VTG1".utf8), Array("VTG1".utf8) + [255, 255, 255, 255, 255], [1, 2, 3, 4, 5]]
            as [[UInt8]]
        {
            #expect(throws: PhonemeModelError.self) { try bytes.withUnsafeBytes { try Tagger(model: $0) } }
            #expect(throws: PhonemeModelError.self) { try bytes.withUnsafeBytes { try Homographs(model: $0) } }
        }
    }
}
