/// Reads the International Phonetic Alphabet as dictionaries of English write it.
///
/// Source of the targets: the reference's inventories of both accents; of the sounds: the IPA chart of 2020. What English
/// dictionaries write in several ways (`r ɹ`, `e ɛ`, `əʊ oʊ`, `ɝ ɜːr`) becomes one; brackets, syllable dots and ties
/// are dropped; a stress mark before a syllable moves to the syllable's vowel.
public enum IPA {
    /// The same sounds in Kokoro's symbols.
    /// - Parameters:
    ///   - ipa: With or without slashes or brackets around it. An ASCII `'` is a stress mark, `:` a length mark.
    ///   - accent: Which vowels to use where the accents differ: *go* is `O` in American English, `Q` in British.
    /// - Returns: Symbols of ``KokoroAlphabet``.
    /// - Throws: ``PhonemeNotationError``, naming the first symbol that cannot be read and its place.
    public static func kokoro(_ ipa: String, accent: Accent) throws(PhonemeNotationError) -> String {
        var reading = IPAReading(ipa, IPASounds.of(accent))
        try reading.readAll()
        let phonemes = accent == .british ? NonRhotic.phonemes(reading.phonemes) : reading.phonemes
        try KokoroAlphabet.check(phonemes)
        return phonemes
    }
}

/// One pass over a transcription.
private struct IPAReading {
    private let scalars: [Unicode.Scalar]
    private let sounds: IPASounds
    private var index = 0
    private var result: [Unicode.Scalar] = []
    /// A stress mark that waits for its vowel.
    private var stress: Unicode.Scalar?

    init(_ text: String, _ sounds: IPASounds) {
        scalars = text.unicodeScalars.flatMap { IPASounds.composed[$0] ?? [$0] }
        self.sounds = sounds
    }

    var phonemes: String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: result)
        return String(text)
    }

    mutating func readAll() throws(PhonemeNotationError) {
        while index < scalars.count { try readNext() }
        while result.last == " " { result.removeLast() }
    }

    private mutating func readNext() throws(PhonemeNotationError) {
        let scalar = scalars[index]
        if let mark = stressMark(scalar) {
            stress = mark
            index += 1
        } else if IPASounds.dropped.contains(scalar) {
            index += 1
        } else if scalar == IPASounds.syllabic {
            makeSyllabic()
            index += 1
        } else if scalar.properties.isWhitespace {
            if let last = result.last, last != " " { result.append(" ") }
            stress = nil
            index += 1
        } else {
            try readSound()
        }
    }

    private func stressMark(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if IPASounds.primary.contains(scalar) { return "ˈ" }
        if scalar == "ˌ" || scalar == "\u{201A}" { return "ˌ" }
        return nil
    }

    private mutating func readSound() throws(PhonemeNotationError) {
        // A tie or a length mark inside does not part what belongs together: “t͡ʃ”.
        var plain: [Unicode.Scalar] = []
        var ends: [Int] = []
        var here = index
        while here < scalars.count, plain.count < IPASounds.longest {
            if !IPASounds.ties.contains(scalars[here]) {
                plain.append(scalars[here])
                ends.append(here + 1)
            }
            here += 1
        }
        for length in stride(from: plain.count, to: 0, by: -1) {
            guard let sound = sounds[plain[..<length]] else { continue }
            append(sound)
            index = ends[length - 1]
            return
        }
        throw .unknownSymbol(scalars[index], place: index + 1, of: .ipa)
    }

    private mutating func append(_ sound: [Unicode.Scalar]) {
        for symbol in sound {
            // “ɜː” already holds the r that “ɜːr” writes out.
            if symbol == "ɹ", result.last == "ɹ" { continue }
            if let mark = stress, KokoroAlphabet.vowels.contains(symbol) {
                result.append(mark)
                stress = nil
            }
            result.append(symbol)
        }
    }

    /// A consonant that is a syllable gets the little vowel before it: “l̩” → “ᵊl”.
    private mutating func makeSyllabic() {
        guard let consonant = result.last, !KokoroAlphabet.vowels.contains(consonant), consonant != " " else { return }
        result.removeLast()
        append(["ᵊ", consonant])
    }
}
