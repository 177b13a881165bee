import Testing
import VorleserTesting

@testable import VorleserCore

struct WordJoinerTests {
    private static func joined(_ text: String, seed: UInt64) -> String {
        var chance = SeededGenerator(seed: seed)
        return text.reduce(into: "") { result, character in
            while UInt8.random(in: 0..<4, using: &chance) == 0 { result += "\u{2060}" }
            result.append(character)
        }
    }

    @Test(arguments: [
        "", "a", "“Who’s there?” — nobody…", "\u{205F}\u{2061}", "\u{2060}", "x\u{2060}—y", "’\u{2060}", "‘",
    ])
    func `a text with a joiner is told from one without`(text: String) {
        let hasOne = text.unicodeScalars.contains("\u{2060}")
        #expect(text.hasWordJoiners == hasOne && ("ab" + text + "c").dropFirst().hasWordJoiners == hasOne)
    }

    @Test(arguments: 0..<30)
    func `offsets go to the text without joiners and back`(seed: UInt64) {
        let plain = Array("observer—excellent 𝄞 so".utf16)
        let printed = Array(Self.joined("observer—excellent 𝄞 so", seed: seed).utf16)
        let joiners = WordJoiners(in: printed, from: 7)
        for offset in plain.indices {
            let start = joiners.printed(start: offset + 7)
            #expect(printed[start - 7] == plain[offset])
            #expect(joiners.printed(end: offset + 8) == start + 1)
            #expect(joiners.plain(start) == offset + 7)
        }
        for piece in joiners.pieces(of: 7..<plain.count + 7) {
            let place = joiners.printed(piece)
            #expect(
                Array(printed[place.lowerBound - 7..<place.upperBound - 7])
                    == Array(plain[piece.lowerBound - 7..<piece.upperBound - 7])
            )
        }
        #expect(joiners.pieces(of: 7..<plain.count + 7).map(\.count).reduce(0, +) == plain.count)
    }
}
