/// Abbreviations of German. Source: Duden, *Wörterbuch der Abkürzungen*.
extension ContinentalAbbreviations {
    static let german = ContinentalAbbreviations(stopped: stoppedGerman, unstopped: unstoppedGerman)

    private static let stoppedGerman: [String: [ContinentalExpansion]] = [
        // People.
        "hr.": [ContinentalExpansion("Herr", capital: true)], "hrn.": [ContinentalExpansion("Herrn", capital: true)],
        "fr.": [ContinentalExpansion("Frau", .beforeName, capital: true)], "frl.": ["Fräulein"], "dr.": ["Doktor"],
        "prof.": ["Professor"], "dipl.-ing.": ["Diplomingenieur"], "ing.": ["Ingenieur"], "hptm.": ["Hauptmann"],
        "lt.": [ContinentalExpansion("Leutnant", .beforeName, capital: true), ContinentalExpansion("laut", .inside)],
        "gen.": [ContinentalExpansion("General", .beforeName, capital: true)],
        "st.": [ContinentalExpansion("Sankt", .beforeName)],
        "skt.": ["Sankt"], "hl.": ["heilige"], "frhr.": ["Freiherr"], "gebr.": ["Gebrüder"], "kgl.": ["königlich"],
        "ew.": ["Euer"], "geb.": ["geboren"], "gest.": ["gestorben"], "verh.": ["verheiratet"], "jun.": ["junior"],
        "sen.": ["senior"], "exz.": ["Exzellenz"], "geh.": [ContinentalExpansion("Geheimer", .beforeName)],
        // Places.
        "pl.": [ContinentalExpansion("Platz", .beforeNumber)], "bhf.": ["Bahnhof"], "hbf.": ["Hauptbahnhof"],
        // Firms.
        "co.": ["Compagnie"], "fa.": [ContinentalExpansion("Firma", .beforeName)], "abt.": ["Abteilung"],
        // Time.
        "v.chr.": ["vor Christus"], "n.chr.": ["nach Christus"], "v.u.z.": ["vor unserer Zeitrechnung"],
        "jan.": ["Januar"], "jän.": ["Jänner"], "feb.": ["Februar"], "febr.": ["Februar"], "apr.": ["April"],
        "aug.": ["August"],
        "sept.": ["September"], "okt.": ["Oktober"], "nov.": ["November"], "dez.": ["Dezember"], "jh.": ["Jahrhundert"],
        "jhd.": ["Jahrhundert"], "jhdt.": ["Jahrhundert"], "jhs.": ["Jahrhunderts"], "std.": ["Stunden"],
        "sek.": ["Sekunden"],
        "min.": [ContinentalExpansion("Minuten", .afterNumber), ContinentalExpansion("Minuten", .inside)],
        "mo.": [
            ContinentalExpansion("Montag", .beforeNumber)
        ],
        // Books.
        "s.": [ContinentalExpansion("Seite", .beforeNumber), ContinentalExpansion("siehe", .inside, small: true)],
        "bd.": ["Band"],
        "bde.": ["Bände"],
        "kap.": ["Kapitel"], "abs.": ["Absatz"], "art.": ["Artikel"], "abb.": ["Abbildung"], "tab.": ["Tabelle"],
        "anm.": ["Anmerkung"], "anm.d.übers.": ["Anmerkung des Übersetzers"], "anm.d.ü.": ["Anmerkung des Übersetzers"],
        "anm.d.red.": ["Anmerkung der Redaktion"], "anm.d.verf.": ["Anmerkung des Verfassers"],
        "aufl.": ["Auflage"], "hrsg.": ["herausgegeben"], "hg.": ["Herausgeber"],
        "nr.": ["Nummer"],
        "nrn.": ["Nummern"], "vgl.": ["vergleiche"], "verf.": ["Verfasser"], "übers.": ["übersetzt"],
        "s.o.": ["siehe oben"],
        "s.u.": ["siehe unten"], "s.a.": ["siehe auch"], "a.a.o.": ["am angegebenen Ort"], "ebd.": ["ebenda"],
        "zit.": ["zitiert"],
        "z.": [ContinentalExpansion("Zeile", .beforeNumber)],
        "v.": [
            ContinentalExpansion("Vers", .beforeNumber, capital: true),
            ContinentalExpansion("von", .beforeName, small: true),
        ],
        "fig.": ["Figur"], "ff.": ["folgende"], "f.": [ContinentalExpansion("folgende", .afterNumber)],
        "ausg.": ["Ausgabe"],
        "einl.": ["Einleitung"], "erg.": ["ergänze"], "n.b.": ["notabene"], "p.s.": ["Postskriptum"], "ps.": ["Psalm"],
        // Others.
        "z.b.": ["zum Beispiel"], "z.t.": ["zum Teil"], "z.zt.": ["zur Zeit"], "z.z.": ["zur Zeit"],
        "d.h.": ["das heißt"],
        "d.i.": ["das ist"], "d.j.": ["dieses Jahres"], "d.m.": ["dieses Monats"], "d.ä.": ["der Ältere"],
        "usw.": ["und so weiter"],
        "u.s.w.": ["und so weiter"], "u.s.f.": ["und so fort"], "usf.": ["und so fort"], "etc.": ["et cetera"],
        "u.a.": ["unter anderem"],
        "u.ä.": ["und Ähnliches"], "o.ä.": ["oder Ähnliches"], "u.u.": ["unter Umständen"],
        "u.v.a.": ["und viele andere"],
        "u.dgl.": ["und dergleichen"], "dgl.": ["dergleichen"], "desgl.": ["desgleichen"], "i.d.r.": ["in der Regel"],
        "i.a.": ["im Allgemeinen"], "i.allg.": ["im Allgemeinen"], "m.e.": ["meines Erachtens"],
        "m.w.": ["meines Wissens"],
        "a.d.": ["außer Dienst"], "a.m.": ["am Main"], "v.a.": ["vor allem"], "o.g.": ["oben genannte"],
        "mwst.": ["Mehrwertsteuer"],
        "sog.": ["sogenannt"],
        "bzw.": ["beziehungsweise"], "bspw.": ["beispielsweise"], "ca.": ["circa"], "evtl.": ["eventuell"],
        "ev.": ["eventuell"],
        "ggf.": ["gegebenenfalls"], "inkl.": ["inklusive"], "exkl.": ["exklusive"], "einschl.": ["einschließlich"],
        "insb.": ["insbesondere"], "allg.": ["allgemein"], "bes.": ["besonders"], "bez.": ["bezüglich"],
        "betr.": ["betrifft"],
        "ungef.": ["ungefähr"], "urspr.": ["ursprünglich"], "vermutl.": ["vermutlich"], "eigtl.": ["eigentlich"],
        "resp.": ["respektive"],
        "tel.": ["Telefon"], "mio.": ["Millionen"], "mrd.": ["Milliarden"], "tsd.": ["Tausend"], "max.": ["maximal"],
        "mind.": ["mindestens"], "gem.": ["gemäß"], "zzgl.": ["zuzüglich"], "zus.": ["zusammen"], "jmd.": ["jemand"],
        "jmdn.": ["jemanden"], "jmdm.": ["jemandem"], "thlr.": ["Taler"], "pfd.": ["Pfund"], "ztr.": ["Zentner"],
        "engl.": ["englisch"],
        "frz.": ["französisch"], "dt.": ["deutsch"], "lat.": ["lateinisch"], "griech.": ["griechisch"],
        "österr.": ["österreichisch"],
    ]

    private static let unstoppedGerman: [String: [ContinentalExpansion]] = [
        "MwSt": ["Mehrwertsteuer"], "Hr": [ContinentalExpansion("Herr", .beforeName)],
        "Dr": [ContinentalExpansion("Doktor", .beforeName)],
        "Prof": [ContinentalExpansion("Professor", .beforeName)], "usw": ["und so weiter"], "bzw": ["beziehungsweise"],
        "zB": ["zum Beispiel"], "Nr": [ContinentalExpansion("Nummer", .beforeNumber)], "vs": ["versus"],
        "km": ["Kilometer"],
        "kg": ["Kilogramm"], "Mio": ["Millionen"], "Mrd": ["Milliarden"],
    ]
}
