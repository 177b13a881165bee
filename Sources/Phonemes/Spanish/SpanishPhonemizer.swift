/// Spanish, as it is said in Castile, to the symbols that Kokoro's voices were trained on.
///
/// Source of the rules: Real Academia Española, *Ortografía* (2010) and *Nueva gramática: Fonética y fonología* (2011); of
/// the choice of symbols, transcriptions like those that the voices learned from, which were compared with, not copied.
public struct SpanishPhonemizer: Phonemizing {
    private let spelling = SpellingPhonemizer(SpanishSpelling())

    public init() {}

    public func pronunciation(of text: String) -> Pronunciation { spelling.pronunciation(of: text) }
}

/// The rules of Spanish.
struct SpanishSpelling: SpellingRules {
    func word(_ letters: [Unicode.Scalar]) -> SpelledWord? {
        if letters.first == "'", let phones = SpanishCries.phones(letters.dropFirst()) {
            return SpelledWord(phones: phones, letters: letters)
        }
        var plain = SpanishCries.shortened(SpanishLetters.folding.folded(letters))
        var text = plain.text
        if let spelling = SpanishLetters.respelled(text) ?? SpanishAccents.accented(text) {
            plain = SpanishLetters.folding.folded(Array(spelling.unicodeScalars))
            text = plain.text
        }
        if let base = SpanishStress.adverb(text) { return adverb(plain, base.count) }
        var sounds = SpanishSounds(plain)
        guard let accent = SpanishStress.accent(of: sounds) else { return nil }
        if SpanishStress.clitics.contains(text) {
            if SpanishStress.halfStressed.contains(text) { sounds.phones[accent].stress = .secondary }
            return SpelledWord(phones: sounds.phones, letters: plain, isClitic: true, accent: accent)
        }
        SpanishStress.mark(&sounds.phones, accent: accent)
        return SpelledWord(phones: sounds.phones, letters: plain, accent: accent)
    }

    /// *Rápidamente*: the adjective keeps its own stress.
    private func adverb(_ letters: [Unicode.Scalar], _ base: Int) -> SpelledWord? {
        var first = SpanishSounds(Array(letters[..<base]))
        guard let accent = SpanishStress.accent(of: first) else { return nil }
        SpanishStress.mark(&first.phones, accent: accent)
        var ending = SpanishSounds(Array(letters[base...])).phones
        for index in ending.indices where ending[index].isNucleus {
            // The e of the ending is as in *mente*, without what a stressed syllable does to it.
            ending[index].symbol = "e"
            if index < 2 { ending[index].stress = .main }
        }
        let place = first.phones.count + 1
        return SpelledWord(phones: first.phones + ending, letters: letters, accent: place)
    }

    func read(_ items: inout [SpelledText.Item]) {
        for index in items.indices where items[index].kind == .word {
            let text = items[index].text
            guard let first = text.utf8.first, let last = text.utf8.last else { continue }
            let isCapital = first < UInt8(ascii: "a") || first > 0x7F
            if isCapital, last < UInt8(ascii: "a") || last > 0x7F, text.utf8.count > 2, text == text.uppercased() {
                items[index].reading = SpanishAccents.accented(text.lowercased(), isCapital: true)
            } else if SpanishCries.isCry(text.utf8) {
                items[index].reading = "'" + text.lowercased()
            }
        }
    }

    func join(_ words: inout [SpelledWord]) { SpanishJoining.join(&words) }

    func name(of letter: Unicode.Scalar) -> String? { SpanishLetters.names[letter] }

    func words(ofDigits digits: String) -> String { SpanishNumberWords.figures(digits) }
}
