import Testing
import VorleserCore
import VorleserNarration

/// Passages of the Bible in the languages of the European mainland, and decimals behind words that look like its books.
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
        ("de", "1 Joh 4,8", "erster Johannes vier, acht"), ("de", "(vgl. Mal 3,1)", "(vergleiche Maleachi drei, eins)"),
        ("de", "Ps 119,105", "Psalm hundertneunzehn, hundertfünf"),
        ("de", "1 Tim 1,15", "erster Timotheus eins, fünfzehn"),
        ("fr", "Mt 5, 3-12", "Matthieu cinq, trois à douze"),
        ("fr", "1 Co 13, 4", "première Corinthiens treize, quatre"),
        ("es", "Jn 3, 16", "Juan tres, dieciséis"), ("es", "el Sal 23,1 dice", "el Salmo veintitrés, uno dice"),
        ("it", "Gv 3,16", "Giovanni tre, sedici"), ("it", "(Col 3,12)", "(Colossesi tre, dodici)"),
        ("pt-BR", "Jo 3,16", "João três, dezesseis"), ("pt-BR", "Os 11,1", "Oseias onze, um"),
        ("es", "1 Corintios 13,4", "primera Corintios trece, cuatro"), ("es", "1 Cor 13", "primera Corintios trece"),
        ("it", "1 Cor 13, 1 Sam 17", "prima Corinzi tredici, primo Samuele diciassette"),
        ("it", "(Es 20,3)", "(Esodo venti, tre)"), ("it", "2 Tim 1,3", "seconda Timoteo uno, tre"),
        ("pt-BR", "1 Coríntios 13:4", "primeira Coríntios treze, quatro"), ("pt-BR", "Jo 3.16", "João três, dezesseis"),
        ("pt-BR", "Sl 23", "Salmo vinte e três"),
        ("pt-BR", "(Mt 2,15; Os 11,1)", "(Mateus dois, quinze; Oseias onze, um)"),
    ])
    func `chapters and verses are no decimals`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("de", "Phil 3,5 %", "Phil drei Komma fünf Prozent"), ("fr", "Ex. 3,5", "Exemple trois virgule cinq"),
        (
            "de", "Er gewann zum ersten Mal 3,5 Millionen Euro.",
            "Er gewann zum ersten Mal drei Komma fünf Millionen Euro."
        ),
        (
            "de", "Der Wert lag beim letzten Mal bei 3, beim vorletzten Mal 3,5.",
            "Der Wert lag beim letzten Mal bei drei, beim vorletzten Mal drei Komma fünf."
        ),
        ("de", "Preis Mark 3,50", "Preis Mark drei Komma fünf null"),
        ("de", "kostet Mk. 3,50", "kostet drei Mark fünfzig"),
        ("de", "Tim 1,85 m", "Tim ein Meter fünfundachtzig"),
        ("de", "Dan 3,5 Kilometer", "Dan drei Komma fünf Kilometer"),
        ("pt-BR", "Os 3,5 milhões votaram.", "Os três vírgula cinco milhões votaram."),
        ("it", "Col 2,5 per cento", "Col due virgola cinque per cento"),
        ("es", "Sal 1,5 g", "Sal uno coma cinco gramos"), ("fr", "Col 2,5 km", "Col deux virgule cinq kilomètres"),
        ("it", "1 Re 5 uomini", "uno Re cinque uomini"), ("es", "Gn 1.000", "Gn mil"),
        ("es", "Habitación 1 Reyes 4", "Habitación uno Reyes cuatro"), ("es", "Tit. 2, 5", "Tit. dos, cinco"),
        ("it", "1 Pietro 3", "uno Pietro tre"),
        // No book has so many chapters, or so many parts.
        ("de", "Jak 12,5", "Jak zwölf Komma fünf"), ("de", "3 Kor 1,5", "drei Kor eins Komma fünf"),
    ])
    func `decimals are no chapters and verses`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }
}
