/// Italian words that are said with the next in one breath, without stress or with a weak one.
enum ItalianClitics {
    /// Takes the main stress from a word that leans on the next.
    static func lean(_ word: inout SpelledWord, _ text: String, hasAccent: Bool) {
        guard let accent = word.accent else { return }
        let hasPart = word.letters.contains("'")
        if weak.contains(text), !(hasAccent && noAccent.contains(text)), !(hasPart && text == "un") {
            word.isClitic = true
            word.phones[accent].reduce(isFinal: accent == word.phones.count - 1, isLonger: word.phones.count > 1)
        } else if halfStressed.contains(text), !(hasPart && strongAfterPart.contains(text)) {
            word.isClitic = true
            word.phones[accent].stress = .secondary
            if word.phones[accent].symbol == "u" { word.phones[accent].symbol = "ʊ" }
        } else {
            word.phones[accent].stress = .main
        }
    }

    /// A word that leans on the next has none before a pause.
    static func stressLast(_ words: inout [SpelledWord]) {
        guard let last = words.indices.last, words[last].isClitic, !alwaysWeak.contains(words[last].text),
            let accent = words[last].accent
        else { return }
        var phone = words[last].phones[accent]
        if phone.symbol == "ʊ" { phone.symbol = "u" }
        if phone.symbol == "ɪ" { phone.symbol = "i" }
        phone.stress = .main
        words[last].phones[accent] = phone
    }

    /// Those that stay without even before a pause.
    private static let alwaysWeak: Set = ["non", "gli", "dei"]

    /// Words that are others with an accent: *sì* and *dà* are stressed.
    private static let noAccent: Set = ["si", "da", "la", "li", "se", "ne", "di"]

    /// *C’era*, *anch’essa*
    private static let strongAfterPart: Set = ["era", "ella", "essa", "esse", "esso", "essi"]

    private static let weak: Set = Set(
        """
        a ad ai al che chi ci col con da dai dal de del di e ed fra fu gli ha hai ho i il in la le li lo ma mai me mi ne nel
        non o per più piu quel se glie si su sul te ti tra tu tutt un ve vi ce è ch
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    private static let halfStressed: Set = Set(
        """
        questo questa questi queste quella quelle quegli loro sei una aveva avevo avevi coi dei fossero fossi delle della
        dello degli sono senza nessun nessuno nessuna alle alla allo agli sue sua suo suoi essa esse essi era eri ero buon
        come mentre egli ella siete siamo sia vostro vostra vostri vostre verso fummo avessero avrei avrebbe avrebbero avremmo
        avrò avrà avrai avremo avrete avranno sarei sarebbe sarebbero sarò sarà sarai saremo sarete saranno sugli sulla sulle sullo sui
        nostro nostra nostri nostre mio mia mie miei tuo tua tue tuoi lei lui noi anche ogni vuole vuol dallo dalla dalle dagli
        avete abbiamo hanno ebbe ebbi ebbero furono pure perché perche cioè cioe ciascun ciascuno alcune alcuna alcuni
        sopra contro avevano avevamo eravamo eravate foste
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}

extension Phone {
    /// What a vowel is without stress.
    fileprivate mutating func reduce(isFinal: Bool, isLonger: Bool) {
        switch symbol {
        case "u": symbol = "ʊ"
        case "ɛ": symbol = "e"
        case "ɔ": symbol = "o"
        case "i" where isFinal && isLonger: symbol = "ɪ"
        default: break
        }
    }
}
