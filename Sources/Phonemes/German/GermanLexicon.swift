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
    static func isOwn(_ word: String) -> Bool { own[word] != nil || adverbs[word] != nil }

    /// The sounds of a word that its first letter, small or capital, tells from another: *der Weg* and *weg*, *die Sucht* and *er
    /// sucht*.
    /// - Returns: `nil` for all others.
    static func phones(of word: String, _ capital: SpelledCapital) -> [Phone]? {
        guard word.utf8.count < 11 else { return nil }
        if capital != .none { return capital == .first ? nil : nouns[word].map(phones) }
        return verbs[word].map(phones)
    }

    /// Nouns that are verbs or adverbs otherwise.
    private static let nouns = ["weg": "vˈeːk", "hinweg": "hˈɪnvˌeːk", "unterlagen": "ˈʊntɜlˌɑːɡən"]
    /// Verbs that are nouns otherwise.
    private static let verbs = ["sucht": "zˈuːxt", "flucht": "flˈuːxt", "rast": "rˈɑːst"]

    /// The sounds of a word that the rules do not have.
    /// - Parameters:
    ///   - word: In small letters.
    ///   - isPart: Whether it is a part of a longer word.
    /// - Returns: `nil` for a word that the rules say.
    static func phones(of word: String, isPart: Bool = false) -> [Phone]? {
        if let known = own[word] ?? adverbs[word] { return phones(known) }
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

    /// Adverbs that are not stressed on their first syllable, and with them the verbs: *herbeiholen*.
    static let adverbs: [String: String] = {
        var adverbs = [
            "hinzu": "hɪnʦˈuː", "herzu": "hɛɾʦˈuː", "vorbei": "foːɾbˈI", "herbei": "hɛɾbˈI", "hinan": "hɪnˈan",
            "voran": "foːrˈan", "voraus": "foːrˈWs", "zurecht": "ʦuːrˈɛçt", "zuvor": "ʦuːfˈoːɾ",
            "zuwider": "ʦuːvˈiːdɜ", "einher": "Inhˈeːɾ", "umhin": "ʊmhˈɪn", "überein": "yːbɜˈIn",
            "hinterher": "hɪntɜhˈeːɾ", "danieder": "dɑːnˈiːdɜ", "darnieder": "daɾnˈiːdɜ", "hernieder": "hɛɾnˈiːdɜ",
            "darein": "dɑːrˈIn", "überhand": "yːbɜhˈant", "anheim": "anhˈIm", "hintan": "hɪntˈan",
            "hindurch": "hɪndˈʊɐç", "entzwei": "ɛntʦvˈI", "beiseite": "bIzˈItə", "vorlieb": "foːɾlˈiːp",
            "zutage": "ʦuːtˈɑːɡə", "zugute": "ʦuːɡˈuːtə", "umher": "ʊmhˈɛɾ", "vorher": "foːɾhˈeːɾ",
            "hinweg": "hɪnvˈɛk", "vorweg": "foːɾvˈɛk", "dabei": "dɑːbˈI", "dazu": "dɑːʦˈuː", "davor": "dɑːfˈoːɾ",
            "daneben": "dɑːnˈeːbən", "dazwischen": "dɑːʦvˈɪʃən", "daran": "dɑːrˈan", "darauf": "dɑːrˈWf",
            "darüber": "dɑːrˈyːbɜ", "darunter": "dɑːrˈʊntɜ", "dagegen": "dɑːɡˈeːɡən", "dahinter": "dɑːhˈɪntɜ",
            "hierher": "hiːɾhˈeːɾ", "hierhin": "hiːɾhˈɪn", "dorthin": "dɔɾthˈɪn", "dorther": "dɔɾthˈeːɾ",
            "zunichte": "ʦuːnˈɪçtə", "zugrunde": "ʦuːɡɾˈʊndə", "zustande": "ʦuːʃtˈandə", "drauflos": "dɾWflˈoːs",
            "drein": "dɾˈIn", "zuhilfe": "ʦuːhˈɪlfə",
        ]
        for (first, sounds) in [
            ("an", "an"), ("aus", "Ws"), ("von", "fɔn"), ("nach", "nɑːx"), ("auf", "Wf"), ("bei", "bI"),
            ("für", "fyːɾ"),
            ("durch", "dʊɐç"), ("hinter", "hɪntɜ"), ("neben", "neːbən"), ("zu", "ʦuː"), ("in", "ɪn"),
            ("gegen", "ɡeːɡən"),
            ("vor", "foːɾ"), ("über", "yːbɜ"), ("unter", "ʊntɜ"), ("mit", "mɪt"), ("um", "ʊm"), ("wider", "viːdɜ"),
        ] {
            adverbs[first + "einander"] = sounds + "Inˈandɜ"
        }
        return adverbs
    }()

    /// The sounds of a prefix.
    static func prefix(_ text: String) -> String? {
        prefixes[text] ?? adverbs[text]?.replacing("ˈ", with: "")
    }

    /// Prefixes and their sounds.
    private static let prefixes: [String: String] = [
        "da": "dɑː", "inne": "ɪnə", "voll": "fɔl", "will": "vɪl", "wahr": "vɑːɾ", "leib": "lIp", "jahr": "jɑːɾ",
        "all": "al",
        "barm": "baɾm", "drei": "dɾI", "nord": "nɔɾt", "süd": "zyːt",
        "be": "bə", "ge": "ɡə", "er": "ɛɾ", "ver": "fɛɾ", "zer": "ʦɛɾ", "ent": "ɛnt", "emp": "ɛmp", "miss": "mɪs",
        "an": "an",
        "ab": "ap", "auf": "Wf", "aus": "Ws", "bei": "bI", "ein": "In", "mit": "mɪt", "nach": "nɑːx", "vor": "foːɾ",
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
        "warum": "vɑːrˈʊm", "davon": "dɑːfˈɔn", "daher": "dɑːhˈɛɾ", "dahin": "dɑːhˈɪn",
        "damit": "dɑːmˈɪt",
        "darin": "dɑːrˈɪn", "dafür": "dɑːfˈyːɾ",
        "danach": "dɑːnˈɑːx", "dadurch": "dɑːdˈʊɐç",
        "wodurch": "voːdˈʊɐç", "wogegen": "voːɡˈeːɡən",
        "wozu": "voːʦˈuː", "wovon": "voːfˈɔn", "womit": "voːmˈɪt", "wovor": "voːfˈoːɾ", "wobei": "voːbˈI",
        "wofür": "voːfˈyːɾ", "woran": "voːrˈan", "worum": "voːrˈʊm", "worüber": "voːrˈyːbɜ", "worunter": "voːrˈʊntɜ",
        "wonach": "voːnˈɑːx",
        "darum": "dɑːrˈʊm", "hinaus": "hɪnˈWs", "herein": "hɛrˈIn",
        "heraus": "hɛrˈWs",
        "herab": "hɛrˈap", "herum": "hɛrˈʊm", "heran": "hɛrˈan", "herauf": "hɛrˈWf", "hervor": "hɛɾfˈoːɾ",
        "zurück": "ʦuːrˈyk",
        "hinüber": "hɪnˈyːbɜ", "hinunter": "hɪnˈʊntɜ", "hinab": "hɪnˈap", "hinauf": "hɪnˈWf", "hinein": "hɪnˈIn",
        "herunter": "hɛrˈʊntɜ", "herüber": "hɛrˈyːbɜ", "vorüber": "foːrˈyːbɜ",
        "empor": "ɛmpˈoːɾ", "worin": "voːrˈɪn", "worauf": "voːrˈWf", "nachdem": "nɑːxdˈeːm", "soeben": "zoːˈeːbən",
        "sofort": "zoːfˈɔɾt", "sowohl": "zoːvˈoːl", "irgend": "ˈɪɾɡənt", "irgendwie": "ɪɾɡəndvˈiː",
        "überall": "yːbɜˈal",
        "erst": "ˈeːɾst", "erste": "ˈeːɾstə", "ersten": "ˈeːɾstən", "erster": "ˈeːɾstɜ",
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
        "nachher": "nɑːxhˈeːɾ", "vornherein": "fˈɔɾnhɛrˌIn", "zuweilen": "ʦuːvˈIlən", "bisweilen": "bɪsvˈIlən",
        "einstweilen": "InstvˈIlən", "derweilen": "dɛɾvˈIlən", "dieweil": "diːvˈIl", "alleweil": "aləvˈIl",
        "durchaus": "dʊɐçˈWs", "weitaus": "vˈItˌWs", "vonstatten": "fɔnʃtˈatən", "zumute": "ʦuːmˈuːtə",
        "zuliebe": "ʦuːlˈiːbə", "zuteil": "ʦuːtˈIl", "zuleide": "ʦuːlˈIdə", "zuleid": "ʦuːlˈIt", "zulieb": "ʦuːlˈiːp",
        "zuoberst": "ʦuːˈoːbɜst", "zuunterst": "ʦuːˈʊntɜst", "zuvorderst": "ʦuːfˈɔɾdɜst", "zuinnerst": "ʦuːˈɪnɜst",
        "zuallererst": "ʦuːˌalɜˈeːɾst", "zuallerletzt": "ʦuːˌalɜlˈɛʦt", "zuschulden": "ʦuːʃˈʊldən",
        "zuschanden": "ʦuːʃˈandən", "zugegen": "ʦuːɡˈeːɡən", "zugleich": "ʦuːɡlˈIç", "zugunsten": "ʦuːɡˈʊnstən",
        "zuungunsten": "ʦuːˈʊnɡʊnstən", "zufolge": "ʦuːfˈɔlɡə", "zufällig": "ʦˈuːfɛlɪç", "zuhauf": "ʦuːhˈWf",
        "zuhause": "ʦuːhˈWzə", "zumal": "ʦuːmˈɑːl", "zumeist": "ʦuːmˈIst", "zumindest": "ʦuːmˈɪndəst",
        "zusehends": "ʦˈuːzeːənts", "zutiefst": "ʦuːtˈiːfst", "zuhöchst": "ʦuːhˈøːçst",
        "zuzeiten": "ʦuːʦˈItən", "zurzeit": "ʦʊɾʦˈIt", "zuviel": "ʦuːfˈiːl", "zuwenig": "ʦuːvˈeːnɪç",
        "zuwege": "ʦuːvˈeːɡə", "zupaß": "ʦuːpˈas", "zupass": "ʦuːpˈas", "zustatten": "ʦuːʃtˈatən",
        "hernach": "hɛɾnˈɑːx", "bergan": "bɛɾkˈan", "bergauf": "bɛɾkˈWf", "bergab": "bɛɾkˈap",
        "treppauf": "tɾɛpˈWf", "treppab": "tɾɛpˈap", "stromab": "ʃtɾoːmˈap", "stromauf": "ʃtɾoːmˈWf",
        "flussab": "flʊsˈap", "himmelan": "hɪməlˈan", "landaus": "lantˈWs", "landein": "lantˈIn",
        "jahraus": "jɑːɾˈWs", "jahrein": "jɑːɾˈIn", "tagaus": "tɑːkˈWs", "tagein": "tɑːkˈIn", "kopfüber": "kɔpfˈyːbɜ",
        "vornüber": "fɔɾnˈyːbɜ", "rundum": "rʊntˈʊm", "rundherum": "rʊnthɛrˈʊm", "ringsum": "rɪŋsˈʊm",
        "ringsherum": "rɪŋshɛrˈʊm", "ringsumher": "rɪŋsʊmhˈeːɾ", "kurzum": "kʊɐʦˈʊm", "reihum": "rIˈʊm",
        "wiederum": "vˈiːdərʊm", "vordem": "foːɾdˈeːm", "ehedem": "eːədˈeːm", "seitdem": "zItdˈeːm",
        "zudem": "ʦuːdˈeːm", "überdem": "yːbɜdˈeːm", "alldem": "aldˈeːm", "beizeiten": "bIʦˈItən",
        "beisammen": "bIzˈamən", "bevor": "bəfˈoːɾ", "übernatürlich": "ˈyːbɜnatˌyːɾlɪç",
        "übernatürliche": "ˈyːbɜnatˌyːɾlɪçə",
        "übernatürlichen": "ˈyːbɜnatˌyːɾlɪçən", "übernatürlicher": "ˈyːbɜnatˌyːɾlɪçɜ",
        "übernatürliches": "ˈyːbɜnatˌyːɾlɪçəs", "vorzeiten": "foːɾʦˈItən", "vorderhand": "foːɾdeːɾhˈant",
        "kurzerhand": "kʊɐʦɜhˈant", "allezeit": "aləʦˈIt",
        "allzeit": "alʦˈIt", "allhier": "alhˈiːɾ", "allda": "aldˈɑː", "allwo": "alvˈoː", "allein": "alˈIn",
        "vollauf": "fɔlˈWf", "gleichwohl": "ɡlIçvˈoːl", "jawohl": "jɑːvˈoːl", "lebewohl": "leːbəvˈoːl",
        "wiewohl": "viːvˈoːl", "ebenso": "ˈeːbənzoː", "genauso": "ɡənˈWzoː", "geradeso": "ɡərˈɑːdəzoː",
        "umso": "ˈʊmzoː", "desto": "dˈɛstoː", "insbesondere": "ɪnsbəzˈɔndərə", "insbesondre": "ɪnsbəzˈɔndrə",
        "insgesamt": "ɪnsɡəzˈamt", "insgeheim": "ɪnsɡəhˈIm", "insofern": "ɪnzoːfˈɛɾn", "inwiefern": "ɪnviːfˈɛɾn",
        "insoweit": "ɪnzoːvˈIt", "inwieweit": "ɪnviːvˈIt", "inzwischen": "ɪnʦvˈɪʃən", "infolge": "ɪnfˈɔlɡə",
        "inmitten": "ɪnmˈɪtən", "imstande": "ɪmʃtˈandə", "instand": "ɪnʃtˈant", "anstatt": "anʃtˈat",
        "anstelle": "anʃtˈɛlə", "anhand": "anhˈant", "obgleich": "ɔpɡlˈIç", "obschon": "ɔpʃˈoːn",
        "wenngleich": "vɛnɡlˈIç", "wennschon": "vɛnʃˈoːn", "sogleich": "zoːɡlˈIç", "soviel": "zoːfˈiːl",
        "sofern": "zoːfˈɛɾn", "somit": "zoːmˈɪt", "sonach": "zoːnˈɑːx", "sodann": "zoːdˈan", "sodaß": "zoːdˈas",
        "sodass": "zoːdˈas", "alsdann": "alsdˈan", "alsbald": "alsbˈalt", "alsobald": "alzoːbˈalt",
        "daheim": "dɑːhˈIm", "dahinten": "dɑːhˈɪntən", "dahier": "dɑːhˈiːɾ", "dahinein": "dɑːhɪnˈIn",
        "daselbst": "dɑːzˈɛlpst", "dawider": "dɑːvˈiːdɜ", "dafern": "dɑːfˈɛɾn", "dazumal": "dˈɑːʦuːmɑːl",
        "hieran": "hiːrˈan", "hierauf": "hiːrˈWf", "hierbei": "hiːɾbˈI", "hierdurch": "hiːɾdˈʊɐç",
        "hierfür": "hiːɾfˈyːɾ", "hierhinter": "hiːɾhˈɪntɜ", "hierin": "hiːrˈɪn", "hiermit": "hiːɾmˈɪt",
        "hiernach": "hiːɾnˈɑːx", "hierüber": "hiːrˈyːbɜ", "hierum": "hiːrˈʊm", "hierunter": "hiːrˈʊntɜ",
        "hiervon": "hiːɾfˈɔn", "hierzu": "hiːɾʦˈuː", "hierzulande": "hiːɾʦuːlˈandə", "dortselbst": "dɔɾtzˈɛlpst",
        "weither": "vIthˈeːɾ", "weithin": "vIthˈɪn", "leichthin": "lIçthˈɪn", "gemeinhin": "ɡəmInhˈɪn",
        "späterhin": "ʃpɛːtɜhˈɪn", "fernerhin": "fɛɾnɜhˈɪn", "weiterhin": "vItɜhˈɪn", "künftighin": "kynftɪçhˈɪn",
        "letzthin": "lɛʦthˈɪn", "kürzlichhin": "kyɾʦlɪçhˈɪn", "ohnehin": "oːnəhˈɪn", "immerhin": "ɪmɜhˈɪn",
        "schlechthin": "ʃlɛçthˈɪn", "vorhin": "foːɾhˈɪn", "mithin": "mɪthˈɪn", "obenhin": "oːbənhˈɪn",
        "seither": "zIthˈeːɾ", "bisher": "bɪshˈeːɾ", "jeher": "jeːhˈeːɾ", "nebenher": "neːbənhˈeːɾ",
        "anderthalb": "andɜthˈalp", "juhe": "juːhˈeː", "juchhe": "jʊxhˈeː", "juchhei": "jʊxhˈI", "oheim": "ˈoːhIm",
        "ordnung": "ˈɔɾdnʊŋ", "höchstens": "hˈøːçstəns", "durchs": "dʊɐçs", "halbwegs": "hˈalpvˌeːks",
        "geradewegs": "ɡərˈɑːdəvˌeːks", "geradenwegs": "ɡərˈɑːdənvˌeːks", "durchweg": "dʊɐçvˈɛk",
        "durchwegs": "dʊɐçvˈeːks", "rundweg": "rʊntvˈɛk", "frischweg": "fɾɪʃvˈɛk", "schlankweg": "ʃlaŋkvˈɛk",
        "kurzweg": "kʊɐʦvˈɛk", "schlechtweg": "ʃlɛçtvˈɛk", "glattweg": "ɡlatvˈɛk", "freiweg": "frIvˈɛk",
        "demnächst": "deːmnˈɛçst", "demzufolge": "deːmʦuːfˈɔlɡə", "dermaßen": "dˈeːɾmɑːsən", "derzeit": "dˈeːɾʦIt",
        "nunmehr": "nˈuːnmeːɾ", "infolgedessen": "ɪnfɔlɡədˈɛsən", "stattdessen": "ʃtatdˈɛsən",
        "währenddessen": "vɛːrəntdˈɛsən", "zeitlebens": "ʦItlˈeːbəns", "übermorgen": "ˈyːbɜmˌɔɾɡən",
        "nichtsdestoweniger": "nˌɪçtsdɛstoːvˈeːnɪɡɜ", "nichtsdestotrotz": "nˌɪçtsdɛstoːtɾˈɔʦ",
        "unterlass": "ˈʊntɜlˌas", "nebenbei": "nˌeːbənbˈI", "vermodern": "fɛɾmˈoːdɜn", "nachen": "nˈaxən",
        "nachens": "nˈaxəns", "gibts": "ɡˈiːpts", "tust": "tˈuːst", "tuts": "tˈuːts", "duzt": "dˈuːʦt",
        "verwest": "fɛɾvˈeːst",
        "verrucht": "fɛɾrˈuːxt", "aufenthalt": "ˈWfɛnthˌalt", "aufenthalts": "ˈWfɛnthˌalts",
        "aufenthaltes": "ˈWfɛnthˌaltəs", "aufenthalte": "ˈWfɛnthˌaltə", "abenteuer": "ˈɑːbəntˌɔøɜ",
        "abenteuers": "ˈɑːbəntˌɔøɜs", "abenteuern": "ˈɑːbəntˌɔøɜn", "abenteurer": "ˈɑːbəntˌɔørɜ",
        "abenteurers": "ˈɑːbəntˌɔørɜs", "abenteurern": "ˈɑːbəntˌɔørɜn", "abenteuerlich": "ˈɑːbəntˌɔøɜlɪç",
        "abenteuerliche": "ˈɑːbəntˌɔøɜlɪçə", "abenteuerlichen": "ˈɑːbəntˌɔøɜlɪçən", "vollends": "fˈɔlɛnts",
        "dergestalt": "dˈeːɾɡəʃtˌalt", "zwiespältig": "ʦvˈiːʃpɛltɪç", "zwiespalt": "ʦvˈiːʃpalt", "abc": "ɑːbeːʦˈeː",
        "hm": "həm", "hmm": "həm", "hmhm": "həmhəm", "mhm": "mhəm", "pst": "pst", "psst": "pst", "pscht": "pʃt",
        "bst": "pst", "st": "st", "scht": "ʃt", "sch": "ʃ", "ksch": "kʃ", "kscht": "kʃt", "brr": "bɾɾ", "brrr": "bɾɾ",
        "grr": "ɡɾɾ", "grrr": "ɡɾɾ", "tz": "ʦ", "ts": "ʦ", "tss": "ʦ", "pf": "pf", "pff": "pf", "pfft": "pft",
        "sst": "st", "ssst": "st",
        "beinhalten": "bəˈɪnhˌaltən", "beinhaltet": "bəˈɪnhˌaltət", "beinhaltete": "bəˈɪnhˌaltətə",
        "beinhalteten": "bəˈɪnhˌaltətən", "beinhaltend": "bəˈɪnhˌaltənt", "beinhaltende": "bəˈɪnhˌaltəndə",
        "mobile": "moːbˈiːlə", "problems": "pɾoːblˈeːms", "problemlos": "pɾoːblˈeːmloːs",
        "problemlose": "pɾoːblˈeːmloːzə", "problemlosen": "pɾoːblˈeːmloːzən", "systems": "zystˈeːms",
        "hingegen": "hɪnɡˈeːɡən", "fortan": "fɔɾtˈan", "indes": "ɪndˈɛs", "alleine": "alˈInə", "runter": "rˈʊntɜ",
        "drunter": "dɾˈʊntɜ", "fakt": "fˈakt", "fakten": "fˈaktən", "höchst": "hˈøːçst", "höchste": "hˈøːçstə",
        "höchsten": "hˈøːçstən", "höchster": "hˈøːçstɜ", "höchstes": "hˈøːçstəs", "höchstem": "hˈøːçstəm",
        "bisherige": "bɪshˈeːrɪɡə", "bisherigen": "bɪshˈeːrɪɡən", "bisheriger": "bɪshˈeːrɪɡɜ",
        "bisheriges": "bɪshˈeːrɪɡəs", "umkreis": "ˈʊmkɾˌIs", "umkreises": "ˈʊmkɾˌIzəs",
        "vergnügen": "fɛɾɡnˈyːɡən", "mitternacht": "mˈɪtɜnˌaxt", "schicksal": "ʃˈɪkzɑːl", "sehnsucht": "zˈeːnzʊxt",
        "finster": "fˈɪnstɜ", "zufrieden": "ʦuːfrˈiːdən", "zuerst": "ʦuːˈeːɾst", "zuletzt": "ʦuːlˈɛʦt",
        "sobald": "zoːbˈalt",
        "solange": "zoːlˈaŋə", "trotzdem": "tɾˈɔʦdeːm", "indem": "ɪndˈeːm", "indessen": "ɪndˈɛsən", "jedoch": "jeːdˈɔx",
        "dennoch": "dˈɛnɔx", "einander": "Inˈandɜ", "lebendig": "leːbˈɛndɪç",
        "forelle": "foːrˈɛlə",
        "obwohl": "ɔpvˈoːl", "woher": "voːhˈeːɾ",
        "unterwegs": "ʊntɜvˈeːks", "wohin": "voːhˈɪn", "selbst": "zˈɛlpst",
        "nichts": "nˈɪçts", "nicht": "nˈɪçt", "zusammen": "ʦuːzˈamən", "niemals": "nˈiːmɑːls", "besonders": "bəzˈɔndɜs",
        "stadt": "ʃtˈat", "art": "ˈɑːɾt", "weg": "vˈɛk", "daraus": "dɑːrˈWs", "woraus": "voːrˈWs", "hieraus": "hiːrˈWs",
        "darnach": "daɾnˈɑːx", "nebenan": "neːbənˈan",
        "außerdem": "ˈWsɜdeːm", "unterm": "ˈʊntɜm", "irgendwo": "ɪɾɡəntvˈoː",
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
