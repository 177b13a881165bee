/// Brazilian Portuguese, to the symbols that Kokoro's voices were trained on.
///
/// Open e and o, which spelling often does not tell, come from a lexicon of stems. Source of the rules: Cristófaro Silva,
/// *Fonética e fonologia do português* (2002), and the *Acordo Ortográfico* (1990); of the choice of symbols,
/// transcriptions like those that the voices learned from, which were compared with, not copied.
public struct PortuguesePhonemizer: Phonemizing {
    private let spelling = SpellingPhonemizer(PortugueseSpelling(StemLexicon.portuguese))

    public init() {}

    public func pronunciation(of text: String) -> Pronunciation { spelling.pronunciation(of: text) }
}

/// The rules of Portuguese.
struct PortugueseSpelling: SpellingRules {
    private let openness: PortugueseOpenness

    init(_ lexicon: StemLexicon) { openness = PortugueseOpenness(lexicon) }

    func word(_ letters: [Unicode.Scalar]) -> SpelledWord? {
        var plain = PortugueseLetters.folding.folded(letters)
        var text = plain.text
        var spelling = PortugueseLetters.respelled(text)
        if spelling == nil, let modern = PortugueseOldSpelling.modern(text) {
            // *Proximo* is *próximo*, whose x is an s.
            spelling = PortugueseLetters.respelled(modern) ?? modern
        }
        if let spelling {
            plain = PortugueseLetters.folding.folded(Array(spelling.unicodeScalars))
            text = plain.text
        }
        if let others = PortugueseStress.withoutIdleAccents(plain) {
            plain = others
            text = plain.text
        }
        guard let accent = PortugueseStress.accent(of: plain) else { return nil }
        let sounds = PortugueseSounds(plain, stressed: accent, isOpen: openness.isOpen(plain, accent: accent))
        guard sounds.isWhole, let place = sounds.accent else { return nil }
        var word = SpelledWord(phones: sounds.phones, letters: plain, accent: place)
        // *Deu-m'a*, *disse-t'o*
        let isElided = letters.contains("'") && ["ma", "mas", "mo", "mos", "to", "ta", "tos", "tas"].contains(text)
        if isElided || PortugueseLetters.leaning[text] != nil || PortugueseStress.clitics.contains(text) {
            word.isClitic = true
            if let phones = PortugueseLetters.leaning[text] {
                word.phones = phones
                word.accent = 0
            } else {
                word.phones[place].reduce(text)
            }
        } else if PortugueseStress.halfStressed.contains(text) {
            word.isClitic = true
            word.phones[place].stress = .secondary
        } else {
            let syllables = PortugueseStress.nuclei(of: plain).count
            PortugueseStress.mark(&word.phones, accent: place, syllables: syllables)
            if text == "lhe" || text == "lhes" { word.phones[place].symbol = "y" }
        }
        return word
    }

    func read(_ items: inout [SpelledText.Item]) {
        PortugueseOldSpelling.read(&items)
        PortugueseHomographs.read(&items)
    }

    func join(_ words: inout [SpelledWord]) { PortugueseJoining.join(&words) }

    func name(of letter: Unicode.Scalar) -> String? { PortugueseLetters.names[letter] }

    func words(ofDigits digits: String) -> String { PortugueseNumberWords.figures(digits) }
}

extension Phone {
    /// What the only vowel of a small word is without stress: *de*, *do*, *e*.
    fileprivate mutating func reduce(_ word: String) {
        switch symbol {
        case "e" where word == "e": symbol = "i"
        case "e" where word.hasSuffix("e") || word.hasSuffix("es"): symbol = "y"
        case "o" where word.hasSuffix("o") || word.hasSuffix("os"): symbol = "ʊ"
        default: break
        }
    }
}
