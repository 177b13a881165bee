import VorleserCore

/// Words by which books call their parts, in several languages. One alone never decides that a part is left out: see
/// ``RoleJudgement``.
enum RoleWords {
    /// The role that a title names.
    static func role(of title: String) -> SectionRole? {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "’" && $0 != "'" }
        let plain = words.filter { Int($0) == nil }.joined(separator: " ")
        if let role = exact[plain] { return role }
        if plain.hasPrefix("about the author") || plain.hasPrefix("also by ") || plain.hasPrefix("other books by ") {
            return .advertisement
        }
        if plain.contains("project gutenberg") || isLicence(plain) { return .licence }
        if let first = words.first.map(String.init),
            ["appendix", "anhang", "annexe", "apéndice", "appendice"].contains(first)
        {
            return .appendix
        }
        if plain.hasPrefix("preface to ") || plain.hasPrefix("vorwort zu") { return .preface }
        if plain.hasPrefix("introduction to ") || plain.hasPrefix("introduction by ") { return .introduction }
        return nil
    }

    /// Whether a title is the name of a licence: “GNU Free Documentation License”, “Creative Commons Attribution 3.0”.
    private static func isLicence(_ title: String) -> Bool {
        if title.hasPrefix("creative commons") { return true }
        let open = ["gnu free documentation licen", "gnu general public licen", "gnu lesser general public licen"]
        return title.utf8.count < 80 && open.contains { title.contains($0) }
    }

    private static let exact: [String: SectionRole] = [
        "cover": .cover, "cover page": .cover, "umschlag": .cover, "couverture": .cover, "表紙": .cover, "封面": .cover,
        "title page": .titlePage, "titlepage": .titlePage, "titel": .titlePage, "titelseite": .titlePage,
        "page de titre": .titlePage, "half title": .halfTitlePage, "halftitle": .halfTitlePage,
        "copyright": .copyrightPage, "copyright page": .copyrightPage, "copyright notice": .copyrightPage,
        "imprint": .copyrightPage, "impressum": .copyrightPage, "legal notice": .copyrightPage,
        "dedication": .dedication, "widmung": .dedication, "dédicace": .dedication, "dedicatoria": .dedication,
        "epigraph": .epigraph, "foreword": .foreword, "geleitwort": .foreword, "avant propos": .foreword,
        "preface": .preface, "vorwort": .preface, "préface": .preface, "prefacio": .preface, "prefazione": .preface,
        "предисловие": .preface, "vorrede": .preface, "author's preface": .preface, "author’s preface": .preface,
        "introduction": .introduction, "einleitung": .introduction, "einführung": .introduction,
        "introducción": .introduction, "introduzione": .introduction, "введение": .introduction,
        "prologue": .prologue, "prolog": .prologue, "prólogo": .prologue, "prologo": .prologue, "пролог": .prologue,
        "contents": .contents, "table of contents": .contents, "inhalt": .contents, "inhaltsverzeichnis": .contents,
        "table des matières": .contents, "sommaire": .contents, "índice": .contents, "indice": .contents,
        "tabla de contenido": .contents, "содержание": .contents, "оглавление": .contents, "目录": .contents,
        "目次": .contents, "list of illustrations": .contents, "illustrations": .contents, "list of figures": .contents,
        "list of tables": .contents, "list of maps": .contents, "inhoud": .contents, "indholdsfortegnelse": .contents,
        "epilogue": .epilogue, "epilog": .epilogue, "épilogue": .epilogue, "epílogo": .epilogue, "epilogo": .epilogue,
        "эпилог": .epilogue, "afterword": .afterword, "nachwort": .afterword, "postface": .afterword,
        "postscript": .afterword, "послесловие": .afterword, "conclusion": .conclusion, "schluss": .conclusion,
        "acknowledgments": .acknowledgements, "acknowledgements": .acknowledgements, "danksagung": .acknowledgements,
        "remerciements": .acknowledgements, "agradecimientos": .acknowledgements,
        "notes": .notes, "footnotes": .notes, "endnotes": .notes, "anmerkungen": .notes, "fußnoten": .notes,
        "notas": .notes, "note": .notes, "примечания": .notes, "transcriber's notes": .backMatter,
        "transcriber’s notes": .backMatter, "transcriber's note": .backMatter, "transcriber’s note": .backMatter,
        "glossary": .glossary, "glossar": .glossary, "glossaire": .glossary, "bibliography": .bibliography,
        "bibliographie": .bibliography, "works cited": .bibliography, "references": .bibliography,
        "literaturverzeichnis": .bibliography, "index": .index, "register": .index, "sachregister": .index,
        "colophon": .colophon, "uncopyright": .copyrightPage,
    ]
}
