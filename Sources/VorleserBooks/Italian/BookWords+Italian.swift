import VorleserCore

extension BookWords {
    static let italian = BookWords(
        divisions: DivisionWords(
            parts: "parte libro tomo atto volume",
            chapters: "capitolo cap lettera scena canto novella racconto lezione episodio notte giorno giornata",
            sections: "sezione paragrafo §",
            unmistakable: "capitolo parte libro tomo atto scena canto",
            ofLaws: "articolo",
            articles: "la il numero n°"
        ),
        names: sectionNames,
        numbers: ItalianNumbers.words,
        printing: PrintingWords(
            pages: "pagina pag p",
            of: "di",
            notes: "nota, nota a piè di pagina",
            pictures: "illustrazione, immagine, tavola",
            figures: "figura fig illustrazione",
            tables: "tabella tab tavola",
            rights: "tutti i diritti riservati"
        ),
        authors: AuthorWords(by: "di", particles: "di da del d' d’ della degli", articles: "il un"),
        hyphens: .italian,
        givenTitles: GivenTitles(
            [
                .cover: "Copertina", .titlePage: "Frontespizio", .halfTitlePage: "Occhiello",
                .copyrightPage: "Colophon", .dedication: "Dedica", .epigraph: "Epigrafe", .foreword: "Presentazione",
                .preface: "Prefazione", .introduction: "Introduzione", .prologue: "Prologo", .contents: "Indice",
                .epilogue: "Epilogo", .afterword: "Postfazione", .conclusion: "Conclusione",
                .appendix: "Appendice", .acknowledgements: "Ringraziamenti", .notes: "Note",
                .glossary: "Glossario", .bibliography: "Bibliografia", .index: "Indice analitico",
                .colophon: "Colophon", .advertisement: "Pubblicità", .licence: "Licenza",
            ],
            picture: "Immagine"
        )
    )

    private static let sectionNames = SectionNames(
        [
            .contents: "indice, sommario, indice dei capitoli, indice generale",
            .preface: "prefazione, al lettore, nota dell'autore, avvertenza",
            .foreword: "presentazione",
            .introduction: "introduzione",
            .prologue: "prologo",
            .epilogue: "epilogo",
            .afterword: "postfazione",
            .conclusion: "conclusione",
            .dedication: "dedica",
            .notes: "note, note di chiusura, note a piè di pagina",
            .glossary: "glossario",
            .bibliography: "bibliografia, riferimenti bibliografici, riferimenti",
            .index: "indice analitico, indice dei nomi",
            .acknowledgements: "ringraziamenti",
            .epigraph: "epigrafe",
            .colophon: "colophon",
        ],
        headings: [.appendix: "appendice"],
        titles: [
            .cover: "copertina",
            .titlePage: "frontespizio",
            .halfTitlePage: "occhiello",
            .contents: "indice delle illustrazioni",
        ],
        beginnings: [
            .advertisement: "sull'autore, sull'autrice, dello stesso autore",
            .appendix: "appendice",
            .preface: "prefazione di, prefazione alla, prefazione dell'autore",
            .introduction: "introduzione di, introduzione a, introduzione alla",
        ],
        linking: "di del della dell dell' al alla a e"
    )
}

extension HyphenWords {
    static let italian: HyphenWords = {
        var words = HyphenWords()
        words.conjunctions = ["e", "ed", "o"]
        return words
    }()
}
