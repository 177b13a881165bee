import VorleserCore

extension BookWords {
    static let english = BookWords(
        divisions: DivisionWords(
            parts: "part book volume vol act epoch phase period",
            chapters:
                "chapter chap chapt letter scene canto chant stave adventure story tale lecture night fable epistle"
                + " sermon essay lesson episode psalm interlude day stanza",
            sections: "section sect paragraph §",
            unmistakable: "chapter part book volume section act scene canto letter",
            ofLaws: "article",
            articles: "the no number #"
        ),
        names: sectionNames,
        numbers: HeadingNumbers(
            counting: [
                "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
                    + " seventeen eighteen nineteen twenty",
                "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth"
                    + " fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
            ],
            others: ["thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90],
            last: "last",
            joints: ["-", " "],
            endings: "st nd rd th"
        ),
        printing: PrintingWords(
            pages: "page pg p",
            of: "of",
            notes: "footnote, note",
            pictures: "illustration, image, frontispiece, figure, plate",
            figures: "figure fig plate illustration chart scheme",
            tables: "table tab",
            rights: "all rights reserved"
        ),
        authors: AuthorWords(by: "by", unmistakable: "by", articles: "the a an of and"),
        hyphens: .english,
        givenTitles: GivenTitles(
            [
                .cover: "Cover", .titlePage: "Title Page", .halfTitlePage: "Half Title", .copyrightPage: "Copyright",
                .dedication: "Dedication", .epigraph: "Epigraph", .foreword: "Foreword", .preface: "Preface",
                .introduction: "Introduction", .prologue: "Prologue", .contents: "Contents", .epilogue: "Epilogue",
                .afterword: "Afterword", .conclusion: "Conclusion", .appendix: "Appendix",
                .acknowledgements: "Acknowledgements", .notes: "Notes", .glossary: "Glossary",
                .bibliography: "Bibliography", .index: "Index", .colophon: "Colophon",
                .advertisement: "Advertisement", .licence: "Licence",
            ],
            picture: "Picture"
        )
    )

    private static let sectionNames = SectionNames(
        [
            .contents: "contents, table of contents, list of illustrations, illustrations",
            .preface: "preface, author's preface",
            .foreword: "foreword",
            .introduction: "introduction",
            .prologue: "prologue",
            .epilogue: "epilogue",
            .afterword: "afterword, postscript",
            .conclusion: "conclusion",
            .dedication: "dedication",
            .notes: "notes, footnotes, endnotes",
            .glossary: "glossary",
            .bibliography:
                "bibliography, works cited, references, reference list, literature cited, references cited, list of references, bibliographic references",
            .index: "index",
            .acknowledgements: "acknowledgements, acknowledgments",
            .epigraph: "epigraph",
            .colophon: "colophon",
            .copyrightPage: "copyright",
        ],
        headings: [
            .contents: "the contents, index of contents, list of plates, contents of volume i",
            .preface:
                "prefatory note, authors preface, the preface, note, author's note, authors note, advertisement, to the reader,"
                + " explanatory, explanatory note, publisher's note, publishers' note, publishers note, translator's preface, translators preface, translator's note",
            .introduction: "introductory, introductory note",
            .prologue: "the prologue",
            .epilogue: "the epilogue",
            .conclusion: "the conclusion",
            .appendix: "appendix, addenda",
            .notes: "notes and references",
            .index: "general index, alphabetical index",
            .epigraph: "motto",
            .advertisement: "advertisements, books by the same author, by the same author, other books by",
        ],
        titles: [
            .cover: "cover, cover page",
            .titlePage: "title page, titlepage",
            // Italian notes are called so too.
            .preface: "note",
            .halfTitlePage: "half title, halftitle",
            .copyrightPage: "copyright page, copyright notice, imprint, legal notice, uncopyright",
            .contents: "list of figures, list of tables, list of maps",
            .backMatter: "transcriber's notes, transcriber's note",
        ],
        beginnings: [
            .advertisement: "about the author, about the authors, also by, other books by",
            .appendix: "appendix",
            .preface: "preface to",
            .introduction: "introduction to, introduction by",
        ],
        linking: "to by of for on and a"
    )
}
