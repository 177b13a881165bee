/// What letter-to-sound has learnt: the letters it reads, the chunks of phonemes it writes, a network and n-grams.
///
/// The file (`tools/letters/README.md` describes it) is checked here once, so that nothing after has to be careful.
struct LetterModel: Sendable {
    let network: LetterNetwork
    let american: AccentModel
    let british: AccentModel
    /// Number of each letter the network reads, by ASCII code; 0 for what it does not.
    let letterNumbers: [UInt8]

    /// What differs between the two accents.
    struct AccentModel: Sendable {
        /// The phonemes that one letter may stand for.
        let chunks: [Chunk]
        /// For each letter its chunks that occur, and the pair's number in the n-grams.
        let options: [[(chunk: Int, pair: Int)]]
        let output: QuantizedMatrix
        let ngrams: PairNGrams
        /// How much the n-grams count against the network.
        let ngramWeight: Float
    }

    struct Chunk: Sendable {
        let phonemes: [Unicode.Scalar]
        let hasPrimaryStress: Bool
    }

    /// The model in the program; `nil` if there is none.
    static let embedded = LetterModel(EmbeddedModel.letters)

    /// - Returns: `nil` when the bytes are no model of this version, or a damaged one.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var file = LetterModelReader(bytes)
        guard file.begins(), let alphabet = file.section(), let weights = file.floats(count: 2),
            let hidden = file.count(), hidden > 0, hidden % 8 == 0, hidden <= 4096, alphabet.count <= 64
        else { return nil }
        var numbers = [UInt8](repeating: 0, count: 128)
        for (number, letter) in alphabet.enumerated() where number > 0 && letter < 128 {
            numbers[Int(letter)] = UInt8(clamping: number)
        }
        letterNumbers = numbers
        guard let network = LetterNetwork(&file, letters: alphabet.count, hidden: hidden) else { return nil }
        self.network = network
        guard
            let american = AccentModel(&file, letters: alphabet.count, hidden: hidden, weight: weights[0]),
            let british = AccentModel(&file, letters: alphabet.count, hidden: hidden, weight: weights[1])
        else { return nil }
        self.american = american
        self.british = british
    }
}

extension LetterModel.AccentModel {
    init?(_ file: inout LetterModelReader, letters: Int, hidden: Int, weight: Float) {
        guard let text = file.section(), let pairs = file.section(), pairs.count % 2 == 0, weight.isFinite else {
            return nil
        }
        chunks = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            let phonemes = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
            return LetterModel.Chunk(phonemes: phonemes, hasPrimaryStress: phonemes.contains("ˈ"))
        }
        var options = [[(chunk: Int, pair: Int)]](repeating: [], count: letters)
        for index in 0..<pairs.count / 2 {
            let letter = Int(pairs[2 * index]), chunk = Int(pairs[2 * index + 1])
            guard letter < letters, chunk < chunks.count else { return nil }
            options[letter].append((chunk, PairNGrams.firstPair + index))
        }
        self.options = options
        guard let output = QuantizedMatrix(&file), output.columns == 2 * hidden, output.rows == chunks.count,
            let ngrams = PairNGrams(&file), ngrams.pairCount == PairNGrams.firstPair + pairs.count / 2
        else { return nil }
        self.output = output
        self.ngrams = ngrams
        ngramWeight = weight
    }
}
