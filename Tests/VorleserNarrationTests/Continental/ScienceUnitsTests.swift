import Testing
import VorleserCore
import VorleserNarration

/// Units of science, machines and programs in the languages of the European mainland.
struct ScienceUnitsTests {
    private func said(_ printed: String, _ language: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: language)
            .map(\.text).joined()
    }

    @Test(arguments: [
        ("de", "nach 5 ms", "nach fünf Millisekunden"), ("fr", "après 5 ms", "après cinq milli-secondes"),
        ("es", "tras 5 ms", "tras cinco milisegundos"), ("it", "dopo 5 ms", "dopo cinque millisecondi"),
        ("pt", "após 5 ms", "após cinco milissegundos"),
        ("de", "eine Datei von 64 kB", "eine Datei von vierundsechzig Kilobyte"),
        ("es", "un archivo de 64 kB", "un archivo de sesenta y cuatro kilobytes"),
        ("it", "un’energia di 5 MeV", "un’energia di cinque megaelettronvolt"),
        ("fr", "une batterie de 3000 mAh", "une batterie de trois mille milliampères-heures"),
        ("pt", "uma pressão de 2 MPa", "uma pressão de dois megapascais"),
        ("de", "Der Blutdruck lag bei 140 mmHg.", "Der Blutdruck lag bei hundertvierzig Millimeter Quecksilbersäule."),
        ("es", "con 30 fps", "con treinta fotogramas por segundo"), ("it", "entro 30 gg", "entro trenta giorni"),
    ])
    func `units are put together of what they stand for`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("de", "3 mg/dl", "drei Milligramm pro Deziliter"), ("es", "5 mmol/l", "cinco milimoles por litro"),
        ("fr", "10 Gbit/s", "dix gigabits par seconde"), ("it", "100 Nm", "cento newton metro"),
    ])
    func `what they are measured by is said`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("de", "2 TV", "zwei T V"), ("es", "a las 5 pm", "a las cinco pe eme"), ("fr", "3 MA", "trois MA"),
    ])
    func `what only looks like one stays as it is`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }
}
