import Testing

@testable import VorleserCore

struct UtteranceCutTests {
    private let utterance: Utterance = {
        let pieces = [
            Piece(printed: "He paid ", TextSpan(utf16: 10..<18)),
            Piece(replacing: TextSpan(utf16: 18..<21), by: "forty-five dollars", rule: "money"),
            Piece(printed: ", and 𝄞 left", TextSpan(utf16: 21..<34)),
        ]
        return Utterance(span: TextSpan(utf16: 10..<34), pieces: pieces, pauseAfter: .seconds(1), language: "en")
    }()

    @Test func `both parts together say and cover what the whole does`() {
        for place in 0...utterance.spokenText.utf16.count {
            guard let (first, second) = utterance.cut(atSpoken: place, pause: .zero) else { continue }
            #expect(first.spokenText + second.spokenText == utterance.spokenText)
            #expect(first.spokenText.utf16.count == place)
            #expect(
                first.span.lowerBound == utterance.span.lowerBound && first.span.upperBound == second.span.lowerBound
            )
            #expect(second.span.upperBound == utterance.span.upperBound)
            #expect(first.pauseAfter == .zero && second.pauseAfter == .seconds(1))
        }
    }

    @Test func `no replaced piece is cut, no character, and no part is empty`() {
        let places = (-1...50).filter { utterance.cut(atSpoken: $0, pause: .zero) != nil }
        #expect(places == Array(1...8) + Array(26...32) + Array(34...38))
    }

    @Test func `every word keeps its place in the book`() throws {
        let (first, second) = try #require(utterance.cut(atSpoken: 28, pause: .zero))
        #expect(first.bookSpan(ofSpoken: 8..<26) == utterance.bookSpan(ofSpoken: 8..<26))
        #expect(second.bookSpan(ofSpoken: 0..<3) == utterance.bookSpan(ofSpoken: 28..<31))
    }

    @Test func `a place in the book is found among the words, a replaced one at its start`() {
        let places = (9...35).map { utterance.spokenOffset(of: TextOffset(utf16: $0)) }
        #expect(places == [0] + Array(0...7) + [8, 8, 8] + Array(26...38) + [39, 39])
    }
}
