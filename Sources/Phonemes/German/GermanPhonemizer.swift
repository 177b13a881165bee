/// German to the symbols that the voices of that language were trained on.
///
/// Source of the rules: Duden, *Das Aussprachewörterbuch* (principles), and Wiese, *The Phonology of German* (1996); of the
/// choice of symbols, transcriptions like those that the voices learned from, which were compared with, not copied.
public struct GermanPhonemizer: Phonemizing {
    private let spelling = SpellingPhonemizer(GermanSpelling())

    public init() {}

    public func pronunciation(of text: String) -> Pronunciation { spelling.pronunciation(of: text) }
}

/// The rules of German.
struct GermanSpelling: SpellingRules {
    private let morphemes = GermanMorphemes(
        isWord: { GermanLexicon.isWord($0) },
        part: { GermanLexicon.parts[$0] },
        isWhole: { GermanLoans.isPart($0) }
    )

    func word(_ letters: [Unicode.Scalar]) -> SpelledWord? { word(letters, .none) }

    func word(_ letters: [Unicode.Scalar], _ capital: SpelledCapital) -> SpelledWord? {
        let plain = GermanLetters.folding.folded(letters)
        let text = GermanOldCapitals.resolved(plain.text, capital)
        guard !text.isEmpty, GermanMorphemes.hasVowel(text) || capital != .all && GermanLexicon.phones(of: text) != nil
        else { return nil }
        let cased = GermanLexicon.phones(of: text, capital)
        guard var phones = cased ?? phones(of: GermanLetters.modern(text, isNoun: capital != .none)) else {
            return nil
        }
        let isClitic = GermanStress.clitics.contains(text)
        let isHalf = GermanStress.halfStressed.contains(text)
        let accent = phones.firstIndex { $0.stress == .main } ?? phones.nuclei.first { phones[$0].symbol != "ə" }
        if isClitic || isHalf {
            for index in phones.indices { phones[index].stress = .none }
            if isHalf, let accent { phones[accent].stress = .secondary }
        }
        return SpelledWord(
            phones: phones,
            letters: Array(text.unicodeScalars),
            isClitic: isClitic || isHalf,
            accent: accent
        )
    }

    private func phones(of word: String) -> [Phone]? {
        if let known = GermanLexicon.phones(of: word) {
            var phones = stressed(known)
            if !GermanLexicon.isOwn(word) {
                GermanStress.alternate(&phones)
                GermanStress.shorten(&phones, [])
            }
            return phones
        }
        let parts = morphemes.parts(of: word)
        var phones: [Phone] = []
        var places: [GermanStress.Place] = []
        for (index, part) in parts.enumerated() {
            let start = phones.count
            let text = part.letters.text
            let next = index + 1 < parts.count ? parts[index + 1] : nil
            if part.kind == .strongPrefix || part.kind == .weakPrefix, let known = GermanLexicon.prefix(text) {
                // *Kaufvertrag*: within a word er is one sound.
                phones += GermanLexicon.phones(index > 0 && part.beginsPart ? known.replacing("ɛɾ", with: "ɜ") : known)
                // *Jahrhundert*, *nachsehen*
                if text == "jahr" || text == "wahr" || text == "nach" { phones[start + 1].isLengthSpelled = true }
                // *Veranstalten*
                if phones.last?.symbol == "ɾ", part.kind == .weakPrefix, next?.kind == .strongPrefix,
                    next?.letters.first == "a"
                {
                    phones[phones.count - 1].symbol = "r"
                }
            } else if part.kind == .stem, parts.count > 1, next?.kind != .ending,
                // *Heimweg*, but *hinweg*.
                text != "weg" || index == 0,
                let known = GermanLexicon.phones(of: text, isPart: true)
            {
                phones += known.map { Phone($0.symbol, $0.modifier, isNucleus: $0.isNucleus) }
            } else {
                let sounds = GermanSounds(part, before: next, isTight: GermanStress.isTight(part), isFirst: index == 0)
                guard sounds.isWhole else { return nil }
                phones += sounds.phones
            }
            if index > 0, part.beginsPart || part.kind == .suffix, !GermanStress.isTight(parts[index - 1]) {
                Self.join(&phones, at: start)
            }
            places.append(.init(morpheme: part, range: start..<phones.count, accent: accent(of: text, part)))
        }
        guard phones.contains(where: \.isNucleus) else { return nil }
        GermanStress.mark(&phones, places)
        return phones
    }

    /// Two sounds alike at the seam of a compound are one: *Bombennächte*, *Bestandteil*.
    private static func join(_ phones: inout [Phone], at seam: Int) {
        guard seam > 0, seam < phones.count else { return }
        switch (phones[seam - 1].symbol, phones[seam].symbol) {
        case let (last, next) where last == next && last != "f" && !phones[seam].isNucleus: phones.remove(at: seam)
        case ("s", "z"): phones.remove(at: seam)
        case ("t", "ʦ"): phones[seam - 1] = phones.remove(at: seam)
        default: break
        }
    }

    /// Which vowel of a stem has the stress, from the list, which may have another form of the word: *Ministern*.
    private func accent(of stem: String, _ part: GermanMorpheme) -> Int? {
        guard part.kind == .stem else { return nil }
        let known =
            GermanLexicon.phones(of: stem, isPart: true)
            ?? morphemes.base(of: stem).flatMap {
                stem.hasPrefix($0) && stem.count < $0.count + 3 ? GermanLexicon.phones(of: $0) : nil
            }
            ?? GermanFeminines.masculine(of: stem).flatMap { GermanLexicon.phones(of: $0, isPart: true) }
        return known.flatMap { known in known.nuclei.firstIndex { known[$0].stress == .main } }
    }

    /// Words of the lexicon that have no mark are stressed on their first vowel.
    private func stressed(_ phones: [Phone]) -> [Phone] {
        var phones = phones
        if !phones.isStressed, let first = phones.nuclei.first(where: { phones[$0].symbol != "ə" }) {
            phones[first].stress = .main
        }
        return phones
    }

    func join(_ words: inout [SpelledWord]) {
        guard let last = words.indices.last, words[last].isClitic, !GermanStress.alwaysWeak.contains(words[last].text),
            let accent = words[last].accent
        else { return }
        words[last].phones[accent].stress = .main
    }

    func name(of letter: Unicode.Scalar) -> String? { GermanLetters.names[letter] }

    func words(ofDigits digits: String) -> String { GermanNumberWords.figures(digits) }
}
