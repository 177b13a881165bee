import Testing
import VorleserCore
import VorleserNarration

struct GermanSpokenFormTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: "de").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Er kam am 3. Mai.", "Er kam am dritten Mai."), ("die 2. Auflage", "die zweite Auflage"),
        ("in der 8. Klasse", "in der achten Klasse"), ("im 19. Jahrhundert", "im neunzehnten Jahrhundert"),
        ("1. Kapitel", "Erstes Kapitel"), ("vom 1. bis 15. Juni", "vom ersten bis fünfzehnten Juni"),
        ("am 01.09.1939", "am ersten September neunzehnhundertneununddreißig"),
        ("mit seiner 2. Frau", "mit seiner zweiten Frau"),
    ])
    func `ordinals have their case`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("1 Mann und 1 Frau", "ein Mann und eine Frau"), ("um 1 Uhr", "um ein Uhr"),
        ("Er hatte 365 Seiten.", "Er hatte dreihundertfünfundsechzig Seiten."),
        ("Im Jahr 1914 begann es.", "Im Jahr neunzehnhundertvierzehn begann es."),
        ("Sie starb 2003.", "Sie starb zweitausenddrei."), ("2½ Stunden", "zweieinhalb Stunden"),
        ("ein 12-jähriger Junge", "ein zwölfjähriger Junge"), ("3,5 km", "drei Komma fünf Kilometer"),
        ("30 m²", "dreißig Quadratmeter"), ("Es stand 3:2.", "Es stand drei zu zwei."),
        ("um 14.30 Uhr", "um vierzehn Uhr dreißig"), ("1.500 Euro", "fünfzehnhundert Euro"),
        ("5,20 €", "fünf Euro zwanzig"),
    ])
    func `numbers are said as they count`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("Ludwig XIV. regierte.", "Ludwig der Vierzehnte regierte."),
        ("der Hof Ludwigs XVI.", "der Hof Ludwigs des Sechzehnten."),
        ("Elisabeth II. lächelte.", "Elisabeth die Zweite lächelte."), ("III. Kapitel", "Drittes Kapitel"),
        ("Kapitel IV", "Kapitel vier"), ("der II. Weltkrieg", "der Zweite Weltkrieg"),
    ])
    func `Roman numbers are said by what they number`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Ich sah z. B. Hr. Müller und Fr. Weber.", "Ich sah zum Beispiel Herr Müller und Frau Weber."),
        ("S. 23, Abb. 3", "Seite dreiundzwanzig, Abbildung drei"), ("J. S. Bach spielt.", "J S Bach spielt."),
        ("S. Stefano liegt dort.", "S Stefano liegt dort."), ("Vgl. s. Abbildung.", "Vergleiche siehe Abbildung."),
        ("Hauptstr. 8", "Hauptstraße acht"),
        ("44 v. Chr.", "vierundvierzig vor Christus."), ("die USA und die NATO", "die U S A und die NATO"),
        ("§ 5", "Paragraf fünf"),
    ])
    func `abbreviations and signs are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("¼ Stunde", "eine viertel Stunde"), ("¾ Liter Milch", "drei viertel Liter Milch"),
        ("1,80 m groß", "ein Meter achtzig groß"),
        ("Er kommt am 31.12. an.", "Er kommt am einunddreißigsten Dezember an."),
        ("§§ 5–7", "Paragrafen fünf bis sieben"),
        ("F. M. Dostojewski schrieb.", "F M Dostojewski schrieb."), ("Er las V. Hugo gern.", "Er las V Hugo gern."),
        ("im V. Akt", "im fünften Akt"),
        ("0170 1234567", "null eins sieben null, eins zwei drei vier fünf sechs sieben"),
        ("10 : 2 = 5", "zehn geteilt durch zwei gleich fünf"), ("Karlspl. 3", "Karlsplatz drei"),
        ("18./19. Jahrhundert", "achtzehntes/neunzehntes Jahrhundert"),
        ("inkl. MwSt. und", "inklusive Mehrwertsteuer und"),
    ])
    func `dates without a year, fractions, lengths and telephones are said`(printed: String, spoken: String) {
        #expect(said(printed).lowercased() == spoken.lowercased())
    }

    @Test(arguments: [
        "Es war kalt.", "Mir ist so wohl.", "Er kam, sah und siegte.", "Wie geht’s?", "Vor- und Nachteile",
    ])
    func `a plain sentence is left alone`(sentence: String) { #expect(said(sentence) == sentence) }
}
