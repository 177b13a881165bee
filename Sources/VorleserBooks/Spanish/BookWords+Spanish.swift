import VorleserCore

extension BookWords {
    static let spanish = BookWords(
        divisions: DivisionWords(
            parts: "parte libro tomo acto volumen jornada",
            chapters: "capítulo capitulo cap carta escena lección canto episodio noche día cuento relato novela",
            sections: "sección párrafo §",
            unmistakable: "capítulo capitulo parte libro tomo acto escena canto jornada",
            ofLaws: "artículo articulo",
            articles: "la el nº n° número no"
        ),
        names: sectionNames,
        numbers: numberWords,
        printing: PrintingWords(
            pages: "página pagina pág pag p",
            of: "de",
            notes: "nota, nota al pie",
            pictures: "ilustración, imagen, lámina",
            figures: "figura fig lámina ilustración gráfico",
            tables: "tabla cuadro",
            rights: "todos los derechos reservados, reservados todos los derechos"
        ),
        authors: AuthorWords(by: "por de", particles: "de la del y", articles: "el los las una"),
        hyphens: .spanish,
        givenTitles: GivenTitles(
            [
                .cover: "Cubierta", .titlePage: "Portada", .halfTitlePage: "Anteportada",
                .copyrightPage: "Créditos", .dedication: "Dedicatoria", .epigraph: "Epígrafe",
                .foreword: "Presentación", .preface: "Prefacio", .introduction: "Introducción", .prologue: "Prólogo",
                .contents: "Índice", .epilogue: "Epílogo", .afterword: "Posfacio", .conclusion: "Conclusión",
                .appendix: "Apéndice", .acknowledgements: "Agradecimientos", .notes: "Notas", .glossary: "Glosario",
                .bibliography: "Bibliografía", .index: "Índice alfabético", .colophon: "Colofón",
                .advertisement: "Publicidad", .licence: "Licencia",
            ],
            picture: "Imagen"
        )
    )

    private static let sectionNames = SectionNames(
        [
            .contents: "índice, indice, tabla de contenido, tabla de contenidos, índice general",
            .preface: "prefacio, al lector, nota del autor, advertencia, nota preliminar",
            .foreword: "presentación",
            .introduction: "introducción",
            .prologue: "prólogo",
            .epilogue: "epílogo",
            .afterword: "posfacio, postfacio",
            .conclusion: "conclusión",
            .dedication: "dedicatoria",
            .notes: "notas, notas al pie",
            .glossary: "glosario",
            .bibliography: "bibliografía, referencias bibliográficas, referencias",
            .index: "índice alfabético, índice onomástico, índice analítico",
            .acknowledgements: "agradecimientos",
            .epigraph: "epígrafe",
            .colophon: "colofón",
            .copyrightPage: "página legal, créditos",
        ],
        headings: [
            .contents: "contenido",
            .preface: "prólogo del autor",
            .introduction: "introduccion",
            .appendix: "apéndice",
        ],
        titles: [
            .cover: "cubierta, portada",
            .titlePage: "portadilla, página de título",
            .contents: "índice de ilustraciones",
        ],
        beginnings: [
            .advertisement: "sobre el autor, sobre la autora, del mismo autor",
            .appendix: "apéndice, anexo",
            .preface: "prólogo a, prólogo de, prefacio a, prefacio de",
            .introduction: "introducción a, introducción de",
        ],
        linking: "de del al a la por y"
    )

    private static let numberWords = HeadingNumbers(
        counting: [
            "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete"
                + " dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis"
                + " veintisiete veintiocho veintinueve treinta"
        ],
        others: [
            "una": 1, "dieciseis": 16, "veintidos": 22, "veintitres": 23, "veintiseis": 26, "cuarenta": 40,
            "cincuenta": 50, "sesenta": 60, "setenta": 70, "ochenta": 80, "noventa": 90,
        ],
        stems: ["primer segund tercer cuart quint sext séptim octav noven décim undécim duodécim"],
        otherStems: [
            "decimotercer": 13, "decimocuart": 14, "decimoquint": 15, "decimosext": 16, "decimoséptim": 17,
            "decimoctav": 18, "decimonoven": 19, "vigésim": 20, "trigésim": 30,
        ],
        last: "último última",
        joints: [" y "],
        endings: "er"
    )
}

extension HyphenWords {
    static let spanish: HyphenWords = {
        var words = HyphenWords()
        words.conjunctions = ["y", "e", "o", "u"]
        return words
    }()
}
