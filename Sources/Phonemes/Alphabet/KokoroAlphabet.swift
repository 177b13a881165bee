/// The symbols that Kokoro v1.0 takes, one Unicode scalar each.
///
/// Source: the vocabulary in the model's `config.json`. English uses about fifty of them: the consonants of the
/// International Phonetic Alphabet (`ʤ` and `ʧ` are one symbol, *r* is `ɹ`), its vowels, `A I O Q W Y` for the
/// diphthongs of *day, my, go* (American), *go* (British), *now, boy*, and the stress marks `ˈ ˌ`, which stand before
/// the vowel.
public enum KokoroAlphabet {
    /// Everything it takes, also marks and the space.
    public static let symbols = Set(
        (marks + "ˈˌː\u{303}" + "AIOQSTWYabcdefhijklmnopqrstuvwxyz" + "ʣʥʦʨᵝ\u{AB67}ᵊɑɐɒæβɔɕçɖðʤəɚɛɜɟɡɥɨɪʝɯɰŋɳɲɴøɸ"
            + "θœɹɾɻʁɽʂʃʈʧʊʋʌɣɤχʎʒʔʰʲ↓→↗↘ᵻ").unicodeScalars
    )

    /// The marks and the space, which are no sounds.
    private static let marks = ";:,.!?—…\"()“” "

    /// What can bear a stress.
    public static let vowels = Set("AIOQWYaeiouyæɑɐɒɔəɚɛɜɤɨɪɯøœʊʌᵊᵻ".unicodeScalars)

    /// The most symbols that the model takes at once.
    public static let longest = 510

    /// Checks that Kokoro can say something.
    /// - Throws: ``PhonemeNotationError``, naming the first wrong symbol.
    public static func check(_ phonemes: String) throws(PhonemeNotationError) {
        var count = 0
        for symbol in phonemes.unicodeScalars {
            count += 1
            guard symbols.contains(symbol) else { throw .unknownSymbol(symbol, place: count, of: .kokoro) }
        }
        guard count <= longest else { throw .tooLong(symbols: count, limit: longest) }
        guard phonemes.unicodeScalars.contains(where: { !isSilent($0) }) else { throw .nothingToSay }
    }

    private static func isSilent(_ symbol: Unicode.Scalar) -> Bool {
        silent.contains(symbol)
    }

    private static let silent = Set((marks + "ˈˌː\u{303}ʰʲ↓→↗↘").unicodeScalars)
}
