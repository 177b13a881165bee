import Testing
import VorleserCore
import VorleserNarration

/// Addresses, ages, councils, initials and lists in the languages of the European mainland.
struct EverydayPrintTests {
    private func said(_ printed: String, _ language: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: language)
            .map(\.text).joined()
    }

    @Test(arguments: [
        ("Sie wohnt in 10115 Berlin.", "Sie wohnt in eins null eins eins fünf Berlin."),
        ("Hauptstr. 15a, 91234 Musterstadt", "Hauptstraße fünfzehn a, neun eins zwei drei vier Musterstadt"),
        ("Lange Gasse 3, 1080 Wien", "Lange Gasse drei, eins null acht null Wien"),
        ("CH-8001 Zürich", "C H-acht null null eins Zürich"),
        // People, and years behind a comma, are counted.
        ("Es kamen 12000 Menschen.", "Es kamen zwölftausend Menschen."),
        ("Am Abend, 1848 Männer stark", "Am Abend, achtzehnhundertachtundvierzig Männer stark"),
    ])
    func `numbers of towns are said digit by digit`(printed: String, spoken: String) {
        #expect(said(printed, "de") == spoken)
    }

    @Test(arguments: [
        ("un 29enne di Bari", "un ventinovenne di Bari"), ("i 18enni", "i diciottenni"),
        ("la 23enne", "la ventitreenne"), ("una 80enne", "una ottantenne"), ("il 31enne", "il trentunenne"),
    ])
    func `an age is one word with its number`(printed: String, spoken: String) {
        #expect(said(printed, "it") == spoken)
    }

    @Test(arguments: [
        ("it", "il Concilio Vaticano II", "il Concilio Vaticano secondo"),
        ("es", "el Concilio Vaticano II", "el Concilio Vaticano segundo"),
        ("pt", "o Concílio Vaticano II", "o Concílio Vaticano segundo"),
        ("pt", "o pastor Miguel V. Ferreira", "o pastor Miguel V Ferreira"),
        ("es", "el juez Carlos V. Peña", "el juez Carlos V Peña"),
        ("es", "bajo Carlos V.", "bajo Carlos quinto."),
        ("de", "von Kaiser Claudius II., getrauten Paaren", "von Kaiser Claudius dem Zweiten, getrauten Paaren"),
        ("de", "Papst Hormisdas II.", "Papst Hormisdas der Zweite."),
    ])
    func `councils have ordinals, and initials are none`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        (
            "pt", "respondi: 1°, que as ideias mudam; 2°, que a lei fica",
            "respondi: primeiro, que as ideias mudam; segundo, que a lei fica"
        ),
        ("pt", "mínima: 2°, máxima: 9°", "mínima: dois graus, máxima: nove graus"),
        ("es", "Soldado 1º.", "Soldado primero."), ("it", "Servo 2°.", "Servo secondo."),
        ("fr", "5° S’il y a lieu, la date", "quinto S’il y a lieu, la date"),
    ])
    func `points of a list are no degrees`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("de", "nach § 20g und §§ 20h bis 21l", "nach Paragraf zwanzig g und Paragrafen zwanzig h bis einundzwanzig l"),
        ("de", "mit 20g Mehl", "mit zwanzig Gramm Mehl"),
    ])
    func `a letter of a section is no unit`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("de", "Hunde, Katzen u. a. m.", "Hunde, Katzen und anderes mehr."),
        ("de", "Meyer & Co. liefern.", "Meyer und Co liefern."),
        ("it", "via Roma 3, int. 4", "via Roma tre, interno quattro"),
        ("it", "negli aa. 1990", "negli anni millenovecentonovanta"), ("es", "la hab. 101", "la habitación ciento uno"),
    ])
    func `shortened words are said in full`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "en 1:45,32", "en un minuto, cuarenta y cinco coma treinta y dos segundos"),
        ("it", "in 2:03,5 min", "in due minuti, tre virgola cinque secondi"),
        ("de", "in 1:45,32 Min.", "in eine Minute, fünfundvierzig Komma drei zwei Sekunden."),
        ("fr", "Elle gagne 6-4, 3-6, 7-5.", "Elle gagne six-quatre, trois-six, sept-cinq."),
        ("es", "6-4, 3-6 y 7-5", "seis-cuatro, tres-seis y siete-cinco"), ("fr", "3-6 jours", "trois à six jours"),
    ])
    func `times and games of sports are told from hours and ranges`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "el capítulo 3.2.1", "el capítulo tres punto dos punto uno"),
        ("fr", "Python 3.12.1", "Python trois point douze point un"),
        ("it", "sezione 1.2.3", "sezione uno punto due punto tre"),
        ("pt", "versão 2.0.14", "versão dois ponto zero ponto quatorze"),
    ])
    func `stops within the number of a section are said`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("Das Buch (432 S., Leinen)", "Das Buch (vierhundertzweiunddreißig Seiten, Leinen)"),
        ("Sinfonie Nr. 40 g-Moll", "Sinfonie Nummer vierzig g-Moll"),
        ("Op. 3 Nr. 5 d-Moll", "Opus drei Nummer fünf d-Moll"),
        ("40 g Mehl", "vierzig Gramm Mehl"),
    ])
    func `books have pages and music has keys`(printed: String, spoken: String) {
        #expect(said(printed, "de") == spoken)
    }
}
