/// Abbreviations of Italian.
extension ContinentalAbbreviations {
    static let italian = ContinentalAbbreviations(
        stopped: stoppedItalian,
        unstopped: unstoppedItalian,
        saints: ContinentalSaints(
            men: """
                luca matteo marco mattia barnaba tommaso andrea bartolomeo simone taddeo antonio domenico giuseppe michele
                gabriele raffaele sebastiano rocco gennaro ambrogio agostino girolamo bernardo bernardino biagio donato
                fermo frediano galgano gallo gaudenzio geminiano giacinto gimignano giobbe ignazio lazzaro leonardo luca
                mamete marziale maurizio miniato nazaro nereo pancrazio pantaleo petronio placido prospero romano
                salvatore saverio severino siro spiridione teodoro tobia ubaldo valentino vincenzo vitale vito zaccaria
                zeno zenone zanobi elia isaia geremia enea angelo anselmo apollinare egidio eustachio ilario onofrio
                orso
                """,
            women: """
                agata agnese anastasia apollonia barbara beatrice brigida cecilia chiara colomba corona croce elena eufemia
                felicita fosca francesca geltrude giulia giuliana giustina lucia maddalena marina marta monica orsola
                pelagia petronilla prassede prisca pudenziana reparata restituta rita rosa rosalia sabina scolastica sede
                severa susanna tecla veronica zita gemma faustina gertrude bernadette dorotea
                """
        ),
        articles: ContinentalRomanWords.italian.articles,
        targets: ContinentalRomanWords.italian.labels.union(Set(words: "anche infra supra sopra sotto oltre nota note"))
    )

    /// A day of the week among others: *dal lun. al ven.*
    private static func weekday(_ name: String) -> [ContinentalExpansion] {
        [
            ContinentalExpansion(name, .between(days, days), small: true),
            ContinentalExpansion(name, .afterWords(["dal", "al", "ogni"]), small: true),
            ContinentalExpansion(name, .beforeNumber),
        ]
    }

    private static let days: Set = ["dal", "al", "di", "da", "a", "e", "il", "ogni"]

    /// Where something lies: *a S.O. della città*, but *a S.E. il ministro*.
    private static func compass(_ point: String, _ further: Set<String> = []) -> [ContinentalExpansion] {
        [ContinentalExpansion(point, .afterWords(further.union(["al", "verso"])), capital: true)]
    }

    private static let stoppedItalian: [String: [ContinentalExpansion]] = [
        "lun.": weekday("lunedì"), "mart.": weekday("martedì"), "merc.": weekday("mercoledì"),
        "mer.": weekday("mercoledì"), "gio.": weekday("giovedì"), "giov.": weekday("giovedì"),
        "ven.": weekday("venerdì"), "sab.": weekday("sabato"), "dom.": weekday("domenica"),
        // People.
        "sig.": ["signor"], "sigg.": ["signori"], "sig.ra": ["signora"], "sig.a": ["signora"], "m.me": ["madame"],
        "m.lle": ["mademoiselle"],
        "mme.": ["madame"], "mlle.": ["mademoiselle"], "mr.": ["mister"], "mrs.": ["missis"], "sigra.": ["signora"],
        "sig.na": ["signorina"],
        "sig.r": ["signor"], "sig.re": ["signore"], "sigg.ri": ["signori"], "sigg.re": ["signore"],
        "dott.": ["dottor"], "dott.ssa": ["dottoressa"], "dr.": ["dottor"], "dr.ssa": ["dottoressa"],
        "dott.ri": ["dottori"],
        "prof.": ["professor"], "prof.ssa": ["professoressa"], "proff.": ["professori"], "avv.": ["avvocato"],
        "ing.": ["ingegner"], "arch.": ["architetto"], "geom.": ["geometra"], "rag.": ["ragionier"],
        "cav.": ["cavalier"],
        "comm.": ["commendator"], "on.": ["onorevole"], "sen.": ["senatore"],
        "gen.": [
            ContinentalExpansion("gennaio", .afterNumber), ContinentalExpansion("gennaio", .beforeYear), "generale",
        ],
        "col.": ["colonnello"],
        "ten.": ["tenente"], "serg.": ["sergente"], "amm.": ["ammiraglio"],
        "mons.": ["monsignor"],
        "cap.": [
            ContinentalExpansion("capitolo", .beforeNumber), ContinentalExpansion("capitano", .beforeName),
            ContinentalExpansion("capitolo"),
        ],
        "capp.": ["capitoli"], "capit.": ["capitano"], "rev.": ["reverendo"], "egr.": ["egregio"],
        "gent.mo": ["gentilissimo"], "aff.mo": ["affezionatissimo"], "aff.ma": ["affezionatissima"],
        "dev.mo": ["devotissimo"], "dev.ma": ["devotissima"], "obbl.mo": ["obbligatissimo"],
        "stim.mo": ["stimatissimo"], "car.mo": ["carissimo"], "car.ma": ["carissima"], "gen.le": ["gentile"],
        "n.s.": [ContinentalExpansion("Nostro Signore", capital: true)], "ll.mm.": ["Loro Maestà"],
        "ll.ee.": ["Loro Eccellenze"], "ss.aa.rr.": ["Sue Altezze Reali"], "ss.aa.": ["Sue Altezze"],

        "gent.ma": ["gentilissima"], "gent.": ["gentile"], "ill.mo": ["illustrissimo"], "ill.ma": ["illustrissima"],
        "ch.mo": ["chiarissimo"], "rev.mo": ["reverendissimo"], "ecc.mo": ["eccellentissimo"], "ecc.za": ["eccellenza"],
        "spett.": ["spettabile"], "spett.le": ["spettabile"], "f.lli": ["fratelli"], "f.llo": ["fratello"],
        "fr.": [
            ContinentalExpansion("franchi", .afterNumber), ContinentalExpansion("franchi", .beforeNumber),
            ContinentalExpansion("frate", .beforeName, capital: true),
        ],
        "d.": [
            ContinentalExpansion("donna", .beforeWoman, capital: true),
            ContinentalExpansion("don", .beforeFirstName, capital: true),
        ],
        "s.": [
            ContinentalExpansion("seguente", .afterNumbered(pages), small: true),
            ContinentalExpansion("Sant’", .beforeLetters("aeiouàèéìòù"), capital: true, joins: true),
            ContinentalExpansion("Santa", .beforeHolyWoman, capital: true),
            ContinentalExpansion(
                "Santo",
                .beforeWords(
                    Set(
                        words: """
                            stefano spirito sepolcro stanislao padre natale rosario uffizio ufficio sacramento sudario
                            volto graal
                            """
                    )
                ),
                capital: true
            ),
            ContinentalExpansion(
                "Santa",
                .beforeWords(
                    Set(
                        words:
                            "messa comunione famiglia scrittura sede sindone cresima pasqua vergine inquisizione bibbia fede"
                    )
                ),
                capital: true
            ),
            ContinentalExpansion("Sacro", .beforeWords(["cuore"]), capital: true),
            ContinentalExpansion("Sante", .beforeNameAfter(["le", "delle", "alle", "nelle"]), capital: true),
            ContinentalExpansion("San", .beforeSaint, capital: true),
            ContinentalExpansion(
                "Santa",
                .beforeFeminineAfter(["la", "una", "della", "alla", "nella", "dalla"]),
                capital: true
            ),
            ContinentalExpansion("San", .beforeName, capital: true), ContinentalExpansion("secolo", .beforeNumber),
        ],
        "ss.": [
            ContinentalExpansion("seguenti", .afterNumbered(pages), small: true),
            ContinentalExpansion(
                "Santissima",
                .beforeWords(Set(words: "trinità vergine annunziata assunta maria madonna addolorata concezione")),
                capital: true
            ),
            ContinentalExpansion(
                "Santissimo",
                .beforeWords(
                    Set(words: "sacramento salvatore crocifisso redentore cuore nome padre rosario sudario bambino")
                ),
                capital: true
            ),
            ContinentalExpansion(
                "Santissima",
                .beforeFeminineAfter(["la", "della", "alla", "nella", "dalla", "sulla"]),
                capital: true
            ),
            ContinentalExpansion("Sante", .beforeWords(["messe", "reliquie"]), capital: true),
            ContinentalExpansion("Santi", .beforeName, capital: true), ContinentalExpansion("secoli", .beforeNumber),
        ],
        "s.ta": ["Santa"], "s.to": ["Santo"], "sta.": [ContinentalExpansion("Santa", .beforeName, capital: true)],
        "s.m.": [ContinentalExpansion("Sua Maestà", capital: true)], "ss.mm.": ["Sue Maestà"],
        "s.e.": compass("sud-est") + [ContinentalExpansion("Sua Eccellenza", capital: true)],
        "s.o.": compass("sud-ovest", ["a"]), "n.e.": compass("nord-est", ["a"]), "n.o.": compass("nord-ovest", ["a"]),
        "v.e.": ["Vostra Eccellenza"],
        "v.m.": ["Vostra Maestà"], "v.s.": ["Vossignoria"],
        "s.s.": [
            ContinentalExpansion("strada statale", .beforeNumber), ContinentalExpansion("Sua Santità", capital: true),
        ],
        "s.a.r.": ["Sua Altezza Reale"], "s.a.s.": ["Sua Altezza Serenissima"],
        "s.a.": [ContinentalExpansion("Sua Altezza", capital: true)],
        "n.d.": [ContinentalExpansion("nobildonna", .beforeName)],
        "n.h.": [ContinentalExpansion("nobiluomo", .beforeName)], "n.s.j.c.": ["Nostro Signore Gesù Cristo"],
        "int.": [ContinentalExpansion("interno", .beforeNumber)],
        "cell.": [ContinentalExpansion("cellulare", .beforeNumber)],
        "aa.": [ContinentalExpansion("anni", .beforeNumber, small: true)],
        "op.": [ContinentalExpansion("opera", .beforeNumber)],
        "scad.": [ContinentalExpansion("scadenza", .inside, small: true)], "aa.vv.": ["autori vari"],
        "ff.ss.": ["Ferrovie dello Stato"], "vv.ff.": ["vigili del fuoco"],
        "ll.pp.": ["lavori pubblici"],
        // Places.
        "v.le": ["viale"], "p.zza": ["piazza"], "p.za": ["piazza"], "p.le": ["piazzale"], "c.so": ["corso"],
        "l.go": ["largo"], "v.lo": ["vicolo"], "b.go": ["borgo"],
        "v.": [
            ContinentalExpansion("contro", .betweenNames, small: true), ContinentalExpansion("verso", .beforeNumber),
            ContinentalExpansion(
                "vedi",
                .beforeWords(["cass", "corte", "trib", "tribunale", "app", "sent", "infra", "supra"])
            ),
            ContinentalExpansion("via", .beforeName, small: true),
            ContinentalExpansion("via", .beforeHouse(notAfter: ["corso", "piazza", "via", "viale", "largo"])),
            ContinentalExpansion("vedi", .reference),
        ],
        "fraz.": [ContinentalExpansion("frazione", .beforeName)],
        "u.s.a.": ["Stati Uniti"],
        // Time.
        "a.c.": [
            ContinentalExpansion("avanti Cristo", .afterNumber), ContinentalExpansion("avanti Cristo", small: true),
        ], "av.cr.": ["avanti Cristo"],
        "d.c.": [ContinentalExpansion("dopo Cristo", .afterNumber), ContinentalExpansion("dopo Cristo", small: true)],
        "av.c.": ["avanti Cristo"],
        "sec.": [ContinentalExpansion("secoli", .afterWords(["i", "nei", "dei", "ai", "dai"])), "secolo"],
        "secc.": ["secoli"], "genn.": ["gennaio"], "febbr.": ["febbraio"], "sett.": ["settembre"],
        "ag.": [ContinentalExpansion("agosto", .afterNumber), ContinentalExpansion("agosto", .beforeYear)],
        "ago.": [ContinentalExpansion("agosto", .afterNumber), ContinentalExpansion("agosto", .beforeYear)],
        "lug.": [ContinentalExpansion("luglio", .afterNumber), ContinentalExpansion("luglio", .beforeYear)],
        "giu.": [ContinentalExpansion("giugno", .afterNumber), ContinentalExpansion("giugno", .beforeYear)],
        "magg.": [
            ContinentalExpansion("maggio", .afterNumber), ContinentalExpansion("maggio", .beforeYear), "maggiore",
        ],
        "feb.": [ContinentalExpansion("febbraio", .afterNumber), ContinentalExpansion("febbraio", .beforeYear)],
        "set.": [ContinentalExpansion("settembre", .afterNumber), ContinentalExpansion("settembre", .beforeYear)],
        "mar.": [ContinentalExpansion("marzo", .afterNumber), ContinentalExpansion("marzo", .beforeYear)],
        "mag.": [ContinentalExpansion("maggio", .afterNumber), ContinentalExpansion("maggio", .beforeYear)],
        "ott.": [ContinentalExpansion("ottobre", .afterNumber), ContinentalExpansion("ottobre", .beforeYear)],
        "nov.": [ContinentalExpansion("novembre", .afterNumber), ContinentalExpansion("novembre", .beforeYear)],
        "dic.": [ContinentalExpansion("dicembre", .afterNumber), ContinentalExpansion("dicembre", .beforeYear)],
        "apr.": [ContinentalExpansion("aprile", .afterNumber), ContinentalExpansion("aprile", .beforeYear)],
        "u.s.": [ContinentalExpansion("ultimo scorso", small: true)],
        "c.m.": [ContinentalExpansion("corrente mese", small: true)],
        "p.v.": [ContinentalExpansion("prossimo venturo", small: true)],
        "c.a.": [ContinentalExpansion("corrente anno", small: true)],
        // Books.
        "pag.": ["pagina"], "pagg.": ["pagine"],
        "p.": [
            ContinentalExpansion("pagina", .beforeNumber), ContinentalExpansion("padre", .beforeName, capital: true),
        ],
        "pp.": ["pagine"],
        "n.": [
            ContinentalExpansion("nata il", .inLife(ofWoman: true, before: .day), small: true),
            ContinentalExpansion("nata nel", .inLife(ofWoman: true, before: .year), small: true),
            ContinentalExpansion("nata a", .inLife(ofWoman: true, before: .place), small: true),
            ContinentalExpansion("nato il", .inLife(ofWoman: false, before: .day), small: true),
            ContinentalExpansion("nato nel", .inLife(ofWoman: false, before: .year), small: true),
            ContinentalExpansion("nato a", .inLife(ofWoman: false, before: .place), small: true),
            ContinentalExpansion("nota", .behindLabelled(["p", "pp", "pag", "pagg"]), small: true),
            ContinentalExpansion("numero", .beforeNumber),
        ],
        "m.": [
            ContinentalExpansion("morta il", .inLife(ofWoman: true, before: .day), small: true),
            ContinentalExpansion("morta nel", .inLife(ofWoman: true, before: .year), small: true),
            ContinentalExpansion("morta a", .inLife(ofWoman: true, before: .place), small: true),
            ContinentalExpansion("morto il", .inLife(ofWoman: false, before: .day), small: true),
            ContinentalExpansion("morto nel", .inLife(ofWoman: false, before: .year), small: true),
            ContinentalExpansion("morto a", .inLife(ofWoman: false, before: .place), small: true),
            ContinentalExpansion("metri", .beforeAltitude, small: true),
        ], "nn.": ["numeri"], "nr.": ["numero"],
        "num.": ["numero"], "n.ro": ["numero"], "n.o": ["numero"], "n°": ["numero"], "nº": ["numero"],
        "n.º": ["numero"],
        "vol.": ["volume"], "voll.": ["volumi"], "t.": [ContinentalExpansion("tomo", .beforeNumber)],
        "art.": ["articolo"], "artt.": ["articoli"], "fig.": ["figura"], "figg.": ["figure"], "tav.": ["tavola"],
        "tavv.": ["tavole"],
        "par.": [ContinentalExpansion("Paradiso", .beforeRoman, capital: true), "paragrafo"],
        "inf.": [ContinentalExpansion("Inferno", .beforeNumber, capital: true)],
        "purg.": [ContinentalExpansion("Purgatorio", .beforeNumber, capital: true)],
        "vv.": [ContinentalExpansion("versi", .beforeNumber, small: true)],
        "h.": [
            ContinentalExpansion("altezza", .beforeHeight, small: true),
            ContinentalExpansion("ore", .beforeNumber, small: true),
        ], "gent.le": ["gentile"],
        "gent.mi": ["gentilissimi"], "preg.mo": ["pregiatissimo"], "chiar.mo": ["chiarissimo"],
        "ill.mi": ["illustrissimi"], "rev.do": ["reverendo"], "avv.ti": ["avvocati"], "on.li": ["onorevoli"],
        "mº": [ContinentalExpansion("maestro", .beforeName, capital: true)], "ed.": ["edizione"], "cfr.": ["confronta"],
        "cf.": ["confronta"],
        "ibid.": ["ibidem"], "id.": ["idem"], "op.cit.": ["opera citata"], "loc.cit.": ["luogo citato"],
        "cit.": ["citato"],
        "sg.": [ContinentalExpansion("seguente")], "sgg.": ["seguenti"], "segg.": ["seguenti"], "ss.gg.": ["seguenti"],
        "trad.": ["traduzione"], "a.d.r.": ["a domanda risponde"], "n.d.t.": ["nota del traduttore"],
        "n.d.r.": ["nota del redattore"],
        "n.d.a.": ["nota dell’autore"], "n.b.": [ContinentalExpansion("nota bene", .opening)],
        "p.s.": [ContinentalExpansion("post scriptum", .opening)], "ms.": ["manoscritto"],
        "mss.": ["manoscritti"], "cod.": ["codice"], "all.": [ContinentalExpansion("allegato", .beforeNumber)],
        "sc.": [ContinentalExpansion("scena", .beforeNumber)],
        "a.": [ContinentalExpansion("atto", .beforeNumber, capital: true)],
        // Others.
        "ecc.": ["eccetera"], "etc.": ["eccetera"], "p.es.": ["per esempio"], "p.e.": ["per esempio"],
        "es.": ["esempio"],
        "ad.es.": ["ad esempio"], "ib.": ["ibidem"], "pom.": [ContinentalExpansion("pomeridiane", .afterNumber)],
        "ant.": [ContinentalExpansion("antimeridiane", .afterNumber)], "cent.": ["centesimi"], "ca.": ["circa"],
        "c.ca": ["circa"], "c.": [ContinentalExpansion("circa", .beforeYear, small: true)],
        "fl.": [ContinentalExpansion("attivo nel", .beforeBracketedYear)],
        "r.": [ContinentalExpansion("regno", .beforeBracketedYear, small: true)], "tel.": ["telefono"],
        "c.m.d.": ["come volevasi dimostrare"],
        "s.p.a.": ["S P A"], "s.r.l.": ["S R L"], "soc.": ["società"], "c.to": ["conto"], "q.b.": ["quanto basta"],
        "km.": [
            ContinentalExpansion("chilometri", .afterNumber),
            ContinentalExpansion("chilometro", .beforeNumberAfter(beforeRoadMark)),
            ContinentalExpansion("chilometri", .beforeNumber),
        ],
        "kg.": [ContinentalExpansion("chilogrammi", .afterNumber)],
        "max.": ["massimo"], "vel.": [ContinentalExpansion("velocità", .beforeNumber)],
        "card.": [
            ContinentalExpansion("cardinal", .beforeName, small: true),
            ContinentalExpansion("cardinal", .beforeNameAfter(["il", "al", "del", "dal", "col", "e", "dei"])),
        ],
        "tab.": [ContinentalExpansion("tabella", .beforeNumber)], "m.se": ["marchese"], "f.to": ["firmato"],
        "rgt.": ["reggimento"],
        "ss.ll.": ["Signorie Loro"],
        "s.v.": [ContinentalExpansion("Signoria Vostra", .afterWords(["la", "alla", "della"]), capital: true)],
        "p.m.": [ContinentalExpansion("pomeridiane", .afterNumber)],
        "a.m.": [ContinentalExpansion("antimeridiane", .afterNumber)], "m.sa": ["marchesa"],
        "c.te": ["conte"], "doz.": [ContinentalExpansion("dozzine", .afterNumber)],
        "ab.": [ContinentalExpansion("abitanti", .afterNumber)],
        "pers.": [ContinentalExpansion("persone", .afterNumber)],
        "cost.": [ContinentalExpansion("Costituzione", capital: true)],
        "min.": [
            ContinentalExpansion("minuti", .afterNumber), ContinentalExpansion("ministro", .beforeName, capital: true),
            ContinentalExpansion(
                "minore",
                .afterWords(["do", "re", "mi", "fa", "sol", "la", "si", "bemolle", "diesis"]),
                small: true
            ),
        ], "c.a.p.": ["cap"],
        "s.d.": [ContinentalExpansion("senza data", small: true)],
        "s.l.": [ContinentalExpansion("senza luogo", small: true)], "r.p.m.": ["giri al minuto"],
        "m.s.l.m.": ["metri sul livello del mare"], "i.e.": ["cioè"],
        // Offices, laws and sports.
        "pres.": [ContinentalExpansion("presidente", capital: true)],
        "cons.": [ContinentalExpansion("consigliere", .beforeName)],
        "proc.": [ContinentalExpansion("procuratore", .beforeName)],
        "dir.": [ContinentalExpansion("direttore", .beforeName, capital: true)], "univ.": ["università"],
        "trib.": ["tribunale"],
        "cass.": [ContinentalExpansion("Cassazione", capital: true)], "sez.": ["sezione"],
        "civ.": [ContinentalExpansion("civile", small: true)], "pen.": [ContinentalExpansion("penale", small: true)],
        "cod.civ.": ["codice civile"],
        "cod.pen.": ["codice penale"], "co.": [ContinentalExpansion("comma", .beforeNumber, small: true)],
        "prov.": [ContinentalExpansion("provincia", .inside)],
        "reg.": [ContinentalExpansion("regolamento", .beforeWords(["ue", "ce", "cee", "n"]))],
        "s.l.m.": ["sul livello del mare"], "d.c.r.": ["dopo i calci di rigore"],
        "d.t.s.": ["dopo i tempi supplementari"],
    ]

    /// Labels of pages and verses, behind whose number the next ones are named: *p. 33 s.*
    private static let pages: Set = ["p", "pp", "pág", "págs", "pag", "pagg", "v", "vv"]

    /// Words before the mark of a road by its kilometre.
    private static let beforeRoadMark = Set(words: "il del al dal nel sul e")
    /// Words before a measure that no number counts, which is in the singular.
    private static let beforeOne: Set = ["il", "al", "del", "per", "ogni", "un"]

    private static let unstoppedItalian: [String: [ContinentalExpansion]] = [
        "Sig": [ContinentalExpansion("signor", .beforeName)], "Dott": [ContinentalExpansion("dottor", .beforeName)],
        "Prof": [ContinentalExpansion("professor", .beforeName)],
        "km": [
            ContinentalExpansion("chilometro", .beforeNumberAfter(beforeRoadMark)),
            ContinentalExpansion("chilometro", .afterWords(beforeOne)), "chilometri",
        ],
        "Km": [
            ContinentalExpansion("chilometro", .beforeNumberAfter(beforeRoadMark)),
            ContinentalExpansion("chilometri", .beforeNumber),
        ],
        "kg": [ContinentalExpansion("chilogrammo", .afterWords(beforeOne)), "chilogrammi"],
        "mq": ["metro quadrato"], "kmq": ["chilometro quadrato"], "mln": ["milioni"], "mld": ["miliardi"],
        "vs": ["contro"], "max": [ContinentalExpansion("massimo", .beforeNumber)], "Mme": ["madame"],
        "Mlle": ["mademoiselle"], "ecc": ["eccetera"], "etc": ["eccetera"],
        "Mr": [ContinentalExpansion("mister", .beforeName)], "Mrs": [ContinentalExpansion("missis", .beforeName)],
    ]
}
