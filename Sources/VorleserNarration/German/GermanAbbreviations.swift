/// Abbreviations of German. Source: Duden, *Wörterbuch der Abkürzungen*.
extension ContinentalAbbreviations {
    static let german = ContinentalAbbreviations(
        stopped: stoppedGerman,
        unstopped: unstoppedGerman,
        joining: ["v"]
    )

    /// Names that are shortened before others: *Joh. Seb. Bach*.
    private static let names: [String: [ContinentalExpansion]] = Dictionary(
        uniqueKeysWithValues: [
            ("joh", "Johann"), ("seb", "Sebastian"), ("friedr", "Friedrich"), ("wilh", "Wilhelm"),
            ("wolfg", "Wolfgang"),
            ("heinr", "Heinrich"), ("ludw", "Ludwig"), ("ferd", "Ferdinand"), ("rud", "Rudolf"), ("theod", "Theodor"),
            ("gottfr", "Gottfried"), ("gotth", "Gotthold"), ("ephr", "Ephraim"), ("konr", "Konrad"),
            ("bernh", "Bernhard"), ("eberh", "Eberhard"), ("gerh", "Gerhard"), ("jos", "Josef"), ("jak", "Jakob"),
            ("nik", "Nikolaus"), ("leop", "Leopold"), ("matth", "Matthias"), ("amad", "Amadeus"), ("andr", "Andreas"),
            ("barth", "Bartholomäus"),
            ("joach", "Joachim"), ("th", "Theodor"), ("ph", "Philipp"), ("ed", "Eduard"), ("edm", "Edmund"),
            ("rob", "Robert"), ("gust", "Gustav"), ("alb", "Albert"), ("alfr", "Alfred"),
            ("ant", "Anton"), ("ign", "Ignaz"), ("xav", "Xaver"), ("thadd", "Thaddäus"),
        ].map { ($0.0 + ".", [ContinentalExpansion($0.1, .beforeName, capital: true)]) }
    )

    /// Whose first name is shortened as *Frau* is.
    private static let friedrichs = Set(
        words: """
            schiller nietzsche hebbel hölderlin schlegel rückert schleiermacher spielhagen gerstäcker dürrenmatt logau
            klopstock hegel matthisson
            """
    )
    private static let majesties: Set = [
        "majestät", "maj", "hoheit", "exzellenz", "excellenz", "exz", "durchlaucht", "heiligkeit", "eminenz", "gnaden",
        "kaiserlichen", "königlichen", "kaiserliche", "königliche",
    ]

    /// Words that tell when somebody was born.
    private static let days = Set(words: "anfang mitte ende sommer herbst winter frühjahr ostern pfingsten weihnachten")
        .union(GermanDates.months.map { $0.lowercased() })

    /// How nouns end that something is said *laut*.
    private static let testimonies = [
        "ung", "heit", "keit", "schaft", "tion", "aussage", "aussagen", "bericht", "berichten", "vertrag", "gesetz",
        "plan", "buch", "angabe", "angaben", "polizei", "statistik", "umfrage", "auskunft", "register", "artikel",
        "kalender", "protokoll", "urteil", "gutachten", "akten", "karte", "duden", "wikipedia", "liste", "studie",
        "attest", "befehl", "rechnung", "beschluss", "rezept", "hersteller",
    ]

    /// What is sold in bunches.
    private static let herbs = Set(
        words: """
            dill petersilie schnittlauch basilikum suppengrün radieschen koriander minze kräuter thymian rosmarin kerbel rucola
            frühlingszwiebeln lauchzwiebeln möhren karotten spargel estragon majoran salbei suppengemüse glatte glattes
            """
    )

    /// What is taken between two fingers.
    private static let spices: Set = [
        "salz", "zucker", "pfeffer", "zimt", "muskat", "muskatnuss", "paprika", "natron", "curry", "kümmel", "safran",
        "cayennepfeffer", "nelkenpulver", "ingwer", "chili", "vanille",
    ]

    /// An adjective before what letters end with: *mit freundlichem Gruß*.
    private static func greeting(_ stem: String) -> [ContinentalExpansion] {
        [
            ContinentalExpansion(stem + "em", .between(["mit"], ["gruß", "gruss", "dank", "glückwunsch"])),
            ContinentalExpansion(stem + "er", .between(["ein"], ["gruß", "gruss", "dank", "glückwunsch"])),
            ContinentalExpansion(
                stem + "en",
                .beforeWords(["gruß", "gruss", "grüßen", "grüssen", "dank", "glückwunsch", "glückwünschen"])
            ), ContinentalExpansion(stem + "e", .beforeWords(["grüße", "grüsse", "glückwünsche"])),
        ]
    }

    private static let stoppedGerman: [String: [ContinentalExpansion]] = names.merging(ownGerman) { $0 + $1 }
        .merging(compass) { $1 }

    /// *Östl. von Bonn*
    private static let compass: [String: [ContinentalExpansion]] = Dictionary(
        uniqueKeysWithValues: ["östl", "westl", "nördl", "südl", "nordöstl", "nordwestl", "südöstl", "südwestl"].map {
            ($0 + ".", [ContinentalExpansion($0 + "ich", .inside)])
        }
    )

    private static let ownGerman: [String: [ContinentalExpansion]] = [
        // People.
        "hr.": [ContinentalExpansion("Herr", capital: true)], "hrn.": [ContinentalExpansion("Herrn", capital: true)],
        "fr.": [
            ContinentalExpansion("Friedrich", .beforeWords(friedrichs), capital: true),
            ContinentalExpansion(
                "Friedrich",
                .behindFirstNames(["joh", "dr", "prof", "chr", "wilh", "karl", "carl", "johann"]),
                capital: true
            ),
            ContinentalExpansion("Frau", .beforeName, capital: true),
        ],
        "chr.": [
            ContinentalExpansion("Christi", .beforeWords(["geburt", "geb"]), capital: true),
            ContinentalExpansion("Christian", .beforeName, capital: true),
        ], "frl.": ["Fräulein"], "dr.": ["Doktor"],
        "prof.": ["Professor"], "dipl.-ing.": ["Diplomingenieur"],
        "ing.": [ContinentalExpansion("Ingenieur", .beforeName)],
        "mr.": ["Mister"], "mrs.": ["Missis"], "mme.": ["Madame"], "mlle.": ["Mademoiselle"], "mad.": ["Madame"],
        "gf.": [ContinentalExpansion("Graf", .beforeName)], "fst.": [ContinentalExpansion("Fürst", .beforeName)],
        "se.": [ContinentalExpansion("Seine", .beforeName, capital: true)],
        "sr.": [ContinentalExpansion("Seiner", .beforeWords(majesties), capital: true)],
        "maj.": [
            ContinentalExpansion("Majestät", .beforeWords(["kaiser", "kaiserin", "könig", "königin"])),
            ContinentalExpansion(
                "Major",
                .beforeNameAtStartOrAfter(["der", "dem", "den", "des", "herr", "herrn", "ein", "einem", "einen"]),
                capital: true
            ), "Majestät",
        ],
        "sr.maj.": ["Seiner Majestät"], "se.maj.": ["Seine Majestät"], "ew.maj.": ["Eure Majestät"],
        "s.m.": [
            ContinentalExpansion("Seine Majestät", .beforeWords(["der", "den", "geruhen", "geruhten"]), capital: true),
            ContinentalExpansion("Seiner Majestät", capital: true),
        ],
        "i.m.": [ContinentalExpansion("Ihre Majestät", .beforeWords(["die", "der"]), capital: true)],
        "i.k.h.": [ContinentalExpansion("Ihre Königliche Hoheit", capital: true)],
        "s.k.h.": [ContinentalExpansion("Seine Königliche Hoheit", capital: true)],
        "s.m.s.": [ContinentalExpansion("Seiner Majestät Schiff", capital: true)],
        "ltn.": [ContinentalExpansion("Leutnant", .beforeName)],
        "r.": [ContinentalExpansion("regierte", .beforeBracketedYear, small: true)],
        "h.c.": ["honoris causa"], "rer.nat.": ["rerum naturalium"],
        "rer.pol.": ["rerum politicarum"], "em.": [ContinentalExpansion("emeritus", .inside, small: true)],
        "dipl.-kfm.": ["Diplomkaufmann"], "k.k.": ["kaiserlich-königlich"], "k.u.k.": ["kaiserlich und königlich"],
        "hptm.": ["Hauptmann"],
        // *Der Lt. der Reserve*, *Lt. Kurz*, but *Lt. Vertrag*.
        "lt.": [
            ContinentalExpansion(
                "Leutnant",
                .afterWords(["der", "dem", "den", "ein", "einem", "einen", "zum", "vom"])
            ),
            ContinentalExpansion("laut", .beforeNounEnding(testimonies)),
            ContinentalExpansion("Leutnant", .beforeName, capital: true), ContinentalExpansion("laut", .inside),
        ],
        "gen.": [
            ContinentalExpansion("General", .beforeName, capital: true),
            ContinentalExpansion("genannt", .inside, small: true),
        ],
        "gen.-lt.": ["Generalleutnant"], "gen.-maj.": ["Generalmajor"], "oberst-lt.": ["Oberstleutnant"],
        "obstlt.": ["Oberstleutnant"], "rgt.": ["Regiment"], "btl.": ["Bataillon"],
        "kp.": [ContinentalExpansion("Kompanie", .inside, capital: true)],
        "temp.": [ContinentalExpansion("Temperatur", capital: true)],
        "oblt.": [ContinentalExpansion("Oberleutnant", .beforeName)],
        "obl.": [ContinentalExpansion("Oberleutnant", .beforeName, capital: true)],
        "feldw.": ["Feldwebel"], "uffz.": ["Unteroffizier"], "insp.": [ContinentalExpansion("Inspektor", .beforeName)],
        "i.r.": [ContinentalExpansion("im Ruhestand", small: true)],
        "st.": [ContinentalExpansion("Sankt", .beforeName)],
        "skt.": ["Sankt"], "hl.": ["heilige"], "frhr.": ["Freiherr"], "frh.": ["Freiherr"], "freih.": ["Freiherr"],
        "pfr.": ["Pfarrer"], "bgm.": ["Bürgermeister"],
        "wwe.": ["Witwe"], "fam.": [ContinentalExpansion("Familie", .beforeName)],
        "abg.": [ContinentalExpansion("Abgeordneter", .beforeName, capital: true)], "gebr.": ["Gebrüder"],
        "kgl.": ["königlich"],
        "ew.": ["Euer"], "wohlgeb.": ["Wohlgeboren"], "hochwohlgeb.": ["Hochwohlgeboren"],
        // *Anna Schmidt, geb. Huber*, but *geb. 1888*.
        "geb.": [
            ContinentalExpansion("geboren", .beforeWords(days)),
            ContinentalExpansion("geborene", .beforeBirthName(particles: ["von", "v", "zu"]), small: true), "geboren",
        ],
        "gest.": ["gestorben"], "verst.": ["verstorben"],
        "verh.": [ContinentalExpansion("verheiratete", .beforeName, small: true), "verheiratet"], "jun.": ["junior"],
        "sen.": ["senior"], "exz.": ["Exzellenz"], "geh.": [ContinentalExpansion("Geheimer", .beforeName)],
        // Places.
        "pl.": [ContinentalExpansion("Platz", .beforeNumber)], "bhf.": ["Bahnhof"], "hbf.": ["Hauptbahnhof"],
        // Firms.
        "co.": ["Co"], "fa.": [ContinentalExpansion("Firma", .beforeName)],
        "regt.": ["Regiment"],
        // *Von Gl. 8*, but *in Gl. 8*.
        "gl.": [
            ContinentalExpansion("Gleis", .betweenWordsAndNumber(["von", "auf", "an"]), capital: true),
            ContinentalExpansion("Gleichung", .beforeNumber, capital: true),
        ],
        "abt.": [ContinentalExpansion("Abteilung", .beforeNumber)],
        // Time.
        "v.chr.": [ContinentalExpansion("vor Christi", .beforeWords(["geburt"])), "vor Christus"],
        "n.chr.": [ContinentalExpansion("nach Christi", .beforeWords(["geburt"])), "nach Christus"],
        "v.chr.geb.": ["vor Christi Geburt"], "n.chr.geb.": ["nach Christi Geburt"],
        "v.u.z.": ["vor unserer Zeitrechnung"],
        "jan.": [ContinentalExpansion("Januar", .inside)], "jän.": ["Jänner"], "feb.": ["Februar"],
        "febr.": ["Februar"], "apr.": ["April"],
        "aug.": ["August"],
        "sept.": ["September"], "okt.": ["Oktober"], "nov.": ["November"], "dez.": ["Dezember"], "jh.": ["Jahrhundert"],
        "jt.": ["Jahrtausend"],
        "jhh.": ["Jahrhunderte"], "jhd.": ["Jahrhundert"], "jhdt.": ["Jahrhundert"], "jhs.": ["Jahrhunderts"],
        "std.": ["Stunden"],
        "sek.": ["Sekunden"],
        // *5 min. Pause*, but *min. 3 °C*.
        "min.": [
            ContinentalExpansion("Minuten", .afterNumber), ContinentalExpansion("minimal", .beforeNumber),
            ContinentalExpansion("minimal", .inside, small: true), ContinentalExpansion("Minuten", .inside),
        ],
        // Books.
        // *Abs. 2 S. 1* is a sentence.
        "s.": [
            ContinentalExpansion("Satz", .afterNumbered(["abs", "absatz"])),
            ContinentalExpansion("Seite", .beforeNumber), ContinentalExpansion("Seiten", .afterNumber, capital: true),
            ContinentalExpansion("siehe", .inside, small: true),
        ],
        // *1 Bd. Dill*
        "bd.": [ContinentalExpansion("Bund", .beforeWords(herbs)), "Band"],
        "bde.": ["Bände"],
        "kap.": [ContinentalExpansion("Kapitel", .beforeNumber)],
        "abs.": [ContinentalExpansion("Absatz", .beforeNumber)],
        "art.": [ContinentalExpansion("Artikel", .beforeNumber)], "abb.": ["Abbildung"],
        "tab.": [ContinentalExpansion("Tabelle", .beforeNumber)],
        "anm.": ["Anmerkung"], "anm.d.übers.": ["Anmerkung des Übersetzers"], "anm.d.ü.": ["Anmerkung des Übersetzers"],
        "anm.d.red.": ["Anmerkung der Redaktion"], "anm.d.verf.": ["Anmerkung des Verfassers"],
        "anm.d.hrsg.": ["Anmerkung des Herausgebers"],
        "anm.d.hg.": ["Anmerkung des Herausgebers"],
        "aufl.": ["Auflage"],
        // *Dem Hrsg.*, but *hrsg. von*.
        "hrsg.": [
            ContinentalExpansion("Herausgeber", .afterWords(["der", "dem", "den", "die", "vom", "beim"])),
            ContinentalExpansion("Herausgebers", .afterWords(["des"])), "herausgegeben",
        ],
        "hg.": [ContinentalExpansion("Herausgeber", capital: true), "herausgegeben"], "hg.v.": ["herausgegeben von"],
        "hrsg.v.": ["herausgegeben von"], "vf.": ["Verfasser"],
        "überarb.": ["überarbeitete"], "erw.": ["erweiterte"],
        "verb.": [
            ContinentalExpansion("verbesserte", .beforeWords(["aufl", "auflage", "u", "und"]))
        ],
        "bearb.": [
            ContinentalExpansion("bearbeitete", .beforeWords(["aufl", "auflage", "ausgabe", "u", "und"])), "bearbeitet",
        ], "neubearb.": ["neubearbeitete"], "durchges.": ["durchgesehene"], "unveränd.": ["unveränderte"],
        "nr.": ["Nummer"],
        "nrn.": ["Nummern"], "vgl.": ["vergleiche"], "vergl.": ["vergleiche"], "verf.": ["Verfasser"],
        "übers.": ["übersetzt"],
        "s.o.": ["siehe oben"],
        "s.u.": ["siehe unten"], "s.a.": ["siehe auch"], "a.a.o.": ["am angegebenen Ort"], "ebd.": ["ebenda"],
        "zit.": ["zitiert"],
        "z.": [ContinentalExpansion("Zeile", .beforeShortNumber)],
        "v.": [
            ContinentalExpansion("Vers", .beforeShortNumber, capital: true),
            ContinentalExpansion("vom", .beforeDate, small: true),
            ContinentalExpansion("von", .beforePerson, small: true),
        ],
        "h.": [ContinentalExpansion("Heft", .beforeNumber, capital: true)],
        "sp.": [ContinentalExpansion("Spalte", .beforeNumber, capital: true)],
        "abschn.": [ContinentalExpansion("Abschnitt", .beforeNumber)], "v.o.": ["von oben"], "v.u.": ["von unten"],
        "hausnr.": ["Hausnummer"], "fig.": [ContinentalExpansion("Figur", .beforeNumber)], "ff.": ["folgende"],
        "f.": [ContinentalExpansion("folgende", .afterNumber, small: true)],
        "ausg.": ["Ausgabe"],
        "einl.": ["Einleitung"], "erg.": ["ergänze"], "n.b.": ["notabene"], "p.s.": ["Postskriptum"],
        "ps.": [ContinentalExpansion("Psalm", .beforeNumber)], "nb.": ["notabene"],
        // Others.
        "z.b.": ["zum Beispiel"], "z.t.": ["zum Teil"], "z.zt.": ["zur Zeit"], "z.z.": ["zur Zeit"],
        "d.h.": ["das heißt"],
        "d.i.": ["das ist"], "d.j.": [ContinentalExpansion("des Jahres", .beforeYear), "dieses Jahres"],
        // *Im J. 1806*
        "j.": [
            ContinentalExpansion("Jahres", .betweenWordsAndNumber(["des"]), capital: true),
            ContinentalExpansion("Jahre", .betweenWordsAndNumber(["im", "vom", "dem", "zum"]), capital: true),
            ContinentalExpansion("Jahr", .betweenWordsAndNumber(["das", "ins"]), capital: true),
        ], "d.m.": ["dieses Monats"], "d.mts.": ["dieses Monats"],
        "ds.mts.": ["dieses Monats"], "ds.js.": ["dieses Jahres"], "gegr.": ["gegründet"],
        "d.": [
            ContinentalExpansion("den", .beforeDay, small: true),
            ContinentalExpansion("des", .beforeCentury, small: true),
            ContinentalExpansion("der", .beforeDecade, small: true),
        ],
        // *Vorm. 9 Uhr*, but *vorm. Müller & Sohn*.
        "vorm.": [ContinentalExpansion("vormals", .beforeName, small: true), "vormittags"], "nachm.": ["nachmittags"],
        "abds.": ["abends"], "reg.": [ContinentalExpansion("regierte", .beforeNumber, small: true)],
        "d.ä.": ["der Ältere"],
        "usw.": ["und so weiter"],
        "u.s.w.": ["und so weiter"], "u.s.f.": ["und so fort"], "usf.": ["und so fort"], "etc.": ["et cetera"],
        "u.a.": ["unter anderem"], "u.a.m.": ["und anderes mehr"], "u.v.a.m.": ["und vieles andere mehr"],
        "u.ä.": ["und Ähnliches"], "o.ä.": ["oder Ähnliches"], "u.u.": ["unter Umständen"],
        "u.v.a.": ["und viele andere"],
        "u.dgl.": ["und dergleichen"], "u.dgl.m.": ["und dergleichen mehr"], "u.s.f": ["und so fort"],
        "p.p.": ["und so weiter"], "i.j.": ["im Jahre"], "u.d.m.": ["und dergleichen mehr"], "dgl.": ["dergleichen"],
        "desgl.": ["desgleichen"], "i.d.r.": ["in der Regel"],
        "i.a.": [ContinentalExpansion("im Auftrag", .beforeName), "im Allgemeinen"],
        "i.v.": [ContinentalExpansion("in Vertretung", .beforeName)], "i.allg.": ["im Allgemeinen"],
        "m.e.": ["meines Erachtens"],
        "m.w.": ["meines Wissens"],
        "a.d.": [
            ContinentalExpansion("Anno Domini", .beforeNumber, capital: true),
            ContinentalExpansion("an der", .smallBeforeLetters("odseilnmwu"), small: true),
            ContinentalExpansion("außer Dienst"),
        ], "z.d.": ["zur Disposition"], "a.m.": ["am Main"], "a.rh.": ["am Rhein"], "v.a.": ["vor allem"],
        "o.g.": ["oben genannte"],
        "mwst.": ["Mehrwertsteuer"], "ggü.": ["gegenüber"], "wg.": [ContinentalExpansion("wegen", small: true)],
        "zw.": [ContinentalExpansion("zwischen", small: true)],
        "abzgl.": ["abzüglich"], "bzgl.": ["bezüglich"], "insbes.": ["insbesondere"], "ggfs.": ["gegebenenfalls"],
        "insges.": ["insgesamt"], "zzt.": ["zurzeit"], "v.l.n.r.": ["von links nach rechts"],
        "u.v.m.": ["und vieles mehr"], "v.j.": [ContinentalExpansion("vorigen Jahres", small: true)],
        "v.mts.": [ContinentalExpansion("vorigen Monats", small: true)],
        "m.a.w.": [ContinentalExpansion("mit anderen Worten", small: true)],
        "u.e.": [ContinentalExpansion("unseres Erachtens", small: true)],
        "o.j.": [ContinentalExpansion("ohne Jahr", small: true)], "i.h.v.": ["in Höhe von"], "z.hd.": ["zu Händen"],
        "i.e.s.": [ContinentalExpansion("im engeren Sinne", small: true)],
        "i.w.s.": [ContinentalExpansion("im weiteren Sinne", small: true)], "jährl.": ["jährlich"],
        "tägl.": ["täglich"], "tgl.": ["täglich"], "u.ö.": ["und öfter"], "ders.": ["derselbe"],
        "fn.": [ContinentalExpansion("Fußnote", .beforeNumber)], "taf.": [ContinentalExpansion("Tafel", .beforeNumber)],
        "op.": [ContinentalExpansion("Opus", .beforeNumber)],
        "erm.": [ContinentalExpansion("ermäßigt", .inside, small: true)], "monatl.": ["monatlich"],
        "mtl.": ["monatlich"], "wöchentl.": ["wöchentlich"],
        "ü.": [ContinentalExpansion("über", .beforeName, small: true)], "ü.d.m.": ["über dem Meer"],
        "ü.m.": ["über Meer"], "m.ü.m.": ["Meter über Meer"],
        "postf.": [ContinentalExpansion("Postfach", .beforeNumber)],
        "einw.": ["Einwohner"], "mill.": [ContinentalExpansion("Millionen", .afterNumber)],
        "u.": [ContinentalExpansion("und", .inside, small: true)], "rd.": ["rund"], "gez.": ["gezeichnet"],
        "anf.": ["Anfang"],
        "verw.": [ContinentalExpansion("verwitwete", .beforeName, small: true), "verwitwet"],
        "gesch.": [ContinentalExpansion("geschiedene", .beforeName, small: true)], "d.gr.": ["der Große"],
        "dr.-ing.": ["Doktoringenieur"],
        "priv.-doz.": ["Privatdozent"], "o.d.t.": ["ob der Tauber"], "a.d.s.": ["an der Saale"],
        "a.d.o.": ["an der Oder"], "i.br.": ["im Breisgau"],
        "frdl.": greeting("freundlich") + [ContinentalExpansion("freundlich", .inside, small: true)],
        // *Das schrieb Theodor Herzl.*
        "herzl.": greeting("herzlich") + [
            ContinentalExpansion("herzlich", .beforeWords(["willkommen"])),
            ContinentalExpansion("herzlich", .inside, small: true),
        ],
        "kl.": [ContinentalExpansion("Klasse", .beforeNumber)],
        "jahrg.": ["Jahrgang"], "zeitschr.": ["Zeitschrift"], "mitth.": ["Mitteilungen"],
        "jg.": [ContinentalExpansion("Jahrgang", .beforeNumber)],
        // Law.
        "i.v.m.": ["in Verbindung mit"], "lit.": [ContinentalExpansion("Buchstabe", .inside, small: true)],
        "buchst.": ["Buchstabe"], "ziff.": ["Ziffer"], "rn.": [ContinentalExpansion("Randnummer", .beforeNumber)],
        "rdnr.": ["Randnummer"], "rz.": [ContinentalExpansion("Randziffer", .beforeNumber)],
        "urt.v.": ["Urteil vom"], "urt.": ["Urteil"], "beschl.v.": ["Beschluss vom"], "beschl.": ["Beschluss"],
        "az.": ["Aktenzeichen"], "halbs.": [ContinentalExpansion("Halbsatz", .beforeNumber)],
        "uabs.": [ContinentalExpansion("Unterabsatz", .beforeNumber)], "bgbl.": ["Bundesgesetzblatt"],
        "i.s.d.": [ContinentalExpansion("im Sinne des", small: true)],
        "i.s.v.": [ContinentalExpansion("im Sinne von", small: true)], "i.d.f.": ["in der Fassung"],
        "h.m.": [ContinentalExpansion("herrschende Meinung", small: true)],
        "a.f.": [ContinentalExpansion("alte Fassung", small: true)],
        "n.f.": [ContinentalExpansion("neue Fassung", small: true)],
        // Kitchens.
        "pck.": [ContinentalExpansion("Päckchen", .afterNumber)],
        "pckg.": [ContinentalExpansion("Packung", .afterNumber)],
        "pkg.": [ContinentalExpansion("Packung", .afterNumber)],
        "msp.": [ContinentalExpansion("Messerspitze", .afterNumber)],
        "stk.": [ContinentalExpansion("Stück", .afterNumber)],

        "sog.": [ContinentalExpansion("sogenannt", .inside, small: true)],
        "bzw.": ["beziehungsweise"], "bspw.": ["beispielsweise"], "ca.": ["circa"], "evtl.": ["eventuell"],
        "ev.": [ContinentalExpansion("eventuell", .inside, small: true)],
        "ggf.": ["gegebenenfalls"], "inkl.": ["inklusive"], "exkl.": ["exklusive"], "einschl.": ["einschließlich"],
        "insb.": ["insbesondere"], "allg.": ["allgemein"],
        "bes.": [ContinentalExpansion("besonders", .inside, small: true)], "bez.": ["bezüglich"],
        "betr.": ["betrifft"],
        "ungef.": ["ungefähr"], "urspr.": ["ursprünglich"], "vermutl.": ["vermutlich"], "eigtl.": ["eigentlich"],
        "resp.": ["respektive"],
        "tel.": ["Telefon"],
        "n.v.": [ContinentalExpansion("nach Verlängerung", .afterNumber, small: true)],
        "i.e.": [ContinentalExpansion("im Elfmeterschießen", .afterNumber, small: true)],
        "pr.": [ContinentalExpansion("Prise", .beforeWords(spices), capital: true)],
        "n.br.": [ContinentalExpansion("nördlicher Breite", small: true)],
        "s.br.": [ContinentalExpansion("südlicher Breite", small: true)],
        "nördl.br.": ["nördlicher Breite"], "südl.br.": ["südlicher Breite"],
        "ö.l.": [ContinentalExpansion("östlicher Länge", small: true)],
        "w.l.": [ContinentalExpansion("westlicher Länge", small: true)],
        "östl.l.": ["östlicher Länge"], "westl.l.": ["westlicher Länge"],
        "mio.": [ContinentalExpansion("Millionen", .afterNumber), ContinentalExpansion("Millionen", .inside)],
        "mrd.": ["Milliarden"], "tsd.": ["Tausend"],
        "max.": [
            ContinentalExpansion("maximal", .beforeNumber), ContinentalExpansion("maximal", .inside, small: true),
        ],
        "mind.": ["mindestens"], "gem.": [ContinentalExpansion("gemäß", .inside, small: true)], "zzgl.": ["zuzüglich"],
        "zus.": ["zusammen"], "jmd.": ["jemand"],
        "jmdn.": ["jemanden"], "jmdm.": ["jemandem"], "thlr.": ["Taler"], "rtl.": ["Reichstaler"],
        "rthlr.": ["Reichstaler"], "sgr.": ["Silbergroschen"],
        "gr.": [ContinentalExpansion("Groschen", .afterNumber)],
        "gld.": [ContinentalExpansion("Gulden", .afterNumber)], "pf.": [ContinentalExpansion("Pfennig", .afterNumber)],
        "no.": [ContinentalExpansion("Nummer", .beforeNumber)],
        "pfd.": ["Pfund"], "ztr.": ["Zentner"],
        "engl.": ["englisch"],
        "frz.": ["französisch"], "dt.": ["deutsch"], "lat.": [ContinentalExpansion("lateinisch", .inside, small: true)],
        "griech.": ["griechisch"],
        "österr.": ["österreichisch"],
    ]

    private static let unstoppedGerman: [String: [ContinentalExpansion]] = [
        "MwSt": ["Mehrwertsteuer"], "Mme": ["Madame"], "Mlle": ["Mademoiselle"],
        "Mr": [ContinentalExpansion("Mister", .beforeName)], "Mrs": [ContinentalExpansion("Missis", .beforeName)],
        "Hr": [ContinentalExpansion("Herr", .beforeName)],
        "Dr": [ContinentalExpansion("Doktor", .beforeName)],
        "Prof": [ContinentalExpansion("Professor", .beforeName)], "usw": ["und so weiter"], "bzw": ["beziehungsweise"],
        "zB": ["zum Beispiel"], "Nr": [ContinentalExpansion("Nummer", .beforeNumber)], "vs": ["versus"],
        "km": ["Kilometer"],
        "kg": ["Kilogramm"], "Mio": [ContinentalExpansion("Millionen", .afterNumber)], "Mrd": ["Milliarden"],
        "EL": [ContinentalExpansion("Esslöffel", .afterNumber)],
        "TL": [ContinentalExpansion("Teelöffel", .afterNumber)],
        "Msp": [ContinentalExpansion("Messerspitze", .afterNumber)],
        "Pck": [ContinentalExpansion("Päckchen", .afterNumber)],
        "SGB": [ContinentalExpansion("Sozialgesetzbuch", .beforeNumber)],
    ]
}
