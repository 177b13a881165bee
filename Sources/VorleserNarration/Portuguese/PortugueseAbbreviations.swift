/// Abbreviations of Portuguese. Source: *Vocabulário Ortográfico da Língua Portuguesa*, list of reductions.
extension ContinentalAbbreviations {
    static let portuguese = ContinentalAbbreviations(
        stopped: stoppedPortuguese,
        unstopped: unstoppedPortuguese,
        saints: ContinentalSaints(
            men: """
                agostinho ambrósio andré antão antônio antónio antonio bartolomeu benedito bernardo brás braz caetano
                cristóvão christovão damião domingos elias estêvão gabriel gonçalo inácio ignácio ignacio jerônimo jerónimo
                jeronymo joaquim lázaro lourenço lucas marcos martinho mateus matheus matias miguel pantaleão roque
                rafael salvador simão tiago thiago tomás thomaz thomé tomé valentim vicente zacarias luís
                """,
            women: """
                águeda agueda anna apolónia apolônia bárbara barbara brígida catharina cecília cecilia clara cruz eugénia
                eulália eulalia genoveva gertrudes helena ignez iria justa josepha luzia magdalena madalena marinha marta
                martha mónica mônica quitéria quiteria rita rosa rosália rosalia theresa thereza úrsula ursula verônica
                """
        ),
        articles: ContinentalRomanWords.portuguese.articles,
        targets: ContinentalRomanWords.portuguese.labels.union(
            Set(words: "também tambem infra supra acima abaixo adiante nota notas prefacio prólogo")
        )
    )

    /// A day of the week among others: *de seg. a sex.*
    private static func weekday(_ name: String) -> [ContinentalExpansion] {
        [
            ContinentalExpansion(name, .between(["de", "às", "à", "a", "e"], ["a", "à", "e"]), small: true),
            ContinentalExpansion(name, .afterWords(["a", "à"]), small: true),
        ]
    }

    /// Where something lies: *a S.O. da cidade*, but *a S.E. o ministro*.
    private static func compass(_ point: String, _ further: Set<String> = []) -> [ContinentalExpansion] {
        [ContinentalExpansion(point, .afterWords(further.union(["ao", "para"])), capital: true)]
    }

    private static let stoppedPortuguese: [String: [ContinentalExpansion]] = [
        "seg.": weekday("segunda"), "dom.": weekday("domingo"), "ter.": weekday("terça"), "qua.": weekday("quarta"),
        "qui.": weekday("quinta"),
        "sex.": weekday("sexta"), "sáb.": weekday("sábado"),
        // People.
        "sr.": ["senhor"], "sra.": ["senhora"], "srs.": ["senhores"], "sras.": ["senhoras"], "srta.": ["senhorita"],
        "sr.ª": ["senhora"], "sr.a": ["senhora"], "snr.a": ["senhora"], "ill.mo": ["ilustríssimo"],
        "ill.ma": ["ilustríssima"],
        "s.ex.as": ["Suas Excelências"], "ss.ex.as": ["Suas Excelências"], "v.ex.as": ["Vossas Excelências"],
        "vv.ex.as": ["Vossas Excelências"], "eng.º": ["engenheiro"], "eng.ª": ["engenheira"],
        "v.ex.a": ["Vossa Excelência"], "s.ex.a": ["Sua Excelência"], "v.exc.a": ["Vossa Excelência"],
        "v.exc.ª": ["Vossa Excelência"], "v.exc.": ["Vossa Excelência"], "s.exc.a": ["Sua Excelência"],
        "s.exc.ª": ["Sua Excelência"], "s.exc.": ["Sua Excelência"], "exc.a": ["excelência"], "exc.ª": ["excelência"],
        "exc.mo": ["excelentíssimo"], "exc.ma": ["excelentíssima"], "ex.º": ["excelentíssimo"],
        "exm.º": ["excelentíssimo"], "exm.ª": ["excelentíssima"], "revd.º": ["reverendo"], "rev.º": ["reverendo"],
        "illm.º": ["ilustríssimo"], "ill.º": ["ilustríssimo"], "illmo.": ["ilustríssimo"], "illma.": ["ilustríssima"],
        "snr.as": ["senhoras"], "sr.as": ["senhoras"], "sr.es": ["senhores"], "snrs.": ["senhores"],
        "snr.ª": ["senhora"], "mr.": ["míster"], "mrs.": ["míssis"], "mme.": ["madame"], "mlle.": ["mademoiselle"],
        "v.s.a": ["Vossa Senhoria"], "srª": ["senhora"],
        "snr.": ["senhor"], "snra.": ["senhora"],
        "d.": [
            ContinentalExpansion("dona", .beforeWoman, capital: true),
            ContinentalExpansion(
                "dom",
                .beforeMan(
                    notAfter: Set(
                        words: """
                            da à na pela minha sua nossa uma senhora sra snra viúva viuva tia prima irmã mãe filha avó
                            madrinha esposa mulher
                            """
                    )
                ),
                capital: true
            ), ContinentalExpansion("dona", .beforeName, capital: true),
        ],
        "d.ª": ["dona"], "dr.": ["doutor"], "dra.": ["doutora"], "drs.": ["doutores"], "dras.": ["doutoras"],
        "dr.ª": ["doutora"],
        "prof.": ["professor"], "profa.": ["professora"], "prof.ª": ["professora"], "profª": ["professora"],
        "profs.": ["professores"], "eng.": ["engenheiro"], "arq.": ["arquiteto"], "gen.": ["general"],
        "gal.": ["general"],
        "cel.": ["coronel"], "maj.": ["major"], "ten.": ["tenente"], "sgt.": ["sargento"], "alm.": ["almirante"],
        "com.": [ContinentalExpansion("comandante", .beforeName)], "cons.": ["conselheiro"], "des.": ["desembargador"],
        "cap.": [
            ContinentalExpansion("capítulo", .beforeNumber), ContinentalExpansion("capitão", .beforeName),
            ContinentalExpansion("capítulo"),
        ],
        "caps.": ["capítulos"], "fr.": [ContinentalExpansion("frei", .beforeName, capital: true)],
        "pe.": [ContinentalExpansion("padre", .beforeName)], "p.e": [ContinentalExpansion("padre", .beforeName)],
        "mons.": ["monsenhor"],
        "rev.": [
            ContinentalExpansion("revisão", .beforeNumber), ContinentalExpansion("reverendo", .beforeName),
        ], "revmo.": ["reverendíssimo"],
        "rev.mo": ["reverendíssimo"], "exmo.": ["excelentíssimo"],
        "ex.mo": ["excelentíssimo"], "exma.": ["excelentíssima"], "ex.ma": ["excelentíssima"],
        "ilmo.": ["ilustríssimo"],
        "il.mo": ["ilustríssimo"], "ilma.": ["ilustríssima"], "il.ma": ["ilustríssima"], "sto.": ["Santo"],
        "sta.": ["Santa"],
        "sto.ant.": ["Santo Antônio"], "pres.": ["presidente"], "gov.": ["governador"],
        "min.": [
            ContinentalExpansion("minutos", .afterNumber), ContinentalExpansion("ministro", .beforeName),
            ContinentalExpansion(
                "ministro",
                .between(["o", "ao", "do", "pelo"], ["da", "do", "das", "dos"]),
                capital: true
            ),
        ],
        "s.": [
            ContinentalExpansion("seguinte", .afterNumbered(pages), small: true),
            ContinentalExpansion("século", .beforeNumber),
            ContinentalExpansion("Sua", .beforeWords(courtesies), capital: true),
            ContinentalExpansion("Santa", .beforeHolyWoman, capital: true),
            ContinentalExpansion("Santo", .beforeLetters("aeiouáéíóúâêôãõh"), capital: true),
            ContinentalExpansion("São", .beforeName, capital: true),
        ],
        "v.exª": ["Vossa Excelência"], "v.exa.": ["Vossa Excelência"], "v.ex.ª": ["Vossa Excelência"],
        "v.ex.": ["Vossa Excelência"],
        "v.exas.": ["Vossas Excelências"], "s.exª": ["Sua Excelência"], "s.exa.": ["Sua Excelência"],
        "s.ex.ª": ["Sua Excelência"],
        "v.sª": ["Vossa Senhoria"], "v.sa.": ["Vossa Senhoria"], "v.s.ª": ["Vossa Senhoria"],
        "v.m.": ["Vossa Majestade"],
        "s.m.": [ContinentalExpansion("Sua Majestade", capital: true)], "ss.mm.": ["Suas Majestades"],
        "s.a.": [ContinentalExpansion("S A", .afterName), ContinentalExpansion("Sua Alteza", capital: true)],
        "s.o.": compass("sudoeste", ["a"]), "s.w.": compass("sudoeste", ["a"]), "n.e.": compass("nordeste", ["a"]),
        "n.o.": compass("noroeste", ["a"]), "n.w.": compass("noroeste", ["a"]), "s.e.": compass("sudeste"),
        "s.a.r.": ["Sua Alteza Real"], "s.s.": [ContinentalExpansion("Sua Santidade", capital: true)],
        "v.mcê": ["vosmecê"], "v.mcê.": ["vosmecê"],
        "n.s.": [
            ContinentalExpansion("Nossa Senhora", .beforeWords(["da", "das", "de", "do", "dos"]), capital: true),
            ContinentalExpansion("Nosso Senhor", capital: true),
        ],
        "n.sª": ["Nossa Senhora"], "n.sra.": ["Nossa Senhora"], "n.s.ª": ["Nossa Senhora"],
        // Places.
        "av.": ["avenida"],
        "trav.": ["travessa"],
        "pça.": ["praça"],
        "pç.": ["praça"], "lgo.": ["largo"],
        "al.": [
            ContinentalExpansion("alameda", .beforeName, capital: true),
            ContinentalExpansion("alínea", .beforeWords(Set("abcdefghijklmnop".map(String.init))), small: true),
        ], "dto.": ["direito"], "esq.": [ContinentalExpansion("esquerdo", small: true)],
        "v.sas.": ["Vossas Senhorias"],
        "apto.": ["apartamento"],
        "ap.": [ContinentalExpansion("apartamento", .beforeNumber)], "e.u.a.": ["Estados Unidos da América"],
        "eua.": ["Estados Unidos"],
        "cia.": ["companhia"], "c.ia": ["companhia"], "ltda.": ["limitada"], "s/a": ["sociedade anônima"],
        // Time.
        "a.c.": [
            ContinentalExpansion("antes de Cristo", .afterNumber), ContinentalExpansion("antes de Cristo", small: true),
        ],
        "d.c.": [ContinentalExpansion("D C", .afterName, capital: true), "depois de Cristo"], "a.d.": ["anno domini"],
        "séc.": [ContinentalExpansion("séculos", .afterWords(["os", "dos", "nos", "aos"])), "século"],
        "sécs.": ["séculos"], "jan.": [ContinentalExpansion("janeiro", .inside)], "fev.": ["fevereiro"],
        "abr.": ["abril"],
        "mar.": [ContinentalExpansion("março", .afterNumber), ContinentalExpansion("março", .beforeYear)],
        "mai.": [ContinentalExpansion("maio", .afterNumber), ContinentalExpansion("maio", .beforeYear)],
        "jun.": [
            ContinentalExpansion("junho", .afterNumber), ContinentalExpansion("junho", .beforeYear),
            ContinentalExpansion("junho", .afterWords(["jan", "fev", "mar", "abr", "mai"])),
        ],
        "jul.": [
            ContinentalExpansion("julho", .afterNumber), ContinentalExpansion("julho", .beforeYear),
            ContinentalExpansion("julho", .inside, small: true),
        ],
        "ago.": [ContinentalExpansion("agosto", .afterNumber), ContinentalExpansion("agosto", .beforeYear)],
        "set.": [
            ContinentalExpansion("setembro", .afterNumber), ContinentalExpansion("setembro", .beforeYear),
            ContinentalExpansion("setembro", .beforeWords(["de"]), small: true),
        ],
        "nos.": [ContinentalExpansion("números", .beforeNumbers)],
        "out.": [ContinentalExpansion("outubro", .inside, small: true)], "nov.": ["novembro"],
        "dez.": [
            ContinentalExpansion("dezembro", .afterOf, small: true), ContinentalExpansion("dezembro", .afterNumber),
            ContinentalExpansion("dezembro", .beforeYear),
        ],
        "c.": [ContinentalExpansion("cerca de", .beforeNumber, small: true)],
        "ca.": [ContinentalExpansion("cerca de", .beforeNumber)],
        "p.p.": [ContinentalExpansion("pontos percentuais", .afterNumber), "próximo passado"],
        "a.a.": [ContinentalExpansion("ao ano", .afterPercent)],
        "a.m.": [ContinentalExpansion("ao mês", .afterPercent)],
        // Books.
        "pág.": ["página"], "págs.": ["páginas"], "pag.": ["página"],
        "p.": [ContinentalExpansion("página", .beforeNumber)],
        "pp.": [ContinentalExpansion("páginas", .beforeNumber), ContinentalExpansion("páginas", .afterNumber)],
        "n.": [
            ContinentalExpansion("nascida em", .inLife(ofWoman: true, before: .day), small: true),
            ContinentalExpansion("nascida em", .inLife(ofWoman: true, before: .year), small: true),
            ContinentalExpansion("nascida em", .inLife(ofWoman: true, before: .place), small: true),
            ContinentalExpansion("nascido em", .inLife(ofWoman: false, before: .day), small: true),
            ContinentalExpansion("nascido em", .inLife(ofWoman: false, before: .year), small: true),
            ContinentalExpansion("nascido em", .inLife(ofWoman: false, before: .place), small: true),
            ContinentalExpansion("nota", .behindLabelled(["p", "pp", "pág", "págs", "pag"]), small: true),
            ContinentalExpansion("número", .beforeNumber),
        ], "n.º": ["número"], "nº": ["número"],
        "nº.": ["número"],
        "n.os": ["números"], "núm.": ["número"], "núms.": ["números"], "num.": ["número"], "vol.": ["volume"],
        "vols.": ["volumes"],
        "t.": [ContinentalExpansion("tomo", .beforeNumber)], "art.": ["artigo"], "arts.": ["artigos"],
        "fig.": ["figura"],
        "figs.": ["figuras"], "tab.": ["tabela"], "par.": ["parágrafo"], "ed.": ["edição"], "trad.": ["tradução"],
        "cf.": ["confira"],
        "cfr.": ["confira"], "ibid.": ["ibidem"], "id.": ["idem"], "op.cit.": ["obra citada"],
        "ob.cit.": ["obra citada"],
        "v.": [
            ContinentalExpansion("Vossa", .beforeWords(courtesies), capital: true),
            ContinentalExpansion("volume", .beforeLabelled(["n", "nº", "p", "pp", "pág", "fasc"]), small: true),
            ContinentalExpansion("verso", .beforeNumber, small: true), ContinentalExpansion("veja", .reference),
        ],
        "v.g.": [ContinentalExpansion("verbi gratia", small: true)],
        "n.b.": [ContinentalExpansion("nota bene", .opening)], "n.t.": ["nota do tradutor"],
        "n.dot.": ["nota do tradutor"],
        "n.doa.": ["nota do autor"],
        "p.s.": [ContinentalExpansion("pós-escrito", .opening)], "obs.": ["observação"],
        "fl.": [
            ContinentalExpansion("ativo em", .beforeBracketedYear), ContinentalExpansion("folha", .beforeNumber),
        ],
        "r.": [
            ContinentalExpansion("reinado", .beforeBracketedYear, small: true),
            ContinentalExpansion("rua", .beforeStreet(particles: ["do", "da", "dos", "das", "de"]), capital: true),
        ], "fls.": [ContinentalExpansion("folhas", .beforeNumber)], "ms.": ["manuscrito"], "mss.": ["manuscritos"],
        "s.d.": [ContinentalExpansion("sem data", small: true)],
        "s.l.": [ContinentalExpansion("sem lugar", small: true)], "r.p.m.": ["rotações por minuto"],
        "n.s.j.c.": ["Nosso Senhor Jesus Cristo"],
        "m.": [
            ContinentalExpansion("morta em", .inLife(ofWoman: true, before: .day), small: true),
            ContinentalExpansion("morta em", .inLife(ofWoman: true, before: .year), small: true),
            ContinentalExpansion("morta em", .inLife(ofWoman: true, before: .place), small: true),
            ContinentalExpansion("morto em", .inLife(ofWoman: false, before: .day), small: true),
            ContinentalExpansion("morto em", .inLife(ofWoman: false, before: .year), small: true),
            ContinentalExpansion("morto em", .inLife(ofWoman: false, before: .place), small: true),
            ContinentalExpansion("metros", .beforeAltitude, small: true),
        ],
        "cód.": ["código"], "org.": ["organizador"], "orgs.": ["organizadores"],
        // Others.
        "p.ex.": ["por exemplo"], "ex.": ["exemplo"], "etc.": ["et cetera"], "aprox.": ["aproximadamente"],
        "tel.": ["telefone"],
        "máx.": ["máximo"], "mín.": ["mínimo"], "dep.": [ContinentalExpansion("deputado", .beforeName)],
        "depto.": ["departamento"],
        "adm.": ["administração"], "i.e.": ["isto é"],
        "km.": [
            ContinentalExpansion("quilômetros", .afterNumber),
            ContinentalExpansion("quilômetro", .beforeNumberAfter(beforeRoadMark)),
            ContinentalExpansion("quilômetros", .beforeNumber),
        ],
        "kg.": [ContinentalExpansion("quilogramas", .afterNumber)], "am.º": ["amigo"], "amº": ["amigo"],
        "obrig.º": ["obrigado"],
        "att.": ["atenciosamente"], "atte.": ["atenciosamente"], "jr.": ["júnior"], "q.d.": ["que Deus"],
        "exa.": ["excelência"], "sen.": [ContinentalExpansion("senador", .beforeName)],
        "ver.": [ContinentalExpansion("vereador", .beforeName, capital: true)],
        "brig.": [ContinentalExpansion("brigadeiro", .beforeName)],
        "jd.": [ContinentalExpansion("jardim", .beforeName)],
        "univ.": ["universidade"], "inst.": [ContinentalExpansion("instituto", .beforeName)],
        "mal.": [ContinentalExpansion("marechal", .beforeName, capital: true)],
        "rod.": [ContinentalExpansion("rodovia", .beforeName)], "lda.": ["limitada"],
        "op.": [ContinentalExpansion("opus", .beforeNumber)], "inc.": [ContinentalExpansion("inciso", .beforeNumber)],
        "incs.": [ContinentalExpansion("incisos", .beforeNumber)],
        "ss.": [
            ContinentalExpansion("seguintes", .afterAnd),
            ContinentalExpansion("seguintes", .afterNumbered(pages), small: true),
        ],
        "vv.": [ContinentalExpansion("versos", .beforeNumber, small: true)], "v.excia.": ["Vossa Excelência"],
        "s.excia.": ["Sua Excelência"], "card.": [ContinentalExpansion("cardeal", .beforeName)],
        "ir.": [
            ContinentalExpansion("irmã", .beforeWoman, capital: true),
            ContinentalExpansion("irmão", .beforeName, capital: true),
        ], "côn.": [ContinentalExpansion("cônego", .beforeName)],
        "hab.": [ContinentalExpansion("habitantes", .afterNumber)],
        "segs.": [ContinentalExpansion("segundos", .afterNumber), ContinentalExpansion("seguintes", .afterAnd)],
        "ten.-cel.": ["tenente-coronel"], "regto.": ["regimento"],
        "grs.": [ContinentalExpansion("gramas", .afterNumber)],
        "kgs.": [ContinentalExpansion("quilogramas", .afterNumber)],
        "rs.": [ContinentalExpansion("réis", .afterNumber, small: true)], "s/n": ["sem número"],
    ]

    /// What a person of rank is called behind *sua* and *vossa*.
    private static let courtesies = Set(
        words: "alteza altezas majestade excelência santidade eminência senhoria mercê reverendíssima reverência graça"
    )
    /// Labels of pages and verses, behind whose number the next ones are named: *p. 33 s.*
    private static let pages: Set = ["p", "pp", "pág", "págs", "pag", "pagg", "v", "vv"]

    /// Words before the mark of a road by its kilometre.
    private static let beforeRoadMark = Set(words: "o do no ao e em")
    /// Words before a measure that no number counts, which is in the singular.
    private static let beforeOne: Set = ["o", "do", "no", "ao", "por", "cada", "um"]

    private static let unstoppedPortuguese: [String: [ContinentalExpansion]] = [
        "Sr": [ContinentalExpansion("senhor", .beforeName)], "Sra": [ContinentalExpansion("senhora", .beforeName)],
        "Dr": [ContinentalExpansion("doutor", .beforeName)], "Dra": [ContinentalExpansion("doutora", .beforeName)],
        "Mme": ["madame"], "Mlle": ["mademoiselle"], "etc": ["et cetera"],
        "Mr": [ContinentalExpansion("míster", .beforeName)], "Mrs": [ContinentalExpansion("míssis", .beforeName)],
        "EUA": ["Estados Unidos"], "aC": [ContinentalExpansion("antes de Cristo", .afterNumber)],
        "dC": [ContinentalExpansion("depois de Cristo", .afterNumber)], "vs": ["versus"],
        "km": [
            ContinentalExpansion("quilômetro", .beforeNumberAfter(beforeRoadMark)),
            ContinentalExpansion("quilômetro", .afterWords(beforeOne)), "quilômetros",
        ],
        "Km": [
            ContinentalExpansion("quilômetro", .beforeNumberAfter(beforeRoadMark)),
            ContinentalExpansion("quilômetros", .beforeNumber),
        ],
        "kg": [ContinentalExpansion("quilograma", .afterWords(beforeOne)), "quilogramas"],
    ]
}
