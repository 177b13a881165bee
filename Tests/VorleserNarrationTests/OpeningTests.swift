import Testing
import VorleserCore

@testable import VorleserNarration

struct OpeningTests {
    private static let limits = UtteranceLimits(shortest: 16, longest: 48)

    private func opening(_ text: String) -> (first: Utterance, second: Utterance)? {
        let span = TextSpan(utf16: 0..<text.utf16.count)
        let piece = Piece(printed: text, span)
        return Utterance(span: span, pieces: [piece], pauseAfter: .seconds(1), language: "en").opening(
            within: Self.limits
        )
    }

    @Test func `a long sentence is opened at its first clause, with a breath`() throws {
        let parts = try #require(
            opening(
                "It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in "
                    + "want of a wife."
            )
        )
        #expect(parts.first.spokenText == "It is a truth universally acknowledged, ")
        #expect(parts.first.pauseAfter == .milliseconds(150))
        #expect(parts.second.pauseAfter == .seconds(1))
    }

    @Test func `where there is no clause it is opened between words`() throws {
        let parts = try #require(opening(String(repeating: "word ", count: 40)))
        #expect((16...48).contains(parts.first.spokenText.utf16.count))
        #expect(parts.first.pauseAfter < .milliseconds(100))
    }

    @Test(arguments: ["", "No.", "A sentence that is hardly longer than its first clause, as many are.", "x", "Ω"])
    func `a short one stays whole`(text: String) {
        #expect(opening(text) == nil)
    }
}
