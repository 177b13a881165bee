import VorleserCore

/// Languages of which little more than the words of headings is known.
extension BookWords {
    /// By primary subtag, in the order in which a word that several have is looked for.
    static let others: KeyValuePairs<String, BookWords> = [
        "nl": dutch, "ru": russian, "la": latin, "sv": swedish, "da": danish, "no": norwegian, "fi": finnish,
        "pl": polish, "cs": czech, "hu": hungarian, "ca": catalan, "ro": romanian, "el": greek, "et": estonian,
        "sl": slovene, "hr": croatian, "tr": turkish, "uk": ukrainian, "zh": chinese, "ja": japanese,
    ]

    private static let dutch = BookWords(
        divisions: DivisionWords(
            parts: "deel boek",
            chapters: "hoofdstuk letter",
            unmistakable: "hoofdstuk",
            articles: "het de"
        ),
        names: SectionNames(
            [.contents: "inhoud"],
            headings: [
                .contents: "inhoudsopgave", .preface: "voorwoord, voorrede", .foreword: "ten geleide",
                .introduction: "inleiding", .prologue: "proloog", .epilogue: "epiloog", .afterword: "nawoord",
                .dedication: "opdracht", .appendix: "bijlage", .notes: "noten, voetnoten",
                .glossary: "woordenlijst", .acknowledgements: "dankwoord",
            ],
            linking: "van bij"
        ),
        numbers: HeadingNumbers(
            counting: ["één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien"],
            others: ["een": 1],
            stems: ["eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde"]
        ),
        printing: PrintingWords(notes: "voetnoot"),
        authors: AuthorWords(by: "van", particles: "van")
    )

    private static let russian = BookWords(
        divisions: DivisionWords(
            parts: "часть книга том действие",
            chapters: "глава письмо явление сцена песнь",
            sections: "раздел",
            unmistakable: "глава часть книга"
        ),
        names: SectionNames(
            [
                .contents: "оглавление, содержание", .preface: "предисловие", .introduction: "введение",
                .prologue: "пролог", .epilogue: "эпилог", .afterword: "послесловие", .notes: "примечания",
            ],
            headings: [
                .introduction: "вступление", .conclusion: "заключение", .dedication: "посвящение",
                .appendix: "приложение", .notes: "сноски",
            ],
            linking: "и к от"
        ),
        numbers: HeadingNumbers(
            counting: ["один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать"],
            stems: [
                "перв втор трет четв пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат"
                    + " шестнадцат семнадцат восемнадцат девятнадцат двадцат"
            ]
        ),
        printing: PrintingWords(notes: "сноска"),
        authors: AuthorWords(by: "автор от")
    )

    private static let latin = BookWords(
        divisions: DivisionWords(parts: "liber pars tractatus", chapters: "caput capitulum"),
        numbers: HeadingNumbers(
            counting: ["primus secundus tertius quartus quintus sextus septimus octavus nonus decimus"],
            otherStems: ["tertia": 3]
        )
    )

    private static let swedish = BookWords(
        divisions: DivisionWords(parts: "del bok", chapters: "kapitel kapitlet"),
        names: SectionNames(
            headings: [.contents: "innehåll", .preface: "förord", .introduction: "inledning", .afterword: "efterord"],
            linking: "och"
        ),
        numbers: HeadingNumbers(
            stems: ["första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte"]
        ),
        authors: AuthorWords(by: "av")
    )

    private static let danish = BookWords(
        divisions: DivisionWords(parts: "del", chapters: "kapitel"),
        names: SectionNames(
            headings: [.contents: "indhold", .preface: "forord", .introduction: "indledning", .afterword: "efterord"],
            titles: [.contents: "indholdsfortegnelse"]
        ),
        authors: AuthorWords(by: "af")
    )

    private static let norwegian = BookWords(
        divisions: DivisionWords(parts: "del bok", chapters: "kapittel kapitlet"),
        names: SectionNames(headings: [.contents: "innhold", .preface: "forord"]),
        authors: AuthorWords(by: "av")
    )

    private static let finnish = BookWords(
        divisions: DivisionWords(parts: "osa", chapters: "luku"),
        names: SectionNames(
            headings: [.contents: "sisältö", .preface: "alkusanat", .introduction: "johdanto"]
        )
    )

    private static let polish = BookWords(
        divisions: DivisionWords(parts: "część tom księga", chapters: "rozdział", unmistakable: "rozdział"),
        names: SectionNames(
            headings: [.contents: "spis treści", .preface: "przedmowa", .introduction: "wstęp"]
        )
    )

    private static let czech = BookWords(
        divisions: DivisionWords(parts: "díl", chapters: "kapitola kapitoli", unmistakable: "kapitola"),
        names: SectionNames(headings: [.contents: "obsah", .preface: "předmluva", .introduction: "úvod"])
    )

    private static let hungarian = BookWords(
        divisions: DivisionWords(parts: "kötet rész", chapters: "fejezet"),
        names: SectionNames(headings: [.contents: "tartalom", .introduction: "bevezetés"])
    )

    private static let catalan = BookWords(divisions: DivisionWords(chapters: "capitol"))
    private static let romanian = BookWords(
        divisions: DivisionWords(parts: "partea cartea", chapters: "capitolul")
    )
    private static let greek = BookWords(divisions: DivisionWords(parts: "μέρος βιβλίο", chapters: "κεφάλαιο"))
    private static let estonian = BookWords(divisions: DivisionWords(chapters: "peatükk"))
    private static let slovene = BookWords(divisions: DivisionWords(chapters: "poglavje"))
    private static let croatian = BookWords(divisions: DivisionWords(chapters: "poglavlje"))
    private static let turkish = BookWords(divisions: DivisionWords(chapters: "bölüm"))
    private static let ukrainian = BookWords(divisions: DivisionWords(chapters: "розділ"))

    private static let chinese = BookWords(
        names: SectionNames(
            [.contents: "目录"],
            headings: [
                .contents: "目錄", .preface: "前言, 自序, 序, 序言", .introduction: "引言, 導言, 导言", .prologue: "楔子",
                .epilogue: "终章, 尾声, 尾聲", .afterword: "后记, 跋", .conclusion: "結語", .appendix: "附录, 附錄",
                .notes: "註釋, 注释, 註",
            ],
            titles: [.cover: "封面"]
        ),
        authors: AuthorWords(by: "作者 著")
    )

    private static let japanese = BookWords(
        names: SectionNames(
            [.contents: "目次"],
            headings: [
                .preface: "はしがき, まえがき", .prologue: "序章, プロローグ", .epilogue: "終章, エピローグ",
                .afterword: "後記, あとがき", .appendix: "付録",
            ],
            titles: [.cover: "表紙"]
        ),
        authors: AuthorWords(by: "著")
    )
}
