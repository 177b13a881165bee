import Testing
import VorleserCore

@testable import VorleserSpeech

struct ClipAddressTests {
    private let engine = FixtureEngine()

    private func address(_ utterance: Utterance, voice: String = "test") -> ClipAddress {
        ClipAddress(of: utterance, spokenBy: engine, as: Voice.ID(rawValue: voice))
    }

    @Test func `the same words elsewhere have the same address`() {
        #expect(address(.printed("Call me Ishmael.")) == address(.printed("Call me Ishmael.", at: 7_000)))
        let pieces: [(printed: String, said: String?)] = [("I paid ", nil), ("$5", "five dollars"), (".", nil)]
        #expect(address(.pieces(pieces)) == address(.pieces(pieces, at: 99)))
    }

    @Test func `the silence after it does not matter`() {
        let short = Utterance.printed("Yes.")
        let long = Utterance(span: short.span, pieces: short.pieces, pauseAfter: .seconds(3), language: "en")
        #expect(address(short) == address(long))
    }

    @Test func `whatever changes the sound or its words changes the address`() {
        let span = TextSpan(utf16: 0..<4)
        func utterance(_ piece: Piece, language: String = "en") -> Utterance {
            Utterance(span: span, pieces: [piece], pauseAfter: .zero, language: language)
        }
        let addresses = [
            address(.printed("Read")), address(.printed("Reed")), address(.printed("Read"), voice: "other"),
            address(utterance(Piece(printed: "Read", span), language: "de")),
            address(utterance(Piece(replacing: span, by: "Read", rule: "x"))),
            address(utterance(Piece(replacing: span, by: "Read", rule: "x", phonemes: "r eh d"))),
            address(utterance(Piece(replacing: span, by: "Read", rule: "x", phonemes: ""))),
            address(utterance(Piece(replacing: TextSpan(utf16: 0..<3), by: "Read", rule: "x"))),
            address(utterance(Piece(replacing: TextSpan(utf16: 1..<4), by: "Read", rule: "x"))),
            address(.pieces([("Re", nil), ("ad", nil)])),
            ClipAddress(
                of: .printed("Read"),
                spokenBy: FixtureEngine(name: "fixtures"),
                as: Voice.ID(rawValue: "test")
            ),
        ]
        #expect(Set(addresses).count == addresses.count)
    }

    @Test func `what words of other languages are said by counts where the engine tells them apart`() {
        let span = TextSpan(utf16: 0..<4)
        func address(_ language: String?, _ version: String?) -> ClipAddress {
            let piece = Piece(printed: "chat", span, language: language)
            return ClipAddress(
                of: Utterance(span: span, pieces: [piece], pauseAfter: .zero, language: "en"),
                spokenBy: FixtureEngine(foreign: version),
                as: Voice.ID(rawValue: "test")
            )
        }
        #expect(address("fr", nil) == address(nil, nil))
        let others = [address(nil, "1"), address("fr", "1"), address("fr", "2"), address("de", "1")]
        #expect(Set(others).count == others.count)
    }

    @Test func `only 64 small hexadecimal digits name a clip`() {
        let digits = String(repeating: "0a", count: 32)
        #expect(ClipAddress(hexadecimal: digits)?.hexadecimal == digits)
        for other in ["", "0a", digits + "0", digits.uppercased(), String(digits.dropLast()) + "/"] {
            #expect(ClipAddress(hexadecimal: other) == nil)
        }
    }
}
