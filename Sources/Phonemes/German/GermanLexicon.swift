/// German words, and how those are said that are not said as the rules have it.
enum GermanLexicon {
    /// Words in small letters, each with its sounds, which are empty where the rules have them.
    static let entries: [String: String] = EmbeddedModel.table(EmbeddedModel.german)

    /// How common a piece of a compound is, by the logarithm of the number of words that have it.
    struct Part {
        /// As the first part: *Arbeits-*; 0 for never.
        let first: Int
        /// As the last.
        let last: Int
    }

    /// What compounds are put together of.
    static let parts: [String: Part] = EmbeddedModel.table(EmbeddedModel.germanParts).mapValues { digits in
        let levels = digits.compactMap(\.wholeNumberOrLetterValue)
        return Part(first: levels.first ?? 0, last: levels.dropFirst().first ?? 0)
    }

    /// Whether a word is in the list.
    static func isWord(_ word: String) -> Bool { entries[word] != nil || GermanLoans.isWord(word) }

    /// Whether a word is said just as it is written here, weaker stresses and all.
    static func isOwn(_ word: String) -> Bool { own[word] != nil }

    /// The sounds of a word that the rules do not have.
    /// - Parameters:
    ///   - word: In small letters.
    ///   - isPart: Whether it is a part of a longer word.
    /// - Returns: `nil` for a word that the rules say.
    static func phones(of word: String, isPart: Bool = false) -> [Phone]? {
        if let known = own[word] { return phones(known) }
        if !isPart || GermanLoans.isPart(word), let loan = GermanLoans.phones(of: word) { return loan }
        guard let known = entries[word], !known.isEmpty else { return nil }
        return phones(known)
    }

    /// Symbols, with stress marks before vowels, as the sounds that they stand for.
    static func phones(_ symbols: String) -> [Phone] {
        var phones: [Phone] = []
        var stress = Phone.Stress.none
        for scalar in symbols.unicodeScalars {
            switch scalar {
            case "ˈ": stress = .main
            case "ˌ": stress = .secondary
            case "ʧ": phones += Phone.consonants("tʃ")
            case "ː", "\u{303}": if !phones.isEmpty { phones[phones.count - 1].modifier = scalar }
            default:
                let isGlide =
                    scalar == "ø" && phones.last?.symbol == "ɔ" && stress == .none && phones.last?.modifier == nil
                var phone = vowels.contains(scalar) && !isGlide ? Phone.vowel(scalar) : Phone(scalar)
                if phone.isNucleus { (phone.stress, stress) = (stress, .none) }
                phones.append(phone)
            }
        }
        return phones
    }

    private static let vowels = Set("aeiouyøœɛɔɑəɜɪʊɐIWYAO".unicodeScalars)

    /// Prefixes and their sounds.
    static let prefixes: [String: String] = [
        "be": "bə", "ge": "ɡə", "er": "ɛɾ", "ver": "fɛɾ", "zer": "ʦɛɾ", "ent": "ɛnt", "emp": "ɛmp", "miss": "mɪs",
        "an": "an",
        "ab": "ap", "auf": "Wf", "aus": "Ws", "bei": "bI", "ein": "In", "mit": "mɪt", "nach": "nax", "vor": "foːɾ",
        "zu": "ʦuː",
        "um": "ʊm", "un": "ʊn", "ur": "ʊɐ", "her": "hɛɾ", "hin": "hɪn", "weg": "vɛk", "los": "loːs", "fort": "fɔɾt",
        "über": "yːbɜ", "unter": "ʊntɜ", "durch": "dʊɐç", "hinter": "hɪntɜ", "wider": "viːdɜ", "wieder": "viːdɜ",
        "zurück": "ʦuːryk", "zusammen": "ʦuːzamən", "dar": "daɾ", "hervor": "hɛɾfoːɾ", "herab": "hɛrap",
        "heran": "hɛran",
        "herauf": "hɛrWf",
        "heraus": "hɛrWs", "herein": "hɛrIn", "herum": "hɛrʊm", "hinab": "hɪnap", "hinauf": "hɪnWf", "hinaus": "hɪnWs",
        "hinein": "hɪnIn", "herunter": "hɛrʊntɜ", "hinunter": "hɪnʊntɜ", "hinüber": "hɪnyːbɜ", "herüber": "hɛryːbɜ",
        "voraus": "foːrWs", "voran": "foːran", "vorüber": "foːryːbɜ", "vorbei": "foːɾbI", "entgegen": "ɛntɡeːɡən",
        "empor": "ɛmpoːɾ", "gegenüber": "ɡeːɡənyːbɜ", "davon": "dɑːfɔn", "dahin": "dɑːhɪn", "daher": "dɑːhɛɾ",
    ]

    /// Small words.
    private static let own: [String: String] = [
        "der": "dɛɾ", "er": "ɛɾ", "den": "deːn", "dem": "deːm", "des": "dɛs", "es": "ɛs", "das": "das", "was": "vˈas",
        "an": "an",
        "in": "ɪn", "im": "ɪm", "am": "am", "mit": "mɪt", "bis": "bɪs", "ob": "ɔp", "ab": "ap", "um": "ʊm",
        "zum": "ʦʊm", "zur": "ʦuːɾ",
        "von": "fɔn", "vom": "fɔm", "vor": "fɔɾ", "man": "man", "hat": "hat", "bin": "bɪn", "hin": "hˈɪn",
        "durch": "dʊɐç", "wurde": "vʊɐdə", "wurden": "vʊɐdən", "wurdest": "vʊɐdəst", "nach": "nɑːx", "hoch": "hˈoːx",
        "buch": "bˈuːx",
        "war": "vɑːɾ", "jetzt": "jɛʦt", "etwas": "ˈɛtvɑːs", "also": "ˈalzoː", "aller": "ˈalɜ", "über": "yːbɜ",
        "unter": "ʊntɜ",
        "wieder": "vˈiːdɜ", "aber": "ɑːbɜ", "oder": "oːdɜ", "und": "ʊnt", "gegen": "ɡeːɡən", "neben": "neːbən",
        "vielleicht": "fɪlˈIçt",
        "warum": "vɑːrˈʊm", "davon": "dɑːfˈɔn", "dabei": "dɑːbˈI", "daher": "dɑːhˈɛɾ", "dahin": "dɑːhˈɪn",
        "damit": "dɑːmˈɪt",
        "darauf": "dɑːrˈWf", "daran": "dɑːrˈan", "darin": "dɑːrˈɪn", "dafür": "dɑːfˈyːɾ", "dagegen": "dɑːɡˈeːɡən",
        "danach": "dɑːnˈɑːx", "dadurch": "dɑːdˈʊɐç", "darunter": "dɑːrˈʊntɜ", "dahinter": "dɑːhˈɪntɜ",
        "daneben": "dɑːnˈeːbən", "dazwischen": "dɑːʦvˈɪʃən", "wodurch": "voːdˈʊɐç", "wogegen": "voːɡˈeːɡən",
        "wozu": "voːʦˈuː", "wovon": "voːfˈɔn", "womit": "voːmˈɪt", "wovor": "voːfˈoːɾ", "wobei": "voːbˈI",
        "wofür": "voːfˈyːɾ", "woran": "voːrˈan", "worum": "voːrˈʊm", "worüber": "voːrˈyːbɜ", "worunter": "voːrˈʊntɜ",
        "wonach": "voːnˈɑːx",
        "darum": "dɑːrˈʊm", "darüber": "dɑːrˈyːbɜ", "dazu": "dɑːʦˈuː", "hinaus": "hɪnˈWs", "herein": "hɛrˈIn",
        "heraus": "hɛrˈWs",
        "herab": "hɛrˈap", "herum": "hɛrˈʊm", "heran": "hɛrˈan", "herauf": "hɛrˈWf", "hervor": "hɛɾfˈoːɾ",
        "zurück": "ʦuːrˈyk",
        "hinüber": "hɪnˈyːbɜ", "hinunter": "hɪnˈʊntɜ", "hinab": "hɪnˈap", "hinauf": "hɪnˈWf", "hinein": "hɪnˈIn",
        "herunter": "hɛrˈʊntɜ", "herüber": "hɛrˈyːbɜ", "umher": "ʊmhˈɛɾ", "vorher": "foːɾhˈeːɾ", "vorüber": "foːrˈyːbɜ",
        "empor": "ɛmpˈoːɾ", "worin": "voːrˈɪn", "worauf": "voːrˈWf", "nachdem": "naxdˈeːm", "soeben": "zoːˈeːbən",
        "sofort": "zoːfˈɔɾt", "sowohl": "zoːvˈoːl", "irgend": "ˈɪɾɡənt", "irgendwie": "ɪɾɡəndvˈiː",
        "überall": "yːbɜˈal",
        "davor": "dɑːfˈoːɾ", "erst": "ˈeːɾst", "erste": "ˈeːɾstə", "ersten": "ˈeːɾstən", "erster": "ˈeːɾstɜ",
        "erstes": "ˈeːɾstəs",
        "erde": "ˈeːɾdə", "erden": "ˈeːɾdən", "werden": "vɛɾdən", "wird": "vɪɾt", "wirst": "vɪɾst", "sagte": "zˈɑːɡtə",
        "sagten": "zˈɑːɡtən", "seit": "zIt", "deren": "deːrən", "sehr": "zˈeːɾ", "zwischen": "ʦvˈɪʃən",
        "bereits": "bərˈIts",
        "deshalb": "dɛshˈalp", "allerdings": "alɜdˈɪŋs", "sogar": "zoːɡˈɑːɾ", "weshalb": "vɛshˈalp",
        "soweit": "zoːvˈIt", "dasselbe": "daszˈɛlbə",
        "derselbe": "dɛɾzˈɛlbə",
        "dieselbe": "diːzˈɛlbə", "demselben": "deːmzˈɛlbən", "denselben": "deːnzˈɛlbən", "desselben": "dɛszˈɛlbən",
        "dieselben": "diːzˈɛlbən", "natürlich": "natˈyːɾlɪç", "natürliche": "natˈyːɾlɪçə",
        "natürlichen": "natˈyːɾlɪçən",
        "gibt": "ɡˈiːpt", "gibst": "ɡˈiːpst", "genug": "ɡənˈuːk", "familie": "famˈiːlɪə", "familien": "famˈiːlɪən",
        "nachher": "nˈaxhɜ",
        "vergnügen": "fɛɾɡnˈyːɡən", "mitternacht": "mˈɪtɜnˌaxt", "schicksal": "ʃˈɪkzɑːl", "sehnsucht": "zˈeːnzʊxt",
        "finster": "fˈɪnstɜ", "zufrieden": "ʦuːfrˈiːdən", "zuerst": "ʦuːˈeːɾst", "zuletzt": "ʦuːlˈɛʦt",
        "sobald": "zoːbˈalt",
        "solange": "zoːlˈaŋə", "trotzdem": "tɾˈɔʦdeːm", "indem": "ɪndˈeːm", "indessen": "ɪndˈɛsən", "jedoch": "jeːdˈɔx",
        "dennoch": "dˈɛnɔx", "einander": "Inˈandɜ", "miteinander": "mɪtInˈandɜ", "lebendig": "leːbˈɛndɪç",
        "forelle": "foːrˈɛlə",
        "allein": "alˈIn", "obwohl": "ɔpvˈoːl", "woher": "voːhˈeːɾ", "hinweg": "hɪnvˈɛk", "vorweg": "foːɾvˈɛk",
        "unterwegs": "ʊntɜvˈeːks", "wohin": "voːhˈɪn", "selbst": "zˈɛlpst",
        "sogleich": "zˈɔɡlIç",
        "nichts": "nˈɪçts", "nicht": "nˈɪçt", "zusammen": "ʦuːzˈamən", "niemals": "nˈiːmɑːls", "besonders": "bəzˈɔndɜs",
        "stadt": "ʃtˈat", "art": "ˈɑːɾt", "weg": "vˈɛk", "daraus": "dɑːrˈWs", "woraus": "voːrˈWs", "hieraus": "hiːrˈWs",
        "darnach": "daɾnˈɑːx", "nebenan": "neːbənˈan",
        "außerdem": "ˈWsɜdeːm", "bevor": "bəfˈoːɾ", "unterm": "ˈʊntɜm", "irgendwo": "ɪɾɡəntvˈoː",
        "irgendwann": "ɪɾɡəntvˈan",
        "irgendwas": "ɪɾɡəntvˈas", "irgendwer": "ɪɾɡəntvˈeːɾ", "irgendwohin": "ɪɾɡəntvoːhˈɪn",
        "irgendwoher": "ɪɾɡəntvoːhˈeːɾ",
        "irgendein": "ɪɾɡəntˈIn", "irgendeine": "ɪɾɡəntˈInə", "irgendeinen": "ɪɾɡəntˈInən",
        "irgendeinem": "ɪɾɡəntˈInəm",
        "irgendeiner": "ɪɾɡəntˈInɜ", "irgendetwas": "ɪɾɡəntˈɛtvɑːs", "irgendwelche": "ɪɾɡəntvˈɛlçə",
        "niemand": "nˈiːmant",
        "jemand": "jˈeːmant",
    ]
}

extension Character {
    /// A digit of base 36.
    fileprivate var wholeNumberOrLetterValue: Int? { Int(String(self), radix: 36) }
}
