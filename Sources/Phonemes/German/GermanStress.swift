/// Which syllables of a German word are strong.
enum GermanStress {
    /// Ends of words from other languages that have the stress on them, and where: so many vowels from the end.
    static func foreignEnd(of stem: String) -> Int? {
        let count = stem.count
        // *Politisch*, but *kindisch*, *spielerisch*.
        if let end = ["ischeren", "ischer", "ischen", "isches", "ischem", "ische", "isch"].first(where: stem.hasSuffix)
        {
            let before = String(stem.dropLast(end.count))
            let vowels = before.count { "aeiouäöüy".contains($0) }
            if vowels > 1, !before.hasSuffix("er"), !before.hasSuffix("ei") { return end.count { "aei".contains($0) } }
        }
        for (end, fromLast) in ends where stem.hasSuffix(end) && count > end.count + 1 {
            if native.contains(where: stem.hasSuffix) { return nil }
            guard GermanMorphemes.hasVowel(String(stem.dropLast(end.count))) else { continue }
            return fromLast
        }
        return nil
    }

    private static let ends: [(String, Int)] = [
        ("zei", 0), ("zeien", 1), ("ekte", 1), ("ekten", 1), ("ekt", 0), ("blem", 0), ("bleme", 1), ("stem", 0),
        ("steme", 1), ("trem", 0), ("nute", 1),
        ("nuten", 1), ("ine", 1), ("inen", 1), ("ör", 0), ("anisch", 1), ("rakt", 0), ("takt", 0), ("ept", 0),
        ("onal", 0),
        ("ier", 0), ("ik", 0),
        ("ierungen", 2), ("ierendes", 2), ("ierende", 2), ("ierenden", 2), ("ierend", 1), ("ierung", 1),
        ("ieren", 1), ("ierten", 1), ("iertes", 1), ("ierter", 1), ("iertem", 1), ("ierte", 1), ("iert", 0),
        ("iere", 1), ("ierst", 0), ("itäten", 1), ("ität", 0), ("täten", 1), ("tät", 0), ("ionen", 1), ("ion", 0),
        ("isten", 1), ("ist", 0), ("istisch", 1), ("istische", 2), ("istischen", 2), ("ismus", 1), ("anten", 1),
        ("ant", 0), ("ente", 1), ("enten", 1), ("ent", 0), ("enzen", 1), ("enz", 0), ("anz", 0), ("uren", 1),
        ("ur", 0), ("ereien", 1), ("erei", 0), ("elei", 0), ("ogie", 0), ("phie", 0), ("omie", 0), ("nomie", 0),
        ("monie", 0), ("lodie", 0), ("asie", 0), ("tie", 0), ("trie", 0), ("akademie", 0), ("demie", 0),
        ("energie", 0), ("gie", 0), ("eure", 1), ("eur", 0), ("öse", 1), ("ösen", 1), ("ös", 0), ("iven", 1),
        ("ive", 1), ("iv", 0), ("elle", 1), ("ellen", 1), ("ell", 0), ("alen", 1), ("ale", 1), ("al", 0), ("äre", 1),
        ("ären", 1), ("är", 0), ("abel", 1), ("ibel", 1), ("ment", 0), ("ett", 0), ("amente", 1), ("esse", 1),
        ("ette", 1), ("ie", 0),
    ]

    /// Native words that end in the same way.
    private static let native = [
        "eie", "eine", "einen", "reinen", "familie", "lilie", "folie", "serie", "studie", "ödie", "materie", "bestie",
        "aktie",
        "grazie", "arie", "silie", "hostie", "kastanie", "mobilie", "prämie", "gehör", "hör", "stör", "schör",
        "einmal", "schal", "mal", "saal", "tal", "schnell", "quell", "hell", "fell", "bett", "fett", "brett", "nett",
        "glanz", "tanz", "kranz", "ganz", "schwanz", "pflanz", "wand", "gier", "stier", "hier", "tier", "bier",
        "vier", "zier", "spur", "schnur", "uhr", "flur", "frei", "blei", "drei",
        "zwei", "lebend", "abend", "geist", "meist", "heist", "leist", "reist", "weist", "beist", "feist", "dreist",
        "christ", "mist", "list", "frist", "rist", "rgent", "stelle", "welle", "helle", "schelle", "zelle", "kelle",
        "quelle", "ferien", "familie", "linie", "gänse", "böse", "löse", "größe", "möse", "ernte", "rente", "sende",
        "kannt", "nannt", "wandt", "rannt", "brannt", "sandt", "spannt", "mannt", "bannt", "eigent", "wesent",
        "öffent", "ordent", "gelegent", "hoffent", "jugend", "tugend", "neffe", "nelle", "dunkel", "wieviel",
        "schmal", "qual", "wal", "strahl", "zahl", "stahl",
    ]

    /// Words said without a stress of their own.
    static let clitics: Set = words(
        """
        als am an auf bei bin bis bist da das dass daß deine deinem deinen deiner dein dem den denen denn der des dich die dies dir
        doch du durch ein er es für habe hast hat ich ihm ihn ihr im in ins ist man mein mich mir mit nach noch ob ab sein seit
        sich sie sind so um uns und unser vom von war waren warst wie will willst wir wollen wollt wollte wollten zu zum zur gewollt
        dann eins
        """
    )

    /// Words that have a weaker stress.
    static let halfStressed: Set = words(
        """
        aber auch aus deren diese diesem diesen dieser dieses eine einem einen einer eines einige etwa ganz gegen geworden haben
        hatte hatten hattest hätte hätten hättet ihnen ihre ihrem ihren ihrer ihres jetzt kam kamen kann kannst meine meinem meinen
        meiner neben oder schon seine seinem seinen seiner seines soll sollen sollst sollte sollten über unsere unserer unseres unter
        vor weil wenn werde werden wird wirst wo worden wurde wurden während deinem deinen deine deiner überaus
        """
    )

    /// Those that stay without even at the end.
    static let alwaysWeak: Set = words(
        """
        sich war hatte ist sein mich er sie wurde es noch werden ich kam worden geworden wollen wollte auch habe das ihr soll waren
        hat wir kann kamen hatten du der sollen eine sind einen wirst einem will hätten werde hast willst hätte denen dieser bin
        """
    )

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Prefixes whose own stress gives way to the verb's: *überlegen*.
    static let yielding: Set = ["über", "unter", "durch", "hinter", "wider"]
    /// Prefixes with the stress on their last syllable.
    private static let lastStressed: Set = [
        "zurück", "hinunter", "herunter", "hinüber", "herüber", "hinein", "herein", "hinaus", "heraus", "hinauf",
        "herauf", "hervor",
        "herum", "herab", "hinab", "heran", "voran", "voraus", "vorbei", "vorüber", "entgegen", "empor", "davon",
        "dahin", "daher",
        "zusammen",
    ]

    /// Marks the main stress and the weaker ones.
    /// - Parameters:
    ///   - phones: Those of the word.
    ///   - morphemes: Each with where its sounds begin and end.
    static func mark(_ phones: inout [Phone], _ morphemes: [(GermanMorpheme, Range<Int>)]) {
        var isMainTaken = false
        var isAfterStrong = false
        func put(_ place: Int?) {
            guard let place else { return }
            phones[place].stress = isMainTaken ? .secondary : .main
            isMainTaken = true
        }
        for (morpheme, range) in morphemes {
            if morpheme.beginsPart { isAfterStrong = false }
            let nuclei = range.filter { phones[$0].isNucleus }
            let text = String(String.UnicodeScalarView(morpheme.letters))
            switch morpheme.kind {
            case .strongPrefix:
                if isAfterStrong { continue }
                if yielding.contains(text) {
                    nuclei.first.map { phones[$0].stress = .secondary }
                    continue
                }
                let isLate = lastStressed.contains(text) && nuclei.count > 1
                put(
                    isLate
                        ? nuclei[
                            text == "zusammen" || text == "hinunter" || text == "herunter" || text == "hinüber"
                                || text == "herüber" || text == "vorüber" || text == "entgegen" ? 1 : nuclei.count - 1
                        ] : nuclei.first
                )
                isAfterStrong = true
            case .stem:
                if let fromLast = foreignEnd(of: text), nuclei.count > fromLast {
                    put(nuclei[nuclei.count - 1 - fromLast])
                } else {
                    put(nuclei.first { phones[$0].symbol != "ə" && phones[$0].symbol != "ɜ" } ?? nuclei.first)
                }
            default: continue
            }
        }
        if !isMainTaken, let first = phones.nuclei.first { phones[first].stress = .main }
    }
}
