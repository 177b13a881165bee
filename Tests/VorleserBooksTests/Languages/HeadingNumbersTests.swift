import Testing

@testable import VorleserBooks

/// Numbers in words, as headings give them in each language.
struct HeadingNumbersTests {
    private static let counted = [
        "en": "one two three twelve thirteen nineteen twenty twenty-one thirty-two ninety-nine",
        "de": "eins zwei drei zwölf dreizehn neunzehn zwanzig einundzwanzig zweiunddreißig neunundneunzig",
        "fr": "un deux trois douze treize dix-neuf vingt vingt-et-un trente-deux quatre-vingt-dix-neuf",
        "es": "uno dos tres doce trece diecinueve veinte veintiuno treinta_y_dos noventa_y_nueve",
        "it": "uno due tre dodici tredici diciannove venti ventuno trentadue novantanove",
        "pt": "um dois três doze treze dezenove vinte vinte_e_um trinta_e_dois noventa_e_nove",
    ]
    private static let ordered = [
        "en": "first second third twelfth", "de": "erstes zweiter dritte zwölftes",
        "fr": "premier deuxième troisième douzième", "es": "primera segundo tercero duodécimo",
        "it": "primo seconda terzo dodicesimo", "pt": "primeiro segunda terceiro duodécimo",
    ]

    private func value(_ words: String, _ tag: String) -> Int? {
        let text = words.replacing("_", with: " ")
        guard let (value, style, rest) = Numeral.leading(text[...], BookWords.chosen(for: tag).numbers) else {
            return nil
        }
        return style == .word && rest.isEmpty ? value : nil
    }

    @Test(arguments: ["en", "de", "fr", "es", "it", "pt"])
    func `what is counted in words is understood`(tag: String) throws {
        let words = try #require(Self.counted[tag]).split(separator: " ").map(String.init)
        #expect(words.map { value($0, tag) } == [1, 2, 3, 12, 13, 19, 20, 21, 32, 99])
        let ordinals = try #require(Self.ordered[tag]).split(separator: " ").map(String.init)
        #expect(ordinals.map { value($0, tag) } == [1, 2, 3, 12])
    }

    @Test(arguments: [
        ("en", "last"), ("de", "letztes"), ("fr", "dernier"), ("es", "último"), ("it", "ultimo"), ("pt", "última"),
    ])
    func `the last of a row has no value, and heads a chapter`(tag: String, word: String) {
        let words = BookWords.chosen(for: tag)
        #expect(words.numbers.value(of: word) == nil)
        #expect(HeadingMarker("Capítulo \(word)", words)?.number == Numeral.last)
    }

    @Test func `only whole tens take units`() {
        let numbers = BookWords.ofAllLanguages.numbers
        #expect(numbers.areTensAndUnits("twenty", "two") && numbers.areTensAndUnits("ninety", "nine"))
        for (left, right) in [("last", "one"), ("twelve", "two"), ("ten", "one"), ("twenty", "ten"), ("one", "two")] {
            #expect(!numbers.areTensAndUnits(left, right), "\(left)-\(right)")
        }
    }

    @Test(arguments: [("Capítulo décimo primero", 11), ("Capitolo decimo secondo", 12), ("Chapitre 2ème", 2)])
    func `ordinals of two words, and of digits, are numbers`(line: String, number: Int) {
        #expect(HeadingMarker(line, .ofAllLanguages)?.number == number)
    }
}
