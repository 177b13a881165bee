/// Names and nouns before Roman figures.
enum RomanNames {
    /// Names of kings, popes and others who are counted.
    static let rulers: Set = [
        "louis", "charles", "henry", "george", "edward", "william", "james", "richard", "john", "elizabeth", "mary",
        "philip",
        "francis", "napoleon", "ivan", "peter", "catherine", "nicholas", "alexander", "paul", "pius", "leo", "gregory",
        "clement", "benedict", "innocent", "urban", "boniface", "julius", "sixtus", "adrian", "hadrian", "alfonso",
        "ferdinand",
        "frederick", "wilhelm", "friedrich", "leopold", "joseph", "francois", "françois", "carl", "karl", "gustav",
        "gustavus",
        "christian", "haakon", "olaf", "olav", "harald", "harold", "otto", "conrad", "maximilian", "rudolf", "rudolph",
        "albert",
        "victor", "emmanuel", "emanuel", "emanuele", "vittorio", "loudon", "hen", "edw", "rich", "geo", "chas",
        "umberto", "humbert", "pedro", "juan", "carlos", "felipe", "isabella",
        "sancho",
        "robert", "david", "malcolm", "alexis", "fyodor", "vasily", "boris", "ramses", "rameses", "ramesses",
        "thutmose",
        "amenhotep", "seti", "ptolemy", "cleopatra", "darius", "xerxes", "artaxerxes", "cyrus", "antiochus", "seleucus",
        "mithridates", "justinian", "constantine", "theodosius", "basil", "michael", "manuel", "andronicus", "selim",
        "suleiman",
        "murad", "mehmed", "mehmet", "mahmud", "abdulhamid", "mustafa", "ahmed", "osman", "abbas", "akbar", "stephen",
        "casimir", "sigismund", "stanislaus", "augustus", "wenceslas", "bela", "béla", "ladislaus", "matthias",
        "andrew", "alexius",
        "eugene", "eugenius", "celestine", "honorius", "nicolas", "martin", "alphonso", "alphonse", "amadeus", "ludwig",
        "franz",
        "frederic", "anne", "margaret", "beatrix", "juliana", "wilhelmina", "baudouin", "hussein", "abdullah", "faisal",
        "fuad",
        "farouk", "menelik", "selassie", "pepin", "lothair", "dagobert", "clovis", "childeric", "edgar", "edmund",
        "canute", "hugh",
        "baldwin", "bohemond", "tancred", "amalric", "fulk", "raymond", "guy", "eric", "erik", "valdemar", "waldemar",
        "magnus", "sverre",
        "thomas", "walter", "thurston", "archibald", "theodore", "nebuchadnezzar", "tiglath", "sargon", "psamtik",
        "amenemhat", "nectanebo",
        "jean", "philippe", "henri", "mark", "samuel", "daniel", "arthur", "alfred", "ernest", "ernst", "heinrich",
        "stephan", "jerome", "anastasius", "callixtus", "calixtus", "eugen", "gelasius", "lucius", "marcellus",
        "paschal", "zachary",
    ]

    /// What rulers are called.
    static let titles: Set = [
        "king", "queen", "emperor", "empress", "pope", "tsar", "czar", "tsarina", "kaiser", "sultan", "shah", "pharaoh",
        "prince",
        "archduke", "duke", "saint", "st", "caliph", "khan", "maharaja", "elector",
    ]

    /// What is counted in Roman figures.
    static let labels: Set = [
        "chapter", "chap", "ch", "book", "bk", "part", "pt", "volume", "vol", "act", "scene", "sc", "canto", "section",
        "sect",
        "sec", "letter", "stave", "appendix", "article", "art", "war", "type", "phase", "class", "figure", "fig",
        "table", "plate", "pl",
        "page", "p", "pp", "lesson", "psalm", "ps", "sonnet", "grade", "stage", "group", "apollo", "gemini", "no",
        "number",
        "bowl", "episode", "season", "mark", "mk", "title", "verse", "stanza", "fit", "ode", "elegy", "epistle",
        "satire",
        "eclogue", "idyll", "fable", "tale", "story", "epilogue", "volumes", "vols", "books", "parts", "chapters",
        "acts", "scenes",
        "chaps", "sections", "cantos", "articles", "plates", "tables", "figures", "types", "pages", "dynasty",
        "interlude", "entry",
        "corps", "division", "schedule", "exhibit", "category", "tome", "liber", "lib", "cap", "note", "essay",
        "lecture", "tract",
        "proposition", "theorem", "rule", "movement", "symphony", "sonata", "quartet", "opus", "leo", "titan", "saturn",
        "polaris",
        "square", "quadrant", "level", "tier", "round", "game", "variation", "study", "étude", "sermon", "homily",
        "problem", "case", "amendment", "annex", "form",
    ]

    /// Labels of several.
    static let plurals: Set = [
        "volumes", "vols", "books", "parts", "chapters", "chaps", "acts", "scenes", "sections", "cantos", "articles",
        "plates", "tables", "figures", "types", "pages",
    ]

    /// Labels that have a full stop.
    static let abbreviated: Set = [
        "chap", "ch", "bk", "pt", "vol", "vols", "sc", "sect", "sec", "art", "fig", "pl", "p", "pp", "ps", "no", "mk",
        "chaps", "lib",
        "cap",
    ]

    /// What comes in kinds, so that hardly anybody speaks of himself behind it: *Phase I trials*, *a Class I felony*.
    static let kinds: Set = [
        "phase", "type", "class", "grade", "level", "stage", "division", "category", "tier", "group", "mk",
    ]

    /// Labels before an *I* in the middle of a sentence.
    static let parts: Set = [
        "chapter", "book", "part", "volume", "act", "scene", "canto", "section", "article", "appendix", "phase",
        "class", "chap",
        "vol", "bk", "pt", "ch", "type", "figure", "chapters", "books", "parts", "volumes", "acts", "sections",
        "scenes", "cantos",
        "articles", "types", "grade", "stage", "table", "plate", "title", "fig", "sec", "stave", "lesson",
    ]

    /// Small words after a label's *I*.
    static let afterPart: Set = [
        "we", "he", "she", "they", "it", "this", "there", "the", "has", "ended", "ends", "began", "begins", "tells",
        "describes",
        "shows", "that", "which", "how", "what", "diabetes", "error", "errors", "a", "an", "but", "where", "when",
        "deals",
    ]

    /// What somebody did with a thing of a kind: *Class I taught*.
    static let pastVerbs: Set = [
        "taught", "bought", "sought", "chose", "led", "kept", "held", "built", "ran", "sang", "drew", "got", "left",
        "lost", "sold", "won", "brought", "grew", "drove", "spent", "paid", "sent", "began", "stood", "set", "put",
    ]

    /// Words after *I* that make it the speaker.
    static let afterSpeaker: Set = [
        "am", "will", "shall", "have", "do", "think", "should", "would", "could", "must", "want", "know", "can", "may",
        "might",
        "said", "saw", "knew", "love", "loved", "met", "remember", "remembered", "see", "hope", "believe", "believed",
        "say", "wish",
        "wished", "found", "find", "had", "did", "never", "always", "ever", "ought", "cannot", "felt", "feel", "mean",
        "meant", "like",
        "liked", "told", "tell", "wrote", "write", "thought", "read", "heard", "hear", "suppose", "understand", "ve",
        "m", "ll", "d", "went", "came",
        "take", "took", "gave", "give", "once", "also", "propose", "use", "used", "still", "only", "just", "need",
        "asked", "ask", "made",
    ]

    /// Words after the *I* of a ruler.
    static let afterFirst: Set = [
        "of", "was", "and", "died", "reigned", "ruled", "succeeded", "ascended", "became", "in", "to", "by", "for",
        "with", "at", "on",
        "from", "or", "as", "who", "himself", "herself", "against", "upon", "until", "after", "during", "than",
        "dissolved", "summoned",
        "granted", "abdicated", "married", "into", "before", "is", "under", "over", "through", "reign",
    ]
}
