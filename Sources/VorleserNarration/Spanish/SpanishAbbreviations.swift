/// Abbreviations of Spanish. Source: *Ortografía* (2010), appendix 1.
extension ContinentalAbbreviations {
    static let spanish = ContinentalAbbreviations(
        stopped: stoppedSpanish,
        unstopped: unstoppedSpanish,
        saints: ContinentalSaints(
            men: """
                agustín alejo ambrosio andrés antonio antón anselmo atanasio bartolomé bernabé bernardino bernardo blas
                bruno buenaventura camilo cayetano cipriano cosme cristóbal damián diego domingo elías eloy emeterio
                estanislao eugenio eusebio facundo félix fermín froilán gabriel gil ginés hermenegildo hilario hipólito
                ignacio ildefonso isidoro isidro joaquín jerónimo justo lázaro leandro lorenzo lucas luciano marcelo
                marcial marcos mateo matías mauricio miguel millán narciso nicasio nicolás onofre pablo pancracio pantaleón
                patricio pascual peregrino policarpo rafael ramón roque román rosendo salvador saturnino servando simón
                tadeo telmo tomás torcuato valentín valerio vicente victoriano zacarías zoilo benito
                """,
            women: """
                águeda agueda ana apolonia bárbara barbara brígida casilda cecilia clara coloma cruz dorotea elena engracia
                eulalia faz fe genoveva gertrudis justa librada lucía lucia magdalena marina marta mónica monica olalla
                paula quiteria rita rosa rosalía rufina sede susana tecla úrsula ursula verónica veronica
                """
        ),
        articles: ContinentalRomanWords.spanish.articles,
        targets: ContinentalRomanWords.spanish.labels.union(
            Set(words: "también tambien infra supra arriba abajo nota notas prefacio prólogo")
        )
    )

    /// Where something lies: *al S.O. de la ciudad*.
    private static func compass(_ point: String) -> [ContinentalExpansion] {
        [ContinentalExpansion(point, .afterWords(["al", "del", "hacia", "rumbo"]), capital: true)]
    }

    /// A day of the week among others: *del lun. al vie.*, *el sáb. 3*
    private static func weekday(_ name: String) -> [ContinentalExpansion] {
        [
            ContinentalExpansion(name, .afterWords(["del", "al", "el", "cada"]), small: true),
            ContinentalExpansion(name, .between(["de", "a", "y"], ["a", "y"]), small: true),
        ]
    }

    private static let stoppedSpanish: [String: [ContinentalExpansion]] = [
        // People.
        "sr.": ["señor"], "sra.": ["señora"], "sres.": ["señores"], "sras.": ["señoras"], "srta.": ["señorita"],
        "srtas.": ["señoritas"], "srs.": ["señores"],
        "d.": [
            ContinentalExpansion("doña", .beforeWoman, capital: true),
            ContinentalExpansion("don", .beforeName, capital: true),
        ],
        "da.": [ContinentalExpansion("doña", .beforeName, capital: true)], "fdo.": ["firmado"],
        "dn.": ["don"], "dña.": ["doña"], "d.ª": ["doña"], "dª": ["doña"], "dª.": ["doña"],
        "dr.": ["doctor"], "dra.": ["doctora"], "dres.": ["doctores"], "drs.": ["doctores"], "lic.": ["licenciado"],
        "ing.": ["ingeniero"], "arq.": ["arquitecto"], "prof.": ["profesor"], "profa.": ["profesora"],
        "alm.": [ContinentalExpansion("almirante", .beforeName)],
        "valm.": [ContinentalExpansion("vicealmirante", .beforeName)],
        "calm.": [ContinentalExpansion("contralmirante", .beforeName)], "gral.": ["general"], "cnel.": ["coronel"],
        "cap.": [
            ContinentalExpansion("capítulo", .beforeNumber), ContinentalExpansion("capitán", .beforeName),
            ContinentalExpansion("capítulo"),
        ],
        "caps.": ["capítulos"], "cte.": [ContinentalExpansion("comandante", .beforeName, capital: true)],
        "rgto.": ["regimiento"], "regto.": ["regimiento"],
        "sigs.": [ContinentalExpansion("siguientes", .afterAnd)],
        "lun.": weekday("lunes"), "mart.": weekday("martes"), "miérc.": weekday("miércoles"),
        "juev.": weekday("jueves"), "jue.": weekday("jueves"), "vier.": weekday("viernes"),
        "vie.": weekday("viernes"), "sáb.": weekday("sábado"), "dom.": weekday("domingo"), "capt.": ["capitán"],
        "tte.": ["teniente"], "sgto.": ["sargento"],
        "cmdte.": ["comandante"], "fr.": [ContinentalExpansion("fray", .beforeName, capital: true)],
        "mons.": ["monseñor"],
        "pbro.": ["presbítero"], "rdo.": ["reverendo"], "rvdo.": ["reverendo"],
        "rev.": [
            ContinentalExpansion("revisión", .beforeNumber), ContinentalExpansion("reverendo", .beforeName),
        ],
        "hno.": ["hermano"],
        "hna.": ["hermana"], "hnos.": ["hermanos"], "hermn.": ["hermanos"], "mtro.": ["maestro"], "mtra.": ["maestra"],
        "excmo.": ["excelentísimo"], "excma.": ["excelentísima"], "excmos.": ["excelentísimos"],
        "exmo.": ["excelentísimo"],
        "ilmo.": ["ilustrísimo"], "ilma.": ["ilustrísima"], "pdte.": ["presidente"], "gob.": ["gobernador"],
        "sto.": ["santo"], "sta.": ["santa"],
        "s.": [
            ContinentalExpansion("siguiente", .afterNumbered(pages), small: true),
            ContinentalExpansion("siglos", .afterWords(["los"]), small: true),
            ContinentalExpansion("siglo", .beforeNumber),
            ContinentalExpansion("santa", .beforeHolyWoman, capital: true),
            ContinentalExpansion("san", .beforeName, capital: true),
        ],
        "ss.": [
            ContinentalExpansion("siguientes", .afterAnd),
            ContinentalExpansion("siguientes", .afterNumbered(pages), small: true),
            ContinentalExpansion("siglos", .beforeNumber),
            ContinentalExpansion("Santísimo", .beforeLetters("s"), capital: true),
            ContinentalExpansion("santos", .beforeName, capital: true),
        ],
        "ud.": ["usted"], "uds.": ["ustedes"], "vd.": ["usted"], "vds.": ["ustedes"], "vdes.": ["ustedes"],
        "esc.": [ContinentalExpansion("escena", .beforeNumber)],
        "pers.": [ContinentalExpansion("personas", .afterNumber)],
        "v.": [
            ContinentalExpansion("verso", .beforeNumber, small: true),
            ContinentalExpansion("vuestra", .beforeWords(courtesies), capital: true),
            ContinentalExpansion("usted", .beforeWords(["don", "doña"]), capital: true),
            ContinentalExpansion("véase", .reference),
            ContinentalExpansion("usted", .notBeforeName, capital: true),
        ],
        "vv.": [
            ContinentalExpansion("versos", .beforeNumber, small: true), ContinentalExpansion("ustedes", capital: true),
        ], "vv.aa.": ["varios autores"],
        "aa.vv.": ["varios autores"],
        "ss.aa.rr.": ["Sus Altezas Reales"], "ss.aa.": ["Sus Altezas"], "rr.cc.": ["Reyes Católicos"],
        "rte.": ["remitente"], "tlf.": ["teléfono"], "tlfno.": ["teléfono"],
        "grs.": [ContinentalExpansion("gramos", .afterNumber)], "n.os": ["números"],
        "cit.": [ContinentalExpansion("citada", .afterWords(["ed", "ob", "op"]))],
        "v.v.": [ContinentalExpansion("ustedes", capital: true)],
        "u.": [ContinentalExpansion("usted", .notBeforeName, capital: true)],
        "uu.": [ContinentalExpansion("ustedes", .notBeforeName, capital: true)],
        "vmd.": ["vuestra merced"], "v.m.": ["vuestra merced"], "s.m.": ["Su Majestad"], "ss.mm.": ["Sus Majestades"],
        "s.a.r.": ["Su Alteza Real"], "s.a.s.": ["Su Alteza Serenísima"],
        "s.a.": [
            ContinentalExpansion(
                "Su Alteza",
                .beforeWords(["el", "la", "príncipe", "infante", "infanta"]),
                capital: true
            ),
            // *Las botas de S. A.*: a firm has its name before it.
            ContinentalExpansion(
                "Su Alteza",
                .afterWords(["de", "a", "con", "por", "que", "ante", "para"]),
                capital: true
            ),
            ContinentalExpansion("sociedad anónima", capital: true), ContinentalExpansion("sin año", small: true),
        ], "s.e.": compass("sureste") + ["Su Excelencia"], "s.o.": compass("suroeste"),
        "n.e.": compass("noreste"), "n.o.": compass("noroeste"),
        "v.e.": ["Vuestra Excelencia"], "v.s.": ["usía"], "s.s.": ["Su Santidad"], "q.e.p.d.": ["que en paz descanse"],
        "ntra.": ["nuestra"], "ntro.": ["nuestro"], "nª": ["nuestra"],
        "mª": ["María"], "mª.": ["María"], "m.ª": ["María"], "fco.": ["Francisco"],
        // Places.
        "av.": ["avenida"], "avda.": ["avenida"], "avd.": ["avenida"], "pza.": ["plaza"], "plza.": ["plaza"],
        "c.": [
            ContinentalExpansion("calle", .beforeName, small: true),
            ContinentalExpansion("circa", .beforeNumber, small: true),
        ],
        "ca.": [ContinentalExpansion("circa", .beforeNumber)], "c/": [ContinentalExpansion("calle", .beforeName)],
        "ctra.": ["carretera"], "pº": ["paseo"], "p.º": ["paseo"],
        "izda.": ["izquierda"], "izq.": ["izquierda"], "dcha.": ["derecha"], "dpto.": ["departamento"],
        "depto.": ["departamento"], "apdo.": ["apartado"], "ee.uu.": ["Estados Unidos"], "ee.uu": ["Estados Unidos"],
        "r.u.": ["Reino Unido"], "prov.": ["provincia"], "edif.": ["edificio"],
        // Firms.
        "cía.": ["compañía"], "cia.": ["compañía"], "ltda.": ["limitada"],
        "s.l.": [
            ContinentalExpansion("sociedad limitada", capital: true), ContinentalExpansion("sin lugar", small: true),
        ],
        // Time.
        "a.c.": [
            ContinentalExpansion("antes de Cristo", .afterNumber), ContinentalExpansion("antes de Cristo", small: true),
        ], "a.dec.": ["antes de Cristo"], "a.dej.c.": ["antes de Jesucristo"],
        "d.c.": [ContinentalExpansion("D C", .afterName, capital: true), "después de Cristo"],
        "d.dec.": ["después de Cristo"],
        "a.m.": [
            ContinentalExpansion("a eme", .afterNumber), ContinentalExpansion("a eme", small: true),
        ],
        "p.m.": [ContinentalExpansion("pe eme", .afterNumber), ContinentalExpansion("pe eme", small: true)],
        "ene.": [ContinentalExpansion("enero", .afterNumber), ContinentalExpansion("enero", .beforeYear)],
        "feb.": [ContinentalExpansion("febrero", .afterNumber), ContinentalExpansion("febrero", .beforeYear)],
        "sept.": ["septiembre"], "oct.": ["octubre"], "nov.": ["noviembre"],
        "dic.": ["diciembre"],
        // Books.
        "p.": [
            ContinentalExpansion("página", .beforeNumber), ContinentalExpansion("padre", .beforeName, capital: true),
        ],
        "pp.": [
            ContinentalExpansion("páginas", .beforeNumber), ContinentalExpansion("padres", .beforeName, capital: true),
        ], "pág.": ["página"], "págs.": ["páginas"],
        "pag.": ["página"], "núm.": ["número"], "núms.": ["números"], "num.": ["número"], "n.º": ["número"],
        "nos.": [ContinentalExpansion("números", .beforeNumbers)], "nº": ["número"], "nº.": ["número"],
        "nro.": ["número"],
        "n.": [
            ContinentalExpansion("nacida el", .inLife(ofWoman: true, before: .day), small: true),
            ContinentalExpansion("nacida en", .inLife(ofWoman: true, before: .year), small: true),
            ContinentalExpansion("nacida en", .inLife(ofWoman: true, before: .place), small: true),
            ContinentalExpansion("nacido el", .inLife(ofWoman: false, before: .day), small: true),
            ContinentalExpansion("nacido en", .inLife(ofWoman: false, before: .year), small: true),
            ContinentalExpansion("nacido en", .inLife(ofWoman: false, before: .place), small: true),
            ContinentalExpansion("nota", .behindLabelled(["p", "pp", "pág", "págs", "pag"]), small: true),
            ContinentalExpansion("número", .beforeNumber),
        ],
        "vol.": ["volumen"], "vols.": ["volúmenes"], "t.": [ContinentalExpansion("tomo", .beforeNumber)],
        "art.": ["artículo"], "arts.": ["artículos"], "fig.": ["figura"], "figs.": ["figuras"], "párr.": ["párrafo"],
        "ed.": ["edición"], "eds.": ["editores"], "edit.": ["editorial"], "trad.": ["traducción"],
        "cf.": ["confróntese"],
        "cfr.": ["confróntese"], "vid.": ["vide"], "ibid.": ["ibídem"], "ibíd.": ["ibídem"], "íd.": ["ídem"],
        "id.": ["ídem"], "op.cit.": ["obra citada"], "ob.cit.": ["obra citada"],
        "l.c.": [ContinentalExpansion("lugar citado", small: true)],
        "n.b.": [ContinentalExpansion("nota bene", .opening)], "n.delt.": ["nota del traductor"],
        "p.d.": [ContinentalExpansion("posdata", .opening)], "p.s.": [ContinentalExpansion("posdata", .opening)],
        "fl.": [ContinentalExpansion("activo en", .beforeBracketedYear)],
        "r.": [ContinentalExpansion("reinado", .beforeBracketedYear, small: true)],
        "h.": [ContinentalExpansion("hacia", .beforeYear, small: true)],
        "f.": [ContinentalExpansion("folio", .beforeNumber, small: true)], "fol.": ["folio"], "lám.": ["lámina"],
        "cód.": ["código"],
        "ms.": ["manuscrito"], "mss.": ["manuscritos"], "s.f.": [ContinentalExpansion("sin fecha", small: true)],
        "v.gr.": ["verbigracia"],
        "v.g.": ["verbigracia"],
        // Others.
        "p.ej.": ["por ejemplo"], "ej.": ["ejemplo"], "etc.": ["etcétera"], "&c.": ["etcétera"],
        "aprox.": ["aproximadamente"],
        "tel.": ["teléfono"], "teléf.": ["teléfono"], "tfno.": ["teléfono"], "máx.": ["máximo"], "mín.": ["mínimo"],
        "admón.": ["administración"], "adm.": ["administración"], "atte.": ["atentamente"], "entlo.": ["entresuelo"],
        "hab.": [
            ContinentalExpansion("habitantes", .afterNumber), ContinentalExpansion("habitación", .beforeNumber),
        ], "hnas.": ["hermanas"], "incl.": ["incluido"], "op.": [ContinentalExpansion("opus", .beforeNumber)],
        "kms.": [ContinentalExpansion("kilómetros", .beforeNumber)],
        "fest.": [ContinentalExpansion("festivos", .inside, small: true)], "esq.": ["esquina"],
        "esp.": ["especialmente"],
        "kg.": [ContinentalExpansion("kilogramos", .afterNumber)],
        "km.": [
            ContinentalExpansion("kilómetros", .afterNumber),
            ContinentalExpansion("kilómetro", .beforeNumberAfter(beforeRoadMark)),
            ContinentalExpansion("kilómetros", .beforeNumber),
        ],
        "gr.": [ContinentalExpansion("gramos", .afterNumber)],
        "min.": [ContinentalExpansion("minutos", .afterNumber)], "vda.": ["viuda"], "gta.": ["glorieta"],
        "v.o.t.": ["V O T"], "v.a.": [ContinentalExpansion("Vuestra Alteza", capital: true)],
        "v.a.r.": ["Vuestra Alteza Real"], "v.r.": [ContinentalExpansion("Vuestra Reverencia", capital: true)],
        "v.p.": [ContinentalExpansion("Vuestra Paternidad", capital: true)],
        "v.s.i.": ["usía ilustrísima"], "s.m.c.": ["Su Majestad Católica"], "n.ªs.ª": ["Nuestra Señora"],
        "j.c.": ["Jesucristo"], "lcdo.": ["licenciado"], "lcda.": ["licenciada"], "ldo.": ["licenciado"],
        "lda.": ["licenciada"], "sen.": [ContinentalExpansion("senador", .beforeName)],
        "dip.": [ContinentalExpansion("diputado", .beforeName)], "pl.": [ContinentalExpansion("plaza", .beforeName)],
        "ma.": [ContinentalExpansion("María", .beforeName, capital: true)], "univ.": ["universidad"],
        // Doubled letters are plurals.
        "ff.aa.": ["Fuerzas Armadas"], "jj.oo.": ["Juegos Olímpicos"], "cc.aa.": ["comunidades autónomas"],
        "rr.hh.": ["recursos humanos"], "dd.hh.": ["derechos humanos"],
        "ff.cc.": [ContinentalExpansion("ferrocarril", .afterWords(["el", "del", "al"])), "ferrocarriles"],
        "bs.as.": ["Buenos Aires"], "ayto.": ["ayuntamiento"], "emmo.": ["eminentísimo"], "rvdmo.": ["reverendísimo"],
        "iltmo.": ["ilustrísimo"], "exma.": ["excelentísima"],
        "kgs.": [ContinentalExpansion("kilogramos", .afterNumber)],
        "mts.": [ContinentalExpansion("metros", .afterNumber)],
        "nn.uu.": ["Naciones Unidas"], "cc.oo.": ["Comisiones Obreras"],
        // Law.
        "r.d.": [ContinentalExpansion("Real Decreto", .beforeNumber)],
        "l.o.": [ContinentalExpansion("Ley Orgánica", .beforeNumber, capital: true)],
        "r.d.l.": [ContinentalExpansion("Real Decreto Ley", .beforeNumber)],
        "ap.": [ContinentalExpansion("apartado", .beforeNumber)],
        "exp.": [ContinentalExpansion("expediente", .beforeNumber)],
        "res.": [ContinentalExpansion("resolución", .beforeNumber)],
        "inc.": [ContinentalExpansion("inciso", .beforeNumber)], "s/n": ["sin número"], "c/u": ["cada uno"],
        "v.o.": ["versión original"],
        "p.p.": [ContinentalExpansion("puntos porcentuales", .afterNumber)],
        "a.dej.c": ["antes de Jesucristo"], "pp.jj.": ["padres jesuitas"], "rr.pp.": ["reverendos padres"],
        "r.p.": [
            ContinentalExpansion(
                "reverendo padre",
                .beforeWords(["fray", "superior", "provincial", "prior", "guardián"])
            ),
            ContinentalExpansion("reverendo padre", .beforeNameAfter(["el", "del", "al", "los", "reverendo"])),
        ],
        "r.p.m.": ["revoluciones por minuto"], "m.s.n.m.": ["metros sobre el nivel del mar"],
        "s.n.m.": ["sobre el nivel del mar"], "n.s.j.c.": ["Nuestro Señor Jesucristo"],
        "mm.": [ContinentalExpansion("madres", .beforeName, capital: true)],
        "m.": [
            ContinentalExpansion("muerta el", .inLife(ofWoman: true, before: .day), small: true),
            ContinentalExpansion("muerta en", .inLife(ofWoman: true, before: .year), small: true),
            ContinentalExpansion("muerta en", .inLife(ofWoman: true, before: .place), small: true),
            ContinentalExpansion("muerto el", .inLife(ofWoman: false, before: .day), small: true),
            ContinentalExpansion("muerto en", .inLife(ofWoman: false, before: .year), small: true),
            ContinentalExpansion("muerto en", .inLife(ofWoman: false, before: .place), small: true),
            ContinentalExpansion("metros", .beforeAltitude, small: true),
            ContinentalExpansion("madre", .beforeHolyWoman, capital: true),
        ],
        "ssmo.": ["Santísimo"], "stmo.": ["Santísimo"], "ssma.": ["Santísima"], "sma.": ["Santísima"],
        "br.": [ContinentalExpansion("bachiller", .beforeName)], "no.": [ContinentalExpansion("número", .beforeNumber)],
        "mr.": ["míster"],
        "mrs.": [ContinentalExpansion("maravedís", .afterNumber), ContinentalExpansion("míssis", .beforeName)],
        "mme.": ["madame"], "mlle.": ["mademoiselle"], "mad.": ["madame"],
        "rs.vn.": ["reales de vellón"], "rs.": [ContinentalExpansion("reales", .afterNumber)],
        "rvn.": ["reales de vellón"],
        "d.a": [ContinentalExpansion("doña", .beforeName, capital: true)],
        "q.b.s.m.": ["que besa su mano"], "q.b.s.p.": ["que besa sus pies"], "q.d.g.": ["que Dios guarde"],
        "b.l.m.": ["besa la mano"],
        "afmo.": ["afectísimo"], "affmo.": ["afectísimo"], "s.s.s.": ["su seguro servidor"],
    ]

    /// Labels of pages and verses, behind whose number the next ones are named: *p. 33 s.*
    private static let pages: Set = ["p", "pp", "pág", "págs", "pag", "pagg", "v", "vv"]

    /// What a person of rank is called behind *vuestra*.
    private static let courtesies = Set(
        words: "señoría majestad excelencia alteza merced eminencia santidad paternidad reverencia ilustrísima"
    )
    /// Words before the mark of a road by its kilometre.
    private static let beforeRoadMark = Set(words: "el del al y e en")
    /// Words before a measure that no number counts, which is in the singular.
    private static let beforeOne: Set = ["el", "del", "al", "por", "cada", "un"]

    private static let unstoppedSpanish: [String: [ContinentalExpansion]] = [
        "Sr": [ContinentalExpansion("señor", .beforeName)], "Sra": [ContinentalExpansion("señora", .beforeName)],
        "Srta": [ContinentalExpansion("señorita", .beforeName)], "Dr": [ContinentalExpansion("doctor", .beforeName)],
        "Dra": [ContinentalExpansion("doctora", .beforeName)], "Ud": ["usted"], "Uds": ["ustedes"], "Vd": ["usted"],
        "Vds": ["ustedes"], "EEUU": ["Estados Unidos"], "FFAA": ["Fuerzas Armadas"], "JJOO": ["Juegos Olímpicos"],
        "CCAA": ["comunidades autónomas"], "RRHH": ["recursos humanos"],
        "aC": [ContinentalExpansion("antes de Cristo", .afterNumber)],
        "dC": [ContinentalExpansion("después de Cristo", .afterNumber)],
        "FJ": [ContinentalExpansion("fundamento jurídico", .beforeNumber)],
        "Mme": ["madame"], "Mlle": ["mademoiselle"],
        "Mr": [ContinentalExpansion("míster", .beforeName)], "Mrs": [ContinentalExpansion("míssis", .beforeName)],
        "etc": ["etcétera"], "vs": ["versus"],
        "km": [
            ContinentalExpansion("kilómetro", .beforeNumberAfter(beforeRoadMark)),
            ContinentalExpansion("kilómetro", .afterWords(beforeOne)), "kilómetros",
        ],
        "Km": [
            ContinentalExpansion("kilómetro", .beforeNumberAfter(beforeRoadMark)),
            ContinentalExpansion("kilómetros", .beforeNumber),
        ],
        "kg": [ContinentalExpansion("kilogramo", .afterWords(beforeOne)), "kilogramos"],
    ]
}
