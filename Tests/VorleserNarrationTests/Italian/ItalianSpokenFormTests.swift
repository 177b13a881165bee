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
        ("90°", "novanta gradi"), ("90° vel. 4", "novanta gradi velocità quattro"),
        ("il 31/12", "il trentuno dicembre"), ("1,80 m", "un metro e ottanta"),
        ("A. de Vigny scrisse.", "A de Vigny scrisse."), ("Josef K. tacque.", "Josef K tacque."),
        ("tel. 06 1234567", "telefono zero sei, uno due tre quattro cinque sei sette"),
        ("10 : 2 = 5", "dieci diviso due uguale cinque"),
    ])
    func `single things, centuries, lengths and telephones are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Nel 2020 ha vinto il premio.", "Nel duemilaventi ha vinto il premio."),
        ("L’articolo 134 ha luogo.", "L’articolo centotrentaquattro ha luogo."),
        ("Il sisma di magnitudo 6,8 ha fatto paura.", "Il sisma di magnitudo sei virgola otto ha fatto paura."),
        ("L’Under 21 ha vinto, il Tg1 ha detto no.", "L’Under ventuno ha vinto, il Tg uno ha detto no."),
        ("Nel 2001 ha 3 figli e una casa.", "Nel duemilauno ha tre figli e una casa."),
        ("Ha 20 ha di bosco e 5 ha coltivati a vite.", "Ha venti ettari di bosco e cinque ettari coltivati a vite."),
        ("Sono 300 ha.", "Sono trecento ettari."),
        (
            "un podere di 3 ha nella valle, 12 ha a vigneto",
            "un podere di tre ettari nella valle, dodici ettari a vigneto"
        ),
        ("5 ha 20 are", "cinque ettari venti are"),
        ("I 5 ha sono irrigati.", "I cinque ettari sono irrigati."),
    ])
    func `ha is a verb or hectares, by what stands around it`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "D.L. 18/2020, L. 241/1990",
            "Decreto legge diciotto del duemilaventi, legge duecentoquarantuno del millenovecentonovanta"
        ),
        ("art. 70 l. 633/1941", "articolo settanta legge seicentotrentatré del millenovecentoquarantuno"),
        ("il d.lgs. n. 81/08", "il decreto legislativo numero ottantuno del duemilaotto"),
        ("il D.Lgs. n. 81 del 2008", "il decreto legislativo numero ottantuno del duemilaotto"),
        ("del D. Lgs. n. 196", "del decreto legislativo numero centonovantasei"),
        ("il d.l. n. 53 e il dl sicurezza", "il decreto legge numero cinquantatré e il decreto legge sicurezza"),
        ("L. 20 maggio 1970, n. 300", "Legge venti maggio millenovecentosettanta, numero trecento"),
        ("la L. n. 241, della l. n. 77", "la legge numero duecentoquarantuno, della legge numero settantasette"),
        ("la L. 300 del 1970", "la legge trecento del millenovecentosettanta"),
        ("Costa 1,80 lire.", "Costa una lira e ottanta."),
        ("Costava L. 500 e 20 l di latte.", "Costava cinquecento lire e venti litri di latte."),
        (
            "L’art. 2043 c.c. e l’art. 640, co. 2, c.p.",
            "L’articolo duemilaquarantatré codice civile e l’articolo seicentoquaranta, comma due, codice penale."
        ),
        ("art. 25 c. 3, lett. b)", "articolo venticinque comma tre, lettera b)"),
        ("D.M. 5 marzo 2020", "Decreto ministeriale cinque marzo duemilaventi"),
        (
            "la c.d. legge, i c.d. «saggi», il c.d. decreto",
            "la cosiddetta legge, i cosiddetti «saggi», il cosiddetto decreto"
        ),
        ("v. Cass. civ., sez. III", "vedi Cassazione civile, sezione terza"),
    ])
    func `laws and their parts are said in full`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        (
            "Nato l’1/2/1970, morto l’1.3.2010.",
            "Nato il primo febbraio millenovecentosettanta, morto il primo marzo duemiladieci."
        ),
        ("L’1 gennaio", "Il primo gennaio"),
        ("dall’1 al 15 luglio", "dal primo al quindici luglio"),
        ("tra l’1 e il 15 luglio", "tra il primo e il quindici luglio"),
        ("dall’1/1/2020", "dal primo gennaio duemilaventi"),
        ("l’1° maggio", "il primo maggio"),
        ("all’1%, l’11 settembre, l’8 marzo", "all’uno per cento, l’undici settembre, l’otto marzo"),
    ])
    func `the first of a month has its whole article`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("lettera c) e allegato c", "lettera c) e allegato c"),
        ("l’allegato C, l’allegato IV", "l’allegato C, l’allegato quattro"),
        ("la lettera XIV", "la lettera quattordici"),
        ("la tabella D", "la tabella D"),
    ])
    func `a letter that names something is no number`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("20/30 secondi", "venti o trenta secondi"),
        ("7/8 anni", "sette o otto anni"),
        ("24/48 ore", "ventiquattro o quarantotto ore"),
        ("1/2 giorni", "uno o due giorni"),
        ("110/110 e lode", "centodieci su centodieci e lode"),
        ("voto 9/10, 28/30", "voto nove su dieci, ventotto su trenta"),
        ("2/3 dei voti", "due terzi dei voti"),
        ("i 2/3 restanti", "i due terzi restanti"),
        ("3/4 d’ora", "tre quarti d’ora"),
        ("1/2 litro", "mezzo litro"),
        ("24h/24", "ventiquattro ore su ventiquattro"),
    ])
    func `two numbers with a slash are a choice or a score`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("il II comma", "il secondo comma"),
        ("scuole di I e II grado", "scuole di primo e secondo grado"),
        ("la V elementare", "la quinta elementare"),
        ("l’VIII capitolo", "l’ottavo capitolo"),
        ("l’XI congresso", "l’undicesimo congresso"),
        ("la IIª volta", "la seconda volta"),
        ("il I° premio", "il primo premio"),
        ("nei secc. XVI-XVII", "nei secoli sedicesimo e diciassettesimo"),
        ("il XVI-XVII secolo", "il sedicesimo e diciassettesimo secolo"),
        ("la III B", "la terza B"),
    ])
    func `Roman ordinals agree with their noun`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("5 mln di euro", "cinque milioni di euro"),
        ("3,2 mld", "tre virgola due miliardi"),
        ("1,5 mln €", "uno virgola cinque milioni di euro"),
        ("€ 3 mln", "tre milioni di euro"),
        ("500 k€", "cinquecentomila euro"),
        ("90 mq, 20 kmq", "novanta metri quadrati, venti chilometri quadrati"),
        ("a 2.000 lire al mq", "a duemila lire al metro quadrato"),
        ("21 m s.l.m.", "ventuno metri sul livello del mare."),
        ("3-2 d.c.r.", "tre-due dopo i calci di rigore."),
        ("½ kg, ¾ l", "mezzo chilogrammo, tre quarti di litro"),
        ("15-20 km/h", "quindici venti chilometri all’ora"),
        ("p.es. questo", "per esempio questo"),
        ("il 24 ago. 2016", "il ventiquattro agosto duemilasedici"),
        ("il Pres. Rossi e il Min. Neri", "il presidente Rossi e il ministro Neri"),
        ("30 min. dopo", "trenta minuti dopo"),
    ])
    func `millions, squares and sports are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Kramer v. Kramer", "Kramer contro Kramer"),
        ("(v. p. 5)", "(vedi pagina cinque)"),
        ("Abita in v. Roma.", "Abita in via Roma."),
        ("Washington, D.C.", "Washington, D C."),
        ("nel 44 d.C.", "nel quarantaquattro dopo Cristo."),
        ("John D. Rockefeller", "John D Rockefeller"),
        ("D. Abbondio", "Don Abbondio"),
    ])
    func `v and d are read by what stands beside them`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("1h e 30’ di riposo", "un’ora e trenta di riposo"),
        ("1 h, 2 h", "un’ora, due ore"),
        ("1h30", "un’ora e trenta minuti"),
        ("al 90’", "al novantesimo"),
        ("all’85’", "all’ottantacinquesimo"),
        ("in 45’", "in quarantacinque minuti"),
        ("gli anni ’90", "gli anni novanta"),
    ])
    func `hours and minutes of games are said`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("Arrivò all’1.", "Arrivò all’una."),
        ("l'1 di notte", "l'una di notte"),
        ("dall’1 alle 5", "dall’una alle cinque"),
        ("verso l’1 e mezza", "verso l’una e mezza"),
        ("alle 1.30", "all’una e trenta"), ("Alle 1 venne.", "All’una venne."),
        ("dalle 1 alle 5", "dall’una alle cinque"),
        ("All’1.00 venne.", "All’una venne."),
        ("all’1,30", "all’una e trenta"), ("delle 1.50 euro", "delle un euro e cinquanta"),
        ("dall’1 al 3 per cento", "dall’uno al tre per cento"),
        ("l’1,5 per cento", "l’uno virgola cinque per cento"),
        ("all’1,25 per cento", "all’uno virgola venticinque per cento"),
        ("dall’1 al 15 luglio", "dal primo al quindici luglio"),
        ("verso le 7,30; prima delle 9,15", "verso le sette e trenta; prima delle nove e quindici"),
        ("h. 21,15", "ore ventuno e quindici"),
        ("le 9,15 lire", "le nove lire e quindici"),
    ])
    func `one o’clock has an article without its vowel`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("il XV battaglione, del III rione", "il quindicesimo battaglione, del terzo rione"),
        ("la III regione, la VI canzone", "la terza regione, la sesta canzone"),
        ("l'VIII ordine", "l'ottavo ordine"),
        ("l’VIII Armata, l’VIII battaglione", "l’ottava Armata, l’ottavo battaglione"),
        ("l’XI Reggimento", "l’undicesimo Reggimento"),
        ("la XII batteria", "la dodicesima batteria"),
        ("il CD rosso", "il C D rosso"),
        ("1/2 limone, 1/2 tazza", "mezzo limone, mezza tazza"),
        ("1 ½ cucchiai, 1 1/2 tazze", "un cucchiaio e mezzo, una tazza e mezza"),
        ("1 ½ bicchieri", "un bicchiere e mezzo"),
        ("alle 3 e 1/2", "alle tre e mezzo"),
        ("2 1/2 ore", "due ore e mezza"),
        ("1 o 2 volte, da 1 a 2 ore", "una o due volte, da una a due ore"),
        ("1-2 volte, 1-2 giorni, 1 o 2 giorni", "una due volte, uno due giorni, uno o due giorni"),
    ])
    func `Roman ordinals and halves have the gender of their noun`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("V.S. Naipaul e C.A. Ciampi", "V S Naipaul e C A Ciampi"),
        ("P.V. Mengaldo, V.E. Orlando", "P V Mengaldo, V E Orlando"),
        ("Vide A.C. Jemolo.", "Vide A C Jemolo."),
        ("S.S. Pio XII, S.M. il Re", "Sua Santità Pio dodicesimo, Sua Maestà il Re"),
        ("il 5 c.m. venne", "il cinque corrente mese venne"),
        ("corso V. Emanuele", "corso V Emanuele"),
        ("in v. Roma", "in via Roma"),
        ("la S. Messa, il S. Padre", "la Santa Messa, il Santo Padre"),
        ("la SS. Annunziata", "la Santissima Annunziata"),
        ("il SS. Crocifisso", "il Santissimo Crocifisso"),
        ("i SS. Pietro e Paolo", "i Santi Pietro e Paolo"),
        ("le S. Scritture, il S. Cuore", "le Sante Scritture, il Sacro Cuore"), ("via V. Veneto", "via V Veneto"),
        ("la S. Pellegrino, la S. Sindone", "la San Pellegrino, la Santa Sindone"),
        ("S. Zeno e S. Gemma", "San Zeno e Santa Gemma"),
        ("AA.VV. e le FF.SS.", "Autori vari e le Ferrovie dello Stato."),
        ("L’U.R.S.S. cadde.", "L’U R S S cadde."),
        ("Gent.le signora, avv.ti", "Gentile signora, avvocati"),
    ])
    func `initials are no courtesies, and saints have the form their name asks for`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("35° all’ombra, 42° al sole", "trentacinque gradi all’ombra, quarantadue gradi al sole"),
        ("Arrivò 3° al traguardo.", "Arrivò terzo al traguardo."),
        ("di 2° grado", "di secondo grado"),
        ("2-6-46, 15-8-99", "due giugno quarantasei, quindici agosto novantanove"),
        ("28-X-1922", "ventotto ottobre millenovecentoventidue"),
        ("nel 1915-18", "nel millenovecentoquindici diciotto"),
        ("pp. 345-7", "pagine trecentoquarantacinque sette"),
        ("10 x 15 cm", "dieci per quindici centimetri"),
        ("al km 5, al kg", "al chilometro cinque, al chilogrammo"),
        ("3000 r.p.m. di giro", "tremila giri al minuto di giro"),
        ("Anna Rossi († 1930)", "Anna Rossi (morta nel millenovecentotrenta)"),
        ("Carlo Rossi (n. Roma, 1860)", "Carlo Rossi (nato a Roma, milleottocentosessanta)"),
        ("p. 45, n. 3", "pagina quarantacinque, nota tre"),
        ("Inf. V, 121", "Inferno quinto, centoventuno"),
        ("Par. XXXIII", "Paradiso trentatreesimo"),
        ("par. 3", "paragrafo tre"),
        ("nei sec. XI e XII", "nei secoli undicesimo e dodicesimo"),
        ("Enrico IV, V e VI", "Enrico quarto, quinto e sesto"),
        ("£. 300", "trecento lire"),
    ])
    func `degrees, places, dates and notes are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "Via Roma, n. 123; Corriere della Sera, n. 125",
            "Via Roma, numero centoventitré; Corriere della Sera, numero centoventicinque"
        ),
        (
            "il Monte Bianco (m. 4810), Rossi (m. 1931)",
            "il Monte Bianco (metri quattromilaottocentodieci), Rossi (m. millenovecentotrentuno)"
        ),
        ("Nel I sec. d.C. nacque.", "Nel primo secolo dopo Cristo nacque."),
        ("dall'1,25 al 2,00 per cento", "dall'uno virgola venticinque al due virgola zero zero per cento"),
        ("quota all'1,20; l'1,10 dell'euro", "quota all'uno virgola venti; l'uno virgola dieci dell'euro"),
        ("L'1 e mezzo per cento, dal 3 all'1", "L'uno e mezzo per cento, dal tre all'uno"),
        ("contare fino all'1", "contare fino all'uno"), ("La somma è l'1.", "La somma è l'uno."),
        ("Pesa ca. Kg 5.", "Pesa circa Kg cinque."),
        ("Risale al ca. XII secolo.", "Risale al circa dodicesimo secolo."),
        ("Vaso, h. 35 cm", "Vaso, altezza trentacinque centimetri"),
        ("Si veda il Par. 4 e Par. XXXIII.", "Si veda il paragrafo quattro e Paradiso trentatreesimo."),
        ("L'VIII Settembre, l’VIII Armata", "L'otto Settembre, l’ottava Armata"),
        ("Percorse km 12 a piedi.", "Percorse chilometri dodici a piedi."),
        ("Finì 0-1 grazie a lui.", "Finì zero uno grazie a lui."),
        ("1 1/2 arance, 1 1/2 ore", "un’arancia e mezza, un’ora e mezza"),
        ("«Nuova Antologia», p. 45, n. 12", "«Nuova Antologia», pagina quarantacinque, numero dodici"),
        ("La S. Bernard e il SS. Crocifisso.", "La San Bernard e il Santissimo Crocifisso."),
        ("S.E. Mussolini e S.A. Granduca Leopoldo.", "Sua Eccellenza Mussolini e Sua Altezza Granduca Leopoldo."),
        ("V. E. Reverendissima, V.S. Ill.ma", "Vostra Eccellenza Reverendissima, Vossignoria illustrissima"),
        ("Negli U.S.A. Clinton vinse.", "Negli Stati Uniti Clinton vinse."),
        ("La minima fu 4°.", "La minima fu quattro gradi."),
    ])
    func `houses, heights, rates and results are no lives, hours or women`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
