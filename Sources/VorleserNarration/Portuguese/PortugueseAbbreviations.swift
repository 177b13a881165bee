/// Abbreviations of Portuguese. Source: *Vocabulário Ortográfico da Língua Portuguesa*, list of reductions.
extension RomanceAbbreviations {
    static let portuguese = RomanceAbbreviations(stopped: stoppedPortuguese, unstopped: unstoppedPortuguese)

    private static let stoppedPortuguese: [String: [RomanceExpansion]] = [
        // People.
        "sr.": ["senhor"], "sra.": ["senhora"], "srs.": ["senhores"], "sras.": ["senhoras"], "srta.": ["senhorita"],
        "sr.ª": ["senhora"], "srª": ["senhora"], "snr.": ["senhor"], "snra.": ["senhora"],
        "d.": [
            RomanceExpansion("dona", .beforeWoman, capital: true), RomanceExpansion("dom", .beforeName, capital: true),
        ],
        "d.ª": ["dona"], "dr.": ["doutor"], "dra.": ["doutora"], "drs.": ["doutores"], "dras.": ["doutoras"],
        "dr.ª": ["doutora"],
        "prof.": ["professor"], "profa.": ["professora"], "prof.ª": ["professora"], "profª": ["professora"],
        "profs.": ["professores"], "eng.": ["engenheiro"], "arq.": ["arquiteto"], "gen.": ["general"],
        "gal.": ["general"],
        "cel.": ["coronel"], "maj.": ["major"], "ten.": ["tenente"], "sgt.": ["sargento"], "alm.": ["almirante"],
        "com.": [RomanceExpansion("comandante", .beforeName)], "cons.": ["conselheiro"], "des.": ["desembargador"],
        "cap.": [
            RomanceExpansion("capítulo", .beforeNumber), RomanceExpansion("capitão", .beforeName),
            RomanceExpansion("capítulo"),
        ],
        "caps.": ["capítulos"], "fr.": [RomanceExpansion("frei", .beforeName, capital: true)],
        "pe.": [RomanceExpansion("padre", .beforeName)], "p.e": [RomanceExpansion("padre", .beforeName)],
        "mons.": ["monsenhor"],
        "rev.": ["reverendo"], "revmo.": ["reverendíssimo"], "rev.mo": ["reverendíssimo"], "exmo.": ["excelentíssimo"],
        "ex.mo": ["excelentíssimo"], "exma.": ["excelentíssima"], "ex.ma": ["excelentíssima"],
        "ilmo.": ["ilustríssimo"],
        "il.mo": ["ilustríssimo"], "ilma.": ["ilustríssima"], "il.ma": ["ilustríssima"], "sto.": ["Santo"],
        "sta.": ["Santa"],
        "sto.ant.": ["Santo Antônio"], "pres.": ["presidente"], "gov.": ["governador"],
        "min.": [
            RomanceExpansion("minutos", .afterNumber), RomanceExpansion("ministro", .beforeName),
        ],
        "s.": [
            RomanceExpansion("século", .beforeNumber), RomanceExpansion("Santa", .beforeWoman, capital: true),
            RomanceExpansion("Santo", .beforeLetters("aeiouáéíóúâêôãõh"), capital: true),
            RomanceExpansion("São", .beforeName, capital: true),
        ],
        "v.exª": ["Vossa Excelência"], "v.exa.": ["Vossa Excelência"], "v.ex.ª": ["Vossa Excelência"],
        "v.ex.": ["Vossa Excelência"],
        "v.exas.": ["Vossas Excelências"], "s.exª": ["Sua Excelência"], "s.exa.": ["Sua Excelência"],
        "s.ex.ª": ["Sua Excelência"],
        "v.sª": ["Vossa Senhoria"], "v.sa.": ["Vossa Senhoria"], "v.s.ª": ["Vossa Senhoria"],
        "v.m.": ["Vossa Majestade"],
        "s.m.": [RomanceExpansion("Sua Majestade", capital: true)], "ss.mm.": ["Suas Majestades"],
        "s.a.": ["Sua Alteza"],
        "s.a.r.": ["Sua Alteza Real"], "s.s.": [RomanceExpansion("Sua Santidade", capital: true)],
        "v.mcê": ["vosmecê"], "v.mcê.": ["vosmecê"], "n.s.": [RomanceExpansion("Nosso Senhor", capital: true)],
        "n.sª": ["Nossa Senhora"], "n.sra.": ["Nossa Senhora"], "n.s.ª": ["Nossa Senhora"],
        // Places.
        "av.": ["avenida"], "r.": [RomanceExpansion("rua", .beforeName, capital: true)], "trav.": ["travessa"],
        "pça.": ["praça"],
        "pç.": ["praça"], "lgo.": ["largo"], "al.": [RomanceExpansion("alameda", .beforeName, capital: true)],
        "apto.": ["apartamento"],
        "ap.": [RomanceExpansion("apartamento", .beforeNumber)], "e.u.a.": ["Estados Unidos da América"],
        "eua.": ["Estados Unidos"],
        "cia.": ["companhia"], "c.ia": ["companhia"], "ltda.": ["limitada"], "s/a": ["sociedade anônima"],
        // Time.
        "a.c.": ["antes de Cristo"], "d.c.": ["depois de Cristo"], "a.d.": ["anno domini"], "séc.": ["século"],
        "sécs.": ["séculos"], "jan.": ["janeiro"], "fev.": ["fevereiro"], "abr.": ["abril"],
        "ago.": [RomanceExpansion("agosto", .afterNumber)], "set.": [RomanceExpansion("setembro", .afterNumber)],
        "out.": [RomanceExpansion("outubro", .afterNumber)], "nov.": [RomanceExpansion("novembro", .afterNumber)],
        "dez.": [RomanceExpansion("dezembro", .afterNumber)], "p.p.": ["próximo passado"],
        // Books.
        "pág.": ["página"], "págs.": ["páginas"], "pag.": ["página"], "p.": [RomanceExpansion("página", .beforeNumber)],
        "pp.": ["páginas"], "n.": [RomanceExpansion("número", .beforeNumber)], "n.º": ["número"], "nº": ["número"],
        "nº.": ["número"],
        "n.os": ["números"], "núm.": ["número"], "núms.": ["números"], "num.": ["número"], "vol.": ["volume"],
        "vols.": ["volumes"],
        "t.": [RomanceExpansion("tomo", .beforeNumber)], "art.": ["artigo"], "arts.": ["artigos"], "fig.": ["figura"],
        "figs.": ["figuras"], "tab.": ["tabela"], "par.": ["parágrafo"], "ed.": ["edição"], "trad.": ["tradução"],
        "cf.": ["confira"],
        "cfr.": ["confira"], "ibid.": ["ibidem"], "id.": ["idem"], "op.cit.": ["obra citada"],
        "ob.cit.": ["obra citada"],
        "v.": [RomanceExpansion("verso", .beforeNumber), RomanceExpansion("veja", .inside)], "v.g.": ["verbi gratia"],
        "n.b.": ["nota bene"], "n.t.": ["nota do tradutor"], "n.dot.": ["nota do tradutor"],
        "n.doa.": ["nota do autor"],
        "p.s.": ["pós-escrito"], "obs.": ["observação"], "fl.": [RomanceExpansion("folha", .beforeNumber)],
        "fls.": [RomanceExpansion("folhas", .beforeNumber)], "ms.": ["manuscrito"], "mss.": ["manuscritos"],
        "s.d.": ["sem data"],
        "cód.": ["código"], "org.": ["organizador"], "orgs.": ["organizadores"],
        // Others.
        "p.ex.": ["por exemplo"], "ex.": ["exemplo"], "etc.": ["et cetera"], "aprox.": ["aproximadamente"],
        "tel.": ["telefone"],
        "máx.": ["máximo"], "mín.": ["mínimo"], "dep.": [RomanceExpansion("deputado", .beforeName)],
        "depto.": ["departamento"],
        "adm.": ["administração"], "i.e.": ["isto é"], "km.": [RomanceExpansion("quilômetros", .afterNumber)],
        "kg.": [RomanceExpansion("quilogramas", .afterNumber)], "am.º": ["amigo"], "amº": ["amigo"],
        "obrig.º": ["obrigado"],
        "att.": ["atenciosamente"], "atte.": ["atenciosamente"], "jr.": ["júnior"], "q.d.": ["que Deus"],
    ]

    private static let unstoppedPortuguese: [String: [RomanceExpansion]] = [
        "Sr": [RomanceExpansion("senhor", .beforeName)], "Sra": [RomanceExpansion("senhora", .beforeName)],
        "Dr": [RomanceExpansion("doutor", .beforeName)], "Dra": [RomanceExpansion("doutora", .beforeName)],
        "EUA": ["Estados Unidos"], "vs": ["versus"], "km": ["quilômetros"], "kg": ["quilogramas"],
    ]
}
