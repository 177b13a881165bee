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

    @Test(arguments: [
        (
            "fr", "Aristote (384-322 av. J.-C.)",
            "Aristote (trois cent quatre-vingt-quatre à trois cent vingt-deux avant Jésus-Christ.)"
        ),
        ("es", "(551-479 a. C.)", "(quinientos cincuenta y uno a cuatrocientos setenta y nueve antes de Cristo.)"),
        ("fr", "-3 °C", "moins trois degrés Celsius"), ("fr", "3€50", "trois euros cinquante"),
        ("fr", "1 000 000 d’euros", "un million d’euros"), ("fr", "nos 7 et 8", "numéros sept et huit"),
        ("fr", "nos 7 enfants", "nos sept enfants"), ("fr", "f° 12 r°", "folio douze recto"),
        ("fr", "1 h 45 min 30 s", "une heure quarante-cinq minutes trente secondes"),
        ("fr", "25 - 30 minutes", "vingt-cinq à trente minutes"),
        ("fr", "av. des Champs-Élysées", "avenue des Champs-Élysées"),
        ("it", "S. Stefano e S. Spirito", "Santo Stefano e Santo Spirito"), ("it", "AVVISO ai soci", "AVVISO ai soci"),
        ("it", "Chiamate il 333 1234567.", "Chiamate il tre tre tre, uno due tre quattro cinque sei sette."),
        ("it", "in re min. op. 5", "in re minore op. cinque"),
        ("es", "el III Congreso", "el tercer Congreso"), ("es", "los RR. CC. reinaron", "los Reyes Católicos reinaron"),
        ("pt-BR", "R. do Ouvidor, 12", "Rua do Ouvidor, doze"), ("pt-BR", "2 colheres (chá)", "duas colheres (chá)"),
    ])
    func `years before Christ, kitchens and addresses are said as they are meant`(
        language: String,
        printed: String,
        spoken: String
    ) {
        #expect(said(printed, language) == spoken)
    }
}
