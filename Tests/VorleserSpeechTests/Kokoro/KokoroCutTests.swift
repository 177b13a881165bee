import Kokoro
import Testing

@testable import VorleserSpeech

struct KokoroCutTests {
    private static func symbols(_ text: String) -> ArraySlice<KokoroSymbol> {
        let symbols = text.unicodeScalars.enumerated().map { index, scalar in
            KokoroSymbol(scalar, token: 1 + Int32(scalar.value % 170), source: index..<index + 1)
        }
        return symbols[...].trimmed
    }

    private static let texts: [String] = {
        var numbers = SeededNumbers()
        return (0..<60).map { round in
            let alphabet = Array(round.isMultiple(of: 3) ? "abc" : "abcdefgh    ,.;—“”!")
            return String(
                (0..<Int.random(in: 1...900, using: &numbers)).compactMap { _ in alphabet.randomElement(using: &numbers)
                }
            )
        }
    }()

    @Test(arguments: texts)
    func `parts are short enough, and nothing that sounds is lost between them`(text: String) {
        let symbols = Self.symbols(text)
        let parts = KokoroCut.parts(of: symbols)
        #expect(parts.allSatisfy { $0.symbols.count <= KokoroCut.longest && $0.symbols.hasSound })
        let sounds = symbols.filter { $0.kind == .sound }
        #expect(parts.flatMap(\.symbols).filter { $0.kind == .sound } == sounds)
        #expect(parts.allSatisfy { $0.symbols.first?.kind != .space && $0.symbols.last?.kind != .space })
    }

    @Test func `what fits stays whole`() {
        let symbols = Self.symbols(String(repeating: "word ", count: 50))
        #expect(KokoroCut.parts(of: symbols).map(\.symbols) == [symbols])
    }

    @Test func `a cut is made at a mark, the stronger the better, and gets its breath`() {
        let clause = String(repeating: "word ", count: 28).trimmingSuffix()
        let comma = KokoroCut.parts(of: Self.symbols(clause + ", " + clause))
        #expect(comma.map(\.symbols.ending) == [.comma, .sound])
        #expect(comma.map(\.breath) == [0.15, 0])
        let stop = KokoroCut.parts(of: Self.symbols(clause + " a, b. " + clause))
        #expect(stop.map(\.symbols.ending) == [.stop, .sound])
        #expect(stop[0].breath > 0.3)
        let words = KokoroCut.parts(of: Self.symbols(clause + " " + clause))
        #expect(words.count == 2 && words[0].breath < 0.1)
    }

    @Test func `parts are of like size`() {
        let parts = KokoroCut.parts(of: Self.symbols(String(repeating: "word, ", count: 100)))
        #expect(parts.count == 3)
        #expect(parts.allSatisfy { $0.symbols.count > 150 })
    }

    @Test func `halves are made of what has room for two`() throws {
        #expect(KokoroCut.halves(of: Self.symbols(String(repeating: "word ", count: 15))) == nil)
        let halves = try #require(KokoroCut.halves(of: Self.symbols(String(repeating: "word ", count: 30))))
        #expect(halves.count == 2)
    }
}

extension String {
    fileprivate func trimmingSuffix() -> String { String(reversed().drop { $0 == " " }.reversed()) }
}
