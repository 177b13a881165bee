import Testing
import VorleserCore

@testable import VorleserNarration

struct OpeningTests {
    private static let limits = UtteranceLimits(shortest: 16, longest: 48)

    private func utterance(_ text: String) -> Utterance {
        let span = TextSpan(utf16: 0..<text.utf16.count)
        let piece = Piece(printed: text, span)
        return Utterance(span: span, pieces: [piece], pauseAfter: .seconds(1), language: "en")
    }

    private func opening(_ text: String, at entry: Int = 0) -> Opening? {
        utterance(text).opening(at: TextOffset(utf16: entry), within: Self.limits)
    }

    private static let truth =
        "It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of "
        + "a wife."

    @Test func `a long sentence is opened at its first clause, with a breath`() throws {
        let parts = try #require(opening(Self.truth))
        #expect(parts.clause.spokenText == "It is a truth universally acknowledged, ")
        #expect(parts.clause.pauseAfter == .milliseconds(150))
        #expect(parts.rest?.pauseAfter == .seconds(1))
    }

    @Test func `who enters later hears the clause of that word first`() throws {
        let parts = try #require(opening(Self.truth, at: 52))
        #expect(parts.clause.spokenText.hasPrefix("that a single man "))
        #expect(parts.rest?.spokenText.hasSuffix("a wife.") == true)
    }

    /// Wherever a listener enters, the word there is in the clause with enough after it, unless that is the end, and
    /// clause and rest together are the utterance from the clause on.
    @Test(arguments: [truth, String(repeating: "word ", count: 40), String(repeating: "a, ", count: 77)])
    func `the clause holds the word, and nothing is lost behind it`(text: String) throws {
        let whole = utterance(text)
        for entry in 0..<text.utf16.count {
            guard let parts = opening(text, at: entry) else { continue }
            let (clause, tail) = (parts.clause.span, parts.tail)
            let isBlank = Array(text.utf16)[entry] == 0x20
            #expect(clause.lowerBound.utf16 <= (isBlank ? entry + 1 : entry))
            #expect(clause.length <= 2 * Self.limits.longest)
            #expect(clause.upperBound.utf16 >= min(entry + Self.limits.shortest, text.utf16.count))
            #expect(tail.span.upperBound == whole.span.upperBound && tail.pauseAfter == whole.pauseAfter)
            #expect(whole.spokenText.hasSuffix(tail.spokenText))
            #expect(tail.spokenText.utf16.count == tail.span.length)
        }
        #expect(opening(text) != nil && opening(text, at: text.utf16.count - 2) != nil)
    }

    @Test func `where there is no clause it is opened between words`() throws {
        let parts = try #require(opening(String(repeating: "word ", count: 40)))
        #expect((16...48).contains(parts.clause.spokenText.utf16.count))
        #expect(parts.clause.pauseAfter < .milliseconds(100))
    }

    @Test func `one of eighty letters is opened too`() throws {
        let parts = try #require(
            opening("He looked around the empty kitchen for the letter that she had left him there.")
        )
        #expect(parts.clause.spokenText == "He looked around the empty kitchen ")
    }

    /// What is cut in the middle of a phrase sounds as if the voice had lost its way.
    @Test(arguments: [
        "It will be our reward and support in the imminent dangers of the young republic that we have founded here",
        "The old man with the grey coat walked along the wall of the garden towards the house in the valley",
        "They have been carrying the heavy wooden boxes out of the cellar into the light of a bright summer day",
        "I had no doubt that the whole of the company would be waiting for my return in the great hall of the castle",
    ])
    func `an opening begins and ends where a phrase does`(text: String) throws {
        let starters: Set = [
            "and", "in", "of", "that", "with", "along", "towards", "out", "into", "for", "it", "the", "they", "i",
        ]
        for entry in 0..<text.utf16.count {
            guard let parts = opening(text, at: entry) else { continue }
            let first = parts.clause.spokenText.split(separator: " ").first.map { $0.lowercased() }
            #expect(starters.contains(try #require(first)), "\(entry): \(parts.clause.spokenText)")
            guard let rest = parts.rest?.spokenText else { continue }
            #expect(starters.contains(try #require(rest.split(separator: " ").first).lowercased()), "\(entry): \(rest)")
            #expect(
                !["the", "a", "of", "in", "out", "have", "my"].contains { parts.clause.spokenText.hasSuffix(" \($0) ") }
            )
        }
    }

    @Test(arguments: ["", "No.", "A sentence that is no longer than its first clause, as many are.", "x", "Ω"])
    func `a short one stays whole`(text: String) {
        #expect(opening(text) == nil)
    }
}
