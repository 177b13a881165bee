import Testing
import VorleserCore
import VorleserNarration

/// What letters, cookbooks, histories and footnotes in German print.
struct GermanPrintTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: "de").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Anna Schmidt, geb. Huber, starb.", "Anna Schmidt, geborene Huber, starb."),
        ("seine Frau, geb. von Bülow,", "seine Frau, geborene von Bülow,"),
        ("geb. 1888 in Wien", "geboren achtzehnhundertachtundachtzig in Wien"),
        ("geb. Mai 1900", "geboren Mai neunzehnhundert"),
        (
            "Dem Hrsg. sei gedankt, hrsg. von Karl Müller.",
            "Dem Herausgeber sei gedankt, herausgegeben von Karl Müller."
        ),
        (
            "die 3., überarb. u. erw. Aufl. von 1990",
            "die dritte, überarbeitete und erweiterte Auflage von neunzehnhundertneunzig"
        ),
        ("Bd. 2, H. 3, Sp. 14", "Band zwei, Heft drei, Spalte vierzehn"),
        ("Joh. Seb. Bach spielt.", "Johann Sebastian Bach spielt."),
        ("§ 1 Abs. 2 S. 3 gilt.", "Paragraf eins Absatz zwei Satz drei gilt."), ("i. A. Schulze", "im Auftrag Schulze"),
        ("Weimar, d. 6. Juni 1797", "Weimar, den sechsten Juni siebzehnhundertsiebenundneunzig"),
        ("vom 3. ds. Mts. an", "vom dritten dieses Monats an"),
        ("die sog. Weimarer Klassik", "die sogenannte Weimarer Klassik"),
        ("um 9 Uhr vorm.", "um neun Uhr vormittags."), ("vorm. Müller & Sohn", "vormals Müller und Sohn"),
        ("Herzl. Grüße", "Herzliche Grüße"), ("mit frdl. Gruß", "mit freundlichem Gruß"),
        ("Mit herzl. Grüßen", "Mit herzlichen Grüßen"), ("Herzl. Dank", "Herzlichen Dank"),
        ("Das schrieb Theodor Herzl.", "Das schrieb Theodor Herzl."), ("ein herzl. Gruß", "ein herzlicher Gruß"),
        ("Obl. Meier kam.", "Oberleutnant Meier kam."), ("drei obl. Kurse", "drei obl. Kurse"),
        ("geb. Anfang 1900", "geboren Anfang neunzehnhundert"),
        ("Er ist ein geb. Wiener.", "Er ist ein geborener Wiener."),
        ("Anna Schmidt (geb. Huber) kam.", "Anna Schmidt (geborene Huber) kam."),
        ("Karl Huber, geb. Wien 1888", "Karl Huber, geboren Wien achtzehnhundertachtundachtzig"),
    ])
    func `letters and footnotes are said in full`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("unter Kaiser Karl V. in Wien", "unter Kaiser Karl dem Fünften in Wien"),
        ("dem Zaren Nikolaus II. half es", "dem Zaren Nikolaus dem Zweiten half es"),
        ("der Tod des Kaisers Karl V. kam", "der Tod des Kaisers Karl des Fünften kam"),
        ("mit Friedrich Wilhelm I. von Preußen", "mit Friedrich Wilhelm dem Ersten von Preußen"),
        ("Heinrich, der XIII., lachte.", "Heinrich, der Dreizehnte, lachte."),
        ("Abd ar-Rahman III. herrschte dort.", "Abd ar-Rahman der Dritte herrschte dort."),
        ("Papst Pius XII. schwieg.", "Papst Pius der Zwölfte schwieg."),
        ("Erster Akt. II. Szene", "Erster Akt. zweite Szene"),
    ])
    func `a ruler's number has the case of his name`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("1 ½ TL Salz", "eineinhalb Teelöffel Salz"), ("1 gestr. EL Zucker", "ein gestrichener Esslöffel Zucker"),
        ("½ gestr. TL Salz", "ein halber gestrichener Teelöffel Salz"),
        ("¼ gestr. TL Salz", "ein viertel gestrichener Teelöffel Salz"),
        ("1/4 gestr. TL Salz", "ein viertel gestrichener Teelöffel Salz"),
        ("¾ gestr. TL Salz", "drei viertel gestrichene Teelöffel Salz"),
        ("1–2 gestr. TL Salz", "ein bis zwei gestrichene Teelöffel Salz"),
        ("1 ½ gestr. TL Salz", "eineinhalb gestrichene Teelöffel Salz"),
        ("Den Teig 0,5–1 cm dick ausrollen.", "Den Teig null Komma fünf bis ein Zentimeter dick ausrollen."),
        ("2 geh. TL Backpulver", "zwei gehäufte Teelöffel Backpulver"), ("1 Zwiebel", "eine Zwiebel"),
        ("Den Teig 1 cm dick ausrollen.", "Den Teig einen Zentimeter dick ausrollen."),
        ("in 1 m Höhe", "in einem Meter Höhe"), ("1 kg Mehl", "ein Kilogramm Mehl"), ("für 1 GB", "für ein Gigabyte"),
        ("25 - 30 Minuten kochen", "fünfundzwanzig bis dreißig Minuten kochen"),
        ("10 - 12 % mehr", "zehn bis zwölf Prozent mehr"),
        ("im 3/4-Takt", "im Dreivierteltakt"), ("im 3/2-Takt", "im Dreihalbetakt"),
        ("eine 1/2-stündige Pause", "eine halbstündige Pause"),
        ("der 24-h-Dienst", "der Vierundzwanzig-Stunden-Dienst"), ("ein 5-t-Lkw", "ein Fünf-Tonnen-Lkw"),
        ("im 30-min-Takt", "im Dreißig-Minuten-Takt"), ("ein 100-m-Lauf", "ein Hundert-Meter-Lauf"),
        ("ein 230-V-Anschluss", "ein Zweihundertdreißig-Volt-Anschluss"),
        ("45° und 30′", "fünfundvierzig Grad und dreißig Minuten"),
        ("48° 12′ N, 16° 22′ O", "achtundvierzig Grad zwölf Minuten Nord, sechzehn Grad zweiundzwanzig Minuten Ost"),
        ("im Maßstab 1:25.000", "im Maßstab eins zu fünfundzwanzigtausend"),
        ("um 1:25 Uhr", "um ein Uhr fünfundzwanzig"),
        ("Di., den 4. Mai", "Dienstag, den vierten Mai"), ("-5 °C heute", "minus fünf Grad Celsius heute"),
    ])
    func `kitchens and measures are said as they are counted`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "Franz Kafka (* 3. Juli 1883 in Prag; † 3. Juni 1924)",
            "Franz Kafka (geboren am dritten Juli achtzehnhundertdreiundachtzig in Prag; gestorben am dritten Juni neunzehnhundertvierundzwanzig)"
        ),
        (
            "Konfuzius (551–479 v. Chr.) lehrte.",
            "Konfuzius (fünfhunderteinundfünfzig bis vierhundertneunundsiebzig vor Christus) lehrte."
        ),
        ("Das Spiel endete 3-1.", "Das Spiel endete drei-eins."),
    ])
    func `lives are told by their signs and years`(printed: String, spoken: String) { #expect(said(printed) == spoken) }
}
