import Testing
import VorleserCore
import VorleserNarration

/// What German laws, notices and novels print.
struct GermanChronicleTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: "de").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("von 22.00 bis 6.00 Uhr", "von zweiundzwanzig bis sechs Uhr"),
        ("von 9.30 bis 12.00 Uhr", "von neun Uhr dreißig bis zwölf Uhr"),
        ("um 9.30, 11.00 und 12.15 Uhr", "um neun Uhr dreißig, elf und zwölf Uhr fünfzehn"),
        ("von 9.30 bis 12.00 Punkte", "von neun Punkt drei null bis zwölf Punkt null null Punkte"),
    ])
    func `hours before others have their word`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("zum vollendeten 12. Lebensjahr", "zum vollendeten zwölften Lebensjahr"),
        ("Vor dem vollendeten 16. Lebensjahr", "Vor dem vollendeten sechzehnten Lebensjahr"),
        ("Am letzten 1. Mai", "Am letzten ersten Mai"), ("Im siebten und 8. Kapitel", "Im siebten und achten Kapitel"),
        ("Er kam unterm 16. Januar an.", "Er kam unterm sechzehnten Januar an."),
        ("das neue 3. Kapitel", "das neue dritte Kapitel"), ("Sie lasen 3. Kapitel", "Sie lasen drittes Kapitel"),
    ])
    func `an ordinal agrees with the adjective before it`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Die Bewohner von X. waren arm.", "Die Bewohner von X waren arm."),
        ("Hier in X. lasse ich Sie.", "Hier in X lasse ich Sie."),
        ("Er ging mit den D.’s spazieren.", "Er ging mit den D.’s spazieren."),
        ("im I. und II. Teil", "im ersten und zweiten Teil"), ("Der V. Akt begann.", "Der fünfte Akt begann."),
        ("der I. deutsche Kongress", "der erste deutsche Kongress"), ("Karl, der V., kam.", "Karl, der Fünfte, kam."),
    ])
    func `a letter without a ruler is the name of a place`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Der SHA-1-Hash", "Der S H A-Eins-Hash"), ("Das Formel-1-Rennen", "Das Formel-Eins-Rennen"),
        ("ein 1-Euro-Job", "ein Ein-Euro-Job"), ("Joh. Fr. Schwan kam.", "Johann Friedrich Schwan kam."),
        ("Dr. Fr. Mayer auch", "Doktor Friedrich Mayer auch"), ("mit Fr. Müller", "mit Frau Müller"),
        ("0,14 €/Min.", "vierzehn Cent pro Minute."), ("1,14 €", "ein Euro vierzehn"),
        ("So. geschlossen; am Do. ist zu", "Sonntag geschlossen; am Donnerstag ist zu"),
        ("So. Das war es.", "So. Das war es."), ("Ltn. Weber kam.", "Leutnant Weber kam."),
    ])
    func `compounds, names and notices are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
