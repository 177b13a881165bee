import Testing
import VorleserCore
import VorleserNarration

struct FrenchSpokenFormTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: "fr").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Il avait 1 chien et 31 poules.", "Il avait un chien et trente et une poules."),
        ("Le chapitre 21 a 80 pages.", "Le chapitre vingt et un a quatre-vingts pages."),
        ("1 250 000 livres", "un million deux cent cinquante mille livres"),
        ("3,5 km", "trois virgule cinq kilomètres"),
        ("le 1er mai, la 2e édition, le 3ᵉ", "le premier mai, la deuxième édition, le troisième"),
        ("2½ heures", "deux heures et demie"), ("30 m² à 100 km/h", "trente mètres carrés à cent kilomètres par heure"),
    ])
    func `numbers agree with what they count`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("à 14 h 30", "à quatorze heures trente"), ("à 21 h", "à vingt et une heures"),
        ("3,50 €", "trois euros et cinquante centimes"), ("300 fr. de rente", "trois cents francs de rente"),
        ("le 01/09/1939", "le premier septembre mille neuf cent trente-neuf"),
        ("de 1914–1918", "de mille neuf cent quatorze à mille neuf cent dix-huit"),
        ("20 °C, 50 %", "vingt degrés Celsius, cinquante pour cent"),
    ])
    func `money, times and dates are said`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("Louis XIV et François Ier", "Louis quatorze et François premier"),
        ("au XIXe siècle", "au dix-neuvième siècle"),
        ("la IIe Guerre", "la deuxième Guerre"), ("au XVIIIe s. français", "au dix-huitième siècle français"),
        ("t. II, chap. IV", "tome deux, chapitre quatre"), ("Le soir. De là. Ce dix.", "Le soir. De là. Ce dix."),
    ])
    func `Roman numbers are said by what they number`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("M. Dupont et Mme Roux", "Monsieur Dupont et madame Roux"),
        ("Vrai, c.-à-d. presque.", "Vrai, c’est-à-dire presque."),
        ("en 44 av. J.-C.", "en quarante-quatre avant Jésus-Christ."), ("8, av. Foch", "huit, avenue Foch"),
        ("Je vis M. le comte.", "Je vis monsieur le comte."), ("la SNCF et l’ONU", "la S N C F et l’ONU"),
        ("sur gutenberg.org", "sur gutenberg point org"), ("§ 5", "paragraphe cinq"),
    ])
    func `abbreviations and signs are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        "Me voilà.", "Il mit dix ans ; il y vécut.", "Vive le roi !", "L’an mil.", "Ce livre-ci.", "Elle a vu la mer.",
    ])
    func `a plain sentence is left alone`(sentence: String) { #expect(said(sentence) == sentence) }

    @Test(arguments: [
        ("A. de Vigny écrivit.", "A de Vigny écrivit."),
        ("Victor H. se tut.", "Victor H se tut."),
        ("le no 5", "le numéro cinq"),
        ("art. 3, al. 2", "article trois, alinéa deux"),
        ("le 31/12", "le trente et un décembre"),
        ("1,80 m", "un mètre quatre-vingts"),
        ("les 3/4", "les trois quarts"),
    ])
    func `initials, days, lengths and more are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
