/// Small words that tell where phrases begin, by language.
struct PhraseWords: Sendable {
    /// They begin a clause.
    let conjunctions: Set<String>
    /// They begin a phrase.
    let prepositions: Set<String>
    /// They belong to the word that follows: articles, possessives, auxiliaries.
    let leaning: Set<String>

    /// Whether a phrase or clause begins with a word.
    func beginsPhrase(_ word: String) -> Bool { conjunctions.contains(word) || prepositions.contains(word) }

    /// - Parameter language: BCP 47 tag.
    /// - Returns: None for a language that is not known.
    static func of(_ language: String) -> PhraseWords {
        byLanguage[String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()] ?? none
    }

    private static let none = PhraseWords(conjunctions: [], prepositions: [], leaning: [])

    private static let byLanguage: [String: PhraseWords] = [
        "en": PhraseWords(
            conjunctions: [
                "and", "but", "or", "nor", "for", "yet", "so", "because", "although", "though", "while", "when",
                "where",
                "which", "who", "whom", "whose", "that", "if", "unless", "until", "till", "since", "after", "before",
                "as",
                "than", "whereas", "whether", "lest",
            ],
            prepositions: [
                "about", "above", "across", "against", "along", "amid", "among", "around", "at", "behind", "below",
                "beneath",
                "beside", "between", "beyond", "by", "despite", "during", "from", "in", "inside", "into", "like",
                "near", "of",
                "off", "on", "onto", "out", "over", "past", "through", "throughout", "to", "toward", "towards", "under",
                "underneath",
                "unlike", "upon", "with", "within", "without",
            ],
            leaning: [
                "a", "an", "the", "this", "these", "those", "my", "your", "his", "her", "its", "our", "their", "no",
                "every",
                "each", "any", "some", "very", "not", "is", "are", "was", "were", "be", "been", "am", "has", "have",
                "had",
                "will", "would", "shall", "should", "can", "could", "may", "might", "must", "do", "does", "did", "out",
                "up",
                "it", "he", "she", "we", "they", "you", "i", "mr", "mrs", "dr", "there", "what", "how", "such", "more",
                "most",
                "much", "too", "just", "even", "only", "because", "instead", "rather", "according", "due", "together",
            ]
        ),
        "de": PhraseWords(
            conjunctions: [
                "und", "oder", "aber", "denn", "sondern", "weil", "dass", "daß", "obwohl", "während", "wenn", "als",
                "ob",
                "nachdem", "bevor", "bis", "damit", "wo", "wie", "indem",
            ],
            prepositions: [
                "an", "am", "auf", "aus", "bei", "beim", "durch", "für", "gegen", "hinter", "im", "in", "ins", "mit",
                "nach",
                "neben", "ohne", "seit", "über", "um", "unter", "vom", "von", "vor", "zu", "zum", "zur", "zwischen",
            ],
            leaning: [
                "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "kein",
                "keine",
                "mein", "dein", "sein", "ihr", "unser", "euer", "ist", "war", "hat", "hatte", "wird", "wurde", "nicht",
                "sehr",
                "er", "sie", "es", "wir", "ich", "du",
            ]
        ),
        "fr": PhraseWords(
            conjunctions: [
                "et", "ou", "mais", "donc", "or", "ni", "car", "que", "qui", "quand", "lorsque", "puisque", "parce",
                "où",
                "dont", "si", "comme", "tandis",
            ],
            prepositions: [
                "à", "au", "aux", "avec", "chez", "contre", "dans", "de", "des", "du", "depuis", "derrière", "devant",
                "en",
                "entre", "par", "parmi", "pendant", "pour", "sans", "sous", "sur", "vers",
            ],
            leaning: [
                "le", "la", "les", "un", "une", "ce", "cette", "ces", "mon", "ma", "mes", "son", "sa", "ses", "leur",
                "leurs",
                "est", "était", "a", "avait", "ne", "pas", "très", "il", "elle", "je", "tu", "nous", "vous", "on",
            ]
        ),
        "es": PhraseWords(
            conjunctions: [
                "y", "e", "o", "u", "pero", "sino", "porque", "que", "cuando", "donde", "aunque", "mientras", "si",
            ],
            prepositions: [
                "a", "al", "ante", "bajo", "con", "contra", "de", "del", "desde", "en", "entre", "hacia", "hasta",
                "para", "por",
                "según", "sin", "sobre", "tras",
            ],
            leaning: [
                "el", "la", "los", "las", "un", "una", "unos", "unas", "su", "sus", "mi", "mis", "este", "esta", "no",
                "muy",
                "es", "era", "ha", "había", "se", "lo", "le",
            ]
        ),
        "it": PhraseWords(
            conjunctions: ["e", "ed", "o", "ma", "però", "perché", "che", "quando", "dove", "mentre", "se", "come"],
            prepositions: [
                "a", "al", "alla", "con", "contro", "da", "dal", "dalla", "dei", "del", "della", "delle", "di", "fra",
                "in",
                "nel", "nella", "per", "senza", "sopra", "sotto", "su", "sul", "sulla", "tra", "verso",
            ],
            leaning: [
                "il", "lo", "la", "i", "gli", "le", "un", "uno", "una", "suo", "sua", "mio", "mia", "questo", "questa",
                "non",
                "è", "era", "ha", "aveva", "si", "ci",
            ]
        ),
    ]
}
