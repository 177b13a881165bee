import VorleserCore

extension BookWords {
    static let french = BookWords(
        divisions: DivisionWords(
            parts: "partie livre tome acte volume",
            chapters: "chapitre chap lettre scène chant conte nouvelle leçon épisode jour nuit récit",
            sections: "section paragraphe §",
            unmistakable: "chapitre partie livre tome section acte scène chant",
            ofLaws: "article",
            articles: "la le n° no numéro"
        ),
        names: sectionNames,
        numbers: FrenchNumbers.words,
        printing: PrintingWords(
            pages: "page p",
            of: "sur",
            notes: "note, note de bas de page",
            pictures: "illustration, gravure, image",
            figures: "figure fig planche illustration schéma",
            tables: "tableau tab",
            rights: "tous droits réservés"
        ),
        authors: AuthorWords(by: "par de", particles: "de la le du d' d’ des", articles: "les un une"),
        hyphens: .french,
        givenTitles: GivenTitles(
            [
                .cover: "Couverture", .titlePage: "Page de titre", .halfTitlePage: "Faux-titre",
                .copyrightPage: "Mentions légales", .dedication: "Dédicace", .epigraph: "Épigraphe",
                .foreword: "Avant-propos", .preface: "Préface", .introduction: "Introduction", .prologue: "Prologue",
                .contents: "Table des matières", .epilogue: "Épilogue", .afterword: "Postface",
                .conclusion: "Conclusion", .appendix: "Annexe", .acknowledgements: "Remerciements", .notes: "Notes",
                .glossary: "Glossaire", .bibliography: "Bibliographie", .index: "Index", .colophon: "Colophon",
                .advertisement: "Publicité", .licence: "Licence",
            ],
            picture: "Image"
        )
    )

    private static let sectionNames = SectionNames(
        [
            .contents: "table des matières, sommaire, table des chapitres",
            .preface: "préface, avertissement, au lecteur, note de l'auteur, note du traducteur",
            .introduction: "introduction",
            .prologue: "prologue",
            .epilogue: "épilogue",
            .afterword: "postface",
            .conclusion: "conclusion",
            .dedication: "dédicace",
            .notes: "notes, notes de bas de page",
            .glossary: "glossaire, lexique",
            .bibliography: "bibliographie, références bibliographiques, références, liste des références",
            .index: "index",
            .acknowledgements: "remerciements",
            .epigraph: "épigraphe",
            .colophon: "colophon, achevé d'imprimer",
            .copyrightPage: "mentions légales",
        ],
        headings: [
            .contents: "table, contenu",
            .preface: "avant-propos, avant propos",
            .appendix: "appendice, annexe, annexes",
        ],
        titles: [
            .cover: "couverture",
            .titlePage: "page de titre, titre",
            .halfTitlePage: "faux titre",
            .foreword: "avant propos",
            .contents: "table des illustrations, liste des illustrations",
        ],
        beginnings: [
            .advertisement: "du même auteur, de la même autrice, à propos de l'auteur",
            .appendix: "annexe, appendice",
            .preface: "préface de, préface à, préface du",
            .introduction: "introduction de, introduction à",
        ],
        linking: "de du des à au aux par et"
    )
}
