/// Abbreviations of French. Source: *Lexique des règles typographiques en usage à l’Imprimerie nationale*.
extension ContinentalAbbreviations {
    static let french = ContinentalAbbreviations(
        stopped: stoppedFrench,
        unstopped: unstoppedFrench,
        saints: ContinentalSaints(
            men:
                "juan quichotte quijote pedro carlos diego miguel josé fernando felipe sancho luis alvaro césar rodrigue",
            women: "sol elvire inès mencia isabel juana maria"
        ),
        articles: ContinentalRomanWords.french.articles,
        targets: ContinentalRomanWords.french.labels.union(Set(words: "aussi infra supra ci plus note préface"))
    )

    private static let plurals: Set = ["les", "aux", "des", "ces", "leurs"]

    /// What a number names: *p. 3*, *les p. 3 et 4*. What may be a name, *aux P. Martin*, is small then.
    private static func plural(_ word: String, small: Bool = false) -> [ContinentalExpansion] {
        [
            ContinentalExpansion(word + "s", .betweenWordsAndNumber(plurals), small: small),
            ContinentalExpansion(word, .beforeNumber),
        ]
    }

    /// A birth or a death: *(n. Lyon, 1652 – m. 3 mai 1700)*.
    private static func life(_ man: String, _ woman: String) -> [ContinentalExpansion] {
        [(true, woman), (false, man)].flatMap { isWoman, word in
            [
                ContinentalExpansion(word + " le", .inLife(ofWoman: isWoman, before: .day), small: true),
                ContinentalExpansion(word + " en", .inLife(ofWoman: isWoman, before: .year), small: true),
                ContinentalExpansion(word + " à", .inLife(ofWoman: isWoman, before: .place), small: true),
            ]
        }
    }

    /// Days whose short form is a word, as notices print them: *fermé mar. matin*, but *dans chaque mer.*
    private static func day(_ name: String) -> [ContinentalExpansion] {
        [
            ContinentalExpansion(name, .afterWords(["sf", "sauf"]), small: true),
            ContinentalExpansion(
                name,
                .between(["fermé", "ouvert"], ["au", "de", "matin", "soir", "midi"]),
                small: true
            ), ContinentalExpansion(name, .betweenWordsAndNumber(["fermé", "ouvert"]), small: true),
        ]
    }

    /// Where something lies: *au S.-O. de la ville*.
    private static func compass(_ point: String) -> [ContinentalExpansion] {
        [ContinentalExpansion(point, .afterWords(["au", "du", "le", "vers", "plein", "de"]), capital: true)]
    }

    /// Names that are shortened before others: *Alph. Daudet*.
    private static let names: [String: [ContinentalExpansion]] = Dictionary(
        uniqueKeysWithValues: [
            ("alph", "Alphonse"), ("aug", "Auguste"), ("jos", "Joseph"), ("fréd", "Frédéric"),
            ("guill", "Guillaume"), ("eug", "Eugène"), ("franç", "François"), ("vict", "Victor"),
        ].map { ($0.0 + ".", [ContinentalExpansion($0.1, .beforeName, capital: true)]) }
    )

    private static let stoppedFrench: [String: [ContinentalExpansion]] = names.merging(ownFrench) { $0 + $1 }

    private static let ownFrench: [String: [ContinentalExpansion]] = [
        // People.
        "m.": [ContinentalExpansion("monsieur", .inside, capital: true)] + life("décédé", "décédée"),
        "mm.": [ContinentalExpansion("messieurs", capital: true)],
        "mr.": ["monsieur"], "mrs.": ["mistress"], "messrs.": ["messieurs"], "esq.": ["esquire"],
        "s.exc.": ["Son Excellence"], "s.ém.": ["Son Éminence"],
        "d.": [
            ContinentalExpansion("doña", .beforeHolyWoman, capital: true),
            ContinentalExpansion("don", .beforeSaint, capital: true),
        ], "mme.": ["madame"], "mmes.": ["mesdames"], "mlle.": ["mademoiselle"],
        "mad.": ["madame"], "mde.": ["madame"], "made.": ["madame"], "mle.": ["mademoiselle"],
        "mlles.": ["mesdemoiselles"], "dr.": ["docteur"],
        "pr.": [ContinentalExpansion("professeur", .beforeName, capital: true)],
        "prof.": [ContinentalExpansion("professeur", .beforeName)], "mgr.": ["monseigneur"],
        "me.": [ContinentalExpansion("maître", .beforeName, capital: true)],
        "st.": [ContinentalExpansion("saint", .beforeName)], "ste.": [ContinentalExpansion("sainte", .beforeName)],
        "vve.": ["veuve"], "gén.": [ContinentalExpansion("général", .beforeName)],
        "col.": [ContinentalExpansion("colonel", .beforeName), ContinentalExpansion("colonne", .beforeNumber)],
        "s.-o.": compass("sud-ouest"), "s.-e.": compass("sud-est"), "n.-o.": compass("nord-ouest"),
        "n.-e.": compass("nord-est"), "rép.": [ContinentalExpansion("République", capital: true)],
        "univ.": ["université"], "prés.": [ContinentalExpansion("président", .beforeWords(["de", "du", "des"]))],
        "ép.": [
            ContinentalExpansion("épousa", .beforeWords(["en", "le", "à"]), small: true),
            ContinentalExpansion("épouse", .beforeName, small: true),
        ],
        "douz.": [ContinentalExpansion("douzaines", .afterNumber)], "ch.-l.": ["chef-lieu"],
        "j.": [ContinentalExpansion("jours", .afterNumber, small: true)],
        "cap.": [ContinentalExpansion("capitaine", .beforeName)],
        "cne.": [ContinentalExpansion("capitaine", .beforeName)],
        "adj.": [ContinentalExpansion("adjudant", .beforeNameAfter(["l", "d"]))],
        "faub.": [ContinentalExpansion("faubourg", .inside)], "ll.aa.rr.": ["Leurs Altesses royales"],
        "ll.aa.": ["Leurs Altesses"], "cdt.": ["commandant"], "lt.": ["lieutenant"],
        "sgt.": ["sergent"], "cte.": ["comte"], "ctesse.": ["comtesse"],
        "mis.": [ContinentalExpansion("marquis", .beforeName)],
        "r.p.": ["révérend père"], "s.m.": ["Sa Majesté"], "ll.mm.": ["Leurs Majestés"],
        "s.a.r.": ["Son Altesse royale"],
        "s.a.": ["Son Altesse"], "s.a.i.": ["Son Altesse impériale"], "s.e.": ["Son Excellence"],
        "s.s.": ["Sa Sainteté"],
        "v.m.": ["Votre Majesté"], "n.-d.": ["Notre-Dame"], "n.s.": ["Notre Seigneur"],
        "n.-s.j.-c.": ["Notre Seigneur Jésus-Christ"], "j.-c.": ["Jésus-Christ"],
        // Places.
        "av.": [
            ContinentalExpansion("avenue", .beforeName),
            ContinentalExpansion("avenue", .beforeWords(["des", "de", "du", "d"])),
        ], "bd.": ["boulevard"], "boul.": ["boulevard"],
        "pl.": plural("planche") + [ContinentalExpansion("place", .beforeName)],
        "fg.": ["faubourg"], "dép.": ["département"], "arr.": ["arrondissement"], "é.-u.": ["États-Unis"],
        // Firms.
        "cie.": ["compagnie"], "sté.": ["société"], "éts.": ["établissements"],
        // Time.
        "av.j.c.": ["avant Jésus-Christ"], "av.jc": ["avant Jésus-Christ"], "av.jc.": ["avant Jésus-Christ"],
        "apr.j.c.": ["après Jésus-Christ"], "ap.j.c.": ["après Jésus-Christ"], "ap.jc.": ["après Jésus-Christ"],
        "apr.jc.": ["après Jésus-Christ"], "apr.jc": ["après Jésus-Christ"], "ap.jc": ["après Jésus-Christ"],
        "av.j.-c.": ["avant Jésus-Christ"], "apr.j.-c.": ["après Jésus-Christ"], "ap.j.-c.": ["après Jésus-Christ"],
        "juill.": ["juillet"], "janv.": ["janvier"], "févr.": ["février"], "fév.": ["février"],
        "avr.": [ContinentalExpansion("avril", .afterNumber), ContinentalExpansion("avril", .beforeYear)],
        "juil.": ["juillet"],
        "sept.": [ContinentalExpansion("septembre", .afterNumber), ContinentalExpansion("septembre", .beforeYear)],
        "oct.": [ContinentalExpansion("octobre", .afterNumber), ContinentalExpansion("octobre", .beforeYear)],
        "nov.": [ContinentalExpansion("novembre", .afterNumber), ContinentalExpansion("novembre", .beforeYear)],
        "déc.": ["décembre"], "s.": [ContinentalExpansion("siècle", .afterNumber)],
        // Books.
        "p.": plural("page", small: true) + [
            ContinentalExpansion("père", .beforeNameAfter(["le", "du", "au"]), capital: true),
            ContinentalExpansion("pour", .beforeWords(["cent"]), small: true),
            ContinentalExpansion("pages", .afterNumberNotBefore(["m", "c", "cent"]), small: true),
        ],
        "pp.": [ContinentalExpansion("pages", .beforeNumber)],
        "pag.": [ContinentalExpansion("page", .beforeNumber)],
        "chap.": [ContinentalExpansion("chapitres", .afterWords(plurals)), "chapitre"],
        "ch.": plural("chapitre", small: true) + [ContinentalExpansion("Charles", .beforeName, capital: true)],
        "n°": [ContinentalExpansion("numéros", .afterWords(plurals)), "numéro"],
        "nº": [ContinentalExpansion("numéros", .afterWords(plurals)), "numéro"],
        "n.": life("né", "née") + [ContinentalExpansion("numéro", .beforeNumber)],
        "nos.": [
            ContinentalExpansion("numéros", .beforeNumber)
        ],
        "al.": [ContinentalExpansion("alinéa", .beforeNumber)],
        "vol.": plural("volume") + [ContinentalExpansion("volumes", .afterNumber)], "t.": plural("tome", small: true),
        "art.": plural("article"), "fig.": plural("figure"),
        "l.": [ContinentalExpansion("ligne", .beforeNumber, small: true)],
        "v.": [
            ContinentalExpansion("contre", .betweenNames, small: true),
            ContinentalExpansion("vers", .beforeNumber, small: true), ContinentalExpansion("voir", .reference),
        ],
        "sc.": [ContinentalExpansion("scène", .beforeNumber)],
        "c.": [ContinentalExpansion("vers", .beforeYear, small: true)],
        "ca.": [ContinentalExpansion("vers", .beforeNumber)],
        "fl.": [ContinentalExpansion("actif vers", .beforeBracketedYear)],
        "r.": [ContinentalExpansion("règne", .beforeBracketedYear, small: true)],
        "f.": [ContinentalExpansion("folio", .beforeNumber, small: true)],
        "éd.": ["édition"], "édit.": ["édition"], "trad.": ["traduction"], "cf.": ["confer"],
        "conf.": [ContinentalExpansion("confer", .inside)],
        "ibid.": ["ibidem"], "id.": ["idem"], "op.cit.": ["opus citatum"], "loc.cit.": ["locus citatus"],
        "n.b.": ["nota bene"], "n.c.": ["non communiqué"], "r.-v.": ["rendez-vous"], "n.d.t.": ["note du traducteur"],
        "n.d.l.r.": ["note de la rédaction"],
        "n.d.é.": ["note de l’éditeur"], "n.d.a.": ["note de l’auteur"], "p.s.": ["post-scriptum"],
        "p.-s.": ["post-scriptum"], "ms.": ["manuscrit"], "mss.": ["manuscrits"], "s.d.": ["sans date"],
        "s.l.": ["sans lieu"], "suiv.": ["suivantes"], "sq.": ["et suivante"], "sqq.": ["et suivantes"],
        // Others.
        "p.ex.": ["par exemple"],  // *Mon ex.* is a person.
        "ex.": [
            ContinentalExpansion("exemple", .afterWords(["par"])), ContinentalExpansion("exemple", .inside),
        ],
        "c.-à-d.": ["c’est-à-dire"], "c.à.d.": ["c’est-à-dire"], "càd.": ["c’est-à-dire"], "etc.": ["et cetera"],
        "env.": [ContinentalExpansion("environ", .inside), ContinentalExpansion("environ", small: true)],
        "&c.": ["et cetera"], "tél.": ["téléphone"],
        "max.": [ContinentalExpansion("maximum", .inside)],
        "min.": [
            ContinentalExpansion("minutes", .afterNumber), ContinentalExpansion("minimum", .inside),
        ],
        "th.": [
            ContinentalExpansion("thermostat", .beforeNumber),
            ContinentalExpansion("Théophile", .beforeWords(["gautier", "viau"]), capital: true),
            ContinentalExpansion("Théodore", .beforeName, capital: true),
        ], "ph.": [ContinentalExpansion("Philippe", .beforeName, capital: true)],
        "fol.": [ContinentalExpansion("folio", .beforeNumber, small: true)],
        "vv.": [ContinentalExpansion("vers", .beforeNumber, small: true)],
        "op.": [ContinentalExpansion("opus", .beforeNumber)], "alt.": [ContinentalExpansion("altitude", .beforeNumber)],
        "t.l.j.": ["tous les jours"], "lun.": ["lundi"],
        "sam.": [ContinentalExpansion("samedi", small: true)],
        // *Jeannot, dim. de Jean*, *dim. 30 x 40 cm*
        "dim.": [
            ContinentalExpansion(
                "dimanche",
                .afterWords(["le", "ce", "du", "au", "un", "et", "ou", "à", "sf", "sauf", "fermé", "ouvert"]),
                small: true
            )
        ],
        "mar.": day("mardi"), "mer.": day("mercredi"), "jeu.": day("jeudi"), "ven.": day("vendredi"),
        "c.civ.": ["Code civil"],
        "c.pén.": ["Code pénal"],
        "c.com.": ["Code de commerce"], "c.trav.": ["Code du travail"], "pop.": ["population"],
        "coll.": [ContinentalExpansion("collection", .inside)], "dépt.": ["département"], "réf.": ["référence"],
        "insp.": [ContinentalExpansion("inspecteur", .beforeName)],
        "pers.": [ContinentalExpansion("personnes", .afterNumber)], "angl.": ["anglais"], "esp.": ["espagnol"],
        "ital.": ["italien"], "s.em.": ["Son Éminence"], "fº": [ContinentalExpansion("folio", .beforeNumber)],
        "rº": [ContinentalExpansion("recto", .afterNumber)], "vº": [ContinentalExpansion("verso", .afterNumber)],
        "hab.": ["habitants"], "syn.": ["synonyme"], "fr.": [ContinentalExpansion("francs", .afterNumber)],
        "qqn.": ["quelqu’un"], "qqch.": ["quelque chose"], "r.s.v.p.": ["répondez s’il vous plaît"],
        "s.v.p.": ["s’il vous plaît"], "m.à.j.": ["mise à jour"], "pt.": [ContinentalExpansion("point", .afterNumber)],
    ]

    private static let unstoppedFrench: [String: [ContinentalExpansion]] = [
        "ca": [ContinentalExpansion("vers", .beforeYear, small: true)],
        "no": [ContinentalExpansion("numéro", .beforeNumber)], "No": [ContinentalExpansion("numéro", .beforeNumber)],
        "Mde": ["madame"], "Mme": ["madame"], "Mmes": ["mesdames"], "Mlle": ["mademoiselle"],
        "Mlles": ["mesdemoiselles"],
        "MM": [ContinentalExpansion("messieurs", .beforeName)], "Mr": [ContinentalExpansion("monsieur", .beforeName)],
        "Mgr": ["monseigneur"], "Dr": [ContinentalExpansion("docteur", .beforeName)],
        "Drs": [ContinentalExpansion("docteurs", .beforeName)], "Pr": [ContinentalExpansion("professeur", .beforeName)],
        "Me": [ContinentalExpansion("maître", .beforeFirstName)], "St": ["saint"], "Ste": ["sainte"], "Sts": ["saints"],
        "gal": [ContinentalExpansion("général", .beforeName)], "cdt": [ContinentalExpansion("commandant", .beforeName)],
        "pt": [ContinentalExpansion("point", .afterNumber)], "pts": [ContinentalExpansion("points", .afterNumber)],
        "Vve": ["veuve"], "Cdt": ["commandant"], "Cie": ["compagnie"], "Sté": ["société"], "Éts": ["établissements"],
        "Ets": ["établissements"], "bd": [ContinentalExpansion("boulevard", .beforeName)],
        "Bd": [ContinentalExpansion("boulevard", .beforeName)], "bld": ["boulevard"], "fg": ["faubourg"],
        "tlj": ["tous les jours"], "TLJ": ["tous les jours"],
        "sf": [
            ContinentalExpansion(
                "sauf",
                .beforeWords(["lun", "mar", "mer", "jeu", "ven", "sam", "dim", "lundi", "mardi"])
            )
        ],
        "hab": [ContinentalExpansion("habitants", .afterNumber)],
        "fr": [ContinentalExpansion("francs", .afterNumber)], "frs": [ContinentalExpansion("francs", .afterNumber)],
        "vs": ["versus"], "km": ["kilomètres"], "kg": ["kilogrammes"], "qqn": ["quelqu’un"], "qqch": ["quelque chose"],
        "svp": ["s’il vous plaît"], "SVP": ["s’il vous plaît"], "RSVP": ["répondez s’il vous plaît"],
        "Mrs": ["mistress"], "Messrs": ["messieurs"], "etc": ["et cetera"],
        "Cte": [ContinentalExpansion("comte", .beforeName)],
        "Gal": [
            ContinentalExpansion("général", .beforeName), ContinentalExpansion("général", .beforeWords(["de", "d"])),
        ],
        "nos": [ContinentalExpansion("numéros", .beforeNumbers)],
        "Nos": [ContinentalExpansion("numéros", .beforeNumbers)], "RDV": ["rendez-vous"],
    ]
}
