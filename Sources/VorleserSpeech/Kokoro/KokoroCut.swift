/// Cuts what is too long for the voice into parts of like size, which are spoken one after another.
///
/// The same thought as the narrator's cut of long sentences, which counts letters; here the symbols are known.
struct KokoroCut {
    /// Shorter ones the voice speaks oddly: the style table has few examples for them.
    static let shortest = 40
    /// Longer ones it hurries; the network's own limit is 510.
    static let longest = 250

    /// A part and the silence after it.
    struct Part: Equatable {
        let symbols: ArraySlice<KokoroSymbol>
        /// In seconds; 0 after the last part.
        let breath: Double
    }

    /// The parts of a text, each of at most `longest` symbols.
    /// - Parameters:
    ///   - symbols: Without spaces at the ends.
    ///   - longest: The most a part may have.
    /// - Returns: In order; each has a sound in it. Nothing but spaces is lost between them.
    static func parts(of symbols: ArraySlice<KokoroSymbol>, longest: Int = longest) -> [Part] {
        precondition(longest > 0, "Parts of \(longest) symbols")
        var parts: [Part] = []
        var rest = symbols
        while rest.count > longest {
            let cut = bestCut(in: rest, longest)
            parts.append(Part(symbols: rest[..<cut.index].trimmed, breath: cut.breath))
            rest = rest[cut.index...].trimmed
        }
        parts.append(Part(symbols: rest, breath: 0))
        return parts.filter(\.symbols.hasSound)
    }

    /// Two parts of like size, when the text has room for two that are not too short.
    static func halves(of symbols: ArraySlice<KokoroSymbol>) -> [Part]? {
        guard symbols.count >= 2 * shortest else { return nil }
        let halves = parts(of: symbols, longest: symbols.count * 3 / 5)
        return halves.count == 2 ? halves : nil
    }

    private struct Cut {
        let index: Int
        let cost: Double
        let breath: Double
    }

    private static func bestCut(in rest: ArraySlice<KokoroSymbol>, _ longest: Int) -> Cut {
        let parts = (rest.count + longest - 1) / longest
        let ideal = rest.count / parts
        var best: Cut?
        for index in rest.startIndex + max(ideal / 3, 1)...rest.startIndex + min(longest, rest.count - 1) {
            guard let seam = seam(before: index, in: rest) else { continue }
            let distance = Double(index - rest.startIndex - ideal) / Double(ideal)
            let cost = seam.cost + distance * distance
            if cost < best?.cost ?? .infinity { best = Cut(index: index, cost: cost, breath: seam.breath) }
        }
        // A word without end, from a hostile text.
        return best ?? Cut(index: rest.startIndex + longest, cost: 0, breath: 0)
    }

    /// What a cut is worth: the less it costs the better; `nil` inside a word.
    private static func seam(before index: Int, in rest: ArraySlice<KokoroSymbol>) -> (cost: Double, breath: Double)? {
        guard rest[index - 1].kind == .space || rest[index - 1].kind == .semicolon else { return nil }
        guard rest[index].kind != .space else { return nil }
        switch rest[..<index].ending {
        case .stop: return (0, 0.4)
        case .semicolon: return (0.05, 0.15)
        case .comma: return (0.15, 0.15)
        default: return (0.6, 0.05)
        }
    }
}
