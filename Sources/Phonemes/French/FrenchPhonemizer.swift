/// French to the symbols that Kokoro's voices were trained on.
///
/// Source of the rules: Grevisse & Goosse, *Le bon usage*, part 1; Fouché, *Traité de prononciation française* (1959); of
/// the choice of symbols, transcriptions like those that the voices learned from, which were compared with, not copied.
public struct FrenchPhonemizer: Phonemizing {
    private let spelling = SpellingPhonemizer(FrenchSpelling())

    public init() {}

    public func pronunciation(of text: String) -> Pronunciation { spelling.pronunciation(of: text) }
}

/// The rules of French.
struct FrenchSpelling: SpellingRules {
    func word(_ letters: [Unicode.Scalar]) -> SpelledWord? { word(letters, .none) }

    func word(_ letters: [Unicode.Scalar], _ capital: SpelledCapital) -> SpelledWord? {
        let plain = FrenchLetters.folding.folded(letters)
        var parts = plain.split(separator: "'", omittingEmptySubsequences: true).map(Array.init)
        guard let last = parts.popLast() else { return nil }
        var phones: [Phone] = []
        if plain == Array("aujourd'hui".unicodeScalars) {
            phones = FrenchLexicon.phones("oʒuʁdyi")
        } else {
            for part in parts { phones += elided(part) }
            guard let said = sounds(of: last, capital) else { return nil }
            phones += said
        }
        guard phones.contains(where: \.isNucleus) || plain.count == 1 else { return nil }
        let word = last.text
        let (isClitic, accent) = FrenchStress.mark(&phones, word)
        let isName = capital == .name || capital == .first && FrenchLexicon.isListed(word)
        return SpelledWord(phones: phones, letters: plain, isClitic: isClitic, accent: accent, isName: isName)
    }

    /// A word before an apostrophe: *l’*, *qu’*, *jusqu’*.
    private func elided(_ letters: [Unicode.Scalar]) -> [Phone] {
        if letters.count == 1, letters[0] == "c" { return [Phone("s")] }
        // *Grand'mère*
        if letters == Self.grand { return FrenchLexicon.phones("ɡʁɑ̃") }
        return FrenchSounds(letters + ["e"]).phones.filter { $0.symbol != "ə" }
    }

    private static let grand = Array("grand".unicodeScalars)

    private func sounds(of letters: [Unicode.Scalar], _ capital: SpelledCapital) -> [Phone]? {
        if let known = FrenchLexicon.phones(of: letters, capital) { return known }
        let sounds = FrenchNames.sounds(of: letters, capital) ?? FrenchSounds(letters)
        guard sounds.isWhole else { return nil }
        var phones = sounds.phones
        FrenchSchwa.settle(&phones, letters)
        return phones
    }

    func read(_ items: inout [SpelledText.Item]) { FrenchSingleLetters.read(&items) }

    func join(_ words: inout [SpelledWord]) { FrenchLiaison.join(&words) }

    func name(of letter: Unicode.Scalar) -> String? { FrenchLetters.names[letter] }

    func words(ofDigits digits: String) -> String {
        FrenchNumberWords.figures(digits).replacing("-", with: " ")
    }
}
