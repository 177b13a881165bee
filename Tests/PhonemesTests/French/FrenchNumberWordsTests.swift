import Phonemes
import Testing

struct FrenchNumberWordsTests {
    @Test(arguments: [
        (0, "zéro"), (17, "dix-sept"), (21, "vingt et un"), (70, "soixante-dix"), (71, "soixante et onze"),
        (77, "soixante-dix-sept"), (80, "quatre-vingts"), (81, "quatre-vingt-un"), (91, "quatre-vingt-onze"),
        (99, "quatre-vingt-dix-neuf"), (100, "cent"), (200, "deux cents"), (201, "deux cent un"), (1000, "mille"),
        (80_000, "quatre-vingt mille"), (200_000_000, "deux cents millions"), (-5, "moins cinq"),
        (1_000_001, "un million un"),
    ])
    func `cardinals are said`(number: Int, words: String) { #expect(FrenchNumberWords.cardinal(number) == words) }

    @Test(arguments: [
        (1, "premier"), (2, "deuxième"), (4, "quatrième"), (5, "cinquième"), (9, "neuvième"), (21, "vingt et unième"),
        (80, "quatre-vingtième"), (100, "centième"), (1000, "millième"), (1_000_000, "un millionième"),
    ])
    func `ordinals are said`(number: Int, words: String) {
        #expect(FrenchNumberWords.ordinal(number, .masculine) == words)
    }

    @Test func `one is feminine beside a feminine noun`() {
        #expect(FrenchNumberWords.cardinal(31, .feminine) == "trente et une")
        #expect(FrenchNumberWords.ordinal(1, .feminine) == "première")
    }

    @Test(arguments: [Int.min, .max, 999_999_999_999])
    func `no number is too large`(number: Int) { #expect(!FrenchNumberWords.cardinal(number).isEmpty) }
}
