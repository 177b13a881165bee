import Phonemes
import Testing

struct GermanNumberWordsTests {
    @Test(arguments: [
        (0, "null"), (1, "eins"), (17, "siebzehn"), (21, "einundzwanzig"), (101, "hunderteins"), (1000, "tausend"),
        (2003, "zweitausenddrei"), (21_000, "einundzwanzigtausend"),
        (1_250_000, "eine Million zweihundertfünfzigtausend"),
        (2_000_000, "zwei Millionen"), (-5, "minus fünf"),
    ])
    func `cardinals are said`(number: Int, words: String) { #expect(GermanNumberWords.cardinal(number) == words) }

    @Test(arguments: [
        (1, "erste"), (3, "dritte"), (7, "siebte"), (8, "achte"), (19, "neunzehnte"), (20, "zwanzigste"),
        (21, "einundzwanzigste"), (101, "hunderterste"), (112, "hundertzwölfte"),
    ])
    func `ordinals are said`(number: Int, words: String) { #expect(GermanNumberWords.ordinal(number, "e") == words) }

    @Test func `years are counted in hundreds`() {
        #expect(GermanNumberWords.year(1914) == "neunzehnhundertvierzehn")
        #expect(GermanNumberWords.year(1066) == "tausendsechsundsechzig")
        #expect(GermanNumberWords.year(1900) == "neunzehnhundert")
    }

    @Test(arguments: [Int.min, .max, 999_999_999_999])
    func `no number is too large`(number: Int) { #expect(!GermanNumberWords.cardinal(number).isEmpty) }
}
