import VorleserCore

extension SectionRole {
    /// The role that a value of `epub:type`, ARIA `role` or a guide's `type` names.
    ///
    /// Sources: EPUB 3 Structural Semantics Vocabulary 1.1; DPUB-ARIA 1.1; OPF 2.0.1 §2.6, “Guide”.
    /// - Returns: `nil` for a value that says nothing about what a section is for.
    static func named(_ type: String) -> SectionRole? {
        let name = type.hasPrefix("doc-") ? type.dropFirst(4) : type.hasPrefix("other.") ? type.dropFirst(6) : type[...]
        return byName[String(name)]
    }

    private static let byName: [String: SectionRole] = [
        "bodymatter": .body, "chapter": .body, "part": .body, "volume": .body, "subchapter": .body, "division": .body,
        "text": .body, "start": .body, "z3998:fiction": .body, "qna": .body, "scene": .body, "z3998:scene": .body,
        "cover": .cover, "coverpage": .cover, "frontcover": .cover,
        "titlepage": .titlePage, "title-page": .titlePage, "fulltitle": .titlePage, "covertitle": .titlePage,
        "halftitlepage": .halfTitlePage, "half-title-page": .halfTitlePage, "halftitle": .halfTitlePage,
        "copyright-page": .copyrightPage, "copyright": .copyrightPage, "imprint": .copyrightPage,
        "imprimatur": .copyrightPage, "z3998:publisher-address": .copyrightPage,
        "dedication": .dedication, "epigraph": .epigraph, "foreword": .foreword,
        "preface": .preface, "preamble": .preface, "introduction": .introduction, "abstract": .introduction,
        "prologue": .prologue,
        "toc": .contents, "toc-brief": .contents, "landmarks": .contents, "loi": .contents, "lot": .contents,
        "loa": .contents, "lov": .contents, "page-list": .contents, "pagelist": .contents, "contents": .contents,
        "epilogue": .epilogue, "afterword": .afterword, "conclusion": .conclusion, "appendix": .appendix,
        "acknowledgments": .acknowledgements, "acknowledgements": .acknowledgements,
        "footnotes": .notes, "endnotes": .notes, "rearnotes": .notes, "notes": .notes,
        "glossary": .glossary, "bibliography": .bibliography, "index": .index, "colophon": .colophon,
        "z3998:licence": .licence, "licence": .licence, "license": .licence,
        "z3998:other-books": .advertisement, "advertisement": .advertisement, "ads": .advertisement,
        "frontmatter": .frontMatter, "seriespage": .frontMatter, "halftitle-page": .halfTitlePage,
        "backmatter": .backMatter, "rearmatter": .backMatter, "errata": .backMatter, "contributors": .backMatter,
        "other-credits": .backMatter, "credits": .backMatter, "credit": .backMatter, "revision-history": .backMatter,
        "back-cover": .cover, "backcover": .cover,
    ]

    /// Of several roles the one that says most: a special one rather than front or back matter, anything rather
    /// than body; the first of equals.
    static func mostSpecial(_ roles: some Sequence<SectionRole>) -> SectionRole? {
        roles.max { $0.weight < $1.weight }
    }

    private var weight: Int {
        switch self {
        case .frontMatter, .backMatter, .pageFurniture, .navigation: 1
        case .body: 0
        default: 2
        }
    }
}
