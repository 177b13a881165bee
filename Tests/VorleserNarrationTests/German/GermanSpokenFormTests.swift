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
        ("18./19. Jahrhundert", "achtzehntes neunzehntes Jahrhundert"),
        ("inkl. MwSt. und", "inklusive Mehrwertsteuer und"),
    ])
    func `dates without a year, fractions, lengths and telephones are said`(printed: String, spoken: String) {
        #expect(said(printed).lowercased() == spoken.lowercased())
    }

    @Test(arguments: [
        ("vom 2. Juli bis 13. August", "vom zweiten Juli bis dreizehnten August"),
        ("bis 31.12.", "bis einunddreißigsten Dezember."),
        ("vom 3.-5.5.2023", "vom dritten bis fünften Mai zweitausenddreiundzwanzig"),
        ("im 16./17. Jh. und", "im sechzehnten siebzehnten Jahrhundert und"),
        ("am 1., 2. und 3. Mai", "am ersten, zweiten und dritten Mai"),
        ("am 1965-09-09", "am neunten September neunzehnhundertfünfundsechzig"),
        ("Gesetz v. 26.11.2020", "Gesetz vom sechsundzwanzigsten November zweitausendzwanzig"),
        ("am Mo. 3. Mai", "am Montag dritten Mai"),
        ("Montag, 3. Mai", "Montag, dritter Mai"),
        ("Er kommt am 3.", "Er kommt am dritten."),
        ("jeder 3. von ihnen", "jeder dritte von ihnen"),
        ("in jeder 3. Woche", "in jeder dritten Woche"),
        ("ihr 4. Kind", "ihr viertes Kind"),
        ("unser 2. Sohn", "unser zweiter Sohn"),
        ("der 2. Liga", "der zweiten Liga"),
        ("der 2. Band", "der zweite Band"),
        ("2. Aufl. des Buchs", "Zweite Auflage des Buchs"),
        ("des 2. Jh. vor uns", "des zweiten Jahrhunderts vor uns"),
    ])
    func `ordinals of days and of shares have their case`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("1. Einleitung", "Eins. Einleitung"),
        ("2. Warum wir das tun", "Zwei. Warum wir das tun"),
        ("1. wenn er es will", "Eins. wenn er es will"),
        ("1. Mai: Tag der Arbeit", "Erster Mai: Tag der Arbeit"),
        ("2. überarbeitete Auflage", "Zweite überarbeitete Auflage"),
        ("2. Vatikanisches Konzil", "Zweites Vatikanisches Konzil"),
        ("1. FC Köln gewinnt", "Erster F C Köln gewinnt"),
        ("II. FINANZKAPITALISMUS", "Zwei. FINANZKAPITALISMUS"),
        ("II. Weltkrieg", "Zweiter Weltkrieg"),
        ("Art. 1. Anwendungsbereich", "Artikel eins. Anwendungsbereich"),
        ("1. e4 e5 2. Sf3 Sc6", "Eins. e vier e fünf zwei. Sf drei Sc sechs"),
    ])
    func `the number of a list is no ordinal`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("2.2. Rekordbeschäftigung", "zwei Punkt zwei. Rekordbeschäftigung"),
        ("Kapitel 2.3. Solide Finanzen", "Kapitel zwei Punkt drei. Solide Finanzen"),
        ("3.1.2 Ergebnisse", "drei Punkt eins Punkt zwei Ergebnisse"),
        ("III.1 Grundlagen", "drei Punkt eins Grundlagen"),
        ("Am 3.1.12 war es kalt.", "Am dritten Januar zwölf war es kalt."),
        ("3.5. Heute war es kalt.", "Dritter Mai. Heute war es kalt."),
        ("Am 24.12. schneite es.", "Am vierundzwanzigsten Dezember schneite es."),
        ("1.234.567 Euro", "eine Million zweihundertvierunddreißigtausendfünfhundertsiebenundsechzig Euro"),
    ])
    func `numbers of sections and versions are no dates`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Mo.–Fr. 8–18 Uhr, Sa. 9–13 Uhr", "Montag bis Freitag acht bis achtzehn Uhr, Samstag neun bis dreizehn Uhr"),
        ("Mo-Fr 8.30-12 Uhr; Sa/So zu", "Montag bis Freitag acht Uhr dreißig bis zwölf Uhr; Samstag und Sonntag zu"),
        ("Fr. 3.5. bis So. 5.5.2020", "Freitag dritter Mai bis Sonntag fünfter Mai zweitausendzwanzig"),
        ("Fr. 20 und 15 Fr. kostet es.", "zwanzig Franken und fünfzehn Franken kostet es."),
        ("So 5 Leute und Fr. Weber", "So fünf Leute und Frau Weber"),
        ("4:20 Minuten vor dem Termin", "vier Minuten zwanzig vor dem Termin"),
        ("nach 1:30 Stunden", "nach einer Stunde dreißig"),
        ("0:45 Minuten", "fünfundvierzig Sekunden"),
        ("4:20:35 h und 2h30", "vier Stunden zwanzig Minuten fünfunddreißig und zwei Stunden dreißig"),
        ("um 4:20 Uhr", "um vier Uhr zwanzig"),
        ("Es stand 3:2, Matthäus 5:13", "Es stand drei zu zwei, Matthäus fünf, dreizehn"),
    ])
    func `days of the week, hours and durations are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("In 1 Stunde, mit 1 Kind, nach 1 Jahr", "In einer Stunde, mit einem Kind, nach einem Jahr"),
        ("für 1 Tag und für 1 Woche", "für einen Tag und für eine Woche"),
        ("rund 1 mal pro Jahr, 3 mal 4", "rund einmal pro Jahr, drei mal vier"),
        ("§ 1 Allgemeines", "Paragraf eins Allgemeines"),
        ("§ 1 Abs. 1 BGB, Satz 1 Nr. 2", "Paragraf eins Absatz eins B G B, Satz eins Nummer zwei"),
        ("1 neue Nachricht", "eine neue Nachricht"),
    ])
    func `a one has its case, and none where it is a name`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("2 1/2 Stunden", "zweieinhalb Stunden"),
        ("1/2 l Milch", "ein halber Liter Milch"),
        ("½ kg Mehl", "ein halbes Kilogramm Mehl"),
        ("2½ km² Wald", "zweieinhalb Quadratkilometer Wald"),
        ("mit ½ l Milch", "mit einem halben Liter Milch"),
        ("1/4 Std. und 1/2 Stunde", "eine viertel Stunde und eine halbe Stunde"),
        ("eine 1/2 Stunde", "eine halbe Stunde"),
        ("1/2 der Stimmen", "die Hälfte der Stimmen"),
        ("½ %", "ein halbes Prozent"),
    ])
    func `fractions agree with their noun`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Klasse C, Band C, Typ V, Typ II", "Klasse C, Band C, Typ V, Typ zwei"),
        ("SGB II haben, Hartz IV, Apollo XI", "Sozialgesetzbuch zwei haben, Hartz vier, Apollo elf"),
        ("Steuerklasse III/V", "Steuerklasse drei fünf"),
    ])
    func `letters are no Roman numbers, and laws have some`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "min. 3 °C, Max. 25 °C, 5 min. Pause",
            "minimal drei Grad Celsius, maximal fünfundzwanzig Grad Celsius, fünf Minuten Pause"
        ),
        ("Mein Mio, rund 3 Mio. Leute", "Mein Mio, rund drei Millionen Leute"),
        ("i. V. m. Art. 3 lit. a, Rn. 5", "in Verbindung mit Artikel drei Buchstabe a, Randnummer fünf"),
        (
            "Urt. v. 3.4.2019, Ziff. 3, Halbs. 2",
            "Urteil vom dritten April zweitausendneunzehn, Ziffer drei, Halbsatz zwei"
        ),
        ("CHF 12.50, EUR 20,-, 5,– €", "zwölf Franken fünfzig, zwanzig Euro, fünf Euro"),
        ("EUR 3 Mio., $ 1,5 Mrd. Gewinn", "drei Millionen Euro, eins Komma fünf Milliarden Dollar Gewinn"),
        ("2 EL Öl, 1 TL Salz, 1 Pck. Hefe", "zwei Esslöffel Öl, ein Teelöffel Salz, ein Päckchen Hefe"),
        ("3798 m ü. d. M.", "dreitausendsiebenhundertachtundneunzig Meter über dem Meer."),
        ("O. J. Simpson in einer WG.", "O J Simpson in einer W G."),
        ("der Hl. Geist, Hl. Geist, die hl. Katharina", "der Heilige Geist, Heiliger Geist, die heilige Katharina"),
        (
            "die dt. Sprache, der engl. König, die max. Höhe",
            "die deutsche Sprache, der englische König, die maximale Höhe"
        ),
        ("Krupp u. Co., pro Std. und 2 h täglich", "Krupp und Co, pro Stunde und zwei Stunden täglich"),
        ("um 21 h, nach 1 h, 5–6 h", "um einundzwanzig Uhr, nach einer Stunde, fünf bis sechs Stunden"),
        (
            "Cranach d. J., am 3. Mai d. J. und Karl d. Gr. selbst",
            "Cranach der Jüngere, am dritten Mai dieses Jahres und Karl der Große selbst"
        ),
        ("am Di., 3. Mai; Mi, 7. Juni", "am Dienstag, dritten Mai; Mittwoch, siebter Juni"),
    ])
    func `abbreviations of law, money and kitchens are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        "Es war kalt.", "Mir ist so wohl.", "Er kam, sah und siegte.", "Wie geht’s?", "Vor- und Nachteile",
    ])
    func `a plain sentence is left alone`(sentence: String) { #expect(said(sentence) == sentence) }

    @Test(arguments: [
        ("Er kaufte 1 Hut.", "Er kaufte einen Hut."),
        ("Geben Sie 1 TL Salz dazu.", "Geben Sie einen Teelöffel Salz dazu."),
        ("1 EL Essig unterrühren.", "einen Esslöffel Essig unterrühren."),
        ("Man nehme 1/2 l Milch und 1 TL Zucker.", "Man nehme einen halben Liter Milch und einen Teelöffel Zucker."),
        ("mit 1 EL Butter und 1 Lorbeerblatt", "mit einem Esslöffel Butter und einem Lorbeerblatt"),
        ("Er trug 1 roten Hut.", "Er trug einen roten Hut."),
        ("1 Tag später kam sie.", "einen Tag später kam sie."),
        ("Sie hat 1 Bruder, 1 Kind und 1 Katze.", "Sie hat einen Bruder, ein Kind und eine Katze."),
        ("Dann kaufte 1 Mann das Haus.", "Dann kaufte ein Mann das Haus."),
        ("Schließlich kaufte 1 Mann das Haus.", "Schließlich kaufte ein Mann das Haus."),
        ("Dabei verlor 1 Soldat das Leben.", "Dabei verlor ein Soldat das Leben."),
        ("Es traf 1 Brief ein.", "Es traf ein Brief ein."),
        ("Dabei fanden 3 Männer und 1 Junge den Tod.", "Dabei fanden drei Männer und ein Junge den Tod."),
        ("Das fand 1 Leser komisch.", "Das fand ein Leser komisch."),
        ("Die Reise dauerte 1 Tag.", "Die Reise dauerte einen Tag."),
        ("Was kostet 1 Kaffee?", "Was kostet ein Kaffee?"),
        ("In Berlin kaufte 1 Mann das Haus.", "In Berlin kaufte ein Mann das Haus."),
        ("1 Mann will einen Hund haben.", "ein Mann will einen Hund haben."),
        ("Da stand 1 Topf auf dem Herd.", "Da stand ein Topf auf dem Herd."),
        ("Im Stall stand 1 Ochse.", "Im Stall stand ein Ochse."),
        ("Er ist 1 Kopf größer.", "Er ist einen Kopf größer."),
    ])
    func `a one is an object's where a verb or a preposition says so`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Im 18. u. 19. Jh. war es so.", "Im achtzehnten und neunzehnten Jahrhundert war es so."),
        ("die Kunst des 16. u. 17. Jhs. lebte", "die Kunst des sechzehnten und siebzehnten Jahrhunderts lebte"),
        ("mit der 3. und der 2. Frau", "mit der dritten und der zweiten Frau"),
        ("mit dem 3. Kind und der 2. Frau", "mit dem dritten Kind und der zweiten Frau"),
        ("In 2. Auflage erschienen.", "In zweiter Auflage erschienen."),
        ("Aus 1. Ehe hatte er ein Kind.", "Aus erster Ehe hatte er ein Kind."),
        ("nach 3. Versuch", "nach drittem Versuch"),
        ("3., erw. Aufl., Bonn 1990.", "Dritte, erweiterte Auflage, Bonn neunzehnhundertneunzig."),
        ("die 10. Berliner Festspiele", "die zehnten Berliner Festspiele"),
        ("die 2. Bände und die 2. Etage", "die zweiten Bände und die zweite Etage"),
        ("Der 3. Sprung und der 1. Vorsitzende.", "Der dritte Sprung und der erste Vorsitzende."),
        ("der 1. Platz und der 2. Platz", "der erste Platz und der zweite Platz"),
        ("In 2. Mose steht es.", "In zweite Mose steht es."),
        ("Der 3. Lotse und der 1. Heilige gingen.", "Der dritte Lotse und der erste Heilige gingen."),
        ("der 2. Tee, der 3. See, der 1. Flur", "der zweite Tee, der dritte See, der erste Flur"),
        ("der 2. Sinfonie, der 3. Abteilung", "der zweiten Sinfonie, der dritten Abteilung"),
        ("Die 1. Damen-Mannschaft und die 3. Kinder-Uni", "Die erste Damen-Mannschaft und die dritte Kinder-Uni"),
        ("Nach 2. Halbzeit und in 2. Not", "Nach zweiter Halbzeit und in zweiter Not"),
        ("Er war der 3. Sie ging.", "Er war der dritte Sie ging."),
        ("1. Bürger: Nein!", "Erster Bürger: Nein!"),
        ("1. Einleitung: Das Ziel", "Eins. Einleitung: Das Ziel"),
    ])
    func `ordinals have their case without an article, behind und and in the plural`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Bayern besiegte Real Madrid 2:1.", "Bayern besiegte Real Madrid zwei zu eins."),
        ("Ein 1:0 in Hamburg.", "Ein eins zu null in Hamburg."),
        ("Lukas 2:14, Kol 3:5", "Lukas zwei, vierzehn, Kolosser drei, fünf"),
        (
            "Kolosserbrief 3:2, Esra 2:3, Koran 2:255",
            "Kolosserbrief drei, zwei, Esra zwei, drei, Koran zwei, zweihundertfünfundfünfzig"
        ),
        ("die Karte 1:25 000", "die Karte eins zu fünfundzwanzigtausend"),
        ("im Maßstab 1 : 50.000 gezeichnet", "im Maßstab eins zu fünfzigtausend gezeichnet"),
        ("um 1:25 Uhr", "um ein Uhr fünfundzwanzig"),
    ])
    func `results are no verses, and scales no times`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Das Dorf zählt 1.250 Einwohner.", "Das Dorf zählt tausendzweihundertfünfzig Einwohner."),
        ("1.250 € für 1.500 Bücher", "tausendzweihundertfünfzig Euro für fünfzehnhundert Bücher"),
        ("Er kam mit 1914 Soldaten.", "Er kam mit tausendneunhundertvierzehn Soldaten."),
        ("Es waren 1250 Menschen.", "Es waren tausendzweihundertfünfzig Menschen."),
        ("Er wurde 1934 Opfer der Partei.", "Er wurde neunzehnhundertvierunddreißig Opfer der Partei."),
        ("Als 1812 Soldaten kamen, floh er.", "Als achtzehnhundertzwölf Soldaten kamen, floh er."),
        ("Seit 1914 Menschen starben.", "Seit neunzehnhundertvierzehn Menschen starben."),
        ("Anno MCMXIV, Leipzig MDCCXXXII", "Anno neunzehnhundertvierzehn, Leipzig siebzehnhundertzweiunddreißig"),
    ])
    func `a number whose thousands are parted counts, and a Roman year is a year`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("1 1/4 Stunden, 2¼ Liter, 1 3/4 Liter", "eineinviertel Stunden, zweieinviertel Liter, eindreiviertel Liter"),
        ("nach 1/4 Stunde", "nach einer viertel Stunde"),
        ("eine ¼ Stunde", "eine viertel Stunde"),
        ("eine 2/3-Mehrheit", "eine Zweidrittelmehrheit"),
        ("im 4/4-Takt", "im Viervierteltakt"),
    ])
    func `fractions are joined to their whole and agree with their noun`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("1–2 Tage, in 1-2 Wochen", "ein bis zwei Tage, in ein bis zwei Wochen"),
        ("1 oder 2 Äpfel", "ein oder zwei Äpfel"),
        ("Kapitel 1–2 Einführung", "Kapitel eins bis zwei Einführung"),
        ("In 1–2 Wochen kommt er.", "In ein bis zwei Wochen kommt er."),
        ("Klassen 1–4 Kinder", "Klassen eins bis vier Kinder"),
        ("Es gelten §§ 1–3 Satz 2.", "Es gelten Paragrafen eins bis drei Satz zwei."),
        ("1 x täglich, 3× täglich", "einmal täglich, dreimal täglich"),
        ("3 x 4 m, ein Bild 30x40 cm", "drei mal vier Meter, ein Bild dreißig mal vierzig Zentimeter"),
        ("1 Bd. Dill und Bd. 3", "ein Bund Dill und Band drei"),
    ])
    func `one or more is said as it counts`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Paul, 45 J., und Anna, 7 J. alt", "Paul, fünfundvierzig Jahre, und Anna, sieben Jahre alt"),
        ("Kinder bis 6 J. sind frei.", "Kinder bis sechs Jahre sind frei."),
        ("Er starb mit 84 J.", "Er starb mit vierundachtzig Jahren."),
        ("Kinder von 6–12 J. zahlen.", "Kinder von sechs bis zwölf Jahren zahlen."),
        ("Die Energie beträgt 5 J.", "Die Energie beträgt fünf Joule."),
    ])
    func `years of age are no joules`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
