import Testing
import VorleserCore
import VorleserNarration

struct ItalianSpokenFormTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: "it").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Aveva 1 cane, 21 galline e 100 scudi.", "Aveva un cane, ventuno galline e cento scudi."),
        ("nel 1808", "nel milleottocentootto"), ("23 volte", "ventitré volte"),
        ("2.500.000 abitanti", "due milioni cinquecentomila abitanti"),
        (
            "Corse 42,195 km in 2 h 15 min.",
            "Corse quarantadue virgola uno nove cinque chilometri in due ore e quindici minuti."
        ),
        ("−3 °C", "meno tre gradi"), ("la 100ª volta, il 2° piano", "la centesima volta, il secondo piano"),
        ("30 m² e 1/2 kg", "trenta metri quadrati e mezzo chilogrammo"),
        ("due pagine e 3/4", "due pagine e tre quarti"),
    ])
    func `numbers are said in one word`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("il 1 maggio 1898", "il primo maggio milleottocentonovantotto"), ("gli anni ’60", "gli anni sessanta"),
        ("nell’800 e nel ’48", "nell’ottocento e nel quarantotto"), ("l’8 settembre", "l’otto settembre"),
        ("alle 14.30", "alle quattordici e trenta"), ("Costa 3,50 €.", "Costa tre euro e cinquanta centesimi."),
        ("L. 500", "cinquecento lire"), ("il 25%", "il venticinque per cento"),
        ("(1798-1849)", ", millesettecentonovantotto milleottocentoquarantanove,"),
    ])
    func `dates, times and money are said`(printed: String, spoken: String) {
        #expect(words(said(printed)) == words(spoken))
    }

    private func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && $0 != "’" } }

    @Test(arguments: [
        (
            "Pio IX, Vittorio Emanuele II e Giovanni XXIII",
            "Pio nono, Vittorio Emanuele secondo e Giovanni ventitreesimo"
        ),
        ("nel secolo XIX, nel XIV secolo", "nel secolo diciannovesimo, nel quattordicesimo secolo"),
        ("la II guerra mondiale", "la seconda guerra mondiale"), ("cap. III, atto II", "capitolo tre, atto secondo"),
        ("mi vi di ci", "mi vi di ci"),
    ])
    func `Roman numbers are said by what they number`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "Il sig. Rossi, la sig.na Lucia e i F.lli Bianchi.",
            "Il signor Rossi, la signorina Lucia e i fratelli Bianchi."
        ),
        ("S. Antonio, S. Anna, S. Maria e S. Pietro", "Sant’Antonio, Sant’Anna, Santa Maria e San Pietro"),
        ("in p.zza Dante, ecc.", "in piazza Dante, eccetera."), ("nel 44 a.C.", "nel quarantaquattro avanti Cristo."),
        ("G. B. Vico", "G B Vico"), ("la RAI e la BBC", "la RAI e la B B C"),
        ("ida@posta.it", "ida chiocciola posta punto it"),
    ])
    func `abbreviations and signs are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        "È la mia casa.", "Che c’è? Non so.", "Vidi l’amico e poi… sì.", "Io e te; ella o lui.", "Sono due.",
        "Dall’altra parte i pompieri.", "Una triste scena ci toccò.", "C´era l´amico.",
        "Un po’ d’acqua.",
    ])
    func `a plain sentence is left alone`(sentence: String) { #expect(said(sentence) == sentence) }

    @Test(arguments: [
        ("l’XI secolo", "l’undicesimo secolo"),
        ("nei secoli XVII e XVIII", "nei secoli diciassettesimo e diciottesimo"),
        ("1 ora", "un’ora"), ("1 studente", "uno studente"), ("1 libro", "un libro"),
        ("100 km/h", "cento chilometri all’ora"),
        ("90°", "novanta gradi"), ("il 31/12", "il trentuno dicembre"), ("1,80 m", "un metro e ottanta"),
        ("A. de Vigny scrisse.", "A de Vigny scrisse."), ("Josef K. tacque.", "Josef K tacque."),
        ("tel. 06 1234567", "telefono zero sei, uno due tre quattro cinque sei sette"),
        ("10 : 2 = 5", "dieci diviso due uguale cinque"),
    ])
    func `single things, centuries, lengths and telephones are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
