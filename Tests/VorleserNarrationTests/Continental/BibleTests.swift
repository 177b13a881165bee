import Testing
import VorleserCore
import VorleserNarration

struct BibleTests {
    private func said(_ printed: String, _ language: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: language).map(
            \.text
        )
        .joined()
    }

    @Test(arguments: [
        ("de", "Joh 3,16", "Johannes drei, sechzehn"),
        ("de", "1 Kor 13, 4–7", "erster Korinther dreizehn, vier bis sieben"),
        ("de", "(vgl. Mt. 5,3)", "(vergleiche Matthäus fünf, drei)"), ("de", "1. Mose 2,4", "erste Mose zwei, vier"),
        ("fr", "Mt 5, 3-12", "Matthieu cinq, trois à douze"),
        ("fr", "1 Co 13, 4", "première Corinthiens treize, quatre"),
        ("es", "Jn 3, 16", "Juan tres, dieciséis"), ("it", "Gv 3,16", "Giovanni tre, sedici"),
        ("pt-BR", "Jo 3,16", "João três, dezesseis"),
        // Numbers with decimals.
        ("de", "Der pH-Wert 3,5 steigt.", "Der pH-Wert drei Komma fünf steigt."),
        ("de", "Phil 3,5 %", "Phil drei Komma fünf Prozent"), ("fr", "Ex. 3,5", "Exemple trois virgule cinq"),
    ])
    func `chapters and verses are no decimals`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }
}
