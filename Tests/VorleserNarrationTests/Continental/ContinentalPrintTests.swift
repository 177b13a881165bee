import Testing
import VorleserCore
import VorleserNarration

/// Numbers and abbreviations of everyday print in the languages of the European mainland.
struct ContinentalPrintTests {
    private func said(_ printed: String, _ language: String) -> String {
        let narrator = Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000))
        return narrator.pieces(of: printed, language: language).map(\.text).joined()
    }

    @Test(arguments: [
        (
            "fr", "Aristote (384-322 av. J.-C.)",
            "Aristote (trois cent quatre-vingt-quatre à trois cent vingt-deux avant Jésus-Christ.)"
        ),
        ("es", "(551-479 a. C.)", "(quinientos cincuenta y uno a cuatrocientos setenta y nueve antes de Cristo.)"),
        ("it", "(551-479 a.C.)", "(cinquecentocinquantuno a quattrocentosettantanove avanti Cristo.)"),
    ])
    func `years before Christ run down`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "25 - 30 minutes", "vingt-cinq à trente minutes"),
        ("it", "25 - 30 minuti", "venticinque trenta minuti"), ("es", "2 - 3 kg", "dos a tres kilogramos"),
        // Words of other languages count nothing.
        ("de", "3 - 10 ans Meer", "drei - zehn ans Meer"), ("es", "3 - 10 el", "tres - diez el"),
        // The number of a chapter and its title.
        ("de", "Kapitel 3 - 10 Jahre später", "Kapitel drei - zehn Jahre später"),
        ("fr", "Chapitre 1 - 20 ans après", "Chapitre un - vingt ans après"),
    ])
    func `a dash between blanks joins what is counted`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test func `a dash in a heading parts a number from a title`() {
        let passage = Passage("1 - 20 ans après", language: "fr", isHeading: true)
        let said = SpokenLanguage.standard["fr"].forms.flatMap { $0.replacements(in: passage) }.map(\.text)
        #expect(!said.contains { $0.contains(" à ") })
    }

    @Test(arguments: [
        ("fr", "3€50", "trois euros cinquante"), ("de", "Preis: 3,50 Mk.", "Preis: drei Mark fünfzig."),
        ("fr", "1 000 000 d’euros", "un million d’euros"),
    ])
    func `money is said with its hundredths`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "-3 °C", "moins trois degrés Celsius"),
        ("fr", "1 h 45 min 30 s", "une heure quarante-cinq minutes trente secondes"),
        ("fr", "7h", "sept heures"), ("fr", "à 7h30", "à sept heures trente"),
        ("pt-BR", "2 colheres (chá)", "duas colheres (chá)"),
    ])
    func `degrees, times and spoons are counted`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("it", "Chiamate il 333 1234567.", "Chiamate il tre tre tre, uno due tre quattro cinque sei sette.")
    ])
    func `telephones are said digit by digit`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "el III Congreso", "el tercer Congreso"), ("es", "los RR. CC. reinaron", "los Reyes Católicos reinaron"),
        ("it", "AVVISO ai soci", "AVVISO ai soci"), ("it", "in re min. op. 5", "in re minore opera cinque"),
    ])
    func `Roman numbers and words in capitals are told apart`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "nos 7 et 8", "numéros sept et huit"), ("fr", "nos 7 enfants", "nos sept enfants"),
        ("fr", "f° 12 r°", "folio douze recto"), ("fr", "le 5 janv. 1900", "le cinq janvier mille neuf cents"),
        ("fr", "en oct. 1914", "en octobre mille neuf cent quatorze"),
        ("it", "nel gen. 1900", "nel gennaio millenovecento"), ("it", "il gen. Cadorna", "il generale Cadorna"),
    ])
    func `numbers of pages and dates are said in full`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "av. des Champs-Élysées", "avenue des Champs-Élysées"),
        ("it", "S. Stefano e S. Spirito", "Santo Stefano e Santo Spirito"),
        ("pt-BR", "R. do Ouvidor, 12", "Rua do Ouvidor, doze"),
        ("pt-BR", "Mora na R. da Praia.", "Mora na rua da Praia."),
        ("pt-BR", "Na R. Augusta chovia.", "Na rua Augusta chovia."),
        ("pt-BR", "Paulo R. da Silva chegou.", "Paulo R da Silva chegou."),
        ("pt-BR", "Dr. R. da Silva", "Doutor R da Silva"),
        ("pt-BR", "A casa de Maria R. dos Santos", "A casa de Maria R dos Santos"),
    ])
    func `streets and saints are no initials`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("de", "10^12 Zellen", "zehn hoch zwölf Zellen"), ("de", "10^-3 m lang", "zehn hoch minus drei Meter lang"),
        ("fr", "x^2y = 1", "x au carré y égale un"), ("fr", "x^2 et 10^12", "x au carré et dix puissance douze"),
        ("es", "10^6", "diez elevado a seis"),
        ("it", "10^3", "dieci al cubo"), ("pt-BR", "10^12", "dez elevado a doze"),
        ("de", "(p < 0,05)", "(p kleiner als null Komma null fünf)"),
        ("fr", "p<0,05", "p inférieur à zéro virgule zéro cinq"),
        ("es", "p ≤ 0,01", "p menor o igual que cero coma cero uno"),
        ("it", "p > 0,5", "p maggiore di zero virgola cinque"),
        ("pt-BR", "n ≥ 30", "n maior ou igual a trinta"), ("de", "die Taste <b>5", "die Taste <b>fünf"),
    ])
    func `powers and comparisons are said as they are typed`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }
}
