import VorleserCore

/// The words that headings begin with, in the languages of books.
enum HeadingWords {
    /// What a numbered heading begins.
    enum Rank: Int, Comparable, Sendable {
        /// Holds chapters: a part, book, volume, act.
        case part = 1
        case chapter = 2
        /// Stands inside a chapter.
        case section = 3

        static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// What a word in small letters heads when a number follows.
    static func rank(of word: String) -> Rank? { numbered[word] }

    /// What an unnumbered part of a book is for, by the words of its heading in small letters, without punctuation.
    static func role(of title: String) -> SectionRole? {
        if let role = named[title] { return role }
        let words = title.split(separator: " ")
        guard words.count > 1, let first = words.first, let role = named[String(first)], extendable.contains(role)
        else { return nil }
        return linking.contains(String(words[1])) || words.count == 2 && words[1].count <= 3 ? role : nil
    }

    /// Whether the heading of an unnumbered part may begin with a word: its letters up to the first other sign, small.
    static func mayBeginName(_ word: String) -> Bool { firstWords.contains(word) }

    private static let firstWords = Set(named.keys.map { String($0.prefix(while: \.isLetter)) })

    private static func ranks(_ rank: Rank, _ words: String) -> [(String, Rank)] {
        words.split(separator: " ").map { (String($0), rank) }
    }

    private static let numbered: [String: Rank] = Dictionary(
        ranks(
            .part,
            "part book volume vol act epoch phase period teil buch band abteilung aufzug akt partie livre tome acte parte libro tomo acto"
                + " atto volumen jornada livro volume часть книга том действие deel boek liber pars tractatus część"
                + " tom księga del bok díl kötet rész osa μέρος βιβλίο partea cartea"
        )
            + ranks(
                .chapter,
                "chapter chap chapt kapitel kap hauptstück auftritt szene scene brief chapitre chap lettre scène capítulo"
                    + " capitulo cap capitol capitolul capitolo caput capitulum carta escena lettera scena cena глава"
                    + " письмо явление сцена hoofdstuk letter canto chant gesang canto песнь stave adventure"
                    + " story tale lecture night fable epistle sermon essay conte nouvelle novela racconto"
                    + " rozdział kapitola kapitoli kapitlet kapittel luku fejezet poglavje poglavlje peatükk bölüm"
                    + " κεφάλαιο розділ глава lesson lektion leçon lección lezione episode épisode episodio psalm"
                    + " interlude day tag jour nacht nuit notte noche stanza"
            )
            + ranks(.section, "section sect abschnitt paragraph § sección sezione secção раздел"),
        uniquingKeysWith: { first, _ in first }
    )

    private static let extendable: Set<SectionRole> = [
        .preface, .introduction, .foreword, .prologue, .epilogue, .appendix, .afterword, .dedication, .notes,
        .conclusion,
    ]
    private static let linking: Set<String> = [
        "to", "by", "of", "for", "on", "zur", "zum", "des", "der", "von", "de", "du", "à", "au", "par", "al", "a",
        "del",
        "della", "dell", "di", "и", "к", "от", "van", "bij", "och", "and", "und", "et", "e", "y",
    ]

    private static func roles(_ role: SectionRole, _ titles: String) -> [(String, SectionRole)] {
        titles.split(separator: ",").map { (String($0), role) }
    }

    private static let named: [String: SectionRole] = Dictionary(
        roles(
            .contents,
            "contents,table of contents,the contents,index of contents,list of illustrations,illustrations,list of plates,"
                + "inhalt,inhaltsverzeichnis,inhaltsangabe,table des matières,table,sommaire,contenu,contenido,índice,indice,"
                + "tabla de contenido,sommario,indice dei capitoli,conteúdo,inhoud,inhoudsopgave,оглавление,содержание,"
                + "目录,目錄,目次,innehåll,indhold,innhold,sisältö,spis treści,obsah,tartalom,contents of volume i"
        )
            + roles(
                .preface,
                "preface,prefatory note,author's preface,authors preface,the preface,vorwort,vorrede,préface,avant-propos,"
                    + "avant propos,avertissement,prefacio,prólogo del autor,prefazione,prefácio,voorwoord,voorrede,предисловие,"
                    + "förord,forord,alkusanat,przedmowa,předmluva,前言,自序,序,序言,はしがき,まえがき,note,author's note,authors note,"
                    + "advertisement,to the reader,translator's preface,translators preface,translator's note"
            )
            + roles(.foreword, "foreword,geleitwort,zum geleit,ten geleide")
            + roles(
                .introduction,
                "introduction,introductory,introductory note,einleitung,einführung,introducción,introduccion,introduzione,"
                    + "introdução,inleiding,введение,вступление,inledning,indledning,johdanto,wstęp,úvod,bevezetés,引言,導言,导言"
            )
            + roles(.prologue, "prologue,the prologue,prolog,prólogo,prologo,proloog,пролог,楔子,序章,プロローグ")
            + roles(.epilogue, "epilogue,the epilogue,epilog,épilogue,epílogo,epilogo,epiloog,эпилог,终章,終章,尾声,尾聲,エピローグ")
            + roles(
                .afterword,
                "afterword,nachwort,postface,postscript,posfácio,postfazione,nawoord,послесловие,efterord,後記,后记,跋,あとがき"
            )
            + roles(
                .conclusion,
                "conclusion,the conclusion,schluss,schluß,conclusión,conclusione,conclusão,заключение,結語"
            )
            + roles(
                .dedication,
                "dedication,widmung,zueignung,dédicace,dedicatoria,dedica,dedicatória,opdracht,посвящение"
            )
            + roles(.appendix, "appendix,anhang,appendice,apéndice,apêndice,bijlage,приложение,附录,附錄,付録,addenda")
            + roles(
                .notes,
                "notes,footnotes,endnotes,anmerkungen,fußnoten,fussnoten,endnoten,notas,note di chiusura,noten,voetnoten,"
                    + "примечания,сноски,notes and references,註釋,注释,註"
            )
            + roles(.glossary, "glossary,glossar,glossaire,glosario,glossario,woordenlijst")
            + roles(
                .bibliography,
                "bibliography,literatur,bibliographie,bibliografía,bibliografia,works cited,references"
            )
            + roles(.index, "index,register,general index,alphabetical index,sachregister,namenregister")
            + roles(
                .acknowledgements,
                "acknowledgements,acknowledgments,danksagung,remerciements,agradecimientos,dankwoord"
            )
            + roles(.epigraph, "epigraph,motto,épigraphe,epígrafe")
            + roles(.colophon, "colophon,impressum")
            + roles(.advertisement, "advertisements,books by the same author,by the same author,other books by")
            + roles(.copyrightPage, "copyright"),
        uniquingKeysWith: { first, _ in first }
    )
}
