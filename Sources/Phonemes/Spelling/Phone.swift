/// A sound of a word whose letters tell how it is said.
struct Phone: Hashable, Sendable {
    /// How strongly a syllable is said.
    enum Stress: UInt8, Sendable { case none, secondary, main }

    /// A symbol of Kokoro's alphabet.
    var symbol: Unicode.Scalar
    /// What stands after the symbol and belongs to it: length, or a nose.
    var modifier: Unicode.Scalar?
    /// The syllable's, on its vowel.
    var stress: Stress = .none
    /// Whether its length is written, as in German *Jahr* and *Haar*, and stays wherever it stands.
    var isLengthSpelled = false
    /// Whether it is the middle of a syllable.
    let isNucleus: Bool

    init(_ symbol: Unicode.Scalar, _ modifier: Unicode.Scalar? = nil, isNucleus: Bool = false) {
        self.symbol = symbol
        self.modifier = modifier
        self.isNucleus = isNucleus
    }

    static func vowel(_ symbol: Unicode.Scalar, _ modifier: Unicode.Scalar? = nil) -> Phone {
        Phone(symbol, modifier, isNucleus: true)
    }

    /// Consonants as written, each a symbol.
    static func consonants(_ symbols: String) -> [Phone] { symbols.unicodeScalars.map { Phone($0) } }
}

extension [Phone] {
    /// As the voice gets them: a stress mark stands before its vowel.
    var symbols: String {
        var text = String.UnicodeScalarView()
        for phone in self {
            switch phone.stress {
            case .main: text.append("ˈ")
            case .secondary: text.append("ˌ")
            case .none: break
            }
            text.append(phone.symbol)
            if let modifier = phone.modifier { text.append(modifier) }
        }
        return String(text)
    }

    /// Where the middles of its syllables are.
    var nuclei: [Int] { indices.filter { self[$0].isNucleus } }

    /// Whether a syllable of it is said strongly.
    var isStressed: Bool { contains { $0.stress == .main } }
}
