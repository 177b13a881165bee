/// How a word that no list knows is said, guessed from its letters.
///
/// A network of two recurrent layers and n-grams of letters and phonemes, learnt from the lexicon and from CMUdict
/// (`tools/letters/`), together choose for each letter the phonemes it stands for.
///
/// Paper: Rao et al. 2015, Grapheme-to-phoneme conversion using long short-term memory recurrent neural networks;
/// Bisani and Ney 2008, Joint-sequence models for grapheme-to-phoneme conversion.
public struct LetterToSound: Sendable {
    /// Read when a word is first asked for: most short texts have none that must be guessed.
    private let model: @Sendable () -> LetterModel?

    /// With the model that is part of the binary.
    public init() { model = { LetterModel.embedded } }

    /// With another model; one that cannot be read leaves the spelling out of words, letter by letter.
    init(model bytes: UnsafeRawBufferPointer) {
        let model = LetterModel(bytes)
        self.model = { model }
    }

    /// Letters that are read at a time: longer words are cut.
    static let longestPiece = 40

    /// The word's phonemes, in the lexicon's symbols (`ɾ`, `ʔ`), with one primary stress if there is a vowel.
    /// - Parameters:
    ///   - word: A word in Latin letters; accents, capitals, apostrophes and hyphens are understood.
    ///   - accent: Which English.
    /// - Returns: `nil` when there is no Latin letter.
    /// - Complexity: linear in the word's length.
    public func phonemes(of word: String, accent: Accent) -> String? {
        let letters = PlainLetters(word)
        guard !letters.isEmpty else { return nil }
        var pieces: [String] = []
        for piece in letters.pieces(of: Self.longestPiece) {
            let said = phonemes(of: piece, accent)
            pieces.append(pieces.isEmpty ? said : Stress.lowered(said))
        }
        return Stress.single(pieces.joined())
    }

    private func phonemes(of piece: PlainLetters, _ accent: Accent) -> String {
        if !piece.hasVowel { return piece.isInterjection ? piece.humming : piece.spelled(accent) }
        guard let model = model() else { return piece.spelled(accent) }
        let search = LetterSearch(model: model, accent: accent == .american ? model.american : model.british)
        let numbered = piece.letters.map { letter in
            (letter: Int(model.letterNumbers[Int(letter.code)]), isCapital: letter.isCapital)
        }
        let said = search.phonemes(of: numbered)
        return said.isEmpty ? piece.spelled(accent) : said
    }
}
