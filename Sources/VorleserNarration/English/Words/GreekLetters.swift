/// Says Greek letters by their names, and Greek words in Latin letters: *the Δ of the Nile*, *λόγος*.
public struct GreekLetters: SpokenForm {
    public let name = "greek-letter"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            guard passage[index].isGreek else {
                index += 1
                continue
            }
            let start = index
            while let unit = passage.unit(index), unit.isGreek || unit.isAccent { index += 1 }
            if let words = words(for: start..<index, in: passage) {
                result.append(Replacement(start..<index, by: words))
            }
        }
        return result
    }

    private func words(for range: Range<Int>, in passage: Passage) -> String? {
        let letters = passage.string(range).lowercased()
        let isUpper = range.allSatisfy { passage[$0].isCapital }
        let isPlain = letters.allSatisfy { Self.names[$0] != nil }
        guard isPlain, range.count == 1 || (isUpper && range.count < 4) || isProduct(letters, range, in: passage) else {
            let word = GreekSpelling.latin(letters)
            return passage.isCapital(range.lowerBound) ? word?.capitalizedAtStart : word
        }
        // “5 μm” and “5 Ω” are units.
        if isUnit(range, passage) { return nil }
        let names = letters.compactMap { Self.names[$0] }
        guard names.count == range.count else { return nil }
        let before = passage.isWordUnit(range.lowerBound - 1) ? " " : ""
        let after = passage.isWordUnit(range.upperBound) ? " " : ""
        return before + names.joined(separator: " ") + after
    }

    /// Two letters of a formula: `Δθ`, `λν`. Words of two letters stand among other Greek ones.
    private func isProduct(_ letters: String, _ range: Range<Int>, in passage: Passage) -> Bool {
        guard range.count == 2, letters.allSatisfy({ Self.names[$0] != nil }) else { return false }
        return ![passage.word(before: range.lowerBound), passage.word(after: range.upperBound)].contains { word in
            word.map { $0.count > 2 && passage[$0.lowerBound].isGreek } ?? false
        }
    }

    private func isUnit(_ range: Range<Int>, _ passage: Passage) -> Bool {
        let unit = passage[range.lowerBound]
        guard unit == 0x3BC || unit == 0xB5 || unit == 0x3A9 || unit == 0x2126 else { return false }
        return passage.isDigit(passage.skippingBlanksBack(from: range.lowerBound) - 1)
    }

    /// The name of a letter, small or capital.
    static func name(of letter: Character) -> String? { letter.lowercased().first.flatMap { names[$0] } }

    private static let names: [Character: String] = [
        "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon", "ζ": "zeta", "η": "eta", "θ": "theta",
        "ι": "iota", "κ": "kappa", "λ": "lambda", "μ": "mu", "µ": "mu", "ν": "nu", "ξ": "xi", "ο": "omicron", "π": "pi",
        "ρ": "rho", "σ": "sigma", "ς": "sigma", "τ": "tau", "υ": "upsilon", "φ": "phi", "χ": "chi", "ψ": "psi",
        "ω": "omega", "ϵ": "epsilon", "ϑ": "theta", "ϕ": "phi",
    ]
}

extension UInt16 {
    /// Whether it stands on the letter before it.
    fileprivate var isAccent: Bool { (0x300...0x345).contains(self) }

    fileprivate var isGreek: Bool {
        self >= 0xB5
            && (self == 0xB5 || self == 0x2126
                || ((0x370...0x3FF).contains(self) || (0x1F00...0x1FFF).contains(self)) && isLetter)
    }
}
