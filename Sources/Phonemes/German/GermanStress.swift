/// Which syllables of a German word are strong.
enum GermanStress {
    /// Ends of words from other languages that have the stress on them, and where: so many vowels from the end.
    static func foreignEnd(of stem: String) -> Int? {
        // *Strategien*, but *Belgien*, *Ferien*.
        if stressedPlurals.contains(where: stem.hasSuffix) { return 1 }
        if let end = end(of: stem) { return end.fromLast }
        if let (base, vowels) = GermanFeminines.base(of: stem), let end = end(of: base) {
            return end.fromLast.map { $0 + vowels }
        }
        return inflected(stem)
    }

    /// What the end of a word tells of its stress.
    private enum End {
        /// It only looks like one from another language.
        case native
        /// So many vowels from the end.
        case stressed(Int)

        var fromLast: Int? { if case .stressed(let count) = self { count } else { nil } }
    }

    private static func end(of stem: String) -> End? {
        let count = stem.count
        // *Politisch*, but *kindisch*, *spielerisch*, *österreichisch*.
        if let end = ["ischeren", "ischer", "ischen", "isches", "ischem", "ische", "isch"].first(where: stem.hasSuffix)
        {
            let before = String(stem.dropLast(end.count))
            let vowels = before.count { "aeiouäöüy".contains($0) }
            if vowels > 1, !nativeBeforeIsch.contains(where: before.hasSuffix) {
                return .stressed(end.count { "aei".contains($0) })
            }
        }
        for (end, fromLast) in ends
        where stem.hasSuffix(end)
            && (count > end.count + 1 || stem == end && (end.hasSuffix("ik") || end.hasPrefix("system")))
        {
            if isNative(stem) { return .native }
            guard stem == end || GermanMorphemes.hasVowel(String(stem.dropLast(end.count))) else { continue }
            return .stressed(fromLast)
        }
        return nil
    }

    private static func isNative(_ stem: String) -> Bool {
        if native.contains(where: stem.hasSuffix) || nativeWhole.contains(stem) { return true }
        // *Einmal*, *Schicksal*, but *normal*, *universal*.
        return stem.hasSuffix("mal") && !foreignMal.contains(where: stem.hasSuffix)
            || stem.hasSuffix("sal") && !foreignSal.contains(where: stem.hasSuffix)
    }

    private static let nativeBeforeIsch = ["er", "ei", "reich", "länd", "burg", "berg"]
    private static let foreignMal = ["timal", "simal", "nimal", "ximal", "zimal", "ormal", "thermal", "animal"]
    private static let foreignSal = ["rsal", "usal", "ssal", "asal"]

    /// *Privat-e*, *Methode-n*, *Turnier-s*: the stress of a form is where its word has it.
    private static func inflected(_ word: String) -> Int? {
        for (ending, vowels) in inflections where word.hasSuffix(ending) {
            let base = String(word.dropLast(ending.count))
            guard base.count > 4, base.count(where: { "aeiouäöüy".contains($0) }) > 1,
                base.last == "e" ? ending == "n" || ending == "s" : ending != "n",
                !unlike.contains(where: base.hasSuffix), ending != "s" || !base.hasSuffix("ei"),
                ending != "es" || !base.hasSuffix("krat"),
                // *Landrat-s*, but *Referat-s*.
                !base.hasSuffix("rat") || foreignRat.contains(where: base.hasSuffix),
                let end = end(of: base)
            else { continue }
            return end.fromLast.map { $0 + vowels }
        }
        return nil
    }

    /// What native words and names have before their endings: *Mittagess-en*, *Tauwett-er*, *Bregenz-er*.
    private static let unlike = [
        "ie", "abendesse", "tagesse", "festesse", "sesse", "iesse", "hesse", "kur", "grenz", "cent", "attentät",
        "minist",
        "wett", "sett", "stett", "dett", "rvat", "svat", "wat", "weltall", "bregenz", "bludenz",
    ]
    private static let foreignRat = [
        "parat", "terat", "okrat", "ferat", "serat", "korat", "mirat", "karat", "perat", "oderat", "nerat", "ibrat",
    ]

    private static let inflections = [
        ("esten", 2), ("este", 2), ("sten", 1), ("ste", 1), ("eren", 2), ("ere", 2), ("es", 1), ("en", 1), ("em", 1),
        ("er", 1), ("e", 1), ("n", 0), ("s", 0),
    ]

    /// Plurals of words in -ie that have their stress on it.
    private static let stressedPlurals = [
        "ogien", "tegien", "ergien", "urgien", "phien", "fien", "kratien", "nomien", "tomien", "demien", "pathien",
        "archien", "skopien", "metrien", "ustrien", "rapien", "kopien", "topien", "rodien", "lodien", "monien",
        "fonien",
        "rantien", "nastien", "nestien", "neurien",
    ]

    private static let ends: [(String, Int)] = [
        ("zei", 0), ("zeien", 1), ("ekte", 1), ("ekten", 1), ("ekt", 0), ("blem", 0), ("bleme", 1), ("system", 0),
        ("systems", 0), ("systemen", 1),
        ("systeme", 1), ("trem", 0), ("nute", 1),
        ("nuten", 1), ("ine", 1), ("inen", 1), ("ör", 0), ("anisch", 1), ("rakt", 0), ("takt", 0), ("ept", 0),
        ("onal", 0),
        ("musik", 0), ("physik", 0), ("politik", 0), ("fabrik", 0), ("kritik", 0), ("publik", 0), ("mathematik", 0),
        ("rubrik", 0), ("replik", 0), ("katholik", 0), ("ikerinnen", 4), ("ikerin", 3), ("ikern", 2), ("ikers", 2),
        ("iker", 2), ("ik", 1), ("ier", 0), ("ekter", 1), ("ektes", 1), ("ektem", 1), ("at", 0), ("aten", 1),
        ("ismen", 1),
        ("toren", 1), ("soren", 1), ("tor", 1), ("sor", 1), ("ade", 1), ("aden", 1), ("ose", 1), ("osen", 1),
        ("thek", 0), ("theke", 1), ("theken", 1), ("ikel", 1), ("ikeln", 1), ("ode", 1), ("oden", 1), ("üre", 1),
        ("üren", 1), ("ium", 2), ("ius", 2), ("itis", 1), ("graf", 0), ("graph", 0), ("loge", 1), ("logen", 1),
        ("grafin", 1), ("grafinnen", 2), ("torin", 1), ("torinnen", 2), ("sorin", 1), ("sorinnen", 2), ("login", 1),
        ("loginnen", 2), ("gogin", 1), ("goginnen", 2), ("nom", 0), ("ember", 1), ("tober", 1), ("aner", 1),
        ("anern", 1),
        ("anerin", 2), ("iener", 1), ("all", 0),
        ("ales", 1), ("aler", 1), ("alem", 1), ("olle", 1), ("ollen", 1), ("eller", 1), ("elles", 1), ("ellem", 1),
        ("alle", 1), ("allen", 1),
        ("ierungen", 2), ("ierendes", 2), ("ierende", 2), ("ierenden", 2), ("ierend", 1), ("ierung", 1),
        ("ieren", 1), ("ierten", 1), ("iertes", 1), ("ierter", 1), ("iertem", 1), ("ierte", 1), ("iert", 0),
        ("iere", 1), ("ierst", 0), ("itäten", 1), ("ität", 0), ("täten", 1), ("tät", 0), ("ionen", 1), ("ion", 0),
        ("isten", 1), ("ist", 0), ("istisch", 1), ("istische", 2), ("istischen", 2), ("ismus", 1), ("anten", 1),
        ("ant", 0), ("ente", 1), ("enten", 1), ("ent", 0), ("enzen", 1), ("enz", 0), ("anz", 0), ("uren", 1),
        ("ur", 0), ("ereien", 1), ("erei", 0), ("elei", 0), ("ei", 0), ("eien", 1), ("ogie", 0), ("phie", 0),
        ("omie", 0), ("nomie", 0),
        ("monie", 0), ("ments", 0), ("lents", 0), ("zents", 0), ("dents", 0), ("ants", 0), ("ions", 0), ("täts", 0),
        ("lodie", 0), ("asie", 0), ("tie", 0), ("trie", 0), ("akademie", 0), ("demie", 0),
        ("energie", 0), ("gie", 0), ("eure", 1), ("eur", 0), ("öse", 1), ("ösen", 1), ("ös", 0), ("iven", 1),
        ("ive", 1), ("iv", 0), ("elle", 1), ("ellen", 1), ("ell", 0), ("alen", 1), ("ale", 1), ("al", 0), ("äre", 1),
        ("ären", 1), ("är", 0), ("äer", 1), ("äerin", 2), ("imeter", 1), ("imetern", 1), ("abel", 1), ("ibel", 1),
        ("able", 1), ("ablen", 1), ("abler", 1), ("ible", 1),
        ("iblen", 1), ("ibler", 1),
        ("bil", 0), ("bile", 1), ("bilen", 1), ("biler", 1), ("biles", 1), ("ment", 0), ("ett", 0), ("amente", 1),
        ("esse", 1),
        ("ette", 1), ("ie", 0),
    ]

    /// Native words that end in the same way.
    private static let native = [
        "eie", "aie", "erlei", "salbei", "hahnrei", "vorbei", "dabei", "rührei", "osterei", "brei", "schrei", "türe",
        "türen", "eier", "eiert", "eierte", "eierten", "eiere", "eieren", "eierung", "eine",
        "einen", "reinen",
        "familie", "lilie", "folie", "serie", "studie", "ödie", "materie",
        "bestie",
        "aktie",
        "grazie", "arie", "silie", "hostie", "kastanie", "mobilie", "prämie", "gehör", "hör", "stör", "schör",
        "volle", "vollen", "steller", "keller", "heller", "helles", "maler", "saal", "heimat",
        "nachtigall", "nachtigallen", "monat", "heirat", "zierat", "ball", "fall",
        "stall", "hall", "knall",
        "wall", "falle", "fallen", "balle", "ballen", "schallen", "schnell", "quell", "hell", "fell", "bett", "fett",
        "brett", "nett",
        "glanz", "tanz", "kranz", "ganz", "schwanz", "pflanz", "wand", "spur", "schnur", "uhr", "flur", "frei", "blei",
        "drei",
        "zwei", "lebend", "abend", "geist", "meist", "heist", "leist", "reist", "weist", "beist", "feist", "dreist",
        "christ", "frist", "arglist", "rgent", "stelle", "welle", "helle", "schelle", "zelle", "kelle",
        "quelle", "ferien", "familie", "linie", "gänse", "böse", "löse", "größe", "möse", "ernte", "rente", "sende",
        "kannt", "nannt", "wandt", "rannt", "brannt", "sandt", "spannt", "mannt", "bannt", "eigent", "wesent",
        "öffent", "ordent", "legent", "hoffent", "jugend", "tugend", "neffe", "schnelle", "dunkel", "wieviel",
        "schmal", "strahl", "zahl", "stahl", "hofrat", "boden", "böden", "loden", "schale", "schalen",
        "merkmale", "merkmalen", "denkmale", "denkmalen",
        "grabmale", "grabmalen", "mahnmale", "mahnmalen", "wundmale", "wundmalen", "schicksale", "schicksalen",
        "scheusale",
        "scheusalen", "trübsale", "trübsalen", "drangsale", "drangsalen", "rinnsale", "rinnsalen", "labsale",
        "labsalen",
        "wirrsale", "wirrsalen", "gläubisch", "gläubische", "gläubischen", "gläubischer", "gläubisches",
    ]

    /// Those that others only end like: *traktier-*, *Quartal*.
    private static let nativeWhole: Set = [
        "hoden", "list", "mist", "rist", "schal", "tal", "qual", "wal", "mal", "sal", "gier", "stier", "hier", "tier",
        "bier", "vier", "zier", "neugier",
    ]

    /// Words said without a stress of their own.
    static let clitics: Set = words(
        """
        als am an auf bei bin bis bist da das dass daß deine deinem deinen deiner dein dem den denen denn der des dich die dies dir
        doch du durch ein er es für habe hast hat ich ihm ihn ihr im in ins ist man mein mich mir mit nach noch ab sein seit
        sich sie sind so um uns und unser vom von war waren warst wie will willst wir wollen wollt wollte wollten zu zum zur gewollt
        dann eins durchs
        """
    )

    /// Words that have a weaker stress.
    static let halfStressed: Set = words(
        """
        aber auch aus deren diese diesem diesen dieser dieses eine einem einen einer eines einige etwa ganz gegen geworden haben
        hatte hatten hattest hätte hätten hättet ihnen ihre ihrem ihren ihrer ihres jetzt kam kamen kann kannst meine meinem meinen
        meiner neben oder schon seine seinem seinen seiner seines soll sollen sollst sollte sollten über unsere unserer unseres unter ob hättest
        vor weil wenn werde werden wird wirst wo worden wurde wurden während deinem deinen deine deiner überaus
        """
    )

    /// Those that stay without even at the end.
    static let alwaysWeak: Set = words(
        """
        bin bist das dem den denen der des die dies du er es habe hast hat ich ihr ist man mich noch sein seit sich sie sind war
        waren warst wie will willst wir wollen wollt wollte wollten gewollt dann unser auch diese diesem diesen dieser dieses eine
        einem einen einer eines etwa ganz geworden hatte hatten hätte hätten hättet ihre ihrem ihren ihrer ihres kam kamen kann
        kannst seinem seinen seiner seines soll sollen sollst sollte sollten unsere unserer unseres hättest weil werde werden
        wird wirst wo worden wurde wurden während
        """
    )

    static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Whether a stem begins with a Latin prefix that is never stressed, *Kontakt*, *komplett*, *Produkt*, *Person*, and not as
    /// *Konto*, *Kompass*, *Probe* do.
    static func hasWeakOnset(_ letters: [Unicode.Scalar]) -> Bool {
        let text = letters.text
        guard letters.count > 5, let onset = weakOnsets.first(where: text.hasPrefix),
            !strongOnsets.contains(where: text.hasPrefix), let next = text.dropFirst(onset.count).first
        else { return false }
        return !"aeiouäöüyr".contains(next) || onset == "pers" || onset == "komp"
    }

    private static let weakOnsets = ["kon", "komp", "pro", "perf", "pers", "korr", "kolleg"]
    private static let strongOnsets = [
        "konto", "konte", "konn", "konsul", "kompass", "kompost", "probe", "probst", "prost", "profess", "persi",
        "perser",
        "korrid",
    ]

    /// Which vowel of a stem from another language has the stress, counted from 0, where its ending does not tell.
    static func lateStem(_ stem: String, _ count: Int) -> Int? {
        if count > 1, hasWeakOnset(Array(stem.unicodeScalars)) || stem == "natür" { return 1 }
        // *Slowenien*, *Komödie*, *Vegetarier*
        if count > 2, ["ie", "ien", "iens", "arier", "ariern", "ariers"].contains(where: stem.hasSuffix) {
            return count - 3
        }
        // *Sebastian*, but *Florian*
        if count > 3, stem.hasSuffix("ian") || stem.hasSuffix("ians") { return count - 3 }
        // *Regatta*, *Toronto*: the last syllable but one, if it is closed; native words do not end so.
        guard count > 2, let last = stem.last, "aio".contains(last) else { return nil }
        let consonants = stem.dropLast().reversed().prefix { !"aeiouäöüy".contains($0) }
        let pair = String(consonants.reversed().suffix(2))
        return consonants.count > 1 && !pair.hasSuffix("r") && !pair.hasSuffix("h") && pair != "gn" ? count - 2 : nil
    }

    /// *Emotional*, *positionieren*: the o of -ion keeps a weaker stress before other endings.
    private static func markIon(_ phones: inout [Phone]) {
        let nuclei = phones.nuclei
        for (place, next) in zip(nuclei, nuclei.dropFirst())
        where phones[place].symbol == "o" && phones[place].stress == .none && phones[next].stress == .main
            && next == place + 2 && phones[place + 1].symbol == "n" && place > 0
            && "jɪ".unicodeScalars.contains(phones[place - 1].symbol)
        {
            phones[place].stress = .secondary
        }
    }

    /// Prefixes whose own stress gives way to the verb's: *überlegen*.
    static let yielding: Set = ["über", "unter", "hinter", "wider"]
    /// First parts of words next to whose stress a weaker one stands all the same: *Vórstànd*, *Hándwèrk*, but *Nachweis*.
    private static let tight: Set = [
        "an", "auf", "aus", "ab", "ein", "um", "vor", "mit", "un", "fest", "durch", "end", "hand", "haus", "hoch",
        "land",
        "lang", "lehr", "miet", "ort", "orts", "schul", "viel", "voll", "wohl", "zeit", "ziel",
    ]
    /// Whether it is such a first part.
    static func isTight(_ morpheme: GermanMorpheme) -> Bool {
        tight.contains(morpheme.letters.text)
    }

    /// Whether a prefix keeps its stress, in a noun or an adjective: *Unterschied*, *überflüssig*, but *unterscheiden*.
    static func isFirm(_ prefix: String, _ rest: String) -> Bool {
        func has(_ word: String) -> Bool { firm.contains(prefix + word) }
        if has(rest) || separates(prefix, rest) { return true }
        for ending in ["s", "es", "e", "en", "er", "n", "em"] where rest.hasSuffix(ending) && rest != "lagen" {
            let stem = String(rest.dropLast(ending.count))
            if has(stem) {
                // *Unterrichten*, *überfallen*, *übergangen* are verbs.
                return !(verbal.contains(stem) && ending.hasPrefix("e") && ending != "es")
            }
        }
        return firmStarts.contains { (prefix + rest).hasPrefix($0) }
    }

    /// Nouns that verbs are made of, or like.
    private static let verbal: Set = [
        "richt", "gang", "fall", "trag", "ruf", "stand", "lag", "halt", "lauf", "blick", "spruch", "teil", "schied",
        "hang", "schall", "gab", "zug",
        "hall", "druck", "brück", "wurf", "leb", "steig", "tritt",
    ]
    private static let firm: Set = words(
        """
        überblick übergang übergänge übergängen überfluss übermut überzahl überrock überröcke überröcken überfall überfälle
        überfällen überbau überbein überbleibsel überdruck überdruss überfahrt übereifer überfracht übergabe übergewicht übergriff
        übergriffe überhang überhänge überholz überkleid überlauf überläufer überlebensgroß übermacht übermaß übermensch
        übernahme übernahmen überraum überrest überrumpelung überschall überschlag überschrift überschuh überschuss überschüsse
        überschwang überschwemme übersee übersicht überstunde überton übertrag übertritt überweg überwurf überwürfe überzieher
        überzug überzüge überzügen übereck übername überempfindlich überdeutlich übergroß überreif überlang überglücklich
        überklug übervoll überstark überfein überhoch überirdisch übersinnlich übermenschlich übernatürlich überflüssig
        überschwänglich überschwenglich übermütig übermäßig übermächtig überzählig übereifrig überfällig überständig übersichtlich
        unterschied unterricht unterlage unterlippe untergang untergänge unterkunft unterkünfte unterkünften unterhalt
        untergrund unterrock unterröcke unterröcken unterarm unterart unterbau unterbett unterdeck unterdruck untergeschoss
        untergewand untergewicht unterhemd unterhändler unterhaus unterholz unterhose unterkiefer unterkleid unterlage unterland
        unterlauf unterleib unterleutnant untermann untermiete untermieter unteroffizier
        unterpfand unterrichtlich untersatz untersätze unterschenkel unterschicht unterschlupf unterschrift
        unterseeboot unterseite unterstand unterstock untertan untertanen untertasse unterteil untertitel unterton untertöne unterwäsche
        unterwasser unterwelt unterwuchs unterzeug unterstaatssekretär unterschiedlich untertänig untertänigst unterirdisch
        unterwürfig untersetzer unterjacke unterbewusstsein unterbewusst unterlehrer unterkoch unterboden
        unterführer unterbeamter unterwelten
        widerspruch widersprüche widersprüchen widerstand widerstände widerständen widerwille widerwillen widerwillens widerruf
        widerhaken widerhall widerpart widerrede widerschein widersinn widerstreit widerlich widerwärtig widerwillig widersinnig
        widerspenstig widerborstig widerrechtlich widersprüchlich widersacher widerchrist widerrist widerlager
        widernatürlich widerstandskraft widerhalle widerspiel widerdruck widergänger
        hintergrund hintergründe hintergründen hinterhalt hinterhaus hinterhäuser hinterhof hinterhöfe hinterkopf hinterköpfe
        hinterland hinterlist hinterlistig hinterrad hinterräder hinterteil hintertür hintertüre hintertreppe hinterbein
        hinterfuß hinterhand hinterzimmer hinterseite hinterhältig hinterschiff hinterdeck hinterwald hinterwäldler hintergründig
        hinterhaupt hintereingang hinterrücks hintergedanke hintergedanken hinterlader hintermann hinterpommern
        """
    )
    /// Beginnings of such words with more endings.
    private static let firmStarts = [
        "überflüss", "übermüt", "übermäß", "übermächt", "überschweng", "überschwäng", "übersinn", "überird",
        "übermensch",
        "übernatür", "überglück", "überempfind", "überzähl", "untertän", "unterird", "unterwürf", "unterschiedl",
        "unterbewu",
        "widerwärt", "widerlich", "widerwill", "widersinn", "widerspenst", "widerborst", "widerrecht", "widerspruchs",
        "widerstands", "widersprüchl", "hinterlist", "hinterhält", "hintergründ", "überblicks", "übergangs",
        "unterrichts",
        "überfluss", "übersicht", "untergangs", "unterhaltsz", "überdeut", "übergroß", "übermaß", "unterkünft",
    ]

    /// Whether um-, durch-, wieder- or hinter- is not stressed: *umarmen*, *durchdrungen*, but *umgehen*, *durchgehen*.
    static func isInseparable(_ prefix: String, _ rest: String) -> Bool {
        switch prefix {
        case "um": around.contains(where: rest.hasPrefix)
        // *Wiederholen*, but *wiederkommen*.
        case "wieder": rest.hasPrefix("hol")
        case "hinter": behind.contains(where: rest.hasPrefix)
        case "durch": through.contains(where: rest.hasPrefix)
        default: false
        }
    }

    private static let around = [
        "arm", "gebung", "geben", "gab", "gäb", "gibt", "gebend", "fass", "fließ", "floss",
        "flut", "schling", "schlang", "schlung", "ringt", "ringe", "ringen", "klammer", "hüll", "ström",
        "säum",
        "web", "wob", "kreis", "zingel", "wölk", "nacht", "hals", "garn", "mauer", "schmeichel", "spann", "spül",
        "spiel",
        "gürt", "lager", "rahm", "rand", "schatt", "schließ", "schloss", "schwärm", "schweb", "schwirr",
        "sorg", "spinn",
        "sponn", "wund", "wind", "zäun", "dräng", "düster", "brand", "brau", "fangen", "fing", "fäng", "grenz", "kränz",
        "ranken", "rankt", "tanz", "tost", "tob", "weh", "wall", "fächel", "flatter", "flort", "fried", "klung",
        "jubel", "stellt",
        "lauer", "leucht", "glänz", "rausch", "duft", "schlicht", "munkel", "zirkel", "segel",
    ]
    private static let behind = [
        "lass", "läss", "ließ", "leg", "frag", "geh", "ging", "gangen", "zieh", "zog", "treib", "trieb", "bring",
        "brach", "bleib", "blieb", "trag",
    ]
    private static let through = [
        "drungen", "drang", "floss", "fließ", "bricht", "brichst", "quer", "flut", "zuck", "leucht", "tränk", "wühl",
        "streif", "such", "bohr",
        "brochen", "brach", "forsch",
        "fuhr", "fror", "glüh", "kreuz", "laufen", "lief", "leb", "löcher", "maß", "messen", "näss", "pflüg",
        "rausch", "ries", "schau",
        "schnitten", "schreit", "schritt", "stöber", "stoch", "stach", "wach", "wander", "web", "wob", "weh", "wat",
        "wog",
        "würz", "wirk", "zog", "zieht", "zogen", "zitter", "geistig", "tost", "tob", "schauer", "fröstel", "strahl",
        "ström", "stürm", "flog",
        "flieg", "flamm", "furch", "hall", "irr", "schoss", "schießt", "schwirr", "schweif", "sonn", "wärm", "weicht",
        "wirbel",
        "wuchs", "wächs", "zech", "denk", "dacht",
    ]

    /// Prefixes that are not stressed on their first syllable, with the vowel that is, counted from 0.
    static let lateStress: [String: Int] = GermanLexicon.adverbs.compactMapValues { symbols in
        let phones = GermanLexicon.phones(symbols)
        return phones.nuclei.firstIndex { phones[$0].stress == .main }
    }.merging(late) { $1 }
    private static let late: [String: Int] = [
        "zurück": 1, "hinunter": 1, "herunter": 1, "hinüber": 1, "herüber": 1, "hinein": 1, "herein": 1, "hinaus": 1,
        "heraus": 1, "hinauf": 1, "herauf": 1, "hervor": 1, "herum": 1, "herab": 1, "hinab": 1, "heran": 1, "voran": 1,
        "voraus": 1, "vorbei": 1, "vorüber": 1, "entgegen": 1, "empor": 1, "davon": 1, "dahin": 1, "daher": 1,
        "zusammen": 1, "gegenüber": 2,
    ]

    /// A morpheme in a word.
    struct Place {
        let morpheme: GermanMorpheme
        /// Where its sounds are.
        let range: Range<Int>
        /// Which of its vowels has the stress, if that is known.
        let accent: Int?
    }

    /// Marks the main stress and the weaker ones.
    /// - Parameters:
    ///   - phones: Those of the word.
    ///   - morphemes: Each with where its sounds begin and end.
    static func mark(_ phones: inout [Phone], _ morphemes: [Place]) {
        var marking = GermanStressMarking(phones)
        marking.take(morphemes)
        phones = marking.phones
        let weakOnset = morphemes.first.map { $0.morpheme.kind == .stem && hasWeakOnset($0.morpheme.letters) } ?? false
        alternate(&phones, isFirstWeak: weakOnset)
        markIon(&phones)
        weakenAfterEnt(&phones, morphemes)
        shorten(
            &phones,
            morphemes.filter { $0.morpheme.beginsPart || $0.morpheme.kind == .suffix }.map(\.range.lowerBound)
        )
        loosen(&phones, morphemes.map(\.range))
        partStressedEr(&phones)
    }

    /// *Eigentlich*: after -ent- the suffix stays weak.
    private static func weakenAfterEnt(_ phones: inout [Phone], _ morphemes: [Place]) {
        for (one, next) in zip(morphemes, morphemes.dropFirst())
        where one.morpheme.letters.ends(with: "ent") && next.morpheme.letters.starts(with: "lich".unicodeScalars) {
            for place in next.range where phones[place].stress == .secondary { phones[place].stress = .none }
        }
    }

    /// *Konserve*: er with the stress is two sounds.
    private static func partStressedEr(_ phones: inout [Phone]) {
        guard let main = phones.firstIndex(where: { $0.stress == .main }), phones[main].symbol == "ɜ" else { return }
        phones[main].symbol = "ɛ"
        phones.insert(Phone("ɾ"), at: main + 1)
    }

    /// Shortens the long a where it is weak (*Rosalie*, *Synagoge*), and half shortens it before more than an ending
    /// (*arabisch*, *tadelten*); where h or a second a writes the length it stays.
    /// - Parameters:
    ///   - phones: Those of the word.
    ///   - starts: Where the parts of the word begin.
    static func shorten(_ phones: inout [Phone], _ starts: [Int]) {
        let nuclei = phones.nuclei
        guard let main = nuclei.first(where: { phones[$0].stress == .main }) else { return }
        for place in nuclei
        where phones[place].symbol == "ɑ" && phones[place].modifier == "ː" && !phones[place].isLengthSpelled {
            let end = starts.first { $0 > place } ?? phones.count
            let rest = phones[(place + 1)..<end]
            let tail = Array(rest.drop { !$0.isNucleus })
            guard !tail.isEmpty else {
                if phones[place].stress == .none, place < main { phones[place] = .vowel("a") }
                continue
            }
            let text = tail.filter { $0.symbol != "ɾ" && $0.symbol != "r" }.map { String(Character($0.symbol)) }
                .joined()
            let isEnding = lengthening.contains(text) || text.hasPrefix("ɪʃ") && rest.first?.symbol == "t"
            if phones[place].stress == .none {
                let isOpen = rest.dropFirst().first?.isNucleus ?? true
                if place < main || !isEnding && isOpen { phones[place] = .vowel("a") }
            } else if !isEnding {
                phones[place].modifier = nil
            }
        }
    }

    /// The endings before which an a stays long, by their sounds.
    private static let lengthening: Set = [
        "ə", "ən", "ɜ", "əs", "əm", "ət", "əst", "ənt", "ənd", "ənts", "əndə", "əndən", "əə", "əən", "o", "i", "e",
    ]

    /// Shortens other long vowels without the main stress before two consonants of which the second is l or r:
    /// *integrieren*, *Vibration*, *publizieren*.
    private static func loosen(_ phones: inout [Phone], _ morphemes: [Range<Int>]) {
        for range in morphemes {
            for place in range where range.contains(place + 3) && phones[place].modifier == "ː" {
                guard phones[place].stress != .main, !phones[place].isLengthSpelled, phones[place + 3].isNucleus,
                    let short = loose[phones[place].symbol],
                    "bdɡptk".unicodeScalars.contains(phones[place + 1].symbol),
                    "rɾl".unicodeScalars.contains(phones[place + 2].symbol),
                    // *Demokrat*, *Problem*, *Mikroskop*
                    phones[place].symbol != "o" || phones[place + 1].symbol != "k" && phones[place + 2].symbol != "l",
                    phones[place].symbol != "i" || phones[place + 1].symbol != "k"
                else { continue }
                phones[place].symbol = short
                phones[place].modifier = nil
            }
        }
    }

    private static let loose: [Unicode.Scalar: Unicode.Scalar] = [
        "e": "ɛ", "i": "ɪ", "o": "ɔ", "u": "ʊ", "y": "y", "ɑ": "a",
    ]

    /// Gives a weaker stress to full vowels that stand among weak syllables: *Sícherhèit*, *òrganìsatión*.
    /// - Parameters:
    ///   - phones: Those of the word.
    ///   - isFirstWeak: Whether its first vowel stays weak: *Konzeption*, *Professur*.
    static func alternate(_ phones: inout [Phone], isFirstWeak: Bool = false) {
        let nuclei = phones.nuclei
        func isWeak(_ order: Int) -> Bool { !nuclei.indices.contains(order) || phones[nuclei[order]].stress == .none }
        for (order, place) in nuclei.enumerated()
        where !"əɜ".unicodeScalars.contains(phones[place].symbol) && !(order == 0 && isFirstWeak) {
            if isWeak(order - 1), isWeak(order), isWeak(order + 1) { phones[place].stress = .secondary }
        }
    }
}

extension [Unicode.Scalar] {
    fileprivate func ends(with text: String) -> Bool {
        suffix(text.unicodeScalars.count).elementsEqual(text.unicodeScalars)
    }
}
