/// Abbreviations of Italian.
extension RomanceAbbreviations {
    static let italian = RomanceAbbreviations(stopped: stoppedItalian, unstopped: unstoppedItalian)

    private static let stoppedItalian: [String: [RomanceExpansion]] = [
        // People.
        "sig.": ["signor"], "sigg.": ["signori"], "sig.ra": ["signora"], "sigra.": ["signora"], "sig.na": ["signorina"],
        "sig.r": ["signor"], "sig.re": ["signore"], "sigg.ri": ["signori"], "sigg.re": ["signore"],
        "dott.": ["dottor"], "dott.ssa": ["dottoressa"], "dr.": ["dottor"], "dr.ssa": ["dottoressa"],
        "dott.ri": ["dottori"],
        "prof.": ["professor"], "prof.ssa": ["professoressa"], "proff.": ["professori"], "avv.": ["avvocato"],
        "ing.": ["ingegner"], "arch.": ["architetto"], "geom.": ["geometra"], "rag.": ["ragionier"],
        "cav.": ["cavalier"],
        "comm.": ["commendator"], "on.": ["onorevole"], "sen.": ["senatore"], "gen.": ["generale"],
        "col.": ["colonnello"],
        "magg.": ["maggiore"], "ten.": ["tenente"], "serg.": ["sergente"], "amm.": ["ammiraglio"],
        "mons.": ["monsignor"],
        "cap.": [
            RomanceExpansion("capitolo", .beforeNumber), RomanceExpansion("capitano", .beforeName),
            RomanceExpansion("capitolo"),
        ],
        "capp.": ["capitoli"], "capit.": ["capitano"], "rev.": ["reverendo"], "egr.": ["egregio"],
        "gent.mo": ["gentilissimo"],
        "gent.ma": ["gentilissima"], "gent.": ["gentile"], "ill.mo": ["illustrissimo"], "ill.ma": ["illustrissima"],
        "ch.mo": ["chiarissimo"], "rev.mo": ["reverendissimo"], "ecc.mo": ["eccellentissimo"], "ecc.za": ["eccellenza"],
        "spett.": ["spettabile"], "spett.le": ["spettabile"], "f.lli": ["fratelli"], "f.llo": ["fratello"],
        "fr.": [
            RomanceExpansion("frate", .beforeName, capital: true)
        ],
        "d.": [
            RomanceExpansion("donna", .beforeWoman, capital: true), RomanceExpansion("don", .beforeName, capital: true),
        ],
        "s.": [
            RomanceExpansion("Sant’", .beforeLetters("aeiouàèéìòù"), capital: true, joins: true),
            RomanceExpansion("Santa", .beforeWoman, capital: true),
            RomanceExpansion("San", .beforeName, capital: true), RomanceExpansion("secolo", .beforeNumber),
        ],
        "ss.": [RomanceExpansion("Santi", .beforeName, capital: true), RomanceExpansion("secoli", .beforeNumber)],
        "s.ta": ["Santa"], "s.to": ["Santo"], "sta.": [RomanceExpansion("Santa", .beforeName, capital: true)],
        "s.m.": [RomanceExpansion("Sua Maestà", capital: true)], "ss.mm.": ["Sue Maestà"],
        "s.e.": [RomanceExpansion("Sua Eccellenza", capital: true)], "v.e.": ["Vostra Eccellenza"],
        "v.m.": ["Vostra Maestà"], "v.s.": ["Vossignoria"], "s.s.": [RomanceExpansion("Sua Santità", capital: true)],
        "s.a.r.": ["Sua Altezza Reale"], "s.a.": ["Sua Altezza"], "n.d.": ["nobildonna"], "n.h.": ["nobiluomo"],
        // Places.
        "v.le": ["viale"], "p.zza": ["piazza"], "p.za": ["piazza"], "p.le": ["piazzale"], "c.so": ["corso"],
        "l.go": ["largo"], "v.lo": ["vicolo"], "b.go": ["borgo"],
        "v.": [
            RomanceExpansion("verso", .beforeNumber), RomanceExpansion("via", .beforeName),
            RomanceExpansion("vedi", .inside),
        ],
        "u.s.a.": ["Stati Uniti"],
        // Time.
        "a.c.": ["avanti Cristo"], "av.cr.": ["avanti Cristo"], "d.c.": ["dopo Cristo"], "av.c.": ["avanti Cristo"],
        "sec.": ["secolo"], "secc.": ["secoli"], "genn.": ["gennaio"], "febbr.": ["febbraio"], "sett.": ["settembre"],
        "ott.": [RomanceExpansion("ottobre", .afterNumber)], "nov.": [RomanceExpansion("novembre", .afterNumber)],
        "dic.": [RomanceExpansion("dicembre", .afterNumber)], "apr.": [RomanceExpansion("aprile", .afterNumber)],
        "u.s.": ["ultimo scorso"], "c.m.": ["corrente mese"], "p.v.": ["prossimo venturo"], "c.a.": ["corrente anno"],
        // Books.
        "pag.": ["pagina"], "pagg.": ["pagine"],
        "p.": [RomanceExpansion("pagina", .beforeNumber), RomanceExpansion("padre", .beforeName, capital: true)],
        "pp.": ["pagine"], "n.": [RomanceExpansion("numero", .beforeNumber)], "nn.": ["numeri"], "nr.": ["numero"],
        "num.": ["numero"], "n.ro": ["numero"], "n°": ["numero"], "nº": ["numero"], "n.º": ["numero"],
        "vol.": ["volume"], "voll.": ["volumi"], "t.": [RomanceExpansion("tomo", .beforeNumber)],
        "art.": ["articolo"], "artt.": ["articoli"], "fig.": ["figura"], "figg.": ["figure"], "tav.": ["tavola"],
        "tavv.": ["tavole"], "par.": ["paragrafo"], "ed.": ["edizione"], "cfr.": ["confronta"], "cf.": ["confronta"],
        "ibid.": ["ibidem"], "id.": ["idem"], "op.cit.": ["opera citata"], "loc.cit.": ["luogo citato"],
        "cit.": ["citato"],
        "sg.": [RomanceExpansion("seguente")], "sgg.": ["seguenti"], "segg.": ["seguenti"], "ss.gg.": ["seguenti"],
        "trad.": ["traduzione"], "a.d.r.": ["a domanda risponde"], "n.d.t.": ["nota del traduttore"],
        "n.d.r.": ["nota del redattore"],
        "n.d.a.": ["nota dell’autore"], "n.b.": ["nota bene"], "p.s.": ["post scriptum"], "ms.": ["manoscritto"],
        "mss.": ["manoscritti"], "cod.": ["codice"], "all.": [RomanceExpansion("allegato", .beforeNumber)],
        "sc.": [RomanceExpansion("scena", .beforeNumber)],
        "a.": [RomanceExpansion("atto", .beforeNumber, capital: true)],
        // Others.
        "ecc.": ["eccetera"], "etc.": ["eccetera"], "p.es.": ["per esempio"], "p.e.": ["per esempio"],
        "es.": ["esempio"],
        "ad.es.": ["ad esempio"], "ca.": ["circa"], "c.ca": ["circa"], "tel.": ["telefono"],
        "c.m.d.": ["come volevasi dimostrare"],
        "s.p.a.": ["S P A"], "s.r.l.": ["S R L"], "soc.": ["società"], "c.to": ["conto"], "q.b.": ["quanto basta"],
        "km.": [RomanceExpansion("chilometri", .afterNumber)], "kg.": [RomanceExpansion("chilogrammi", .afterNumber)],
        "max.": ["massimo"], "min.": [RomanceExpansion("minuti", .afterNumber)], "c.a.p.": ["cap"],
        "s.d.": ["senza data"],
        "s.l.": ["senza luogo"], "i.e.": ["cioè"],
    ]

    private static let unstoppedItalian: [String: [RomanceExpansion]] = [
        "Sig": [RomanceExpansion("signor", .beforeName)], "Dott": [RomanceExpansion("dottor", .beforeName)],
        "Prof": [RomanceExpansion("professor", .beforeName)], "km": ["chilometri"], "kg": ["chilogrammi"],
        "vs": ["contro"],
    ]
}
