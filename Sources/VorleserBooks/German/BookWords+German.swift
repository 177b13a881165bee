import VorleserCore

extension BookWords {
    static let german = BookWords(
        divisions: DivisionWords(
            parts: "teil buch band abteilung aufzug akt",
            chapters: "kapitel kap hauptstück auftritt szene brief gesang lektion tag nacht episode märchen erzählung"
                + " vorlesung abenteuer",
            sections: "abschnitt paragraph §",
            unmistakable: "kapitel teil buch band abschnitt akt aufzug auftritt szene gesang hauptstück",
            ofLaws: "artikel art",
            articles: "nr der das die"
        ),
        names: sectionNames,
        numbers: GermanNumbers.words,
        printing: PrintingWords(
            pages: "seite s",
            of: "von",
            notes: "fußnote, fussnote, anmerkung, endnote",
            pictures: "abbildung, illustration",
            figures: "abbildung abb tafel bild",
            tables: "tabelle tab",
            rights: "alle rechte vorbehalten"
        ),
        authors: AuthorWords(by: "von", particles: "von der den zu zum zur", articles: "das die ein eine und"),
        hyphens: .german,
        givenTitles: GivenTitles(
            [
                .cover: "Umschlag", .titlePage: "Titelseite", .halfTitlePage: "Schmutztitel",
                .copyrightPage: "Impressum", .dedication: "Widmung", .epigraph: "Motto", .foreword: "Geleitwort",
                .preface: "Vorwort", .introduction: "Einleitung", .prologue: "Prolog", .contents: "Inhalt",
                .epilogue: "Epilog", .afterword: "Nachwort", .conclusion: "Schluss", .appendix: "Anhang",
                .acknowledgements: "Danksagung", .notes: "Anmerkungen", .glossary: "Glossar",
                .bibliography: "Literatur", .index: "Register", .colophon: "Kolophon", .advertisement: "Werbung",
                .licence: "Lizenz",
            ],
            picture: "Bild"
        )
    )

    private static let sectionNames = SectionNames(
        [
            .contents: "inhalt, inhaltsverzeichnis, inhaltsübersicht",
            .preface: "vorwort, vorrede, vorbemerkung",
            .foreword: "geleitwort",
            .introduction: "einleitung, einführung",
            .prologue: "prolog",
            .epilogue: "epilog",
            .afterword: "nachwort, nachbemerkung",
            .conclusion: "schluss, schlusswort, schlußwort",
            .dedication: "widmung",
            .notes: "anmerkungen, fußnoten, fussnoten, endnoten",
            .glossary: "glossar, worterklärungen",
            .bibliography:
                "literaturverzeichnis, bibliographie, bibliografie, quellenverzeichnis, literaturangaben, quellenangaben, literatur- und quellenverzeichnis, quellen- und literaturverzeichnis",
            .index: "register, sachregister, namenregister, personenregister, namensregister, stichwortverzeichnis",
            .acknowledgements: "danksagung, dank",
            .epigraph: "motto",
            .colophon: "kolophon",
        ],
        headings: [
            .contents: "inhaltsangabe",
            .foreword: "zum geleit",
            .conclusion: "schluß",
            .dedication: "zueignung",
            .appendix: "anhang",
            .bibliography: "literatur",
            .colophon: "impressum",
        ],
        titles: [
            .bibliography: "literatur",
            .cover: "umschlag, einband, titelbild",
            .titlePage: "titel, titelseite, titelblatt",
            .halfTitlePage: "schmutztitel",
            .copyrightPage: "impressum",
            .contents: "abbildungsverzeichnis, tabellenverzeichnis",
        ],
        beginnings: [
            .advertisement: "über den autor, über die autorin, vom selben autor, weitere bücher",
            .appendix: "anhang",
            .preface: "vorwort zu, vorwort zum, vorwort zur, vorwort des, vorwort der, vorrede zu, vorrede zur",
            .introduction: "einleitung zu, einleitung zum, einleitung von",
            .afterword: "nachwort zu, nachwort zur, nachwort von, nachwort des",
        ],
        linking: "zu zur zum des der von und"
    )
}
