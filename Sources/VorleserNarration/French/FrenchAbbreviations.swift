/// Abbreviations of French. Source: *Lexique des règles typographiques en usage à l’Imprimerie nationale*.
extension RomanceAbbreviations {
    static let french = RomanceAbbreviations(stopped: stoppedFrench, unstopped: unstoppedFrench)

    private static let stoppedFrench: [String: [RomanceExpansion]] = [
        // People.
        "m.": [RomanceExpansion("monsieur", .inside, capital: true)],
        "mm.": [RomanceExpansion("messieurs", capital: true)],
        "mr.": ["monsieur"], "mme.": ["madame"], "mmes.": ["mesdames"], "mlle.": ["mademoiselle"],
        "mlles.": ["mesdemoiselles"], "dr.": ["docteur"],
        "pr.": [RomanceExpansion("professeur", .beforeName, capital: true)],
        "prof.": ["professeur"], "mgr.": ["monseigneur"],
        "me.": [RomanceExpansion("maître", .beforeName, capital: true)],
        "st.": [RomanceExpansion("saint", .beforeName)], "ste.": [RomanceExpansion("sainte", .beforeName)],
        "vve.": ["veuve"], "gén.": [RomanceExpansion("général", .beforeName)],
        "col.": [RomanceExpansion("colonel", .beforeName), RomanceExpansion("colonne", .beforeNumber)],
        "cap.": [RomanceExpansion("capitaine", .beforeName)], "cdt.": ["commandant"], "lt.": ["lieutenant"],
        "sgt.": ["sergent"], "cte.": ["comte"], "ctesse.": ["comtesse"],
        "mis.": [RomanceExpansion("marquis", .beforeName)],
        "r.p.": ["révérend père"], "s.m.": ["Sa Majesté"], "ll.mm.": ["Leurs Majestés"],
        "s.a.r.": ["Son Altesse royale"],
        "s.a.": ["Son Altesse"], "s.a.i.": ["Son Altesse impériale"], "s.e.": ["Son Excellence"],
        "s.s.": ["Sa Sainteté"],
        "v.m.": ["Votre Majesté"], "n.-d.": ["Notre-Dame"], "n.s.": ["Notre Seigneur"],
        "n.-s.j.-c.": ["Notre Seigneur Jésus-Christ"], "j.-c.": ["Jésus-Christ"],
        // Places.
        "av.": [RomanceExpansion("avenue", .beforeName)], "bd.": ["boulevard"], "boul.": ["boulevard"],
        "pl.": [
            RomanceExpansion("planche", .beforeNumber), RomanceExpansion("place", .beforeName),
        ],
        "fg.": ["faubourg"], "dép.": ["département"], "arr.": ["arrondissement"], "é.-u.": ["États-Unis"],
        // Firms.
        "cie.": ["compagnie"], "sté.": ["société"], "éts.": ["établissements"],
        // Time.
        "av.j.-c.": ["avant Jésus-Christ"], "apr.j.-c.": ["après Jésus-Christ"], "ap.j.-c.": ["après Jésus-Christ"],
        "janv.": ["janvier"], "févr.": ["février"], "fév.": ["février"],
        "avr.": [RomanceExpansion("avril", .afterNumber)],
        "juil.": ["juillet"], "sept.": [RomanceExpansion("septembre", .afterNumber)],
        "oct.": [RomanceExpansion("octobre", .afterNumber)], "nov.": [RomanceExpansion("novembre", .afterNumber)],
        "déc.": ["décembre"], "s.": [RomanceExpansion("siècle", .afterNumber)],
        // Books.
        "p.": [RomanceExpansion("page", .beforeNumber)], "pp.": [RomanceExpansion("pages", .beforeNumber)],
        "pag.": ["page"], "chap.": ["chapitre"], "ch.": [RomanceExpansion("chapitre", .beforeNumber)],
        "n°": ["numéro"], "nº": ["numéro"], "n.": [RomanceExpansion("numéro", .beforeNumber)],
        "nos.": [
            RomanceExpansion("numéros", .beforeNumber)
        ],
        "vol.": ["volume"], "t.": [RomanceExpansion("tome", .beforeNumber)], "art.": ["article"], "fig.": ["figure"],
        "l.": [RomanceExpansion("ligne", .beforeNumber)],
        "v.": [
            RomanceExpansion("vers", .beforeNumber), RomanceExpansion("voir", .inside),
        ],
        "sc.": [RomanceExpansion("scène", .beforeNumber)], "f.": [RomanceExpansion("folio", .beforeNumber)],
        "éd.": ["édition"], "édit.": ["édition"], "trad.": ["traduction"], "cf.": ["confer"], "conf.": ["confer"],
        "ibid.": ["ibidem"], "id.": ["idem"], "op.cit.": ["opus citatum"], "loc.cit.": ["locus citatus"],
        "n.b.": ["nota bene"], "n.d.t.": ["note du traducteur"], "n.d.l.r.": ["note de la rédaction"],
        "n.d.é.": ["note de l’éditeur"], "n.d.a.": ["note de l’auteur"], "p.s.": ["post-scriptum"],
        "p.-s.": ["post-scriptum"], "ms.": ["manuscrit"], "mss.": ["manuscrits"], "s.d.": ["sans date"],
        "s.l.": ["sans lieu"], "suiv.": ["suivantes"], "sq.": ["et suivante"], "sqq.": ["et suivantes"],
        // Others.
        "p.ex.": ["par exemple"], "ex.": [RomanceExpansion("exemple", .inside)],
        "c.-à-d.": ["c’est-à-dire"], "c.à.d.": ["c’est-à-dire"], "càd.": ["c’est-à-dire"], "etc.": ["et cetera"],
        "env.": ["environ"], "tél.": ["téléphone"], "max.": ["maximum"],
        "min.": [
            RomanceExpansion("minutes", .afterNumber), RomanceExpansion("minimum", .inside),
        ],
        "hab.": ["habitants"], "syn.": ["synonyme"], "fr.": [RomanceExpansion("francs", .afterNumber)],
        "qqn.": ["quelqu’un"], "qqch.": ["quelque chose"], "r.s.v.p.": ["répondez s’il vous plaît"],
        "s.v.p.": ["s’il vous plaît"], "m.à.j.": ["mise à jour"], "pt.": [RomanceExpansion("point", .afterNumber)],
    ]

    private static let unstoppedFrench: [String: [RomanceExpansion]] = [
        "Mme": ["madame"], "Mmes": ["mesdames"], "Mlle": ["mademoiselle"], "Mlles": ["mesdemoiselles"],
        "MM": [RomanceExpansion("messieurs", .beforeName)], "Mr": [RomanceExpansion("monsieur", .beforeName)],
        "Mgr": ["monseigneur"], "Dr": [RomanceExpansion("docteur", .beforeName)],
        "Drs": [RomanceExpansion("docteurs", .beforeName)], "Pr": [RomanceExpansion("professeur", .beforeName)],
        "Me": [RomanceExpansion("maître", .beforeName)], "St": ["saint"], "Ste": ["sainte"], "Sts": ["saints"],
        "Vve": ["veuve"], "Cdt": ["commandant"], "Cie": ["compagnie"], "Sté": ["société"], "Éts": ["établissements"],
        "Ets": ["établissements"], "bd": [RomanceExpansion("boulevard", .beforeName)],
        "Bd": [RomanceExpansion("boulevard", .beforeName)], "bld": ["boulevard"], "fg": ["faubourg"],
        "vs": ["versus"], "km": ["kilomètres"], "kg": ["kilogrammes"], "qqn": ["quelqu’un"], "qqch": ["quelque chose"],
        "svp": ["s’il vous plaît"], "SVP": ["s’il vous plaît"], "RSVP": ["répondez s’il vous plaît"],
        "Cte": [RomanceExpansion("comte", .beforeName)], "Gal": [RomanceExpansion("général", .beforeName)],
    ]
}
