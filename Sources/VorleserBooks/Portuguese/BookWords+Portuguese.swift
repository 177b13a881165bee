import VorleserCore

extension BookWords {
    static let portuguese = BookWords(
        divisions: DivisionWords(
            parts: "parte livro tomo acto ato volume jornada",
            chapters: "capítulo capitulo cap carta cena lição canto episódio noite dia conto",
            sections: "secção seção parágrafo §",
            unmistakable: "capítulo capitulo parte livro tomo ato acto cena canto",
            ofLaws: "artigo",
            articles: "nº n° número"
        ),
        names: sectionNames,
        numbers: numberWords,
        printing: PrintingWords(
            pages: "página pagina pág pag p",
            of: "de",
            notes: "nota, nota de rodapé",
            pictures: "ilustração, imagem, gravura",
            figures: "figura fig ilustração gráfico",
            tables: "tabela quadro",
            rights: "todos os direitos reservados"
        ),
        authors: AuthorWords(by: "por de", particles: "de da do dos das e", articles: "um"),
        hyphens: .portuguese,
        givenTitles: GivenTitles(
            [
                .cover: "Capa", .titlePage: "Folha de rosto", .halfTitlePage: "Anterrosto",
                .copyrightPage: "Ficha técnica", .dedication: "Dedicatória", .epigraph: "Epígrafe",
                .foreword: "Apresentação", .preface: "Prefácio", .introduction: "Introdução", .prologue: "Prólogo",
                .contents: "Sumário", .epilogue: "Epílogo", .afterword: "Posfácio", .conclusion: "Conclusão",
                .appendix: "Apêndice", .acknowledgements: "Agradecimentos", .notes: "Notas",
                .glossary: "Glossário", .bibliography: "Bibliografia", .index: "Índice remissivo",
                .colophon: "Colofão", .advertisement: "Publicidade", .licence: "Licença",
            ],
            picture: "Imagem"
        )
    )

    private static let sectionNames = SectionNames(
        [
            .contents: "índice, sumário, conteúdo",
            .preface: "prefácio, ao leitor, nota do autor, advertência, nota prévia",
            .foreword: "apresentação",
            .introduction: "introdução",
            .prologue: "prólogo",
            .epilogue: "epílogo",
            .afterword: "posfácio",
            .conclusion: "conclusão",
            .dedication: "dedicatória",
            .notes: "notas, notas de rodapé",
            .glossary: "glossário",
            .bibliography: "bibliografia, referências bibliográficas, referências",
            .index: "índice remissivo, índice onomástico",
            .acknowledgements: "agradecimentos",
            .epigraph: "epígrafe",
            .colophon: "colofão",
            .copyrightPage: "ficha técnica, créditos",
        ],
        headings: [.appendix: "apêndice"],
        titles: [
            .cover: "capa",
            .titlePage: "folha de rosto, página de título",
            .contents: "índice de ilustrações",
        ],
        beginnings: [
            .advertisement: "sobre o autor, sobre a autora, do mesmo autor",
            .appendix: "apêndice, anexo",
            .preface: "prefácio de, prefácio à, prefácio da",
            .introduction: "introdução de, introdução à",
        ],
        linking: "de do da ao à a por e"
    )

    private static let numberWords = HeadingNumbers(
        counting: [
            "um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete"
                + " dezoito dezenove vinte"
        ],
        others: [
            "uma": 1, "duas": 2, "catorze": 14, "dezasseis": 16, "dezassete": 17, "dezanove": 19, "trinta": 30,
            "quarenta": 40, "cinquenta": 50, "sessenta": 60, "setenta": 70, "oitenta": 80, "noventa": 90,
        ],
        stems: ["primeir segund terceir quart quint sext sétim oitav nona décim"],
        otherStems: ["nono": 9, "undécim": 11, "duodécim": 12, "vigésim": 20, "trigésim": 30],
        last: "último última",
        joints: [" e "]
    )
}

extension HyphenWords {
    static let portuguese: HyphenWords = {
        var words = HyphenWords()
        words.conjunctions = ["e", "ou"]
        return words
    }()
}
