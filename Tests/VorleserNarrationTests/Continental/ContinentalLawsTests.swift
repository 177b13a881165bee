import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// What holds for the rules that the languages of the European mainland share, whatever is printed.
struct ContinentalLawsTests {
    private static let languages = ["de", "es", "fr", "it", "pt"]

    private static let parts = [
        "1", "12", "1984", "007", "1.234", "3,5", "½", ".", ",", ":", "/", "-", "–", "—", "’", "'", "°", "º", "ª", "%",
        "$", "€",
        "£", "§", "×", "²", "=", "+", "(", ")", "«", "»", " ", " ", " ", " ", "\u{A0}", "\n", "h", "er", "p. m.",
        "a. C.", "km",
        "m", "x", "Juan", "Isabel", "capítulo", "siglo", "la", "I", "IV", "XIV", "ii", "Sr.", "D.", "S. M.", "EE. UU.",
        "etc.", "J.", "BBC", "a@b.es", "www.a.org", "¹", "[12]", "...", "*", "_", "casa", "días", "de", "y", "é",
        "e\u{301}",
        "𝄞", "😀", "XIXe", "Ier", "ᵉ", "ʳ", "Mme", "c.-à-d.", "av. J.-C.", "14 h", "le", "Louis", "Uhr", "am", "3.",
        "z. B.", "Mai", "-jährig", "Str.", "XIV.", "Ludwig", "¿", "!", "c/", "L.",
        "R$",
    ]

    @Test(arguments: languages)
    func `replacements are inside, in order and apart`(language: String) {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<1500 {
            let count = Int.random(in: 0...16, using: &random)
            let text = (0..<count).compactMap { _ in Self.parts.randomElement(using: &random) }.joined()
            let passage = Passage(text, language: language, isHeading: .random(using: &random), isBlock: true)
            for form in SpokenLanguage.standard[language].forms {
                var end = 0
                for replacement in form.replacements(in: passage) {
                    #expect(replacement.range.lowerBound >= end, "\(form.name): \(text)")
                    #expect(!replacement.range.isEmpty, "\(form.name): \(text)")
                    end = replacement.range.upperBound
                }
                #expect(end <= passage.length, "\(form.name): \(text)")
            }
        }
    }

    @Test(arguments: languages)
    func `no figure 0–9 is left, and the script keeps its laws`(language: String) {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<300 {
            let text = "No, " + (0..<14).compactMap { _ in Self.parts.randomElement(using: &random) }.joined()
            let book = oneSentence(text, language: language)
            let script = Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).script(of: book)
            #expect(ScriptLaws.violations(of: script, in: book) == [], "\(text)")
            let figures = script.utterances.flatMap { $0.spokenText.unicodeScalars.filter { ("0"..."9").contains($0) } }
            #expect(figures.isEmpty, "\(text)")
        }
    }

    @Test(arguments: [
        "", "99999999999999999999999", "1.000.000.000.000.000.000.000", "9999999999/3", "0/0", "00:00", "1/0", "5º",
    ])
    func `no number is too large`(text: String) {
        for language in Self.languages {
            for form in SpokenLanguage.standard[language].forms {
                _ = form.replacements(in: Passage(text, language: language))
            }
        }
    }

    @Test(arguments: languages)
    func `names of rules are unlike each other, and the language's own begin with it`(language: String) {
        let names = SpokenLanguage.standard[language].forms.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.filter { $0.hasPrefix(language + "-") }.count > 15)
    }
}
