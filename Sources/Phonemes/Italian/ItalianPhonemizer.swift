/// Italian, to the symbols that Kokoro's voices were trained on.
///
/// Stress and open vowels, which spelling does not tell, come from `ItalianLexicon` and `ItalianEndings`. Source of the rules:
/// Canepari, *Manuale di pronuncia italiana* (1992); of the choice of symbols, transcriptions like those that the voices
/// learned from, which were compared with, not copied.
public struct ItalianPhonemizer: Phonemizing {
    private let spelling = SpellingPhonemizer(ItalianSpelling(ItalianLexicon(.italian)))

    public init() {}

    public func pronunciation(of text: String) -> Pronunciation { spelling.pronunciation(of: text) }
}

/// The rules of Italian.
struct ItalianSpelling: SpellingRules {
    private let lexicon: ItalianLexicon
    private let stress: ItalianStress
    private let openness: ItalianOpenness

    init(_ lexicon: ItalianLexicon) {
        self.lexicon = lexicon
        stress = ItalianStress(lexicon)
        openness = ItalianOpenness(lexicon)
    }

    func word(_ letters: [Unicode.Scalar]) -> SpelledWord? {
        var letters = letters
        guard var spelled = ItalianLetters(letters) else { return nil }
        // Once: *mìster* has the letters of *mister*.
        if spelled.lastPart == 0, let other = ItalianLetters.respelled(String(decoding: spelled.plain, as: UTF8.self)) {
            letters = Array(other.unicodeScalars)
            guard let again = ItalianLetters(letters) else { return nil }
            spelled = again
        }
        let last = String(decoding: spelled.plain[spelled.lastPart...], as: UTF8.self)
        if spelled.accent == nil, let known = ItalianAccents.accented(last) { spelled.take(known) }
        let tail = Array(spelled.plain[spelled.lastPart...])
        let accent = spelled.accent ?? stress.accent(of: tail).map { $0 + spelled.lastPart }
        guard let accent else { return nil }
        let isOpen = spelled.isOpen ?? openness.isOpen(tail, accent: accent - spelled.lastPart)
        let sounds = ItalianSounds(spelled.plain, stressed: accent, isOpen: isOpen, lexicon)
        guard sounds.isWhole, let place = sounds.accent else { return nil }
        var word = SpelledWord(phones: sounds.phones, letters: letters, accent: place)
        ItalianClitics.lean(&word, last, hasAccent: spelled.accent != nil)
        return word
    }

    func read(_ items: inout [SpelledText.Item]) {
        ItalianApostrophes.read(&items)
        ItalianHomographs.read(&items)
    }

    func join(_ words: inout [SpelledWord]) { ItalianClitics.stressLast(&words) }

    func name(of letter: Unicode.Scalar) -> String? { ItalianLetters.names[letter] }

    func words(ofDigits digits: String) -> String { ItalianNumberWords.figures(digits) }
}
