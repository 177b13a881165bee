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

    @Test(arguments: [
        ("Gedichte v. A. Holz, Stich v. A. Dürer", "Gedichte von A Holz, Stich von A Dürer"),
        ("Das Buch v. A. Meier und ein Brief v. H. Heine", "Das Buch von A Meier und ein Brief von H Heine"),
        ("Karl v. A. lachte.", "Karl von A. lachte."),
        ("Er kam v. a. ihretwegen.", "Er kam vor allem ihretwegen."),
        ("Das kann u. U. Jahre dauern.", "Das kann unter Umständen Jahre dauern."),
        ("Wir tragen u. E. Verantwortung.", "Wir tragen unseres Erachtens Verantwortung."),
        ("Komm, Phil. Er lachte.", "Komm, Phil. Er lachte."),
        ("im Juli v. J. starb er", "im Juli vorigen Jahres starb er"),
        ("Kapitel v handelt davon.", "Kapitel fünf handelt davon."),
    ])
    func `von before initials is no vor allem and no number`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Er traf Ludwig XIV. in Paris.", "Er traf Ludwig den Vierzehnten in Paris."),
        ("Man wählte Karl V. zum Kaiser.", "Man wählte Karl den Fünften zum Kaiser."),
        ("Er diente Karl V. treu.", "Er diente Karl dem Fünften treu."),
        ("Auf Wilhelm I. wurde geschossen.", "Auf Wilhelm den Ersten wurde geschossen."),
        (
            "zwischen Karl V. und Franz I. von Frankreich",
            "zwischen Karl dem Fünften und Franz dem Ersten von Frankreich"
        ),
        (
            "von Kaiser Karl V. und König Franz I. geführt",
            "von Kaiser Karl dem Fünften und König Franz dem Ersten geführt"
        ),
        ("Die Regierung Elisabeths I. dauerte lang.", "Die Regierung Elisabeths der Ersten dauerte lang."),
        ("zur Zeit Katharinas II. von Russland", "zur Zeit Katharinas der Zweiten von Russland"),
        ("der Tod Pius’ XII. und Ramses' II. folgte", "der Tod Pius’ des Zwölften und Ramses' des Zweiten folgte"),
        ("Das Schloss baute Ludwig XIV. selbst.", "Das Schloss baute Ludwig der Vierzehnte selbst."),
        ("Damals hatte Karl V. gesiegt.", "Damals hatte Karl der Fünfte gesiegt."),
        ("Der Papst krönte Karl V. in Rom.", "Der Papst krönte Karl den Fünften in Rom."),
        (
            "Schließlich besiegte Friedrich II. die Österreicher.",
            "Schließlich besiegte Friedrich der Zweite die Österreicher."
        ),
        ("Die Fürsten wählten Karl V. zum Kaiser.", "Die Fürsten wählten Karl den Fünften zum Kaiser."),
        (
            "Die Türken besiegten Karl V. und Franz I. nicht.",
            "Die Türken besiegten Karl der Fünfte und Franz der Erste nicht."
        ),
        ("Wann besiegte Karl V. die Türken?", "Wann besiegte Karl der Fünfte die Türken?"),
        ("Ihm folgte Otto II. auf den Thron.", "Ihm folgte Otto der Zweite auf den Thron."),
        ("Es folgte Georg V. im Amt.", "Es folgte Georg der Fünfte im Amt."),
        ("Mit Hilfe der Sachsen besiegte Otto I. sie.", "Mit Hilfe der Sachsen besiegte Otto der Erste sie."),
        ("Eines Tages traf Ludwig XIV. sie.", "Eines Tages traf Ludwig der Vierzehnte sie."),
        ("Seine Gegner besiegte Friedrich II. bald.", "Seine Gegner besiegte Friedrich der Zweite bald."),
        (
            "Dann schlug der Schwedenkönig Karl XII. die Russen.",
            "Dann schlug der Schwedenkönig Karl der Zwölfte die Russen."
        ),
        ("Die XX. Olympischen Spiele und die XX. Armee", "Die zwanzigsten Olympischen Spiele und die zwanzigste Armee"),
    ])
    func `a ruler's number has the case that a verb or a preposition asks for`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Bier kostete 4 kr., Brot 12 Pfg.", "Bier kostete vier Kreuzer, Brot zwölf Pfennig."),
        (
            "3 fl. 20 kr. und 25 Thlr. 12 Sgr. 6 Pf. zahlte er",
            "drei Gulden zwanzig Kreuzer und fünfundzwanzig Taler zwölf Silbergroschen sechs Pfennig zahlte er"
        ),
        (
            "DM 12,50, RM 3,20, 20 RM, DM 5,-",
            "zwölf Mark fünfzig, drei Reichsmark zwanzig, zwanzig Reichsmark, fünf Mark"
        ),
        (
            "sFr. 20.-, € 45,–, Fr. 120.–, 12.- €",
            "zwanzig Franken, fünfundvierzig Euro, hundertzwanzig Franken, zwölf Euro"
        ),
        ("Es kostet Fr. 3.50.", "Es kostet drei Franken fünfzig."),
        ("Fr. 3.5. und Fr. 8–12 Uhr", "Freitag dritter Mai und Freitag acht bis zwölf Uhr"),
        ("60–80 €, 10–20 DM", "sechzig bis achtzig Euro, zehn bis zwanzig Mark"),
    ])
    func `money of all times is said with its hundredths`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "Die k. u. k. Armee, in der k. k. Armee, der kgl. bayr. Hof",
            "Die kaiserliche und königliche Armee, in der kaiserlich-königlichen Armee, der königliche bayerische Hof"
        ),
        (
            "Ein k. u. k. Infanterieregiment und k. u. k. Truppen",
            "Ein kaiserliches und königliches Infanterieregiment und kaiserliche und königliche Truppen"
        ), ("Aus öffentl. Mitteln, mit öffentl. Geldern", "Aus öffentlichen Mitteln, mit öffentlichen Geldern"),
        ("Seine Maj. Wilhelm der Erste kam.", "Seine Majestät Wilhelm der Erste kam."),
        ("Fr. Naumann grüßte.", "Frau Naumann grüßte."),
        ("Sr. Majestät dem König; S. M. der Kaiser", "Seiner Majestät dem König; Seine Majestät der Kaiser"),
        ("Maj. Kurz und Se. Maj. der König", "Major Kurz und Seine Majestät der König"),
        ("I. M. die Königin und Ihre Maj. Königin Luise", "Ihre Majestät die Königin und Ihre Majestät Königin Luise"),
        ("A. D. 1648 und Major a. D. Huber", "Anno Domini sechzehnhundertachtundvierzig und Major außer Dienst Huber"),
        (
            "Fr. Schiller, Fr. Huber, Th. Mann, Chr. Wolff",
            "Friedrich Schiller, Frau Huber, Theodor Mann, Christian Wolff"
        ),
        ("44 v. Chr. und vor Chr. Geburt", "vierundvierzig vor Christus und vor Christi Geburt"),
        ("Die St.-Petri-Kirche am St.-Anna-Platz", "Die Sankt-Petri-Kirche am Sankt-Anna-Platz"),
        (
            "in dt. Sprache, mit frz. Akzent, aus engl. Quellen",
            "in deutscher Sprache, mit französischem Akzent, aus englischen Quellen"
        ),
    ])
    func `titles, first names and churches are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "S. 17f., 99ff. und § 3 ff. gelten",
            "Seite siebzehn folgende, neunundneunzig folgende und Paragraf drei folgende gelten"
        ),
        ("nach §. 12 des Gesetzes", "nach Paragraf zwölf des Gesetzes"), ("im Haus 5f. wohnt", "im Haus fünf f. wohnt"),
        (
            "Briefe, hg. v. A. Huber, S. 3 u. ö. zitiert",
            "Briefe, herausgegeben von A Huber, Seite drei und öfter zitiert"
        ),
        ("Fn. 12, Taf. XII, op. 13", "Fußnote zwölf, Tafel zwölf, Opus dreizehn"),
        ("tgl. geöffnet, 3 km nordwestl. von Bonn", "täglich geöffnet, drei Kilometer nordwestlich von Bonn"),
    ])
    func `notes and guides are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
